import type { AnyView, Ask, Seat, SeenEvent } from '@trialhall/kernel'
import { useState } from 'react'
import type { TableUpdate } from '../link.ts'
import { passIn } from './usePassing.ts'

/** What a game says of windows in which a person may want to be left alone with some of their cards. */
export interface MuteSpec<V, E> {
  /** How long they are, as a sentence ends: 'this round'. */
  readonly until: string
  /** When one is asked all the same, as a sentence. */
  readonly except: string
  /** Events after which a seat is asked about all of its cards again: time is up, or it has become another matter; the view is the latest one. */
  wakes(event: E, seat: Seat, view: V): boolean
  /** Whether so much is at stake in a window that a seat is asked about all of its cards. */
  isGrave(prompt: unknown, seat: Seat, view: V): boolean
}

/** A card about which a person can be left alone, and whether they are. */
export interface Mutable {
  readonly key: string
  readonly label: string
  readonly isMuted: boolean
}

/** Cards about which a person is not asked for a while. */
export interface Mutes extends Pick<MuteSpec<unknown, unknown>, 'until' | 'except'> {
  /** What the open window offers, and all about which nothing is asked now. */
  readonly list: readonly Mutable[]
  /** Asks no more about anything that the open window offers; null where none is open or it is asked always. */
  readonly muteAll: (() => void) | null
  set(key: string, isMuted: boolean): void
  /** Nothing is asked about an option of a window. */
  isMuted(option: unknown, of: Ask): boolean
}

interface Given<V, E> {
  /** The open ask; null while something is being shown. */
  readonly ask: Ask | null
  readonly update: TableUpdate
  /** Undefined for games in which nobody is left alone. */
  readonly spec: MuteSpec<V, E> | undefined
  /** Nothing is passed by itself here: there is full control, or a stop. */
  readonly isStop: (ask: Ask) => boolean
  readonly textOf: (option: unknown) => string
}

interface Muted {
  readonly seat: Seat
  readonly label: string
  /** Length of the story when it was muted. */
  readonly since: number
}

const NONE: ReadonlyMap<string, Muted> = new Map()

/**
 * Leaves a person alone with cards of which they said that they do not want to be asked about them: the window of a card that may be played at
 * any time opens whenever anything happens. Only this page knows. All is asked again when the game says so, after a choice was taken back, and
 * wherever much is at stake; whoever has full control or set a stop is asked as ever.
 */
export function useMutes<V, E>({ ask, update, spec, isStop, textOf }: Given<V, E>): Mutes | null {
  const { length } = update.snapshot
  const [muted, setMuted] = useState(NONE)
  const [last, setLast] = useState(length)
  if (last !== length) setLast(length)
  const standing = length < last ? NONE : withoutWoken(muted, update, spec)
  if (standing.size !== muted.size) setMuted(standing)
  if (spec === undefined) return null
  const offered = ask === null ? [] : offeredIn(ask, textOf)
  const isHeld = (one: Ask): boolean => spec.isGrave(one.prompt, one.seat, viewOf<V>(update)) || isStop(one)
  const mute = (more: readonly Offered[]): void => {
    const since = update.story.length
    const added = more.map(({ key, seat, label }) => [key, { seat, label, since }] as const)
    setMuted(new Map([...standing, ...added]))
  }
  return {
    until: spec.until,
    except: spec.except,
    list: listed(standing, offered),
    muteAll: ask !== null && offered.length > 0 && !isHeld(ask) ? () => mute(offered) : null,
    set: (key, isMuted) => {
      if (isMuted) return mute(offered.filter((one) => one.key === key))
      const others = new Map(standing)
      others.delete(key)
      return setMuted(others)
    },
    isMuted: (option, of) => !isHeld(of) && standing.has(keyOf(of.seat, option)),
  }
}

function viewOf<V>({ snapshot }: TableUpdate): V {
  return snapshot.view satisfies AnyView as unknown as V
}

interface Offered {
  readonly key: string
  readonly seat: Seat
  readonly label: string
}

/** What a window offers besides passing, each that reads the same once. */
function offeredIn(ask: Ask, textOf: (option: unknown) => string): readonly Offered[] {
  const pass = passIn(ask)
  if (pass < 0) return []
  const others = ask.options.filter((_, at) => at !== pass)
  return others.map((option) => ({ key: keyOf(ask.seat, option), seat: ask.seat, label: textOf(option) }))
}

function listed(muted: ReadonlyMap<string, Muted>, offered: readonly Offered[]): readonly Mutable[] {
  const all = new Map<string, Mutable>()
  for (const { key, label } of offered) all.set(key, { key, label, isMuted: muted.has(key) })
  for (const [key, { label }] of muted) all.set(key, { key, label, isMuted: true })
  return [...all.values()]
}

function withoutWoken<V, E>(
  muted: ReadonlyMap<string, Muted>,
  update: TableUpdate,
  spec: MuteSpec<V, E> | undefined,
): ReadonlyMap<string, Muted> {
  if (muted.size === 0) return muted
  const isWoken = ({ seat, since }: Muted): boolean =>
    update.story
      .slice(since)
      .some(({ event }: SeenEvent) => spec?.wakes(event as E, seat, viewOf<V>(update)) ?? true)
  return new Map([...muted].filter(([, one]) => !isWoken(one)))
}

/** The same card in another window; that it would be in vain there makes it no other. */
function keyOf(seat: Seat, option: unknown): string {
  return `${seat} ${JSON.stringify(option, (key, value: unknown) => (key === 'isVain' ? undefined : value))}`
}
