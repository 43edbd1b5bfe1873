import { expect, test } from 'vitest'
import { keepPictures, type PictureWorld } from '../../src/offline/keep-pictures.ts'

function world(parts: Partial<PictureWorld> = {}): PictureWorld & { readonly fetched: string[] } {
  const fetched: string[] = []
  return {
    fetched,
    isKept: () => true,
    isSaving: () => false,
    has: async () => false,
    fetch: async (address) => fetched.push(address),
    wait: async () => undefined,
    ...parts,
  }
}

test('the pictures of a game are fetched once, each once, when it is first opened', async () => {
  const at = world()
  await keepPictures('first', ['/a.svg', '/b.svg', '/a.svg'], at)
  await keepPictures('first', ['/a.svg', '/b.svg'], at)
  expect(at.fetched.toSorted()).toEqual(['/a.svg', '/b.svg'])
})

test('what is kept already is not fetched again', async () => {
  const at = world({ has: async (address) => address === '/a.svg' })
  await keepPictures('kept', ['/a.svg', '/b.svg'], at)
  expect(at.fetched).toEqual(['/b.svg'])
})

test('nothing is fetched ahead without a worker that keeps it, nor for somebody who saves data', async () => {
  const without = world({ isKept: () => false })
  await keepPictures('without', ['/a.svg'], without)
  const saving = world({ isSaving: () => true })
  await keepPictures('saving', ['/a.svg'], saving)
  expect([...without.fetched, ...saving.fetched]).toEqual([])
})

test('what failed is tried again when the game is opened the next time', async () => {
  const broken = world({ fetch: async () => Promise.reject(new TypeError('no network')) })
  await keepPictures('broken', ['/a.svg'], broken)
  const at = world()
  await keepPictures('broken', ['/a.svg'], at)
  expect(at.fetched).toEqual(['/a.svg'])
})
