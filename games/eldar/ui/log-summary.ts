import { actionName, actionOf, type EldarEvent } from '@trialhall/game-eldar'
import type { SeenEvent, Sentence } from '@trialhall/kernel'
import { saidAfter, unstopped, type LogSummary, type Speaker } from '@trialhall/table-ui'

type Story = readonly SeenEvent<EldarEvent>[]
type Used = Extract<EldarEvent, { type: 'used' }>

/** A line of the log for a whole action: who uses what on whom, and for how much, where the rules tell each by itself. */
export const logSummary: LogSummary<EldarEvent> = (story, at, speaker) => {
  const event = story[at]?.event
  if (event?.type === 'used') return actionLine(story, at, speaker)
  if (isGain(event)) return gainLine(story, at, speaker)
  if (isDraw(event)) return drawLine(story, at, speaker)
  if (event?.type === 'resolves') return usedBefore(story, at)?.serial === event.serial ? null : undefined
  if (!event || !isPart(event)) return undefined
  const isToldBefore = usedBefore(story, at) !== null || (event.type !== 'paid' && isPaidBefore(story, at))
  return isToldBefore ? null : undefined
}

type Gain = Extract<EldarEvent, { type: 'focusChanged' }>

function isGain(event: EldarEvent | undefined): event is Gain {
  return event?.type === 'focusChanged' && event.by > 0
}

/** Heroes that gain as much Focus one after the other, as at the start of a round, share a line; each is named once. */
function gainLine(story: Story, at: number, speaker: Speaker<EldarEvent>): Sentence | null | undefined {
  const first = story[at]?.event
  const { begin, end } = gainsAround(story, at)
  if (begin < at) return null
  const run = story.slice(begin, end)
  if (run.length < 2) return undefined
  const heroes = run.map((heard) => speaker.event(heard)[0] ?? '')
  return [...enumerated(heroes), ` gain ${isGain(first) ? first.by : 0} Focus.`]
}

/** The gains that share a line with one of them: a Hero that gains again has another reason, and begins another line. */
function gainsAround(story: Story, at: number): { readonly begin: number; readonly end: number } {
  const told = story[at]?.event
  const gainAt = (place: number): Gain | null => {
    const event = story[place]?.event
    return isGain(event) && isGain(told) && event.by === told.by ? event : null
  }
  let begin = at
  while (gainAt(begin - 1)) begin--
  const named = new Set<number>()
  for (let end = begin; ; end++) {
    const gain = gainAt(end)
    if (gain === null || named.has(gain.hero)) {
      if (end > at || gain === null) return { begin, end }
      begin = end
      named.clear()
    }
    named.add(gain.hero)
  }
}

type Draw = Extract<EldarEvent, { type: 'drew' }>

function isDraw(event: EldarEvent | undefined): event is Draw {
  return event?.type === 'drew'
}

/** Cards that somebody draws one after the other share a line: by name those that the reader sees, and how many others. */
function drawLine(story: Story, at: number, speaker: Speaker<EldarEvent>): Sentence | null | undefined {
  const first = story[at]?.event
  const isAlike = (heard: SeenEvent<EldarEvent> | undefined): boolean =>
    isDraw(first) && isDraw(heard?.event) && heard.event.seat === first.seat
  if (isAlike(story[at - 1])) return null
  let end = at + 1
  while (isAlike(story[end])) end++
  if (end - at < 2) return undefined
  const [who = '', draws = '', ...cards] = story
    .slice(at, end)
    .flatMap((heard, i) => speaker.event(heard).slice(i === 0 ? 0 : 2, 3))
  const seen = cards.filter((piece) => typeof piece !== 'string' && piece.text !== UNSEEN)
  const others = cards.length - seen.length
  const rest = others === 0 ? [] : [others === 1 ? UNSEEN : `${others} cards`]
  return [who, draws, ...enumerated([...seen, ...rest]), '.']
}

/** What the rules call a card that the reader does not see. */
const UNSEEN = 'a card'

/** "A, B and C". */
function enumerated(pieces: Sentence): Sentence {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [i === pieces.length - 1 ? ' and ' : ', ', piece]))
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
    ...(aimed ? aimOf(withoutOneself(speaker.event(aimed), aimed.event), aimed.event, story) : []),
    ...(paid ? priceOf(speaker.event(paid)) : []),
    '.',
  ]
}

/** Whoever uses something on themselves alone is not named twice. */
function withoutOneself(sentence: Sentence, aimed: EldarEvent): Sentence {
  if (aimed.type !== 'aimed' || !isAtOneself(aimed)) return sentence
  const on = sentence.indexOf(' on ')
  return on < 0 ? sentence : [...sentence.slice(0, on), ...sentence.slice(on + 2)]
}

function isAtOneself({
  hero,
  face,
  ability,
  mode,
  targets,
}: Extract<EldarEvent, { type: 'aimed' }>): boolean {
  const [aim] = actionOf(face, ability).modes[mode]?.aims ?? []
  return aim?.kind === 'hero' && targets.length === 1 && targets[0] === hero
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
