import type { LastingFace } from '../faces.ts'
import { bonus, byOwner, forAll, gives, onBearerByOwner } from '../texts/bonuses.ts'
import { lasting } from '../texts/lastings.ts'
import { inspires, suffersAtTurnEnd } from '../texts/upkeep.ts'

/** Statuses with rings, as the table of C-3 has them (T-27). */

export const MARKED: LastingFace = lasting('Marked', { ends: 'play', rings: 1, marks: true })
export const INSPIRED: LastingFace = lasting('Bardic Inspiration', {
  ends: 'play',
  rings: 5,
  most: 2,
  watches: [inspires(3)],
})
export const MOCKED: LastingFace = lasting('Mocked', {
  ends: 'bearer-turn-end',
  rings: 2,
  isSpell: true,
  usedBy: ['attacking'],
  bonuses: [gives('disadvantage')],
})
export const HELD: LastingFace = lasting('Held', {
  ends: 'bearer-turn-end',
  rings: 2,
  isSpell: true,
  quirks: { noMove: 1, actionsLess: 1, noTurn: 1 },
})
export const HUNTED: LastingFace = lasting('Hunter’s Mark', {
  ends: 'play',
  rings: 2,
  marks: true,
  isSpell: true,
  servesAttacks: true,
  bonuses: [
    {
      ...forAll(bonus('damage', 2)),
      says: '+2 damage on hits of its owner against it',
      condition: onBearerByOwner,
    },
  ],
})
export const HEATED: LastingFace = lasting('Heat Metal', {
  ends: 'play',
  rings: 1,
  isSpell: true,
  bonuses: [bonus('attack', -2)],
  watches: [suffersAtTurnEnd(2)],
})
export const ENFEEBLED: LastingFace = lasting('Enfeebled', {
  ends: 'bearer-turn-end',
  rings: 1,
  isSpell: true,
  quirks: { halvesDamage: 1 },
})
export const LAUGHING: LastingFace = lasting('Laughing', {
  ends: 'bearer-turn-end',
  rings: 1,
  isSpell: true,
  usedBy: ['hurt'],
  quirks: { actionsLess: 1, noMonsterAttack: 1 },
  bonuses: [gives('skill-disadvantage')],
})
export const VOWED: LastingFace = lasting('Vow of Enmity', {
  ends: 'play',
  rings: 1,
  marks: true,
  servesAttacks: true,
  bonuses: [{ ...gives('advantaged', byOwner), says: 'its owner’s attack rolls against it have advantage' }],
})
export const SHELTERED: LastingFace = lasting('Sanctuary', {
  ends: 'bearer-turn-end',
  rings: 1,
  isSpell: true,
  usedBy: ['attack-action'],
  quirks: { untargetable: 1 },
})
export const GUIDED: LastingFace = lasting('Guiding Bolt', {
  ends: 'round',
  rings: 1,
  isSpell: true,
  usedBy: ['attacked'],
  bonuses: [gives('advantaged')],
})

/** All of them. */
export const STATUSES: readonly LastingFace[] = [
  MARKED,
  INSPIRED,
  MOCKED,
  HELD,
  HUNTED,
  HEATED,
  ENFEEBLED,
  LAUGHING,
  VOWED,
  SHELTERED,
  GUIDED,
]
