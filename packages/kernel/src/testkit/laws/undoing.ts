import { below } from '../../chance.ts'
import type { Match } from '../../match/match.ts'
import { seatLetter, type Seat } from '../../seats.ts'
import type { State } from '../../state.ts'
import type { Law } from './law.ts'
import { isSampled, walk } from './walk.ts'

/** Longest way back that is tried. */
const FARTHEST = 20

/** However far one goes back, one was there before; and forward again nothing has changed. */
export const undoAndRedoAreInverse: Law = {
  name: 'undo and redo are inverse',
  check: (game, sample) => {
    const trail: string[] = []
    return walk(game, sample, (on) => {
      trail[on.match.length] = fingerprint(on.match)
      const steps = Math.min(on.match.length, 1 + below(on.chance, FARTHEST))
      return isSampled(on) ? thereAndBack(on.match, trail, steps) : null
    })
  },
}

function fingerprint<S extends State, E>(match: Match<S, E>): string {
  return JSON.stringify([match.state, match.asks, match.outcome])
}

function thereAndBack<S extends State, E>(
  match: Match<S, E>,
  trail: readonly string[],
  steps: number,
): string | null {
  const { length } = match
  for (let i = 0; i < steps; i++) {
    match.undo()
    if (fingerprint(match) !== trail[match.length])
      return `undone to choice ${match.length}, the match is another one`
  }
  for (let i = 0; i < steps; i++) {
    match.redo()
    if (fingerprint(match) !== trail[match.length])
      return `redone to choice ${match.length}, the match is another one`
  }
  return match.length === length ? null : 'redoing all does not lead back'
}

/** A seat takes back only its own choice, and only while nothing has been rolled or learnt since. */
export const nothingLearntIsTakenBack: Law = {
  name: 'nothing that was learnt is taken back',
  check: (game, sample) => {
    let before = { learnt: '', state: '' }
    return walk(game, sample, ({ match }) => {
      const now = { learnt: learnt(match.state), state: JSON.stringify(match.state) }
      const wrong = backFault(match, before, now)
      before = now
      return wrong
    })
  },
}

interface Moment {
  readonly learnt: string
  readonly state: string
}

/** What changes when dice fall or somebody sees a card. */
function learnt({ chance, cards }: State): string {
  return JSON.stringify([chance, cards.seen])
}

function backFault<S extends State, E>(match: Match<S, E>, before: Moment, now: Moment): string | null {
  for (let seat = 0; seat < match.seats; seat++) {
    const leadsBack = match.backTo(seat) < match.lengthFor(seat)
    if (leadsBack !== match.canGoBack(seat)) return `${seatLetter(seat)} may go back by one way only`
    if (!leadsBack) continue
    if (before.learnt !== now.learnt)
      return `${seatLetter(seat)} may take back a choice although something was learnt`
    const wrong = takeBack(match, seat, { before, now })
    if (wrong) return wrong
  }
  return null
}

function takeBack<S extends State, E>(
  match: Match<S, E>,
  seat: Seat,
  { before, now }: { readonly before: Moment; readonly now: Moment },
): string | null {
  const { choices } = match.log
  const index = choices.findLastIndex((choice) => choice.seat === seat)
  const taken = choices[index]
  if (!taken || !match.back(seat).ok) return `${seatLetter(seat)} may go back but cannot`
  if (index === choices.length - 1 && JSON.stringify(match.state) !== before.state)
    return 'a choice was taken back to another state'
  if (!match.askOf(seat)) return `${seatLetter(seat)} took a choice back and is not asked again`
  match.choose(seat, taken.pick)
  return JSON.stringify(match.state) === now.state
    ? null
    : 'a choice that was taken back and made again leads elsewhere'
}
