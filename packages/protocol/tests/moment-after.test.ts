import { momentAfter, type Change, type KnownMoment } from '@trialhall/protocol'
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
