import type { Seat, SeenEvent, Sentence } from '@trialhall/kernel'
import type { LogLine } from '../sentence/log-line.ts'
import type { Speaker } from './sentences.ts'

/**
 * What a line of the log says for the event at a place of the story, where several events have one line; null where the line of
 * another says it, undefined where it is told by itself. It may depend on any event before it, and on the next few after it.
 */
export type LogSummary<E> = (
  story: readonly SeenEvent<E>[],
  at: number,
  speaker: Speaker<E>,
) => Sentence | null | undefined

/** What a game says of the lines of its log. */
export interface LogSpec<E> {
  /** Events that open a part of the story, such as a turn. */
  readonly isHeading: (event: E) => boolean
  /** What a line of the log says where several events have one. */
  readonly logSummary?: LogSummary<E>
}

/** Who words the lines, and what the seats are called. */
export interface Wording<E> {
  readonly speaker: Speaker<E>
  readonly names: readonly string[]
}

/** Events after which a line does not change any more. */
const REACH = 32

/**
 * The log of a match, line by line. A line is worded once, when its event is new, and stays as it is while the story goes on:
 * one event more costs the same in a long match as in a short one.
 */
export class LogLines<E> {
  private readonly spec: LogSpec<E>
  private story: readonly SeenEvent<E>[] = []
  private lines: readonly LogLine[] = []
  private names: readonly string[] = []

  constructor(spec: LogSpec<E>) {
    this.spec = spec
  }

  /** The lines of a story, of which nothing is worded anew that was there before. */
  of(story: readonly SeenEvent<E>[], { speaker, names }: Wording<E>): readonly LogLine[] {
    const isRenamed = names.join('\n') !== this.names.join('\n')
    const told = isRenamed ? 0 : sameLength(story, this.story)
    const final = Math.max(0, told - REACH)
    const open = story.slice(final).map((heard, i): LogLine => {
      const key = final + i
      const before = key < told ? this.lines[key] : undefined
      return this.line({ story, key, speaker, sentence: before?.sentence ?? speaker.event(heard) })
    })
    this.story = story
    this.names = names
    this.lines = [...this.lines.slice(0, final), ...open]
    return this.lines
  }

  private line({ story, key, speaker, sentence }: Unfinished<E>): LogLine {
    const { isHeading, logSummary } = this.spec
    const { event } = story[key] as SeenEvent<E>
    const said = logSummary?.(story, key, speaker)
    return { key, sentence, summary: said, isHeading: isHeading(event), seat: seatIn(event) }
  }
}

interface Unfinished<E> {
  readonly story: readonly SeenEvent<E>[]
  readonly key: number
  readonly speaker: Speaker<E>
  readonly sentence: Sentence
}

/** How many events two stories begin with that are the very same. */
function sameLength<E>(one: readonly SeenEvent<E>[], other: readonly SeenEvent<E>[]): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one[length] === other[length]) length++
  return length
}

function seatIn(event: unknown): Seat | null {
  const { seat } = event as { seat?: unknown }
  return typeof seat === 'number' ? seat : null
}
