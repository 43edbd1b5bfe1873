import type { LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { ToldEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { TALE } from '../../ui/finale/tale.ts'

const story = [
  { type: 'waveBegan', seat: 1 },
  { type: 'attacked', cards: [3, 4] },
  { type: 'damaged', card: 4 },
  { type: 'idled', card: 5, why: 'snare' },
].map((event) => ({ event })) as unknown as readonly ToldEvent<LanesEvent>[]

/** Who begins a deed, which no view decides in Lanes. */
const begins = (place: number) => TALE.begins(story, place, {} as LanesView)

test('an attack is a deed of whoever has the wave, and what comes of it is a part of it', () => {
  expect(begins(1)).toBe(1)
  expect(begins(2)).toBeUndefined()
})

test('a unit that does nothing is nobody’s deed, and so nobody’s best play', () => {
  expect(begins(3)).toBeNull()
})
