import { choose, summon, target } from '../texts/aims.ts'
import { eachAdjacent, eachAtRange, eachEnchanted, eachInRow } from '../texts/groups.ts'
import { spell } from '../texts/makers.ts'
import { damage, each, enchant, place } from '../texts/steps.ts'
import type { ClassSet } from './sets.ts'

/** Few bodies, many spells: the Elementalist's cards. Five of them summon themselves (L-R50). */
export const ELEMENTALIST: ClassSet = {
  units: [],
  unitUpgrades: [],
  spells: [
    spell(
      'Ember Sprite',
      { cost: 'S', types: ['Fire', 'Elemental'], body: { code: 'Es', attack: 3, hp: 3 } },
      { aim: summon() },
    ),
    spell(
      'Rime Wisp',
      { cost: 'S', types: ['Frost', 'Elemental'], body: { code: 'Rw', attack: 2, hp: 2 } },
      { aim: summon(), modifiers: { range: 1 }, afterAttack: [place(1, 'chill')] },
    ),
    spell(
      'Stone Pillar',
      { cost: 'B', types: ['Stone', 'Elemental'], body: { code: 'Sp', attack: null, hp: 4 } },
      { aim: summon(3), modifiers: { grounded: true } },
    ),
    spell('Fire Bolt', { cost: 'RR', types: ['Fire'] }, { aim: target('foe'), does: [damage(4)] }),
    spell('Frostbind', { cost: 'B', types: ['Frost'] }, { aim: target('foe'), does: [place(2, 'chill')] }),
    spell(
      'Fireball',
      { cost: 'RRR', types: ['Fire'] },
      {
        aim: choose('intersection'),
        does: [each(eachAtRange('any', 1), damage(2)), each(eachAtRange('any', 2), damage(1))],
      },
    ),
    spell(
      'Blizzard',
      { cost: 'BBB', types: ['Frost'] },
      {
        aim: choose('row'),
        does: [each(eachInRow('foe'), enchant)],
        enchantment: { duration: 2, does: [each(eachEnchanted, damage(1), place(1, 'chill'))] },
      },
    ),
    spell(
      'Lightning Strike',
      { cost: 'RBB', types: ['Storm'] },
      { aim: target('foe'), does: [damage(2), place(1, 'stun')] },
    ),
    spell(
      'Storm Elemental',
      { cost: 'RBS', types: ['Storm', 'Elemental'], body: { code: 'St', attack: 3, hp: 4 } },
      { aim: summon(), whenSummoned: [place(1, 'haste')] },
    ),
    spell(
      'Molten Colossus',
      { cost: 'RRS', types: ['Fire', 'Stone', 'Elemental'], body: { code: 'Mc', attack: 3, hp: 7 } },
      {
        aim: summon(),
        enchantment: { duration: null, does: [each(eachAdjacent('foe', 'this'), damage(1))] },
      },
    ),
  ],
  spellUpgrades: [],
}
