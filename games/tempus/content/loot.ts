import type { LootCard } from '../faces.ts'
import { aFreeSpace, anAlly, aRivalWithLoot } from '../texts/aims.ts'
import { area, burst, natural, ranged, weapon } from '../texts/attacks.ts'
import {
  aura,
  bonus,
  fromSpells,
  gives,
  ofMelee,
  ofShots,
  skillBonus,
  ofSpells,
  ofWeapons,
} from '../texts/bonuses.ts'
import { spreads } from '../texts/deeds/harm.ts'
import { heals } from '../texts/deeds/healing.ts'
import { steals } from '../texts/deeds/loot.ts'
import { teleportsThere } from '../texts/deeds/moving.ts'
import { trying } from '../texts/deeds/rolls.ts'
import { anyHit, hitAdds, loosensMoves, meleeHit } from '../texts/features.ts'
import { it, you } from '../texts/groups.ts'
import { advanced, loot, lootAttack, lootFree, lootGeneral, named } from '../texts/loot.ts'
import { daze, push } from '../texts/riders.ts'
import { from, table } from '../texts/tables.ts'
import { healsAtTurnStart } from '../texts/upkeep.ts'

/** The thirty Loot cards (C-11). */
export const LOOT: readonly LootCard[] = [
  named(
    advanced(
      lootAttack(
        'Gong of the Summit',
        natural(area(6, 3), table(from(1, 2), from(9, 4, daze(1)), from(16, 6, daze(1)))),
      ),
    ),
  ),
  loot('Boots of Striding', { bonuses: [bonus('spaces', 1)] }),
  loot('Cloak of Protection', { bonuses: [bonus('dr', 1)] }),
  loot('Adamantine Shield', { bonuses: [bonus('dr', 2)] }),
  loot('Amulet of Health', { bonuses: [bonus('maxHp', 8)] }, heals(you, 8)),
  loot('Ring of Accuracy', { bonuses: [bonus('attack', 1)] }),
  loot('Gauntlets of Ogre Power', { bonuses: [bonus('damage', 2, ofMelee)] }),
  loot('Bracers of Archery', { bonuses: [bonus('damage', 2, ofShots)] }),
  loot('Wand of the War Mage', { bonuses: [bonus('attack', 1, ofSpells), bonus('damage', 1, ofSpells)] }),
  loot('Flame Tongue', { watches: [hitAdds(meleeHit, 'burn', 1)] }),
  loot('Serpent Fang', { watches: [hitAdds(anyHit, 'poison', 1)] }),
  advanced(loot('Vorpal Edge', { bonuses: [bonus('critical', 1, ofWeapons)] })),
  loot('Stone of Good Luck', { bonuses: [bonus('skill', 1), bonus('initiative', 1)] }),
  loot('Headband of Intellect', { bonuses: [skillBonus('knowledge', 3)] }),
  loot('Belt of Giant Strength', { bonuses: [skillBonus('athletics', 3)] }),
  loot('Circlet of Persuasion', { bonuses: [skillBonus('savvy', 3)] }),
  advanced(loot('Winged Boots', { watches: [loosensMoves] })),
  advanced(lootFree('Cape of the Mountebank', teleportsThere, aFreeSpace(4))),
  loot('Periapt of Wound Closure', { watches: [healsAtTurnStart(2)] }),
  lootGeneral('Staff of Healing', heals(it, 6), anAlly(6)),
  loot('Bag of Holding', { bonuses: [bonus('draws', 1)] }),
  loot('Helm of Awareness', { bonuses: [gives('initiative-advantage')] }),
  advanced(loot('Mantle of Spell Resistance', { bonuses: [bonus('reduction', 3, fromSpells)] })),
  loot('Ring of Fire Ward', { quirks: { noBurn: 1 } }),
  loot('Ring of Free Action', { quirks: { noRoot: 1, noPush: 1 } }),
  advanced(lootGeneral('Gloves of Thievery', trying('savvy', steals()), aRivalWithLoot)),
  advanced(
    lootAttack(
      'Javelin of Lightning',
      weapon(ranged(8), table(from(6, 5), from(13, 8))),
      spreads({ damage: 2, within: 1, most: null, hurtsAllies: true }, { misses: false, hurtsTarget: false }),
    ),
  ),
  advanced(
    lootAttack(
      'Horn of Blasting',
      natural(burst(3), table(from(1, 2), from(7, 4, push(2)), from(15, 6, push(3)))),
    ),
  ),
  lootFree('Alchemist’s Satchel', heals(you, 4)),
  loot('Banner of Tempus', { bonuses: [aura(3, bonus('attack', 1))] }),
]
