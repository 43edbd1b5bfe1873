import type { Game } from '../../game.ts'
import { Match, type Saved } from '../../match/match.ts'
import type { State } from '../../state.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** Cuts of one match from which all the rest is played. */
const MOST_WHOLE = 8

/**
 * Wherever a match is cut, its checkpoint there and the choices after it lead to where it stands: from every cut to the next one, and
 * from some to the end. Checkpoints are read from JSON, as from a disk.
 */
export const checkpointsAndTheRestAreTheWhole: Law = {
  name: 'a checkpoint and the rest are the whole, at every cut',
  check: (game, sample) => {
    const cuts: string[] = []
    let serial = -1
    return walk(game, sample, ({ match }) => {
      const { checkpoint } = match.save()
      const isOver = match.asks.length === 0
      if (checkpoint.serial === serial && !isOver) return null
      const due = isOver ? spread(cuts) : cuts.slice(-1)
      if (checkpoint.serial > serial) cuts.push(JSON.stringify(checkpoint))
      serial = checkpoint.serial
      return firstOf(due, (cut) => cutFault(game, match, cut))
    })
  },
}

/** Plays what a match holds beyond a cut. */
function cutFault<S extends State, E>(game: Game<S, E>, match: Match<S, E>, cut: string): string | null {
  const checkpoint = JSON.parse(cut) as Saved<S>['checkpoint']
  const resumed = Match.resume(game, { log: match.log, checkpoint })
  if (!resumed.ok) return `what came after choice ${checkpoint.at} cannot be played: ${resumed.fault.message}`
  return fingerprint(resumed.value) === fingerprint(match)
    ? null
    : `the checkpoint after choice ${checkpoint.at} and the rest are another match`
}

function fingerprint<S extends State, E>(match: Match<S, E>): string {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  return JSON.stringify([match.state, match.asks, match.outcome, seats.map((seat) => match.canGoBack(seat))])
}

/** Some of a list, from its beginning to its end. */
function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.ceil(list.length / MOST_WHOLE))
  return list.filter((_, i) => i % step === 0)
}

function firstOf<T>(list: readonly T[], faultOf: (one: T) => string | null): string | null {
  for (const one of list) {
    const wrong = faultOf(one)
    if (wrong !== null) return wrong
  }
  return null
}
