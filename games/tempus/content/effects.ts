import type { LastingFace } from '../faces.ts'
import { aura, bonus, gives, ofWeapons, onOthers } from '../texts/bonuses.ts'
import { ground, lasting } from '../texts/lastings.ts'
import { healsAround, healsAtTurnStart, healsBeside, hurtsThere, sharesPain } from '../texts/upkeep.ts'
import {
  dodgesAway,
  freesTheHurt,
  movesToken,
  poisonsHits,
  spiritStrikes,
  tokenMoves,
} from '../texts/tokens.ts'
import { MELEE, spell } from '../texts/attacks.ts'
import { from, table } from '../texts/tables.ts'

/** What else lasts: the effects of Ongoing cards, tokens with their areas, and bonuses until a moment. */

// Until a moment
/** Cards whose DR adds up each have something lasting of their own (T-25.06). */
function guarding(name: string): LastingFace {
  return lasting(name, { ends: 'owner-turn-start', isOwn: true, bonuses: [bonus('dr', 2)] })
}
export const BULWARK: LastingFace = guarding('Bulwark')
export const HOLDING_THE_LINE: LastingFace = guarding('Hold the Line')
export const FLOURISHING: LastingFace = guarding('Valiant Flourish')
export const HARDENED: LastingFace = lasting('Hardened', {
  ends: 'owner-turn-start',
  isOwn: true,
  bonuses: [bonus('dr', 3)],
})
export const SHIELDED: LastingFace = lasting('Shield of Faith', {
  ends: 'round',
  isSpell: true,
  bonuses: [bonus('dr', 3)],
})
export const OUTLINED: LastingFace = lasting('Outlined', {
  ends: 'round',
  isSpell: true,
  bonuses: [gives('advantaged')],
})
export const SILENCED: LastingFace = lasting('Silenced', { ends: 'bearer-turn-end', quirks: { noSpells: 1 } })
export const HASTENED: LastingFace = lasting('Haste', {
  ends: 'bearer-turn-end',
  isSpell: true,
  quirks: { actionsMore: 1 },
})
export const HOPEFUL: LastingFace = lasting('Beacon of Hope', {
  ends: 'round',
  isSpell: true,
  bonuses: [bonus('healed', 4), gives('skill-advantage')],
})
export const ELUSIVE: LastingFace = lasting('Elusive', {
  ends: 'turn',
  isBrief: true,
  watches: dodgesAway(2),
})
export const BORROWED: LastingFace = lasting('Borrowed Loot', {
  ends: 'owner-turn-end',
  isOwn: true,
  quirks: { borrows: 1 },
})

/** Its count is the kept die. */
export const PORTENT: LastingFace = lasting('Portent', { ends: 'round', counts: 'die' })

// Of Ongoing cards
export const BLESSED: LastingFace = lasting('Bless', {
  ends: 'owner-turn-end',
  isSpell: true,
  bonuses: [bonus('attack', 2), bonus('skill', 2)],
})
export const SUPERIOR: LastingFace = lasting('Superior Critical', {
  ends: 'play',
  servesAttacks: true,
  bonuses: [{ ...bonus('critical', 2, ofWeapons), says: 'weapon attacks are critical on 18+' }],
  quirks: { critDamage: 2 },
})
export const SURVIVING: LastingFace = lasting('Survivor', {
  ends: 'play',
  watches: [healsAtTurnStart(4, 15)],
})
export const CHALLENGED: LastingFace = lasting('Challenged', {
  ends: 'owner-turn-start',
  marks: true,
  isSpell: true,
  bonuses: [gives('disadvantage', onOthers)],
})
export const AURA_OF_PROTECTION: LastingFace = lasting('Aura of Protection', {
  ends: 'play',
  bonuses: [aura(2, bonus('dr', 1))],
})
export const FAVORED: LastingFace = lasting('Divine Favor', {
  ends: 'play',
  isSpell: true,
  servesAttacks: true,
  bonuses: [bonus('damage', 2, ofWeapons)],
})
export const CAMOUFLAGED: LastingFace = lasting('Camouflage', {
  ends: 'owner-turn-start',
  isOwn: true,
  usedBy: ['attack-action', 'move-action', 'step'],
  quirks: { hidden: 2 },
})
export const HIDDEN: LastingFace = lasting('Hide', {
  ends: 'owner-turn-start',
  isOwn: true,
  usedBy: ['attacking'],
  quirks: { hidden: 2 },
  bonuses: [gives('advantage')],
})
export const ARMORED: LastingFace = lasting('Mage Armor', {
  ends: 'play',
  isSpell: true,
  bonuses: [bonus('dr', 2)],
})
export const HYMN: LastingFace = lasting('Battle Hymn', {
  ends: 'play',
  bonuses: [aura(3, bonus('attack', 1)), aura(3, bonus('damage', 1))],
})
export const WARDED: LastingFace = lasting('Warding Bond', {
  ends: 'play',
  isSpell: true,
  bonuses: [bonus('dr', 2)],
  watches: [sharesPain(1)],
})
export const AURA_OF_LIFE: LastingFace = lasting('Aura of Life', {
  ends: 'third-owner-turn-end',
  isSpell: true,
  watches: [healsAround(3, 3)],
})
export const ENVENOMED: LastingFace = lasting('Envenom', {
  ends: 'play',
  servesAttacks: true,
  watches: [poisonsHits(1)],
})

// Tokens
export const SPIRITUAL_WEAPON: LastingFace = lasting('Spiritual Weapon', {
  ends: 'play',
  counts: 'charges',
  isSpell: true,
  use: spiritStrikes(4, spell(MELEE, table(from(7, 3), from(15, 6)))),
})
export const HEALING_SPIRIT: LastingFace = lasting('Healing Spirit', {
  ends: 'play',
  counts: 'charges',
  isSpell: true,
  use: tokenMoves(3),
  heals: 5,
  watches: [healsBeside(5)],
})
export const SPIKES: LastingFace = lasting('Spike Growth', {
  ends: 'second-owner-turn-start',
  rings: 2,
  isSpell: true,
  ground: ground({ cost: 1 }),
  watches: [hurtsThere('entered', { piercing: 1 })],
})
export const HYPNOTIC: LastingFace = lasting('Hypnotic Pattern', {
  ends: 'play',
  isSpell: true,
  isArea: true,
  quirks: { noAttack: 1 },
  watches: [freesTheHurt('awakened')],
})
/** The number below 0 takes away what patterns do to whoever was hurt: there are two of them, which may lie on one space. */
export const AWAKENED: LastingFace = lasting('Awakened', { ends: 'turn', quirks: { noAttack: -2 } })
export const STONE_WALL: LastingFace = lasting('Wall of Stone', {
  ends: 'second-owner-turn-start',
  isSpell: true,
  ground: ground({ isSolid: true }),
})
export const FIRE_WALL: LastingFace = lasting('Wall of Fire', {
  ends: 'play',
  isSpell: true,
  ground: ground({ blocksSight: true }),
  watches: [hurtsThere('entered', { normal: 3, burn: 1 }), hurtsThere('turn-end', { normal: 3, burn: 1 })],
})
export const MOONBEAM: LastingFace = lasting('Moonbeam', {
  ends: 'play',
  isSpell: true,
  watches: [hurtsThere('turn-start', { piercing: 3 }), movesToken(2, 3)],
})

/** All of them. */
export const EFFECTS: readonly LastingFace[] = [
  BULWARK,
  HARDENED,
  SHIELDED,
  OUTLINED,
  SILENCED,
  HASTENED,
  HOPEFUL,
  ELUSIVE,
  BORROWED,
  PORTENT,
  BLESSED,
  SUPERIOR,
  SURVIVING,
  CHALLENGED,
  AURA_OF_PROTECTION,
  FAVORED,
  CAMOUFLAGED,
  HIDDEN,
  ARMORED,
  HYMN,
  WARDED,
  AURA_OF_LIFE,
  ENVENOMED,
  SPIRITUAL_WEAPON,
  HEALING_SPIRIT,
  SPIKES,
  HYPNOTIC,
  AWAKENED,
  STONE_WALL,
  FIRE_WALL,
  MOONBEAM,
]

/** Those that came later: a state knows what lasts by its place among all, so what is new stands last. */
export const LATER_EFFECTS: readonly LastingFace[] = [HOLDING_THE_LINE, FLOURISHING]
