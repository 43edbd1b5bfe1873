/**
 * Milliseconds since 1970 as the clock on the wall had them when the process began, and from then on by a clock that nobody sets: for limits, and
 * for the time that players have.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}
