import type { Me } from '@trialhall/protocol'
import { NO_SERVER, fetchDecks, fetchMe, saveDeck } from '../../api/requests.ts'
import { onDeckChange } from '../saved/saved-decks.ts'
import { exchange } from './exchange.ts'

/** How the decks of this device stand to the server. */
export type Keeping =
  | { readonly state: 'unknown' }
  /** Something was changed that the server is about to be told. */
  | { readonly state: 'sending' }
  /** The server has them all. */
  | { readonly state: 'saved'; readonly me: Me }
  /** There is no server to be had now. */
  | { readonly state: 'apart' }
  /** Something is not saved, and why. */
  | { readonly state: 'trouble'; readonly sentence: string }

/** How long changes are collected, in milliseconds. */
const COLLECT_MS = 800
const LOOK_MS = 60_000
const LOCK = 'trialhall/decks'

const SERVER = { me: fetchMe, since: fetchDecks, save: saveDeck }

const APART: Keeping = { state: 'apart' }

let keeping: Keeping = { state: 'unknown' }
let timer: ReturnType<typeof setTimeout> | undefined
let isBusy = false
let isWanted = false
const watchers = new Set<() => void>()
const hearers = new Set<(sentence: string) => void>()
/** What nobody was there to hear. */
let unheard: string[] = []

/** How they stand now. */
export function keepingNow(): Keeping {
  return keeping
}

/** Calls back when that changes. Returns what ends it. */
export function onKeeping(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function stands(next: Keeping): void {
  keeping = next
  for (const watcher of watchers) watcher()
}

function tell(sentence: string): void {
  if (hearers.size === 0) unheard.push(sentence)
  for (const hear of hearers) hear(sentence)
}

/** Brings the decks of device and server together, after a while in which changes are collected. */
export function keepSoon(ms: number = COLLECT_MS): void {
  clearTimeout(timer)
  timer = setTimeout(() => void keep(), ms)
}

async function keep(): Promise<void> {
  if (isBusy) {
    isWanted = true
    return
  }
  isBusy = true
  const next = navigator.onLine ? await alone(once) : APART
  isBusy = false
  const isOutdated = isWanted && next.state === 'saved'
  stands(isOutdated ? { state: 'sending' } : next)
  if (isWanted) keepSoon()
  isWanted = false
}

async function once(): Promise<Keeping> {
  const done = await exchange(SERVER, tell)
  if (done.ok) return { state: 'saved', me: done.value }
  const { field, message } = done.fault
  return field === NO_SERVER ? APART : { state: 'trouble', sentence: message }
}

let last: Promise<unknown> = Promise.resolve()

/** Does something while no decks are brought together: of all tabs one at a time where the browser has locks, else of this tab. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks) return await locks.request(LOCK, work)
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}

/** Keeps device and server together while somebody looks at decks. Returns what ends it. */
export function attend(hear: (sentence: string) => void): () => void {
  if (hearers.size === 0) begin()
  hearers.add(hear)
  for (const sentence of unheard) hear(sentence)
  unheard = []
  keepSoon(0)
  return () => {
    hearers.delete(hear)
    if (hearers.size === 0) end()
  }
}

let end = (): void => undefined

function begin(): void {
  const now = (): void => keepSoon(0)
  const look = setInterval(() => {
    if (!document.hidden) keepSoon(0)
  }, LOOK_MS)
  const silence = onDeckChange((_, by) => {
    if (by !== 'here') return
    if (keeping.state === 'saved') stands({ state: 'sending' })
    keepSoon()
  })
  for (const event of ['online', 'offline']) addEventListener(event, now)
  document.addEventListener('visibilitychange', now)
  end = () => {
    clearInterval(look)
    silence()
    for (const event of ['online', 'offline']) removeEventListener(event, now)
    document.removeEventListener('visibilitychange', now)
  }
}
