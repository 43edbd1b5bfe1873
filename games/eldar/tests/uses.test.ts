import { Table, type Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { BIT, eldar, statusesOf, type EldarState } from '../game.ts'
import type { EldarOption, EldarPrompt } from '../rules/asks.ts'
import type { EldarEvent } from '../rules/events.ts'
import type { EldarTable } from '../rules/state.ts'
import { usable } from '../rules/uses.ts'
import { dice, mixedMatch } from './mixed.ts'

type Look = (table: EldarTable, seat: Seat, asked: { prompt: EldarPrompt; options: EldarOption[] }) => void

/** Plays a match headless at random and looks at each decision. */
function watched(seed: number, look: Look): void {
  const roll = dice(seed)
  const table: EldarTable = new Table<EldarState, EldarEvent>(eldar, mixedMatch(seed, roll), {
    decide(_table, seat, prompt, options) {
      look(table, seat, { prompt: prompt as EldarPrompt, options: [...options] as EldarOption[] })
      return roll(options.length)
    },
  })
  while (eldar.outcome(table.state) === null) eldar.advance(table)
}

/** The same state before somebody who wants a reason for everything that is not offered. */
function explained({ state, mind }: EldarTable): EldarTable {
  const table = new Table<EldarState, EldarEvent>(eldar, eldar.clone(state), mind)
  table.audience = { event: () => {}, refusal: () => {}, unasked: () => {} }
  return table
}

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed)

test.each(SEEDS)('what a glance offers is what a close look offers, in match %i', (seed) => {
  watched(seed, (table, seat, { prompt, options }) => {
    if (prompt.type !== 'main' && prompt.type !== 'react') return
    const close = usable(explained(table), seat, prompt.type === 'react')
    expect(options).toEqual([...close, { do: 'pass' }])
  })
})

test.each(SEEDS)('who is after one status finds it as who looks at all, in match %i', (seed) => {
  watched(seed, ({ state }) => {
    for (let id = 0; id < state.heroes.length; id++) {
      const all = statusesOf(state, id)
      for (const bit of Object.values(BIT)) expect(statusesOf(state, id, bit) & bit).toBe(all & bit)
    }
  })
})
