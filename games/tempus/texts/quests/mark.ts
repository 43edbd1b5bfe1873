import { isOnMap } from '../../rules/creatures.ts'
import { heroesByInitiative } from '../../rules/initiative.ts'
import { begin, end } from '../../rules/lasting.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { progress } from '../../rules/quests/progress.ts'
import { vpOf } from '../../rules/score.ts'
import {
  heroOf,
  NEITHER,
  NOBODY,
  type CreatureId,
  type QuestState,
  type TempusPosition,
} from '../../state.ts'
import { partyOfSeat } from './places.ts'
import type { QuestText } from './sayings.ts'

/**
 * One Hero carries the mark: of the party with more VP, or of all Heroes, the one with the highest initiative, but not the last carrier. Its defeat by the rivals
 * counts for them; if it stands at the end of the round and has harmed an opponent, that counts for its own party (C-9, T-27.04).
 */
export const marksForDeath: QuestText = {
  says: 'After initiatives are rolled, if nobody is Marked, the Hero with the highest initiative in the party with more VP is Marked; where VP are equal, of all Heroes. Never the same Hero twice in a row. Rivals defeat it: +1 for their party. It stands at the end of a round in which it has damaged an opponent: +1 for its own party. Either removes the mark, as does any other defeat.',
  begins(_table, quest) {
    quest.note = NOBODY
  },
  initiativeSet(table, quest) {
    if (carrierOf(quest) !== null) return
    const carrier = nextCarrier(table.state, quest)
    if (carrier === null) return
    const mark = { face: lastingNamed(QUEST_MARK), owner: NOBODY, card: quest.card, on: carrier }
    if (begin(table, mark) !== null) quest.note = carrier
  },
  felled(table, quest, { victim, source }) {
    if (carrierOf(quest) !== victim) return
    forget(quest) // its statuses have gone with it (T-27.06)
    if (source.giver === NEITHER || source.giver === partyOfSeat(victim)) return
    progress(table, quest, { party: source.giver, by: 1 })
  },
  roundEnds(table, quest) {
    const carrier = carrierOf(quest)
    if (carrier === null || !isOnMap(table.state, carrier)) return
    if (!heroOf(table.state, carrier).hasHarmed) return
    progress(table, quest, { party: partyOfSeat(carrier), by: 1 })
    forget(quest)
    for (const lasting of table.state.lastings.filter(({ card }) => card === quest.card)) end(table, lasting)
  },
}

/** Slug of the mark. */
const QUEST_MARK = 'marked'

/** Who carries the mark now; null while nobody does. */
function carrierOf({ note }: QuestState): CreatureId | null {
  return note >= 0 ? note : null
}

/** Nobody carries the mark any more; who did is remembered below -1, so that it is not the next one. */
function forget(quest: QuestState): void {
  quest.note = LAST - quest.note
}

const LAST = -2

function nextCarrier(state: TempusPosition, quest: QuestState): CreatureId | null {
  const [red, blue] = [vpOf(state, 0), vpOf(state, 1)]
  const next = heroesByInitiative(state).find(({ id, at }) => {
    if (at < 0 || id === LAST - quest.note) return false
    return red === blue || partyOfSeat(id) === (red > blue ? 0 : 1)
  })
  return next?.id ?? null
}
