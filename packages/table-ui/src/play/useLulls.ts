import type { Ask, Seat } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { ChosenBy, TableLink, TableUpdate } from '../link.ts'
import type { Control } from './useControl.ts'
import { passDelay } from './pass-delay.ts'
import { passIn } from './usePassing.ts'

/** Whether a window opens only because the turn of somebody goes on: what can be played there can be played in the next one as well. */
export type IsLull = (prompt: unknown) => boolean

/** Whether a window is about others alone, so that what a person could play at any time answers nothing there. */
export type IsAside = (prompt: unknown, seat: Seat) => boolean

/** Whether an event makes it another matter to a seat what it lets pass in lulls, such as somebody new on the field of an opponent. */
export type IsStir<E> = (event: E, seat: Seat) => boolean

/** Whether an option ends a turn in which all that was offered beside it could have been played. */
export type IsEnd = (option: unknown) => boolean

/** Whether an option of a window would change nothing there, or could be taken a moment later with the same effect. */
export type IsIdle = (option: unknown, of: Ask) => boolean

interface Given {
  /** The open ask; null while something is being shown. */
  readonly ask: Ask | null
  readonly update: TableUpdate
  /** Undefined for games without such windows. */
  readonly isLull: IsLull | undefined
  /** Undefined where nothing that happens brings back what was let pass. */
  readonly isStir?: IsStir<unknown> | undefined
  /** Undefined where every window that is no lull may need an answer. */
  readonly isAside?: IsAside | undefined
  /** Undefined for games whose turns end otherwise. */
  readonly isEnd?: IsEnd | undefined
  /** Undefined for games whose options say that themselves. */
  readonly isIdle?: IsIdle | undefined
  /** Null where nothing is passed by itself. */
  readonly control: Control | null
  /** Whether the person does not want to be asked about an option, in no window. */
  readonly isMuted?: ((option: unknown, of: Ask) => boolean) | undefined
  readonly link: Pick<TableLink, 'hurry'>
  pick(index: number, by?: ChosenBy): void
}

interface Lulls {
  /** What is asked is passed by itself: the person has passed on all of it before. */
  readonly isPassing: boolean
  /** Whether something that is asked would be, as soon as it has been shown. */
  passes(ask: Ask): boolean
  /** Picks, and takes note of what is passed on. */
  pick(index: number): void
}

/** What a person has let pass. */
interface Passed {
  /** Options by their keys. */
  readonly keys: ReadonlySet<string>
  /** The ends of their turns by which they did, and not in a lull. */
  readonly by: readonly Ask[]
}

const NOTHING: Passed = { keys: new Set(), by: [] }

/** A match that is played on this device can be hurried. */
function waitOn({ hurry }: Pick<TableLink, 'hurry'>): number {
  return hurry ? 0 : passDelay()
}

/**
 * Asks a person once, and not in each lull, whether they play what they could play at any time: what they passed on is not offered again in
 * lulls until something else is asked of them, such as their own turn, or happens that a game names, nor in windows that are about others
 * alone. Who ends their turn has passed on all that was offered in it. Each seat of a person passes for itself: what one Hero is asked brings
 * nothing back to another. Whoever has full control or set a stop there is asked as before.
 */
export function useLulls(given: Given): Lulls {
  const { ask, update, isEnd, control, link, pick } = given
  const { length } = update.snapshot
  const [passed, setPassed] = useState(NOTHING)
  const [last, setLast] = useState(length)
  const pass = ask ? passIn(ask) : -1
  if (last !== length) setLast(length)
  const { length: told } = update.story
  const [heard, setHeard] = useState(told)
  if (heard !== told) setHeard(told)
  const standing = stillPassed(passed, given, { heard, isBack: length < last })
  if (standing !== passed) setPassed(standing)
  const isOpen = ask !== null && isLullOf(given, ask)
  const isPassing = ask !== null && isPassed(given, ask, passed)
  useEffect(() => {
    if (!isPassing) return undefined
    const timer = setTimeout(() => pick(pass, 'table'), waitOn(link))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one pass for each moment of the match: `pick` is new each time
  }, [isPassing, pass, length])
  return {
    isPassing,
    passes: (asked) => isPassed(given, asked, passed),
    pick: (index) => {
      if (isOpen && index === pass) setPassed(withAlso(passed, ask))
      else if (ask !== null && control !== null && isEnd?.(ask.options[index]) === true) {
        const { keys, by } = withAlso(without(passed, ask.seat), ask)
        setPassed({ keys, by: [...by, ask] })
      }
      pick(index)
    },
  }
}

/** What is let pass still, after what was heard since: who takes a choice back is to be asked it again. */
function stillPassed(
  passed: Passed,
  { ask, update, isStir }: Given,
  { heard, isBack }: { readonly heard: number; readonly isBack: boolean },
): Passed {
  if (passed.keys.size === 0) return passed
  if (isBack) return NOTHING
  const news = update.story.slice(heard)
  const stirred = seatsIn(passed).filter((seat) => news.some(({ event }) => isStir?.(event, seat) === true))
  const left = stirred.reduce(without, passed)
  return ask !== null && passIn(ask) < 0 && isForgotten(left, ask) ? without(left, ask.seat) : left
}

/** Whether an ask is a window that may be passed by itself. Lessons ask what they teach. */
function isWindow({ update, control }: Given, ask: Ask): boolean {
  return passIn(ask) >= 0 && control !== null && update.snapshot.isCoached !== true
}

function isLullOf(given: Given, ask: Ask): boolean {
  return isWindow(given, ask) && given.isLull?.(ask.prompt) === true
}

/** Whether the person has passed on all that an ask offers, wants to be left alone with it, or would change nothing by it. */
function isPassed(given: Given, ask: Ask, { keys }: Passed): boolean {
  const { update, isAside, isMuted, isIdle, control } = given
  if (!isWindow(given, ask) || control === null) return false
  if (update.snapshot.isAskedAnyway === true || isStop(control, ask)) return false
  const isOpen = isLullOf(given, ask)
  const isSpared = isOpen || isAside?.(ask.prompt, ask.seat) === true
  const isKnown = (option: unknown): boolean =>
    isIdle?.(option, ask) === true ||
    isMuted?.(option, ask) === true ||
    (isSpared && keys.has(keyOf(ask, option)))
  const pass = passIn(ask)
  const others = ask.options.filter((_, at) => at !== pass)
  if (!others.every((option) => isVain(option) || isKnown(option))) return false
  return isOpen ? others.length > 0 : others.some(isKnown)
}

function keysOf(ask: Ask): readonly string[] {
  return ask.options.map((option) => keyOf(ask, option))
}

function withAlso({ keys, by }: Passed, ask: Ask): Passed {
  return { keys: new Set([...keys, ...keysOf(ask)]), by }
}

/** Without what a seat has let pass. */
function without({ keys, by }: Passed, seat: Seat): Passed {
  const kept = [...keys].filter((key) => !isKeyOf(seat, key))
  return { keys: new Set(kept), by: by.filter((ask) => ask.seat !== seat) }
}

/** Whether an ask that is no window takes back what its seat let pass. */
function isForgotten({ keys, by }: Passed, ask: Ask): boolean {
  return !by.includes(ask) && [...keys].some((key) => isKeyOf(ask.seat, key))
}

function seatsIn({ keys }: Passed): readonly Seat[] {
  return [...new Set([...keys].map((key) => Number.parseInt(key, 10)))]
}

function isKeyOf(seat: Seat, key: string): boolean {
  return key.startsWith(`${seat} `)
}

function isVain(option: unknown): boolean {
  return (option as { isVain?: unknown } | null)?.isVain === true
}

function keyOf({ seat }: Ask, option: unknown): string {
  return `${seat} ${JSON.stringify(option)}`
}

/** Whether a person is asked in a window whatever is offered there. */
export function isStop(control: Control, { prompt }: Ask): boolean {
  const { type, moment } = prompt as { readonly type: string; readonly moment?: string }
  return control.isStop(type) || (moment !== undefined && control.isStop(`${type}:${moment}`))
}
