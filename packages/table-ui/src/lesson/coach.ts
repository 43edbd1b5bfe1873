import type { Ask, Match } from '@trialhall/kernel'
import { factsOf } from '@trialhall/kernel/wording'
import type { TableSnapshot } from '../link.ts'
import { plainLine } from '../sentence/plain-line.ts'
import { ANY, isDoing, isReply, LEARNER, type Chapter, type Doing, type Hint, type Reply } from './lesson.ts'

/** What a learner did: read on, or picked an option by its index. */
export type Move = 'read' | number

/** What became of a pick: made, or refused with a sentence. */
export type PickVerdict = 'made' | 'refused'

const COACH_SPEAKS = 'The coach has something to say.'
const CHAPTER_OVER = 'This chapter is over.'

interface Moment {
  readonly cursor: number
  readonly length: number
}

/**
 * Leads a learner through a chapter: shows its hints one by one, lets the other seats answer, and judges what is picked.
 * The match is played by the real rules; it must have been started from the chapter's position and dice. Throws where
 * the chapter does not fit it, which is a fault of the chapter.
 */
export class Coach {
  readonly chapter: Chapter
  readonly match: Match
  private cursor = 0
  private trail: Moment[] = []
  private moved: Move[] = []
  private sentence = ''

  constructor(match: Match, chapter: Chapter) {
    this.match = match
    this.chapter = chapter
    this.letOthersAnswer()
  }

  /** What is said now; null when the chapter is over. */
  get hint(): Hint | null {
    const step = this.chapter.steps[this.cursor]
    return step && !isReply(step) ? step : null
  }

  /** The choice that is asked for now, if the present hint asks for one. */
  get doing(): Doing | null {
    const step = this.chapter.steps[this.cursor]
    return step && isDoing(step) ? step : null
  }

  /** What is said of the last pick, '' for nothing. */
  get remark(): string {
    return this.sentence
  }

  /** How many hints come before the present one, and how many there are. */
  get progress(): { readonly at: number; readonly of: number } {
    const { steps } = this.chapter
    const shown = (end: number): number => steps.slice(0, end).filter((step) => !isReply(step)).length
    return { at: shown(this.cursor), of: shown(steps.length) }
  }

  /** All that the learner did, so that a chapter can be gone on with later. */
  get moves(): readonly Move[] {
    return this.moved
  }

  /** Goes on from a hint that only wants to be read. False where there is none. */
  read(): boolean {
    if (this.hint === null || this.doing !== null) return false
    this.goOn('read', this.cursor + 1)
    return true
  }

  /**
   * Picks an option of the learner's ask. Hints before the one that asks for it may be jumped over. What is not asked for
   * is refused, and `remark` says so.
   */
  pick(index: number): PickVerdict {
    const ask = this.match.askOf(LEARNER)
    const at = this.nextDoing()
    const doing = this.chapter.steps[at]
    if (!ask || !doing || !isDoing(doing) || index >= ask.options.length) return 'refused'
    const label = this.labelOf(ask, index)
    if (!isRight(doing, label)) {
      this.cursor = at
      this.sentence = doing.otherwise ?? ''
      return 'refused'
    }
    const remark = remarkOn(doing, label)
    this.goOn(index, at + 1)
    this.sentence = remark
    return 'made'
  }

  /** Goes back to the hint before, and takes back what was picked since. False at the first one. */
  back(): boolean {
    const moment = this.trail.pop()
    if (!moment) return false
    while (this.match.length > moment.length) this.match.undo()
    this.cursor = moment.cursor
    this.moved.pop()
    this.sentence = ''
    return true
  }

  /** Does again what was done before. False where it does not fit, as after a change of the chapter. */
  repeat(moves: readonly Move[]): boolean {
    return moves.every((move) => (move === 'read' ? this.read() : this.pick(move) === 'made'))
  }

  /** Indices of the options that are right now; empty while there is only something to read. */
  get right(): readonly number[] {
    const { doing } = this
    const ask = this.match.askOf(LEARNER)
    if (!doing || !ask) return []
    return [...ask.options.keys()].filter((index) => isRight(doing, this.labelOf(ask, index)))
  }

  /** The match as the learner sees it. */
  snapshot(): TableSnapshot {
    const { match, chapter } = this
    const own = this.nextDoing() < 0 ? null : match.askOf(LEARNER)
    const isPaused = own === null && match.outcome === null
    return {
      gameId: match.game.id,
      options: match.options,
      seats: chapter.names.map((name, seat) => ({ seat, name, kind: seat === LEARNER ? 'person' : 'bot' })),
      length: match.length,
      viewer: LEARNER,
      view: match.viewFor(LEARNER),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own,
      canGoBack: false,
      outcome: match.outcome,
      thinking: null,
      isCoached: true,
      ...(isPaused ? { pausedFor: this.hint ? COACH_SPEAKS : CHAPTER_OVER } : {}),
    }
  }

  private goOn(move: Move, to: number): void {
    this.trail.push({ cursor: this.cursor, length: this.match.length })
    if (typeof move === 'number') this.play(LEARNER, move)
    this.moved.push(move)
    this.sentence = ''
    this.cursor = to
    this.letOthersAnswer()
  }

  /** The hint that asks for a choice with nothing but hints to read before it; -1 where there is none. */
  private nextDoing(): number {
    const { steps } = this.chapter
    const at = steps.findIndex((step, i) => i >= this.cursor && (isDoing(step) || isReply(step)))
    const step = steps[at]
    return step && isDoing(step) ? at : -1
  }

  private letOthersAnswer(): void {
    for (;;) {
      const step = this.chapter.steps[this.cursor]
      if (!step || !isReply(step)) return
      this.answer(step)
      this.cursor++
    }
  }

  private answer({ by, picks }: Reply): void {
    const ask = this.match.askOf(by)
    const labels = ask ? ask.options.map((_, index) => this.labelOf(ask, index)) : []
    const index = labels.findIndex((label) => isSame(label, picks))
    if (index < 0) throw this.fault(`seat ${by} cannot pick "${picks}", only: ${labels.join(', ')}`)
    this.play(by, index)
  }

  private play(seat: number, index: number): void {
    const made = this.match.choose(seat, index)
    if (!made.ok) throw this.fault(made.fault.message)
  }

  private fault(why: string): Error {
    return new Error(`Chapter ${this.chapter.id}, step ${this.cursor}: ${why}`)
  }

  private labelOf(ask: Ask, index: number): string {
    const { match } = this
    const facts = factsOf(match.viewFor(ask.seat))
    return plainLine(match.game.words.option(facts, ask.options[index]))
  }
}

function isRight({ picks }: Doing, label: string): boolean {
  if (typeof picks === 'string') return picks === ANY || isSame(picks, label)
  return picks.some((one) => isSame(one, label))
}

function remarkOn({ remarks = {} }: Doing, label: string): string {
  const named = Object.keys(remarks).find((one) => isSame(one, label)) ?? ANY
  return remarks[named] ?? ''
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
