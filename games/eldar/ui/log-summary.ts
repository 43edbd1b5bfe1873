import { actionName, type EldarEvent } from '@trialhall/game-eldar'
import type { SeenEvent, Sentence } from '@trialhall/kernel'
import { saidAfter, unstopped, type LogSummary, type Speaker } from '@trialhall/table-ui'

type Story = readonly SeenEvent<EldarEvent>[]
type Used = Extract<EldarEvent, { type: 'used' }>

/** A line of the log for a whole action: who uses what on whom, and for how much, where the rules tell each by itself. */
export const logSummary: LogSummary<EldarEvent> = (story, at, speaker) => {
  const event = story[at]?.event
  if (event?.type === 'used') return actionLine(story, at, speaker)
  if (isGain(event)) return gainLine(story, at, speaker)
  if (event?.type === 'resolves') return usedBefore(story, at)?.serial === event.serial ? null : undefined
  if (!event || !isPart(event)) return undefined
  const isToldBefore = usedBefore(story, at) !== null || (event.type !== 'paid' && isPaidBefore(story, at))
  return isToldBefore ? null : undefined
}

type Gain = Extract<EldarEvent, { type: 'focusChanged' }>

function isGain(event: EldarEvent | undefined): event is Gain {
  return event?.type === 'focusChanged' && event.by > 0
}

/** Heroes that gain as much Focus one after the other, as at the start of a round, share a line. */
function gainLine(story: Story, at: number, speaker: Speaker<EldarEvent>): Sentence | null | undefined {
  const first = story[at]?.event
  const isAlike = (heard: SeenEvent<EldarEvent> | undefined): boolean =>
    isGain(first) && isGain(heard?.event) && heard.event.by === first.by
  if (isAlike(story[at - 1])) return null
  let end = at + 1
  while (isAlike(story[end])) end++
  const run = story.slice(at, end)
  if (run.length < 2) return undefined
  const heroes = run.flatMap((heard, i): Sentence => {
    const [hero = ''] = speaker.event(heard)
    return i === 0 ? [hero] : [i === run.length - 1 ? ' and ' : ', ', hero]
  })
  return [...heroes, ` gain ${isGain(first) ? first.by : 0} Focus.`]
}

/** What is told of an action after its name. */
function isPart(event: EldarEvent | undefined): boolean {
  if (event === undefined) return false
  if (event.type === 'focusChanged') return event.by < 0
  return event.type === 'aimed' || event.type === 'paid' || event.type === 'exhausted'
}

/** The action whose last part is told just before a place of the story. */
function usedBefore(story: Story, at: number): Used | null {
  const before = story[partsBegin(story, at) - 1]?.event
  return before?.type === 'used' ? before : null
}

/** A trigger that is paid for has no line of its own. */
function isPaidBefore(story: Story, at: number): boolean {
  return story.slice(partsBegin(story, at), at).some(({ event }) => event.type === 'paid')
}

/** Where the parts begin that are told one after the other before a place of the story. */
function partsBegin(story: Story, at: number): number {
  let begin = at
  while (isPart(story[begin - 1]?.event)) begin--
  return begin
}

function actionLine(story: Story, at: number, speaker: Speaker<EldarEvent>): Sentence {
  const used = story[at] as SeenEvent<EldarEvent>
  let end = at + 1
  while (isPart(story[end]?.event)) end++
  const parts = story.slice(at + 1, end)
  const aimed = parts.find(({ event }) => event.type === 'aimed')
  const paid = parts.find(({ event }) => event.type === 'paid')
  return [
    ...unstopped(speaker.event(used)),
    ...(aimed ? aimOf(speaker.event(aimed), aimed.event, story) : []),
    ...(paid ? priceOf(speaker.event(paid)) : []),
    '.',
  ]
}

function aimOf(sentence: Sentence, event: EldarEvent, story: Story): Sentence {
  if (event.type !== 'aimed') return []
  const [first, ...rest] = unstopped(sentence)
  const name = actionName(event.face, event.ability)
  if (typeof first !== 'string' || !first.startsWith(name)) return []
  const aim = [first.slice(name.length), ...rest]
  return aim.map((piece) => (piece === GONE ? (aimedAt(event.targets, story) ?? GONE) : piece))
}

/** What the rules call an effect that has left the stack. */
const GONE = 'a pending effect'

/** The name of an effect that an action was aimed at, from when it went onto the stack. */
function aimedAt(targets: readonly number[], story: Story): string | null {
  const begun = story.findLast(({ event }) => isBegun(event) && targets.includes(event.serial))?.event
  return begun && isBegun(begun) ? actionName(begun.face, begun.ability) : null
}

function isBegun(event: EldarEvent): event is Extract<EldarEvent, { type: 'used' | 'triggered' }> {
  return event.type === 'used' || event.type === 'triggered'
}

/** "for 1 Focus and its stamina"; nothing where it is free. */
function priceOf(sentence: Sentence): Sentence {
  const price = saidAfter(sentence, / pays? /u)
  return price === null || price.join('') === '0 Focus' ? [] : [' for ', ...price]
}
