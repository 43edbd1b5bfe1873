import { type AnyGame, type SeenEvent, Match, type Result, type Seat, ok } from '@trialhall/kernel'
import {
  type Chapter,
  Coach,
  type Hint,
  LEARNER,
  type Move,
  type TableLink,
  type TableUpdate,
} from '@trialhall/table-ui'
import { Listeners } from '../kit/listeners.ts'
import { Story } from '../match/story.ts'

/** A chapter at one moment. */
export interface LessonMoment {
  readonly update: TableUpdate
  /** What is said; null when the chapter is over. */
  readonly hint: Hint | null
  /** Indices of the options to point at; empty while anything is right or nothing is asked for. */
  readonly right: readonly number[]
  /** A choice is asked for, so reading on is not enough. */
  readonly isDoing: boolean
  readonly remark: string
  readonly progress: Coach['progress']
  readonly canGoBack: boolean
}

/** Starts the match of a chapter and does again what was done in it before, as far as that still fits. */
export function openChapter(game: AnyGame, chapter: Chapter, moves: readonly Move[]): Result<LessonLink> {
  const { id: seed, names, options = {}, position, rolls } = chapter
  const begin = (): Result<Match> =>
    Match.start(game, { seed, seats: names.length, options, position, rolls })
  const started = begin()
  if (!started.ok) return started
  const coach = new Coach(started.value, chapter)
  if (coach.repeat(moves)) return ok(new LessonLink(coach))
  const fresh = begin()
  return fresh.ok ? ok(new LessonLink(new Coach(fresh.value, chapter))) : fresh
}

/** A board's connection to a match that a coach leads through. It is played on the page: nobody in it thinks. */
export class LessonLink implements TableLink {
  private readonly coach: Coach
  private readonly story: Story = new Story(LEARNER)
  private heard: readonly SeenEvent[] = []
  private last: LessonMoment
  private readonly boards: Listeners<TableUpdate> = new Listeners()
  private readonly watchers: Listeners<LessonMoment> = new Listeners()

  constructor(coach: Coach) {
    this.coach = coach
    this.story.recall(coach.match.takeEvents())
    this.last = this.moment()
  }

  /** The present. */
  get now(): LessonMoment {
    return this.last
  }

  /** All that was done so far. */
  get moves(): readonly Move[] {
    return this.coach.moves
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    listener({ ...this.last.update, fresh: this.last.update.story.length })
    return this.boards.add(listener)
  }

  /** Calls back with every change of what is said or shown. */
  watch(watcher: (moment: LessonMoment) => void): () => void {
    return this.watchers.add(watcher)
  }

  /** A pick that is not asked for changes nothing but what the coach says. */
  choose(_seat: Seat, pick: number): void {
    const verdict = this.coach.pick(pick)
    // The board forgets what was pressed before it is offered again.
    if (verdict === 'refused') setTimeout(() => this.publish())
    else this.publish()
  }

  /** Reads on. */
  read(): void {
    if (this.coach.read()) this.publish()
  }

  /** Goes back to the hint before. */
  back(): void {
    if (!this.coach.back()) return
    this.story.backTo(this.coach.match.length)
    this.publish()
  }

  onFault(): () => void {
    return () => undefined
  }

  look(): void {}

  close(): void {
    this.boards.clear()
    this.watchers.clear()
  }

  private publish(): void {
    this.story.add(this.coach.match.takeEvents())
    this.last = this.moment()
    this.boards.tell(this.last.update)
    this.watchers.tell(this.last)
  }

  private moment(): LessonMoment {
    const { coach } = this
    const part = this.story.next()
    this.heard = [...this.heard.slice(0, part.kept), ...part.told]
    const snapshot = coach.snapshot()
    const { right } = coach
    const isChoice = snapshot.own !== null && right.length === snapshot.own.options.length
    return {
      update: { snapshot, story: this.heard, fresh: part.fresh },
      hint: coach.hint,
      right: isChoice ? [] : right,
      isDoing: coach.doing !== null,
      remark: coach.remark,
      progress: coach.progress,
      canGoBack: coach.moves.length > 0,
    }
  }
}
