import { games } from '@trialhall/games'
import { type Ask, Match } from '@trialhall/kernel'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { matchOf, type Wanted } from '../../e2e/kit/play.ts'

// Matches as they lie on the device, played on until there is something to see. Each choice takes another option than the one before.

/** Where a match is left: at a prompt of the person's, after so many choices, and with something offered. */
export interface Moment {
  readonly type: string
  readonly after?: number
  readonly offers?: string
  /** Of another match than the table's own, where that comes to no such prompt. */
  readonly seed?: string
}

/** Plays on until the person is asked what is wanted. */
export function until(saved: SavedMatch, { type, after = 60, offers = '' }: Moment): SavedMatch {
  const match = begun(saved)
  const isThere = ({ seat, prompt, options }: Ask): boolean =>
    match.length >= after &&
    seat === 0 &&
    (prompt as { type?: string }).type === type &&
    options.some((option) => offers === '' || (option as { do: string }).do === offers)
  for (let [ask] = match.asks; ask && !isThere(ask); [ask] = match.asks) step(match, ask)
  if (match.outcome) throw new Error(`Nobody is asked ${type} in the match ${saved.id}.`)
  return { ...saved, log: match.log }
}

/** Plays on to the last choice that the person makes. */
export function lastOf(saved: SavedMatch): SavedMatch {
  const match = begun(saved)
  for (let [ask] = match.asks; ask; [ask] = match.asks) step(match, ask)
  const { log } = match
  const last = log.choices.findLastIndex(({ seat }) => seat === 0)
  return { ...saved, log: { ...log, choices: log.choices.slice(0, last) } }
}

/** The same match where another person sits beside the first, on the same device. */
export function sharedOf(wanted: Omit<Wanted, 'id'>, { id, log }: SavedMatch): SavedMatch {
  const seats = wanted.seats.replace('pb', 'pp')
  return { ...matchOf({ ...wanted, seats, id: `${id}-shared` }), log }
}

function begun({ log }: SavedMatch): Match {
  const game = games.find(log.game)
  const match = game.ok ? Match.replay(game.value, log, { story: false }) : game
  if (!match.ok) throw new Error(match.fault.message)
  return match.value
}

function step(match: Match, { seat, options }: Ask): void {
  match.choose(seat, (match.length * 7) % options.length)
}
