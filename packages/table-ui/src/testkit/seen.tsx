import {
  eventFor,
  Match,
  seeded,
  type BySeat,
  type Game,
  type SeenEvent,
  type Options,
  type State,
  type View,
  type Viewer,
} from '@trialhall/kernel'
import { pickAny, sure } from '@trialhall/kernel/testkit'
import type { JSX } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BoardSettings, GameUi } from '../board.ts'
import { beatOf, type Choreography } from '../director/choreography.ts'
import type { TableLink, TableUpdate } from '../link.ts'
import { follow } from './follow.ts'

/** Who sits at the tables of these tests, as many as play. */
export const NAMES: BySeat<string> = ['Anna', 'Ben', 'Cleo']

/** A link behind which nothing happens. */
export const LINK: TableLink = {
  subscribe: () => () => {},
  onFault: () => () => {},
  choose: () => {},
  back: () => {},
  look: () => {},
  close: () => {},
}

/** What a page is given of a match between persons, as a viewer sees it. */
export function updateOf<S extends State, E>(
  match: Match<S, E>,
  viewer: number | null,
  story: readonly SeenEvent<E>[] = [],
): TableUpdate {
  return {
    snapshot: {
      gameId: match.game.id,
      options: match.options,
      seats: NAMES.slice(0, match.seats).map((name, seat) => ({ seat, name, kind: 'person' })),
      length: match.length,
      viewer,
      view: match.viewFor(viewer),
      asked: match.asks.map(({ seat, prompt }) => ({ seat, prompt })),
      own: match.askOf(viewer),
      canGoBack: viewer !== null && match.canGoBack(viewer),
      outcome: match.outcome,
      thinking: null,
    },
    story,
    fresh: story.length,
  }
}

/** The board of a game as it is first drawn, as HTML; nothing moves on it, whatever else was set. */
export function drawn(
  { Board }: GameUi,
  update: TableUpdate,
  set: Omit<BoardSettings, 'motion'> = {},
): string {
  const names = update.snapshot.seats.map(({ name }) => name)
  return renderToStaticMarkup(
    <Board update={update} link={LINK} settings={{ ...set, motion: 'off' }} names={names} />,
  )
}

/** A piece of a board as it is first drawn, as HTML. */
export function pieceDrawn(piece: JSX.Element): string {
  return renderToStaticMarkup(piece)
}

/** A match to look at, and how often. */
export interface Watched<S extends State, E> {
  readonly game: Game<S, E>
  readonly ui: GameUi
  readonly seats: number
  readonly seed: string
  readonly options?: Options
  /** Choices from one look to the next. */
  readonly every: number
}

/** What is seen of a match at a moment: the board of whoever is asked. */
export interface Seen<S extends State, E> {
  readonly match: Match<S, E>
  readonly html: string
  readonly viewer: number
}

/** Plays a match by picks that fall anyhow, and shows the board of whoever is asked, every few choices. */
export function watch<S extends State, E>(given: Watched<S, E>, check: (seen: Seen<S, E>) => void): void {
  const { game, ui, seats, seed, options = {}, every } = given
  const match = begin(game, { seats, seed, options })
  const stories = Array.from({ length: seats }, (): SeenEvent<E>[] => [])
  const chance = seeded(`watched ${seed}`)
  while (match.outcome === null) {
    const viewer = match.asks[0]?.seat ?? 0
    for (const told of match.takeEvents())
      for (const [seat, story] of stories.entries()) story.push(eventFor(told, seat))
    if (match.length % every === 0)
      check({ match, viewer, html: drawn(ui, updateOf(match, viewer, stories[viewer])) })
    pickAny(match, chance)
  }
}

/** A match whose choices are shown as pages do that let things move. */
export interface Shown<S extends State, E extends { readonly type: string }>
  extends Omit<Watched<S, E>, 'every'> {
  readonly viewer: Viewer
  readonly choreography: Choreography<View<S>, E>
}

/** How often what follows an event of one kind is drawn. */
const TIMES = 2

/** Draws the board in the middle of what is shown after choices, a few times for each kind of event; answers how often. */
export function drawMoments<S extends State, E extends { readonly type: string }>(
  given: Shown<S, E>,
): number {
  const { game, ui, seats, seed, options = {}, viewer, choreography } = given
  const times: Record<string, number> = {}
  let count = 0
  follow(begin(game, { seats, seed, options }), viewer, ({ before, match, fresh }) => {
    const update = updateOf(match, viewer, fresh)
    let view = before
    for (const heard of fresh) {
      const { type } = heard.event
      view = beatOf(choreography, heard.event).show(view, heard)
      times[type] = (times[type] ?? 0) + 1
      if (times[type] > TIMES) continue
      drawn(ui, { ...update, snapshot: { ...update.snapshot, view, own: null } })
      count++
    }
  })
  return count
}

/** A match that has just begun. */
export function begin<S extends State, E>(
  game: Game<S, E>,
  setup: { readonly seats: number; readonly seed: string; readonly options?: Options },
): Match<S, E> {
  return sure(Match.start(game, setup))
}
