import type { LastingFace } from '../faces.ts'
import { bonus, gives } from '../texts/bonuses.ts'
import { leavesAfter, linked } from '../texts/events/tokens.ts'
import { taken } from '../texts/events/prizes.ts'
import { ground, lasting } from '../texts/lastings.ts'
import { hurtsThere } from '../texts/upkeep.ts'

/** What Events put on the map and on Heroes (C-10). */

export const DECK: LastingFace = lasting('Deck of Many Things', { ends: 'play' })
export const BLADE: LastingFace = lasting('Fallen Blade', { ends: 'play' })
export const TELEPORTAL: LastingFace = lasting('Teleportal', {
  ends: 'play',
  counts: 'rounds',
  watches: [linked, leavesAfter(3)],
})
export const MIST: LastingFace = lasting('Poison Mist', {
  ends: 'play',
  watches: [hurtsThere('turn-end', { poison: 1 })],
})
export const GEYSER: LastingFace = lasting('Flame Geyser', {
  ends: 'play',
  counts: 'rounds',
  watches: [leavesAfter(3)],
})
export const RIFT: LastingFace = lasting('Rift of Blades', {
  ends: 'play',
  ground: ground({}),
  watches: [hurtsThere('entered', { piercing: 1 })],
})
export const ANTIMAGIC: LastingFace = lasting('Antimagic Field', {
  ends: 'play',
  ground: ground({ noSpells: true }),
})
export const FAVOURED: LastingFace = lasting('Blessing of Tempus', {
  ends: 'play',
  usedBy: ['attacking'],
  bonuses: [gives('advantage')],
})
export const ENRAGED: LastingFace = lasting('Rage of the Ogre', {
  ends: 'play',
  bonuses: [bonus('damage', 2)],
  quirks: { movesMore: 3 },
})
export const CARRIED: LastingFace = lasting('Carried Banner', { ends: 'play', counts: 'space' })
export const BANNER: LastingFace = lasting('Banner', { ends: 'play', watches: [taken(CARRIED.slug)] })
export const CHAMPION_OF: LastingFace = lasting('Champion of the Trial', {
  ends: 'play',
  counts: 'prizes',
  bonuses: [bonus('attack', 1)],
})
export const TRIUMPH: LastingFace = lasting('Triumph', { ends: 'round', isOfParty: true })
export const ASCENDED: LastingFace = lasting('Ascended', { ends: 'play', isOfParty: true })

/** All of them. */
export const EVENT_EFFECTS: readonly LastingFace[] = [
  DECK,
  BLADE,
  TELEPORTAL,
  MIST,
  GEYSER,
  RIFT,
  ANTIMAGIC,
  FAVOURED,
  ENRAGED,
  CARRIED,
  BANNER,
  CHAMPION_OF,
  TRIUMPH,
  ASCENDED,
]
