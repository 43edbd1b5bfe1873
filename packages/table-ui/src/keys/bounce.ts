import { END_KEY, PASS_KEY } from './own-keys.ts'

/** Milliseconds in which nobody reads what is asked next. */
const BOUNCE = 250

const FINAL: readonly string[] = [PASS_KEY, END_KEY]

/**
 * A key that passes or ends and is pressed twice in a moment was meant once: the second press would answer what nobody has read yet, such as
 * a plan that has just been laid out.
 */
export class Bounce {
  private key = ''
  private at = -Infinity

  /** A press has answered something. */
  answered({ key, shiftKey, timeStamp }: KeyboardEvent): void {
    this.key = shiftKey ? '' : key.toUpperCase()
    this.at = timeStamp
  }

  /** Whether a press is the second of two; the next counts from it, so that somebody who drums on a key ends one thing. */
  isSecond(event: KeyboardEvent): boolean {
    const key = event.key.toUpperCase()
    if (event.shiftKey || !FINAL.includes(key) || key !== this.key) return false
    const isSecond = event.timeStamp - this.at < BOUNCE
    if (isSecond) this.answered(event)
    return isSecond
  }
}
