import type { GameCover } from '@trialhall/kernel'
import { PARTIES } from './terms.ts'

/** What stands on the box. Seats are Heroes: with fewer people than Heroes some people play two (T-5.01 to T-5.06). */
export const cover: GameCover = {
  id: 'tempus',
  title: 'Trials of Tempus',
  blurb:
    'Two parties of Heroes race for Victory Points on a large map of Quests, Monsters and Loot, until the Trial Guardian falls.',
  seats: { min: 4, max: 8, step: 2 },
  players: { min: 2, max: 8 },
  parties: PARTIES,
  sharesVictory: true, // T-R69
  content: {
    classes: 8,
    subclasses: 16,
    characters: 8,
    heroCards: 236,
    quests: 10,
    events: 40,
    loot: 30,
    monsters: 10,
    realms: 2,
  },
}
