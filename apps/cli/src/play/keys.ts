import { choicesOf, type ChoiceLine } from './choices.ts'
import { isCurtained, type Screen, type ScreenOverlay } from './screen.ts'
import type { Sitting } from './sitting.ts'

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
  l: 'log',
  e: 'link',
  d: 'draw',
  q: 'quit',
}
const DEED_KEYS: Readonly<Record<KeyName, 'back' | 'save'>> = { b: 'back', s: 'save' }

/** What a key does, by what is on the screen. Pure: the caller carries the deed out. */
export function press(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
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
  const step = { up: -1, down: 1, pageup: -10, pagedown: 10 }[key]
  if (step !== undefined) return only({ ...screen, scroll: Math.max(0, screen.scroll + step) })
  const other = SHEET_KEYS[key]
  if (other !== undefined && other !== screen.sheet) return onTableKey(sitting, screen, key)
  return only({ ...screen, sheet: 'none', scroll: 0 })
}

function pressOnCurtain(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  if (key === 'return')
    return only({ ...screen, looker: sitting.personAsk?.seat ?? null, cursor: 0, within: [], typed: '' })
  return key === 'q' ? only({ ...screen, sheet: 'quit' }) : only(screen)
}

function pressOnTable(sitting: Sitting, screen: Screen, key: KeyName): Pressed {
  const entries = choicesOf(sitting, screen)
  if (/^\d$/.test(key)) return typeDigit(screen, entries, key)
  if (key === 'return') return pickTyped(screen, entries)
  if (isStepBack(screen, key)) return only(steppedBack(screen))
  if (key === 'escape' || key === 'backspace') return only({ ...screen, typed: '' })
  if (key === 'up' || key === 'down') return only(moved(screen, entries.length, key === 'up' ? -1 : 1))
  return onTableKey(sitting, screen, key)
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
    const notice = count === 0 ? '' : `There is no option ${number}: allowed is 1 to ${count}.`
    return only({ ...screen, typed: '', notice })
  }
  const chosen = { ...screen, typed, cursor: number - 1 }
  return number * 10 > count ? pickedAtOnce(chosen, entries) : only(chosen)
}

function pickedAtOnce(screen: Screen, entries: readonly ChoiceLine[]): Pressed {
  const pressed = pickTyped(screen, entries)
  return { ...pressed, screen: { ...pressed.screen, isAfterNumber: true } }
}

/** Picks an option, or opens the list of those that begin alike. */
function pickTyped(screen: Screen, entries: readonly ChoiceLine[]): Pressed {
  const entry = entries[screen.cursor]
  const [index] = entry?.options ?? []
  if (!entry || index === undefined) return only({ ...screen, typed: '' })
  const fresh = { ...screen, typed: '', cursor: 0 }
  if (entry.options.length > 1) return only({ ...fresh, within: [...screen.within, entry.label] })
  return { screen: { ...fresh, within: [] }, deed: { do: 'pick', index } }
}
