import { addressed, plain, waitingFor, type TableSnapshot } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'

const kessa = { text: 'Kessa', ref: { kind: 'seat', id: 1 } }

const snapshotOf = (viewer: number | null, asked: readonly number[]): TableSnapshot =>
  ({ viewer, asked: asked.map((seat) => ({ seat, prompt: null })) }) as unknown as TableSnapshot

describe('a prompt', () => {
  test('is put to the seat itself without its name', () => {
    expect(plain(addressed([kessa, ': choose your action'], 1))).toBe('Choose your action')
  })

  test('keeps the name of another seat', () => {
    expect(plain(addressed([kessa, ': choose your action'], 0))).toBe('Kessa: choose your action')
  })

  test('that begins with a name of its own keeps it', () => {
    expect(plain(addressed([kessa, ': ', kessa, ' plays a card'], 1))).toBe('Kessa plays a card')
  })
})

describe('waiting', () => {
  const names = ['Anna', 'Ben', 'Cleo']

  test('names everyone who is asked', () => {
    expect(plain(waitingFor(snapshotOf(null, [0, 1, 2]), names))).toBe('Waiting for Anna, Ben and Cleo…')
  })

  test('leaves out the viewer', () => {
    expect(plain(waitingFor(snapshotOf(0, [0, 2]), names))).toBe('Waiting for Cleo…')
  })

  test('says so when nobody is asked yet', () => {
    expect(plain(waitingFor(snapshotOf(0, []), names))).toBe('One moment…')
  })
})
