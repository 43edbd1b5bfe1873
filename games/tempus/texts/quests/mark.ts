import type { CreatureId, QuestState, TempusPosition } from '../../state.ts'
import { NEITHER, NOBODY } from '../../state.ts'
import type { QuestRules } from '../../faces.ts'
import { isOnMap } from '../../rules/creatures.ts'
import { begin, end } from '../../rules/lasting.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { progress } from '../../rules/quests/progress.ts'
import { vpOf } from '../../rules/score.ts'
import { partyOfSeat } from './places.ts'

/**
 * One Hero carries the mark: of the party with more VP, or of all Heroes, the one with the highest initiative, but not the last carrier. Its defeat by the rivals
 * counts for them; if it stands at the end of the round and has harmed an opponent, that counts for its own party (C-9, T-27.04).
 */
export const marksForDeath: QuestRules = {
  begins(_table, quest) {
    quest.note = NOBODY
  },
  initiativeSet(table, quest) {
    const { state } = table
    if (carrierOf(state, quest) !== null) return
    const carrier = nextCarrier(state, quest)
    if (carrier === null) return
    quest.note = carrier
    begin(table, { face: lastingNamed(QUEST_MARK), owner: NOBODY, card: quest.card, on: carrier })
  },
  felled(table, quest, { victim, source }) {
    if (victim !== quest.note || source.giver === NEITHER || source.giver === partyOfSeat(victim)) return
    progress(table, quest, { party: source.giver, by: 1 })
  },
  roundEnds(table, quest) {
    const carrier = carrierOf(table.state, quest)
    if (carrier === null || !isOnMap(table.state, carrier)) return
    if (!table.state.heroes[carrier]?.hasHarmed) return
    progress(table, quest, { party: partyOfSeat(carrier), by: 1 })
    for (const lasting of table.state.lastings.slice()) if (lasting.card === quest.card) end(table, lasting)
  },
}

/** Slug of the mark. */
const QUEST_MARK = 'marked'

/** Who carries the mark now; null while nobody does. */
function carrierOf(state: TempusPosition, quest: QuestState): CreatureId | null {
  return state.lastings.find(({ card }) => card === quest.card)?.on ?? null
}

function nextCarrier(state: TempusPosition, quest: QuestState): CreatureId | null {
  const [red, blue] = [vpOf(state, 0), vpOf(state, 1)]
  const able = state.heroes.filter(({ id, at }) => {
    if (at < 0 || id === quest.note) return false
    return red === blue || id % 2 === (red > blue ? 0 : 1)
  })
  const first = able.toSorted((a, b) => b.initiative - a.initiative || a.tie - b.tie)[0]
  return first?.id ?? null
}
