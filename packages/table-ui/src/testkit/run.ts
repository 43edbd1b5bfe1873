import { Match, eventFor, type AnyGame, type SeenEvent } from '@trialhall/kernel'
import { strictly } from '@trialhall/kernel/testkit'
import type { GameUi } from '../board.ts'
import { Coach } from '../lesson/coach.ts'
import { LEARNER, type Chapter } from '../lesson/lesson.ts'
import { drawn } from './seen.tsx'

/** A chapter that is being played through, with its board. */
export class Run {
  readonly coach: Coach
  private readonly ui: GameUi
  private readonly story: SeenEvent[] = []

  /** Begins a chapter; a die that it does not script is an error. */
  constructor(game: AnyGame, ui: GameUi, chapter: Chapter) {
    const { names, position, rolls, options = {} } = chapter
    const request = { seats: names.length, seed: chapter.id, options, position, rolls }
    const started = Match.start(strictly(game), request)
    if (!started.ok) throw new Error(`Chapter ${chapter.id} cannot be laid: ${started.fault.message}`)
    this.ui = ui
    this.coach = new Coach(started.value, chapter)
  }

  /** The board as it stands, drawn once. */
  drawn(): string {
    const { coach, ui, story } = this
    for (const told of coach.match.takeEvents()) story.push(eventFor(told, LEARNER))
    return drawn(ui, { snapshot: coach.snapshot(), story, fresh: story.length })
  }

  /** Does what the present hint wants, by the `which`-th of the ways that are right. False when the chapter is over. */
  step(which = 0): boolean {
    const { coach } = this
    if (coach.hint === null) return false
    if (coach.doing === null) return coach.read()
    const index = coach.right[which] ?? coach.right[0]
    if (index === undefined || coach.pick(index) !== 'made') throw new Error(`Nothing right can be picked.`)
    return true
  }
}
