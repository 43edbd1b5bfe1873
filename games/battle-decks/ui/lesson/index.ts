import type { Lesson } from '@trialhall/table-ui'
import { downAndOut } from './down-and-out.ts'
import { eventsAndOdds } from './events-and-odds.ts'
import { firstBlows } from './first-blows.ts'
import { guarded } from './guarded.ts'
import { jokers } from './jokers.ts'

/** The guided first match of Battle Decks. */
export const lesson: Lesson = {
  gameId: 'battle-decks',
  chapters: [firstBlows, eventsAndOdds, guarded, jokers, downAndOut],
  farewell:
    'That is all you need to play. Whatever a card or an ability does, it tells you when you point at it.',
  seats: 2,
}
