import { expect, test } from 'vitest'
import {
  type PageRegistration,
  type PageWorker,
  type UpdateWorld,
  Updates,
} from '../../src/offline/updates.ts'

class FakeWorker extends EventTarget implements PageWorker {
  state = 'installing'
  readonly heard: unknown[] = []

  postMessage(message: unknown): void {
    this.heard.push(message)
  }

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget implements PageRegistration {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  /** What the next look at the server finds. */
  next: FakeWorker | null = null

  async update(): Promise<void> {
    if (this.next) this.find(this.next)
    this.next = null
  }

  find(worker: FakeWorker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }

  /** The installing worker is done: it waits, or is active where nothing was before. */
  settle(): FakeWorker {
    const worker = this.installing
    if (!worker) throw new Error('Nothing is being installed.')
    this.installing = null
    if (this.active) this.waiting = worker
    else this.active = worker
    worker.become(this.active === worker ? 'activated' : 'installed')
    return worker
  }
}

function page(how: { registration: FakeRegistration | null; isControlled: boolean }): {
  updates: Updates
  reloads: () => number
  changeHands: () => void
} {
  const listeners: (() => void)[] = []
  let reloads = 0
  const world: UpdateWorld = {
    register: async () => how.registration,
    isControlled: () => how.isControlled,
    onControllerChange: (then) => listeners.push(then),
    reload: () => reloads++,
    wait: () => new Promise(() => undefined),
  }
  const changeHands = (): void => listeners.forEach((listener) => listener())
  return { updates: new Updates(world), reloads: () => reloads, changeHands }
}

function kept(): FakeRegistration {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker()
  return registration
}

test('the first visit keeps the app and asks for nothing', async () => {
  const registration = new FakeRegistration()
  const { updates, reloads, changeHands } = page({ registration, isControlled: false })
  await updates.start()
  registration.find(new FakeWorker())
  expect(updates.state).toEqual({ isKept: 'not yet', newer: 'none' })
  registration.settle()
  changeHands()
  expect(updates.state).toEqual({ isKept: 'yes', newer: 'none' })
  expect(reloads()).toBe(0)
})

test('a newer build waits until the person lets it in; then the page is loaded anew once it is in', async () => {
  const registration = kept()
  const { updates, reloads, changeHands } = page({ registration, isControlled: true })
  await updates.start()
  registration.find(new FakeWorker())
  expect(updates.state.newer).toBe('none')
  const young = registration.settle()
  expect(updates.state.newer).toBe('waits')
  expect(young.heard).toEqual([])
  updates.take()
  expect(young.heard).toEqual(['take-over'])
  expect(reloads()).toBe(0)
  changeHands()
  expect(reloads()).toBe(1)
})

test('a page whose worker was changed by another tab is told and goes on', async () => {
  const { updates, reloads, changeHands } = page({ registration: kept(), isControlled: true })
  await updates.start()
  changeHands()
  expect(updates.state.newer).toBe('is in')
  expect(reloads()).toBe(0)
  updates.take()
  expect(reloads()).toBe(1)
})

test('who asks for a new page gets the newest build, and the page again where there is none', async () => {
  const registration = kept()
  const { updates, reloads, changeHands } = page({ registration, isControlled: true })
  await updates.start()
  const young = new FakeWorker()
  registration.next = young
  const asked = updates.loadAnew()
  await Promise.resolve()
  registration.settle()
  await asked
  expect(young.heard).toEqual(['take-over'])
  changeHands()
  expect(reloads()).toBe(1)
  const plain = page({ registration: kept(), isControlled: true })
  await plain.updates.start()
  await plain.updates.loadAnew()
  expect(plain.reloads()).toBe(1)
})

test('where no app can be kept it says so, and a new page is a plain one', async () => {
  const { updates, reloads } = page({ registration: null, isControlled: false })
  await updates.start()
  expect(updates.state.isKept).toBe('never')
  await updates.loadAnew()
  expect(reloads()).toBe(1)
})
