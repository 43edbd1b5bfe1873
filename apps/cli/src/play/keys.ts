import type { Space } from '@trialhall/kernel'
import { choicesOf, type ChoiceLine } from './choices.ts'
import { isCurtained, lookerAfterPick, type Screen, type ScreenOverlay } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { asksForSpaces, pickAt, spaceTyped } from './spaces.ts'

/** A key press: a letter or digit, or the name of another key. */
export type KeyName = string

/** What a key press asks the program to do beyond the screen. */
export type Deed =
  | { readonly do: 'pick'; readonly index: number }
  | { readonly do: 'back' | 'save' | 'draw' | 'quit' }
  | null

/** What a key press leads to. */
interface Pressed {
  readonly screen: Screen
  readonly deed: Deed
}

const SHEET_KEYS: Readonly<Record<KeyName, ScreenOverlay>> = {
  '?': 'help',
  w: 'why',
  g: 'piles',
  m: 'map',
  l: 'log',
  e: 'link',
  d: 'draw',
  q: 'quit',
}
const DEED_KEYS: Readonly<Record<KeyName, 'back' | 'save'>> = { b: 'back', s: 'save' }

/** What a key does, by what is on the screen. Pure: the caller carries the deed out. */
export function press(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  const pressed = pressedOn(sitting, screen, key)
  if (pressed.deed?.do !== 'pick') return pressed
  return { ...pressed, screen: { ...pressed.screen, looker: lookerAfterPick(sitting) } }
}

function pressedOn(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (screen.isAfterNumber && key === 'return') return only({ ...screen, isAfterNumber: false })
  const fresh = { ...screen, notice: '', isAfterNumber: false }
  if (screen.sheet !== 'none') return pressOnSheet(sitting, fresh, key)
  if (isCurtained(sitting, screen)) return pressOnCurtain(sitting, fresh, key)
  return pressOnTable(sitting, fresh, key)
}

function pressOnSheet(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (screen.sheet === 'quit' && (key === 'y' || key === 'return')) return { screen, deed: { do: 'quit' } }
  if (screen.sheet === 'draw' && key === 'y')
    return { screen: { ...screen, sheet: 'none' }, deed: { do: 'draw' } }
  if (screen.sheet === 'why' && isOfSpace(key) && asksForSpaces(sitting))
    return only({ ...screen, typed: withKey(screen.typed, key) })
  const step = { up: -1, down: 1, pageup: -10, pagedown: 10 }[key]
  if (step !== undefined) return only({ ...screen, scroll: Math.max(0, screen.scroll + step) })
  const other = SHEET_KEYS[key]
  if (other !== undefined && other !== screen.sheet) return onTableKey(sitting, screen, key)
  return only({ ...screen, sheet: 'none', scroll: 0, typed: '' })
}

function pressOnCurtain(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (key === 'return')
    return only({
      ...screen,
      looker: sitting.personAsk?.seat ?? null,
      cursor: 0,
      within: [],
      typed: '',
      sought: null,
    })
  return key === 'q' ? only({ ...screen, sheet: 'quit' }) : only(screen)
}

function pressOnTable(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (screen.sought !== null) return pressSeeking(sitting, { ...screen, sought: screen.sought }, key)
  if (key === '/' && sitting.personAsk) return only({ ...screen, sought: '', typed: '', cursor: 0 })
  const entries = choicesOf(sitting, screen)
  if (asksForSpaces(sitting) && isOfSpace(key) && (screen.typed !== '' || /\d/.test(key)))
    return only(typedSpace(screen, entries, key))
  if (/^\d$/.test(key)) return typeDigit(screen, entries, key)
  const space = key === 'return' ? spaceTyped(screen.typed) : null
  if (space) return pickSpace(sitting, screen, space)
  if (key === 'return') return pickTyped(screen, entries)
  if (isStepBack(screen, key)) return only(steppedBack(screen))
  if (key === 'escape' || key === 'backspace') return only({ ...screen, typed: '' })
  if (key === 'up' || key === 'down') return only(moved(screen, entries.length, key === 'up' ? -1 : 1))
  return onTableKey(sitting, screen, key)
}

/** Keys that write a column and a row. */
function isOfSpace(key: KeyName): boolean {
  return /^[\d ,]$/.test(key) || key === 'backspace'
}

/** More would be no column and no row. */
const LONGEST_SPACE = 9

function withKey(typed: string, key: KeyName): string {
  return key === 'backspace' ? typed.slice(0, -1) : (typed + key).slice(0, LONGEST_SPACE)
}

/** Where spaces are asked for, digits wait for Enter: they may be the number of a line, or go on with a row. */
function typedSpace(screen: Screen, entries: readonly ChoiceLine[], key: KeyName): Screen {
  const typed = withKey(screen.typed, key)
  const number = Number(typed)
  const isLine = Number.isInteger(number) && number >= 1 && number <= entries.length
  return { ...screen, typed, cursor: isLine ? number - 1 : screen.cursor }
}

function pickSpace(sitting: Sitting, screen: Screen, space: Space): Pressed {
  const pick = pickAt(sitting, space)
  if ('sentence' in pick) return only({ ...screen, typed: '', notice: pick.sentence })
  return { screen: { ...screen, typed: '', cursor: 0, within: [] }, deed: { do: 'pick', index: pick.index } }
}

/** While options are sought by their words, letters and digits are what is sought. */
function pressSeeking(sitting: Sitting, screen: Screen & { readonly sought: string }, key: KeyName): Pressed {
  const entries = choicesOf(sitting, screen)
  if (key === 'escape') return only({ ...screen, sought: null, cursor: 0 })
  if (key === 'backspace')
    return only({ ...screen, sought: screen.sought === '' ? null : screen.sought.slice(0, -1), cursor: 0 })
  if (key === 'up' || key === 'down') return only(moved(screen, entries.length, key === 'up' ? -1 : 1))
  if (key !== 'return') return only({ ...screen, sought: sought(screen.sought, key), cursor: 0 })
  if (entries.length === 0) return only({ ...screen, notice: `No option reads like "${screen.sought}".` })
  return pickTyped({ ...screen, sought: null }, entries)
}

const LONGEST_SOUGHT = 40

/** Named keys and what is pasted write nothing. */
function sought(before: string, key: KeyName): string {
  return [...key].length === 1 && before.length < LONGEST_SOUGHT ? before + key : before
}

/** Within a narrowed list the keys that take back lead to the list before. */
function isStepBack({ within, typed }: Screen, key: KeyName): boolean {
  return within.length > 0 && typed === '' && ['b', 'escape', 'backspace'].includes(key)
}

function steppedBack(screen: Screen): Screen {
  return { ...screen, within: screen.within.slice(0, -1), cursor: 0 }
}

function onTableKey(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (key === 'q' && sitting.match.outcome) return { screen, deed: { do: 'quit' } }
  const sheet = SHEET_KEYS[key]
  if (sheet === 'map' && !sitting.game.words.spaces) return only(screen)
  if (sheet !== undefined) return only({ ...screen, sheet, scroll: 0, typed: '' })
  const deed = DEED_KEYS[key]
  return deed === undefined
    ? only(screen)
    : { screen: { ...screen, typed: '', within: [] }, deed: { do: deed } }
}

function only(screen: Screen): Pressed {
  return { screen, deed: null }
}

function moved(screen: Screen, options: number, step: number): Screen {
  if (options === 0) return screen
  return { ...screen, typed: '', cursor: (screen.cursor + step + options) % options }
}

/** A number that no further digit can make longer is picked at once. */
function typeDigit(screen: Screen, entries: readonly ChoiceLine[], digit: string): Pressed {
  const typed = screen.typed + digit
  const number = Number(typed)
  const count = entries.length
  if (number < 1 || number > count) {
    return only({ ...screen, typed: '', notice: count === 0 ? '' : noSuchLine(String(number), count) })
  }
  const chosen = { ...screen, typed, cursor: number - 1 }
  return number * 10 > count ? pickedAtOnce(chosen, entries) : only(chosen)
}

function noSuchLine(typed: string, count: number): string {
  return `There is no option ${typed}: allowed is 1 to ${count}.`
}

function pickedAtOnce(screen: Screen, entries: readonly ChoiceLine[]): Pressed {
  const pressed = pickTyped(screen, entries)
  return { ...pressed, screen: { ...pressed.screen, isAfterNumber: true } }
}

/** Picks an option, or opens the list of those that begin alike. */
function pickTyped(screen: Screen, entries: readonly ChoiceLine[]): Pressed {
  const entry = entries[screen.cursor]
  const [index] = entry?.options ?? []
  const isBeyond = screen.typed !== '' && Number(screen.typed) !== screen.cursor + 1
  if (isBeyond) return only({ ...screen, typed: '', notice: noSuchLine(screen.typed, entries.length) })
  if (!entry || index === undefined) return only({ ...screen, typed: '' })
  const fresh = { ...screen, typed: '', cursor: 0 }
  if (entry.options.length > 1) return only({ ...fresh, within: [...screen.within, entry.label] })
  return { screen: { ...fresh, within: [] }, deed: { do: 'pick', index } }
}
