import { expect, test } from 'vitest'
import { MUTES } from '../../ui/board/windows.ts'
import { askOf, laid, picks, type EldarMatch } from './lay.ts'

/** A lets an effect of its side lie on the stack; B holds a Fast card. */
function match(hand: readonly string[]): EldarMatch {
  return laid({
    A: {
      hand,
      heroes: [
        { hero: 'pavani', focus: 6 },
        { hero: 'zakir', focus: 6 },
      ],
    },
    B: {
      hand: ['flash'],
      heroes: [
        { hero: 'isra', focus: 4 },
        { hero: 'giana', focus: 4 },
      ],
    },
  })
}

/** Whether B is asked about its reaction whatever it said, once A has used its first card on a Hero. */
function isGrave(card: string, target: number | null): boolean {
  const t = match([card])
  picks(t, { do: 'use', hero: 0, card: t.viewFor(0).players[0]?.hand[0] })
  if (target !== null) picks(t, { do: 'target', hero: target })
  const { prompt } = askOf(t, 1)
  expect(prompt).toMatchObject({ type: 'react' })
  return MUTES.isGrave(prompt, 1, t.viewFor(1))
}

test('who does not want to be asked about a reaction is asked all the same where an effect could touch their side', () => {
  expect(isGrave('shockwave', null)).toBe(true)
  expect(isGrave('sundering-blow', 3)).toBe(true)
})

test('and is left alone where it touches the other side alone', () => {
  expect(isGrave('sudden-clarity', null)).toBe(false)
  expect(isGrave('inspire', 1)).toBe(false)
})

test('an answer to an effect of their own is no business of the other side alone', () => {
  const t = laid({
    A: {
      hand: ['wallop', 'flash'],
      heroes: [
        { hero: 'zakir', focus: 6 },
        { hero: 'pavani', focus: 6 },
      ],
    },
    B: {
      hand: ['watch-your-back'],
      heroes: [
        { hero: 'isra', focus: 4 },
        { hero: 'giana', focus: 4 },
      ],
    },
  })
  picks(t, { do: 'use', hero: 0, card: t.viewFor(0).players[0]?.hand[0] })
  picks(t, { do: 'target', hero: 3 })
  picks(t, { do: 'use', card: t.viewFor(1).players[1]?.hand[0] })
  picks(t, { do: 'target', hero: 3 })
  expect(t.viewFor(0).stack).toHaveLength(2)
  const { prompt } = askOf(t, 0)
  expect(prompt).toMatchObject({ type: 'react' })
  expect(MUTES.isGrave(prompt, 0, t.viewFor(0))).toBe(true)
})

test('nor is what a card does that one of their Heroes has played, and what nobody knows', () => {
  const t = match(['sudden-clarity'])
  picks(t, { do: 'use', hero: 0, card: t.viewFor(0).players[0]?.hand[0] })
  const { prompt } = askOf(t, 1)
  const view = t.viewFor(1)
  const isGraveWith = (change: object): boolean =>
    MUTES.isGrave(prompt, 1, { ...view, stack: view.stack.map((one) => ({ ...one, ...change })) })
  expect(isGraveWith({})).toBe(false)
  expect(isGraveWith({ origin: 2 })).toBe(true)
  expect(isGraveWith({ mode: 7 })).toBe(true)
})

test('they are asked again in the next round, and once one of their own was hurt', () => {
  const view = match([]).viewFor(1)
  const wakes = (event: object): boolean => MUTES.wakes(event as never, 1, view)
  expect(wakes({ type: 'roundBegan', round: 2 })).toBe(true)
  expect(wakes({ type: 'damaged', hero: 3, amount: 1 })).toBe(true)
  expect(wakes({ type: 'damaged', hero: 0, amount: 1 })).toBe(false)
})
