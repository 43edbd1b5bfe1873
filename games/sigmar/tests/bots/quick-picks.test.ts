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
  return pickOf(t, 0, pick)
}

/** What a policy picks for a seat that is asked now. */
function pickOf(t: ReturnType<typeof lay>, seat: number, pick: Pick = quickPick): string {
  const ask = t.match.asks.find((one) => one.seat === seat)
  if (!ask) throw new Error('the seat is not asked')
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

  test('plays on for Valor in the last turn where nothing can win the match any more, or lose it', () => {
    const pickBy = (own: number, others: number): string => {
      const A = { champion: 'aldric', valor: own }
      const B = { champion: 'brannoc', valor: others, hand: ['steady-hand', 'steady-hand', 'blazing-zeal'] }
      const t = lay({ ...LAST, A, B, trials: ['relic-bearing', 'sphinx-at-the-ford'] })
      const ask = t.match.asks[0] as SigmarAsk
      const option = ask.options[quickPick({ state: t.state } as SigmarTable, ask, seeded(1))]
      return option?.do === 'attempt' ? String(t.state.trials.indexOf(option.card)) : String(option?.do)
    }
    expect([pickBy(2, 24), pickBy(24, 2)]).toEqual(['0', '0'])
  })

  test('[S-R21] goes to an Instant Trial by a Teleport where nobody can Block that, and attempts the Trial itself where somebody may', () => {
    const late = { round: 9, first: 'B', active: 'A', trials: ['candle-vigil'] } as const
    const A = { champion: 'maelis', valor: 13, space: 6, hand: ['gate-walk'] }
    const against = (hand: readonly string[]): string =>
      picked({ ...late, A, B: { champion: 'veyra', valor: 11, space: 1, hand: [...hand] } })
    expect(against([])).toBe('play')
    expect(against(['jeers', 'jeers', 'sand', 'sand'])).toBe('attempt')
  })

  test('[S-R21] Blocks a Boost by what it does for the Trial that is attempted, and keeps the Block where that is little', () => {
    const A = { valor: 8, hand: ['sealed-hands'] }
    const B = { valor: 8, hand: ['blazing-zeal'] }
    const answer = (trial: string, name: string): string => {
      const t = lay({ round: 7, first: 'B', active: 'B', A, B, trials: [trial] })
      t.B.picks(`attempt ${name}`, 'play Blazing Zeal')
      return pickOf(t, 0)
    }
    expect(answer('labyrinth-of-oaths', 'Labyrinth of Oaths')).toBe('block')
    expect(answer('stone-ladder', 'Stone Ladder')).toBe('pass')
  })

  test('[S-R34] rolls again by the chance of the next die, whatever the last one showed', () => {
    const reroll = (die: number): string => {
      const t = lay({ A: { champion: 'aldric' }, trials: ['chain-bridge'], rolls: [die] })
      t.A.picks('attempt Chain Bridge')
      return pickOf(t, 0)
    }
    expect([1, 2, 3].map(reroll)).toEqual(['reroll', 'reroll', 'reroll'])
  })

  test('[S-R33] reckons with a reward that a Wager of the Bold has doubled', () => {
    const lower = (kept: readonly string[]): string => {
      const t = lay({
        round: 8,
        active: 'B',
        first: 'B',
        A: { valor: 8, hand: ['jeers'] },
        B: { valor: 8, kept: [...kept] },
        trials: ['mirror-court'],
      })
      t.B.picks('attempt Mirror Court')
      return pickOf(t, 0)
    }
    expect(lower(['wager'])).toBe('lower')
    expect(lower([])).toBe('pass')
  })

  test('undoes a lost Duel at once: 2 Valor come back and 2 go', () => {
    const A = { hand: ['bandage'], valor: 6, defeats: [{ winner: 'B', valor: 2 }] }
    expect(picked({ A, B: { valor: 9 }, trials: ['stone-ladder'] })).toBe('play')
  })
})
