import { Policy } from '@trialhall/bots'
import { parseOptions, playout, seeded, winShares, type Decider, type State } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { Fit } from './fit.ts'
import type { Sample } from './logistic.ts'

/** Positions of one match of quick picks, some of them at random, from the eyes of the first seat, with its end. */
export function samplesOf(of: Fit, seed: string, randomness: number): Sample[] {
  const { game } = of
  const options = sure(parseOptions(game.options, of.seats, of.optionsFor(seed)))
  const state = game.setup({ seats: of.seats, options })
  state.chance = seeded(seed)
  const seen: (readonly number[])[] = []
  const policy = new Policy(game, randomness)
  policy.restart(seeded(seed).a)
  const outcome = playout(
    game,
    state,
    watched(of, policy, (leads) => seen.push(leads)),
  )
  const won = outcome === null ? 0.5 : (winShares(outcome, game)[0] as number)
  return seen.map((leads) => ({ leads, won }))
}

function watched(of: Fit, policy: Policy, look: (leads: readonly number[]) => void): Decider<State, unknown> {
  let looked = 0
  return {
    // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
    decide: (table, seat, prompt, options) =>
      options.length === 1 ? 0 : policy.pick(table, { seat, prompt, options }),
    segmentOver: ({ state }) => {
      const sight = of.sightIn(state, 0)
      if (sight !== null && ++looked % of.stride === 0) look(sight.leads)
    },
  }
}
