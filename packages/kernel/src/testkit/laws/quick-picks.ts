import { below, seeded, shuffleInPlace, type Chance } from '../../chance.ts'
import type { Game } from '../../game.ts'
import { playout } from '../../match/playout.ts'
import type { State } from '../../state.ts'
import type { Table } from '../../table.ts'
import type { Law } from './law.ts'
import { stateBefore } from './replaying.ts'
import { begin } from './walk.ts'

/** Picks at one ask in each order of its options. */
const PICKS = 128
/** How far the shares of an option may lie apart: eight standard errors of so many picks. */
const APART = 0.5
/** One ask in so many is looked at. */
const SELDOM = 40

/** The quick pick for rollouts is one of the options, and each of them is as likely wherever it stands in the list. */
export const quickPicksGoByWhatOptionsAre: Law = {
  name: 'a quick pick goes by what options are, not by where they stand',
  check: (game, sample) => {
    if (!game.rollout) return null
    const chance = seeded(sample.picks)
    let wrong: string | null = null
    playout(game, stateBefore(begin(game, sample)), {
      // oxlint-disable-next-line max-params -- the shape of Decider.decide
      decide(table, seat, prompt, options) {
        if (below(chance, SELDOM) === 0) wrong ??= faultAt({ game, table, chance }, { seat, prompt, options })
        return below(chance, options.length)
      },
    })
    return wrong
  },
}

interface Place<S extends State, E> {
  readonly game: Game<S, E>
  readonly table: Table<S, E>
  readonly chance: Chance
}

interface Asked {
  readonly seat: number
  readonly prompt: unknown
  readonly options: readonly unknown[]
}

function faultAt<S extends State, E>(at: Place<S, E>, ask: Asked): string | null {
  const order = [...ask.options.keys()]
  const here = sharesOf(at, ask, order)
  shuffleInPlace(at.chance, order)
  const there = sharesOf(at, ask, order)
  const found = here.findIndex((share, index) => !(Math.abs(share - (there[index] as number)) <= APART))
  if (found < 0) return null
  const [one, other] = [here, there].map((shares) => `${Math.round(100 * (shares[found] as number))} %`)
  const option = JSON.stringify(ask.options[found])
  return `at ${JSON.stringify(ask.prompt)} ${option} is picked in ${one} of all cases, and in ${other} where it stands elsewhere`
}

/** How often each option is picked where they stand in some order; not a number where a pick is none of them. */
function sharesOf<S extends State, E>(
  { game, table, chance }: Place<S, E>,
  ask: Asked,
  order: readonly number[],
): number[] {
  const shares = ask.options.map(() => 0)
  const options = order.map((index) => ask.options[index])
  for (let i = 0; i < PICKS; i++) {
    const pick = game.rollout?.(table, { ...ask, options }, chance) ?? -1
    const index = order[pick] ?? -1
    if (index < 0) return shares.fill(Number.NaN)
    shares[index] = (shares[index] as number) + 1 / PICKS
  }
  return shares
}
