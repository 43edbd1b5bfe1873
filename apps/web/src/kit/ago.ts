const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago a moment was, in words: 'yesterday', '3 hours ago', 'just now'. */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then)
  const step = STEPS.find(([, length]) => passed >= length)
  return step ? words.format(-Math.floor(passed / step[1]), step[0]) : 'just now'
}
