import { expect, test } from 'vitest'
import { eldarTerminal } from '../../terminal/index.ts'
import { lay, type EldarScene, type Layout } from '../lay.ts'

/** What is said of the option of A with these words. */
function hint(t: EldarScene, label: string): string {
  const { options } = t.A.text()
  expect(options).toContain(label)
  return eldarTerminal.hint?.(t.A.view, t.A.options[options.indexOf(label)], null) ?? ''
}

const TABLE: Layout = {
  A: {
    heroes: [
      { hero: 'yuri', focus: 5, is: ['dazed'] },
      { hero: 'isra', focus: 5 },
    ],
    hand: ['wallop'],
  },
  B: {
    heroes: [
      { hero: 'giana', hp: 5 },
      { hero: 'mei', is: ['elusive'] },
    ],
  },
}

test('a card says its text, and what it costs now where that differs', () => {
  const t = lay(TABLE)
  expect(hint(t, 'Isra: Wallop')).toMatch(/^Slow, 1 Focus, exhaust\. Deal Power \+ 1 damage/)
  expect(hint(t, 'Yuri: Wallop')).toMatch(/^1 printed \+ 1 Dazed = 2 Focus\. Slow, 1 Focus, exhaust\./)
})

test('an ability says its own text, not that of all its card', () => {
  expect(hint(lay(TABLE), 'Yuri: Brine Knuckles')).toBe(
    '0 printed + 1 Dazed = 1 Focus. (Slow, 0 Focus, exhaust, pay 3 HP): Deal Power − 1 damage to target enemy.',
  )
})

test('a target says what it would cost and lose', () => {
  const t = lay(TABLE)
  t.A.picks('Isra: Wallop')
  expect(hint(t, 'Mei')).toMatch(/^1 printed \+ 1 Elusive target = 2 Focus\. Mei −\d, \d+ left\.$/)
  expect(hint(t, 'Giana')).toMatch(/^Giana −\d, (\d left|defeated)\.$/)
})

test('passing needs no words', () => {
  expect(hint(lay(TABLE), 'pass')).toBe('')
})
