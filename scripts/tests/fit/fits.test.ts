import { HALT, parseOptions, playout, seeded, type AnyGame, type State } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { Policy } from '@trialhall/bots'
import { expect, test } from 'vitest'
import type { Fit } from '../../fit/fit.ts'
import { FITTED, fitNamed } from '../../fit/fits.ts'
import { chanceBy } from '../../fit/logistic.ts'

/** So many states are looked at. */
const MOST = 6
const fits = await Promise.all(FITTED.map(async (id) => (await fitNamed(id)) as Fit))

/** States of one quick match in which both sides can be looked at. */
function states(of: Fit): State[] {
  const game: AnyGame = of.game
  const state = game.setup({
    seats: of.seats,
    options: sure(parseOptions(game.options, of.seats, of.optionsFor('fit/0'))),
  })
  state.chance = seeded('fit/0')
  const policy = new Policy(game, 0.1)
  policy.restart(1)
  const seen: State[] = []
  playout(game, state, {
    // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
    decide: (table, seat, prompt, options) =>
      options.length === 1 ? 0 : policy.pick(table, { seat, prompt, options }),
    segmentOver(table) {
      if (of.sightIn(table.state, 0) !== null) seen.push(game.clone(table.state))
      if (seen.length === MOST) throw HALT
    },
  })
  return seen
}

test.each(fits)('$game.id: two sides see the same leads with other signs, in the same scene', (of) => {
  const seen = states(of)
  expect(seen.length).toBeGreaterThan(3)
  for (const state of seen) {
    const [own, other] = [of.sightIn(state, 0), of.sightIn(state, 1)]
    own?.leads.forEach((lead, i) => expect(lead).toBeCloseTo(-(other?.leads[i] ?? Number.NaN)))
    own?.scene.forEach((one, i) => expect(one).toBeCloseTo(other?.scene[i] ?? Number.NaN))
    expect(own?.leads).toHaveLength(of.names.length)
  }
})

const LINEAR = fits.filter(({ today }) => today !== null)

test('bots of all games but Battle Decks judge by weights of leads', () => {
  expect(fits.filter((of) => !LINEAR.includes(of)).map(({ game }) => game.id)).toEqual(['battle-decks'])
})

test.each(LINEAR)("$game.id: today's weights of the leads are how bots judge", (of) => {
  for (const state of states(of)) {
    const leads = of.sightIn(state, 0)?.leads ?? []
    expect(chanceBy(leads, of.today ?? [])).toBeCloseTo(of.game.evaluate?.(state, 0) ?? Number.NaN, 2)
  }
})
