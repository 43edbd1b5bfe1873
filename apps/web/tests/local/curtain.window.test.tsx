import { games } from '@trialhall/games'
import type { Seat } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Curtain } from '../../src/local/curtain.tsx'
import type { WorkerLink } from '../../src/local/engine/worker-link.ts'
import { Room, savedMatch } from './engine/table-room.ts'

/** A screen of three people that is covered before one who may pass without a look, and so may the next. */
let room: Room
let root: Root
let now = 0
const looked: (Seat | null)[] = []

function draw(): void {
  const update = { snapshot: room.now, story: [], fresh: 0 }
  const link = {
    passUnseen: (length: number) => room.table.passUnseen(length),
    look: (seat: Seat | null) => looked.push(seat),
  } as unknown as WorkerLink
  act(() =>
    root.render(<Curtain update={update} game={sure(games.find('sigmar'))} board={null} link={link} />),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  now = 1000
  looked.length = 0
  room = new Room(savedMatch('ppp', { championDeal: 'random', roundLimit: 1 }))
  room.table.look(room.now.handTo)
  while (!room.now.canPassUnseen) {
    if (room.now.handTo !== null) room.table.look(room.now.handTo)
    room.pick(0)
  }
  room.table.look(null)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  draw()
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog')
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('dialog button')]

function press(at: number): void {
  act(() => buttons()[at]?.click())
  draw()
}

test('whatever closes the curtain, it falls again until somebody has taken the screen', () => {
  expect(dialog()?.open).toBe(true)
  act(() => dialog()?.close())
  expect(dialog()?.open).toBe(true)
  press(0)
  expect(looked).toEqual([room.now.handTo])
})

test('the second of a doubled press passes for nobody and shows nobody’s hand; a later one counts', () => {
  const { handTo, length } = room.now
  press(1)
  expect(room.now.length).toBe(length + 1)
  expect(room.now.handTo).not.toBe(handTo)
  expect(room.now.canPassUnseen).toBe(true)
  now += 250
  press(1)
  press(0)
  expect(room.now.length).toBe(length + 1)
  expect(looked).toEqual([])
  now += 600
  press(1)
  expect(room.now.length).toBe(length + 2)
})

test('it is shown anew to whoever is called next, so that it is read out to them', () => {
  buttons()[1]?.focus()
  press(1)
  expect(document.activeElement).toBe(buttons()[0])
})
