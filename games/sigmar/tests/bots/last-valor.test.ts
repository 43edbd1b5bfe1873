import { seeded } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { SigmarAsk } from '../../bots/merit.ts'
import { quickPick } from '../../bots/rollout.ts'
import type { SigmarTable } from '../../state.ts'
import { lay } from '../lay.ts'

/** What the quick pick does when seat A is asked. */
function picked(t: ReturnType<typeof lay>): string {
  const ask = t.match.askOf(0) as SigmarAsk | null
  if (!ask) throw new Error('A is not asked')
  const at = quickPick({ state: t.state } as SigmarTable, ask, seeded(1))
  return ask.options[at]?.do ?? 'nothing'
}

/** A attempts Sphinx at the Ford, for 5 Valor, with a Boost in hand. */
function atTheFord(valor: number, hand: readonly string[]): string {
  const t = lay({
    round: 3,
    first: 'A',
    A: { champion: 'kessa', valor, hand: [...hand] },
    B: { champion: 'brannoc', valor: 24 },
    trials: ['sphinx-at-the-ford'],
  })
  t.A.picks('attempt Sphinx at the Ford')
  return picked(t)
}

describe('with the Valor that wins in reach, the quick pick', () => {
  test('plays the Boost that may bring it, whatever the card would be worth later', () => {
    expect(atTheFord(25, ['surge-of-faith'])).toBe('boost')
    expect(atTheFord(25, ['steady-hand'])).toBe('boost')
  })

  test('judges as ever where a success leaves it 1 short, or brings more than it takes', () => {
    for (const valor of [24, 26]) expect(atTheFord(valor, ['surge-of-faith'])).toBe('boost')
  })

  test('keeps the Boost where the roll cannot fail', () => {
    const t = lay({
      A: { champion: 'maelis', valor: 29, hand: ['steady-hand'] },
      B: { valor: 24 },
      trials: ['lantern-sequence'],
    })
    t.A.picks('attempt Lantern Sequence')
    expect(picked(t)).toBe('pass')
  })

  test('plays a card on the Duel that may bring it', () => {
    const t = lay({
      round: 3,
      A: { champion: 'kessa', valor: 28, hand: ['steady-hand'] },
      B: { champion: 'brannoc', valor: 24 },
    })
    t.A.picks('duel Brannoc')
    expect(picked(t)).toBe('boost')
  })
})
