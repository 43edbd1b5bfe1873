import { HALT, playout } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { TempusOption } from '../../asks.ts'
import type { TempusAsk } from '../../bots/ask.ts'
import { shortlist } from '../../bots/shortlist.ts'
import { tempus } from '../../game.ts'
import { positionOf } from './kit.ts'

/** What a Hero (A) beside a rival (B) thinks of at the first decision of its turn with so many Actions left. */
function thoughtsWith(
  actions: number,
  of: (option: TempusOption) => boolean = () => true,
): readonly string[] {
  const state = positionOf({ exact: true, map: ['A 14,14', 'B 15,14'] })
  let thoughts: readonly string[] = []
  playout(tempus, state, {
    // oxlint-disable-next-line max-params -- the shape of Decider.decide
    decide(table, seat, prompt, options) {
      const whole = { seat, prompt, options } as TempusAsk
      const ask = { ...whole, options: whole.options.filter((option) => of(option as TempusOption)) }
      if (ask.prompt.type !== 'turn') return 0
      if (table.state.turn) table.state.turn.actions = actions
      thoughts = (shortlist(table.state, ask) ?? []).flatMap((at) => ask.options[at]?.do ?? [])
      throw HALT
    },
  })
  return thoughts
}

test('nobody thinks of ending a turn while an Action is left for a blow', () => {
  expect(thoughtsWith(2)).toContain('act')
  expect(thoughtsWith(2)).not.toContain('end-turn')
})

test('a turn without an Action is one to end', () => {
  expect(thoughtsWith(0)).toContain('end-turn')
})

test('something is always thought of, also where only to walk and to end are offered', () => {
  const rest = thoughtsWith(2, (option) => option.do === 'walk' || option.do === 'end-turn')
  expect(rest.length).toBeGreaterThan(0)
})
