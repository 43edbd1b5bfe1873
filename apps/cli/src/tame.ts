import { seenText } from '@trialhall/kernel'

/** What comes from strangers, in a file or a link, may neither begin a line of its own nor steer the terminal. */
export function tame(text: string): string {
  return seenText(text.replace(/\p{C}+/gu, ' '))
}
