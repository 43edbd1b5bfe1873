import type { Key } from 'ink'
import type { KeyName } from './keys.ts'

const NAMED = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['return', 'return'],
  ['escape', 'escape'],
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
] as const

const WRITTEN: Readonly<Record<string, KeyName>> = {
  '\r': 'return',
  '\n': 'return',
  '\b': 'backspace',
  '\u007f': 'backspace',
}

/** More at once was pasted, by mistake in most cases: nobody types a longer column, row and Enter ahead. */
const MOST = 12

/**
 * The keys of what a terminal hands over at once. Over a slow line or from quick fingers that may be several, "12 7" and Enter; a long
 * text, which was pasted, is no keys at all.
 */
export function strokesOf(input: string, key: Partial<Key>): readonly KeyName[] {
  const named = NAMED.find(([flag]) => key[flag])
  if (named) return [named[1]]
  if (key.ctrl || key.meta || input.length > MOST) return []
  return [...input].map((letter) => WRITTEN[letter] ?? letter.toLowerCase())
}
