import { expect, test } from 'vitest'
import { WayBack } from '../../src/match/way-back.ts'

test('Back leads before the last choice that a person made, over what the table passed since', () => {
  const way = new WayBack()
  way.chosen(4, 'person')
  way.chosen(5, 'table')
  way.chosen(6, 'table')
  expect(way.before(7, 3)).toBe(4)
  expect(way.before(5, 1)).toBe(4)
})

test('where only what the table passed may be taken back, nothing is', () => {
  const way = new WayBack()
  way.chosen(5, 'table')
  expect([way.before(6, 1), way.before(6, 0), way.before(6, 2)]).toEqual([null, null, 4])
})

test('of choices that were not made at this page, each counts as a person’s own', () => {
  expect(new WayBack().before(9, 2)).toBe(8)
})

test('a pass that was refused or taken back is forgotten', () => {
  const way = new WayBack()
  way.chosen(5, 'table')
  way.chosen(5, 'person')
  expect(way.before(6, 1)).toBe(5)
  way.chosen(6, 'table')
  way.wentTo(6)
  expect(way.before(7, 1)).toBe(6)
})

test('whoever went back is asked there, and only there', () => {
  const way = new WayBack()
  expect(way.isAskedAnyway(0)).toBe(false)
  way.wentTo(4)
  expect([3, 4, 5].map((length) => way.isAskedAnyway(length))).toEqual([false, true, false])
})

test('what stands last of this page is known to be a pass of the table until it is taken back or something else was chosen', () => {
  const way = new WayBack()
  expect(way.isLastPassed).toBe(false)
  way.chosen(4, 'person')
  way.chosen(7, 'table')
  expect(way.isLastPassed).toBe(true)
  way.wentTo(7)
  expect(way.isLastPassed).toBe(false)
  way.chosen(7, 'table')
  way.chosen(9, 'person')
  expect(way.isLastPassed).toBe(false)
})
