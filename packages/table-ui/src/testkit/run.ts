import { Match, heardBy, type AnyGame, type Heard } from '@trialhall/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GameUi } from '../board.ts'
import { Coach } from '../lesson/coach.ts'
import { LEARNER, type Chapter } from '../lesson/lesson.ts'
import type { TableLink } from '../link.ts'

const LINK: TableLink = {
  subscribe: () => () => {},
  onFault: () => () => {},
  choose: () => {},
  back: () => {},
  look: () => {},
  close: () => {},
}

/** A chapter that is being played through, with its board. */
export class Run {
  readonly coach: Coach
  private readonly ui: GameUi
  private readonly story: Heard[] = []

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
    const { coach, ui } = this
    for (const told of coach.match.takeEvents()) this.story.push(heardBy(told, LEARNER))
    const update = { snapshot: coach.snapshot(), story: this.story, fresh: this.story.length }
    const { names } = coach.chapter
    const board = createElement(ui.Board, { update, link: LINK, settings: { motion: 'off' }, names })
    return renderToStaticMarkup(board)
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

function strictly(game: AnyGame): AnyGame {
  return {
    ...game,
    advance(table) {
      table.state.chance.afterScript = 'fail'
      game.advance(table)
    },
  }
}
