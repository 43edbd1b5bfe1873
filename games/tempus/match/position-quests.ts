import type { Fields } from '@trialhall/kernel'
import { questOf } from '../rules/printed.ts'
import { AGAIN, BREW } from '../rules/quests/progress.ts'
import {
  NOBODY,
  OFF,
  type QuestState,
  type QuestWork,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { creatureIn } from './position-creatures.ts'
import { placeIn, spaceOf } from './position-fields.ts'

const MOST_PROGRESS = 99
/** One objective that is done: its place, the same once more, or the brew of the Herbs. */
const DONE = /^(\d{1,2},\d{1,2}( again)?|brew)$/
const ALLOWED_DONE = 'a place such as "12,9", "12,9 again", or "brew"'
const TIERS = ['1', '2', '3'] as const

/** What the parties have done for Quests of the Trial (T-28.05 to T-28.08). Each is named once. */
export function layQuestWork({ state }: TempusTable, fields: Fields): void {
  for (const part of fields.parts('questWork', state.quests.length)) {
    const slugs = state.quests.map(({ card }) => questOf(state, card).slug)
    const quest = state.quests[slugs.indexOf(part.oneOf<string>('quest', slugs, slugs[0] ?? ''))]
    if (!part.has('quest')) part.blame('quest', undefined, `one of ${slugs.join(', ')}`)
    if (quest !== undefined) layQuest(state, quest, part)
    part.noOthers()
  }
}

function layQuest(state: TempusPosition, quest: QuestState, part: Fields): void {
  layWork(quest.work[0], part.part('red'))
  layWork(quest.work[1], part.part('blue'))
  const carrier = creatureIn(state, part, 'carrier')
  const last = creatureIn(state, part, 'lastCarrier')
  const at = placeIn(part, 'at', OFF)
  if (carrier !== NOBODY) quest.note = carrier
  else if (last !== NOBODY) quest.note = LAST - last
  else if (at !== OFF) quest.note = at
}

/** Who carried the mark last is remembered below -1. */
const LAST = -2

function layWork(work: QuestWork, part: Fields): void {
  work.progress = part.integer('progress', { min: 0, max: MOST_PROGRESS, default: 0 })
  const tiers = part.listOf('tiers', TIERS) ?? []
  work.tiers = TIERS.reduce((bits, tier, i) => bits | (tiers.includes(tier) ? 1 << i : 0), 0)
  const done = part.texts('done', { pattern: DONE, allowed: ALLOWED_DONE }) ?? []
  for (const [i, text] of done.entries()) {
    const objective = objectiveOf(text)
    if (objective === OFF) part.blame(`done[${i}]`, text, ALLOWED_DONE)
    else work.closed.push(objective)
  }
  part.noOthers()
}

function objectiveOf(text: string): number {
  if (text === 'brew') return BREW
  const [place = '', again] = text.split(' ')
  const space = spaceOf(place)
  return space === OFF || again === undefined ? space : space + AGAIN
}
