import { firstState } from '../../match/first-state.ts'
import type { Game } from '../../game.ts'
import { canonical, stateHash } from '../../formats/hash.ts'
import { Match } from '../../match/match.ts'
import { playout } from '../../match/playout.ts'
import type { State } from '../../state.ts'
import { logFault } from '../logs.ts'
import { sure } from '../sure.ts'
import type { Law, LawSample } from './law.ts'
import { stateFault } from './plain-data.ts'
import { isSampled, walk, type Walk } from './walk.ts'

/** The state before anything is shuffled, with the chance of a match. */
export function stateBefore<S extends State, E>({ game, seats, seed, options }: Match<S, E>): S {
  return sure(firstState(game, { seats, seed, options }))
}

/** The same picks lead to the same end, whether the match stops at each or is played in one go. */
export const interactiveEqualsHeadless: Law = {
  name: 'interactive play equals headless play',
  check: (game, sample) =>
    walk(game, sample, ({ match }) => (match.asks.length === 0 ? headlessFault(game, match) : null)),
}

function headlessFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>): string | null {
  const state = stateBefore(match)
  const picks = Array.from({ length: match.seats }, (): number[] => [])
  for (const { seat, pick } of match.log.choices) picks[seat]?.push(pick)
  const outcome = playout(game, state, { decide: (_table, seat) => picks[seat]?.shift() ?? -1 })
  if (canonical(outcome) !== canonical(match.outcome)) return 'headless play has another outcome'
  if (picks.some((left) => left.length > 0)) return 'headless play asks less often'
  return stateHash(state) === match.hash() ? null : 'headless play ends in another state'
}

/** A log is the match: in every form, however often it is played. */
export const sameLogSameState: Law = {
  name: 'the same log gives the same state',
  check: (game, sample) =>
    walk(game, sample, (on) => {
      const { match } = on
      const isChecked = match.asks.length === 0 || (isSampled(on) && match.length % 4 === 0)
      return isChecked ? logFault(game, match) : null
    }),
}

/** Who watches a match later is told what those were told who were there: an event does not change once it has been told. */
export const replaysTellTheSame: Law = {
  name: 'a replay tells what was told',
  check(game, sample) {
    const told: string[] = []
    return walk(game, sample, ({ match }) => {
      told.push(...match.takeEvents().map((one) => JSON.stringify(one)))
      if (match.asks.length > 0) return null
      const again = sure(Match.replay(game, match.log, { story: true }))
      const retold = again.takeEvents().map((one) => JSON.stringify(one))
      const at = told.findIndex((one, i) => one !== retold[i])
      if (at >= 0) return `a replay tells ${retold[at] ?? 'nothing'}, where ${told[at]} was told`
      return told.length === retold.length ? null : 'a replay tells more than was told'
    })
  },
}

/** What was put away goes on as if it had never been: the same asks, and after the same picks the same state. */
export const resumedGoesOnTheSame: Law = {
  name: 'a match that was put away goes on the same',
  check: (game, sample) => follow(game, sample, (match) => match.save()),
}

/** As the law before, through JSON; and nothing in a state is lost by that. */
export const statesSurviveJson: Law = {
  name: 'a state survives JSON',
  check: (game, sample) =>
    walk(game, sample, ({ match }) => stateFault(match.state, (state) => game.clone(state))) ??
    follow(game, sample, (match) => JSON.parse(JSON.stringify(match.save()))),
}

type PutAway = <S extends State, E>(match: Match<S, E>) => ReturnType<Match<S, E>['save']>

/** Most copies of a match that follow it. */
const MOST_FOLLOWERS = 3

function follow<S extends State, E>(game: Game<S, E>, sample: LawSample, putAway: PutAway): string | null {
  const followers: Match<S, E>[] = []
  return walk(game, sample, (on) => {
    const { last } = on
    for (const follower of followers) if (last) follower.choose(last.seat, last.pick)
    const now = standOf(on.match)
    if (followers.some((follower) => standOf(follower) !== now)) return 'a resumed match has gone another way'
    return followers.length < MOST_FOLLOWERS && isSampled(on)
      ? recruit(game, on, { followers, putAway })
      : null
  })
}

function recruit<S extends State, E>(
  game: Game<S, E>,
  { match }: Walk<S, E>,
  { followers, putAway }: { followers: Match<S, E>[]; putAway: PutAway },
): string | null {
  const resumed = Match.resume(game, putAway(match))
  if (!resumed.ok) return `the match cannot be resumed: ${resumed.fault.message}`
  if (standOf(resumed.value) !== standOf(match))
    return 'the resumed match is in another state or asks something else'
  followers.push(resumed.value)
  return null
}

/** How a match stands, and what is asked. */
function standOf<S extends State, E>({ state, asks }: Match<S, E>): string {
  return JSON.stringify([state, asks])
}
