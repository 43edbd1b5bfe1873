import type { LanesEvent } from '@trialhall/game-lanes'
import type { ToldEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { TALE } from '../../ui/finale/tale.ts'

const story = [
  { type: 'waveBegan', seat: 1 },
  { type: 'attacked', cards: [3, 4] },
  { type: 'damaged', card: 4 },
  { type: 'idled', card: 5, why: 'snare' },
].map((event) => ({ event })) as unknown as readonly ToldEvent<LanesEvent>[]

test('an attack is a deed of whoever has the wave, and what comes of it is a part of it', () => {
  expect(TALE.begins(story, 1)).toBe(1)
  expect(TALE.begins(story, 2)).toBeUndefined()
})

test('a unit that does nothing is nobody’s deed, and so nobody’s best play', () => {
  expect(TALE.begins(story, 3)).toBeNull()
})
