import type { Ask } from '@trialhall/kernel'
import { asksAfter, lastLike, momentAfter, type Change, type KnownMoment } from '@trialhall/protocol'
import { expect, test } from 'vitest'

const ask = { seat: 0, prompt: 'which?', options: ['a', 'b'], refused: [] }
const other = { seat: 1, prompt: 'and you?', options: ['x'], refused: [] }

const whole: KnownMoment = {
  entry: 2,
  length: 2,
  viewer: 0,
  view: { viewer: 0, cards: { def: [], seen: [], pool: [], secret: [] }, pools: [] },
  asked: [],
  own: [ask],
  canGoBack: [],
  outcome: null,
  thinking: null,
  easing: null,
  undoOffer: null,
  drawOffer: null,
  clock: null,
  kept: 0,
  told: [],
  fresh: 0,
}

/** The moment after the next entry, with what is asked then. */
function after(before: KnownMoment, own?: Change['own']): KnownMoment {
  const { entry: from } = before
  const next = { from, entry: from + 1, difference: { length: [from + 1] as const }, kept: 0, told: [] }
  return momentAfter(before, own === undefined ? next : { ...next, own })
}

test('what a seat is asked is what differs from what it was asked last, whatever lies in between', () => {
  const unasked = after(whole, {})
  expect(unasked).toMatchObject({ length: 3, own: [] })
  const bothAsked = after(unasked, { 0: { options: { 1: ['c'] } }, 1: [other] })
  expect(bothAsked.own).toEqual([{ ...ask, options: ['a', 'c'] }, other])
  const oneAsked = after(bothAsked, { 1: { prompt: ['and now?'] } })
  expect(oneAsked.own).toEqual([{ ...other, prompt: 'and now?' }])
  expect(after(oneAsked).own).toEqual(oneAsked.own)
  expect(after(oneAsked, { 0: null }).own).toEqual([{ ...ask, options: ['a', 'c'] }])
})

test('asks of several kinds of a seat are remembered, and each is compared with the last of its kind', () => {
  const main = { ...ask, prompt: { type: 'main' } }
  const pass = { ...ask, prompt: { type: 'window' }, options: ['pass'] }
  const begun = after(after(whole, {}), { 0: [main] })
  const passed = after(begun, { 0: [pass] })
  expect(passed.own).toEqual([pass])
  expect(lastLike(passed.lastAsks ?? [], main)).toEqual({ last: main, older: 1 })
  expect(lastLike(passed.lastAsks ?? [], { ...main, prompt: { type: 'new' } })).toEqual({
    last: pass,
    older: 0,
  })
  const again = after(passed, { '0.1': { options: { 0: ['z'] } } })
  expect(again.own).toEqual([{ ...main, options: ['z', 'b'] }])
  expect(again.lastAsks?.slice(0, 2)).toEqual([again.own[0], pass])
  expect(after(again, { '0.1': null, 1: [other] }).own).toEqual([pass, other])
})

test('of each seat four asks are remembered', () => {
  const kinds = ['a', 'b', 'c', 'd', 'e'].map((type): Ask => ({ ...ask, prompt: { type } }))
  const all = kinds.reduce<readonly Ask[]>((last, one) => asksAfter(last, [one]), [other])
  expect(all).toEqual([...kinds.slice(1).toReversed(), other])
})

test('where a moment came whole, nothing of before is remembered', () => {
  const known = after(after(whole, { 1: [other] }), {})
  const again: KnownMoment = { ...whole, entry: known.entry, own: [] }
  expect(after(again, { 1: [other] }).own).toEqual([other])
  expect(() => after(again, { 1: { prompt: ['and now?'] } })).toThrow('is not there')
})

test('a change of another moment is refused', () => {
  const change: Change = { from: 7, entry: 8, difference: null, kept: 0, told: [] }
  expect(() => momentAfter(whole, change)).toThrow('a change of moment 7 came where 2 stands')
})
