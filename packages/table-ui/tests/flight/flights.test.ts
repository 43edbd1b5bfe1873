import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flightsBetween, slidesBetween, type Spot, type Spots } from '../../src/flight/places.ts'

/** Places on a page of 800 pixels, without a page. */
const element = (): HTMLElement => ({}) as HTMLElement
const spot = (of: HTMLElement, y: number, isHidden = false): Spot => ({
  element: of,
  rect: { x: 10, y, width: 20, height: 30, top: y, bottom: y + 30 } as DOMRect,
  isHidden,
})
const spots = (given: Record<string, Spot>): Spots => new Map(Object.entries(given))

beforeEach(() => void vi.stubGlobal('window', { innerHeight: 800 }))
afterEach(() => void vi.unstubAllGlobals())

describe('what flies', () => {
  const [hand, stack, deck] = [element(), element(), element()]

  test('is what was on another element, or in another place', () => {
    const before = spots({ 'card:1': spot(hand, 700), 'card:2': spot(deck, 50, true) })
    const after = spots({ 'card:1': spot(stack, 300), 'card:2': spot(element(), 700) })
    expect(flightsBetween(before, after).map(({ from, to }) => [from.rect.y, to.rect.y])).toEqual([
      [700, 300],
      [50, 700],
    ])
  })

  test('is nothing that stayed, that is new, or that is gone', () => {
    const before = spots({
      'card:1': spot(hand, 700),
      'card:2': spot(deck, 50, true),
      'card:3': spot(hand, 700),
    })
    const after = spots({
      'card:1': spot(hand, 650),
      'card:2': spot(deck, 50, true),
      'card:4': spot(stack, 300),
    })
    expect(flightsBetween(before, after)).toEqual([])
  })

  test('is nothing that sets off or lands out of sight', () => {
    const after = spots({ 'card:1': spot(stack, 300) })
    expect(flightsBetween(spots({ 'card:1': spot(hand, 900) }), after)).toEqual([])
    expect(flightsBetween(spots({ 'card:1': spot(hand, -40) }), after)).toEqual([])
  })
})

test('what was pushed aside slides, by as much as it was moved; a place does not', () => {
  const [card, deck] = [element(), element()]
  const before = spots({ 'card:1': spot(card, 300), 'card:2': spot(deck, 50, true) })
  const after = spots({ 'card:1': spot(card, 340), 'card:2': spot(deck, 90, true) })
  expect(slidesBetween(before, after)).toEqual([{ element: card, by: '0px -40px' }])
  expect(slidesBetween(before, before)).toEqual([])
})
