import { seeded } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { SigmarAsk } from '../../bots/merit.ts'
import { amateurPick, novicePick, quickPick } from '../../bots/rollout.ts'
import type { SigmarTable } from '../../state.ts'
import { lay, type Layout } from '../lay.ts'

type Pick = typeof quickPick

/** What a policy picks for the seat that is asked, after what is attempted. */
function picked(layout: Layout, pick: Pick = quickPick, attempted?: string): string {
  const t = lay(layout)
  if (attempted !== undefined) t.seat(0).picks(attempted)
  const ask = t.match.asks[0]
  if (!ask) throw new Error('nobody is asked')
  const at = pick({ state: t.state } as SigmarTable, ask as SigmarAsk, seeded(1))
  const option = ask.options[at] as { readonly do: string }
  return option.do
}

const LAST: Layout = { round: 10, first: 'B', active: 'A', trials: ['lantern-sequence', 'burning-causeway'] }

describe('the quick pick', () => {
  test('spends no Boost on a roll that cannot fail', () => {
    const A = { champion: 'maelis', hand: ['steady-hand', 'blazing-zeal'] }
    const layout = { A, trials: ['lantern-sequence'] }
    expect(picked(layout, quickPick, 'attempt Lantern Sequence')).toBe('pass')
    expect(picked(layout, novicePick, 'attempt Lantern Sequence')).toBe('boost')
  })

  test('spends a Boost where much is at stake', () => {
    const layout = { A: { hand: ['blazing-zeal'] }, trials: ['labyrinth-of-oaths'] }
    expect(picked(layout, quickPick, 'attempt Labyrinth of Oaths')).toBe('boost')
  })

  test('in the last turn attempts what can still win, likely or not, where the amateur takes the best bargain', () => {
    const behind = { ...LAST, A: { valor: 10 }, B: { valor: 14 } }
    const t = lay(behind)
    const ask = t.match.asks[0] as SigmarAsk
    const names = [quickPick, amateurPick].map((pick) => {
      const option = ask.options[pick({ state: t.state } as SigmarTable, ask, seeded(1))]
      return option?.do === 'attempt' ? t.state.trials.indexOf(option.card) : -1
    })
    expect(names).toEqual([1, 0])
  })

  test('[S-R21] goes to an Instant Trial by a Teleport where nobody can Block that, and attempts the Trial itself where somebody may', () => {
    const late = { round: 9, first: 'B', active: 'A', trials: ['candle-vigil'] } as const
    const A = { champion: 'maelis', valor: 13, space: 6, hand: ['gate-walk'] }
    const against = (hand: readonly string[]): string =>
      picked({ ...late, A, B: { champion: 'veyra', valor: 11, space: 1, hand: [...hand] } })
    expect(against([])).toBe('play')
    expect(against(['jeers', 'jeers', 'sand', 'sand'])).toBe('attempt')
  })

  test('undoes a lost Duel at once: 2 Valor come back and 2 go', () => {
    const A = { hand: ['bandage'], valor: 6, defeats: [{ winner: 'B', valor: 2 }] }
    expect(picked({ A, B: { valor: 9 }, trials: ['stone-ladder'] })).toBe('play')
  })
})
