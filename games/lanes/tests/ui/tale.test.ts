import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { CardId, ToldEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { TALE } from '../../ui/finale/tale.ts'

const unit = (id: number): CardId => id as CardId

const story: readonly ToldEvent<LanesEvent>[] = [
  { event: { type: 'waveBegan', seat: 1, wave: 1 } },
  { event: { type: 'advanced', card: unit(3), from: 4, to: 8 } },
  { event: { type: 'damaged', card: unit(4), by: 1, hp: 2 } },
  { event: { type: 'idled', card: unit(5), why: 'snare' } },
]

/** Who begins a deed, which no view decides in Lanes. */
const begins = (place: number) => TALE.begins(story, place, {} as LanesView)

test('an advance is a deed of whoever has the wave, and what comes of it is a part of it', () => {
  expect(begins(1)).toBe(1)
  expect(begins(2)).toBeUndefined()
})

test('a unit that does nothing is nobody’s deed, and so nobody’s best play', () => {
  expect(begins(3)).toBeNull()
})
