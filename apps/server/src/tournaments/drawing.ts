import { randomInt } from 'node:crypto'
import { MOST_BOTS } from '@trialhall/protocol'

/** What bots are called that fill a field, as many as there may be. */
export const BOT_CALLED: readonly string[] = [
  'Osric',
  'Mirel',
  'Corvin',
  'Thessa',
  'Aldwin',
  'Brisa',
  'Hagen',
  'Isolde',
  'Rowan',
  'Tamsin',
  'Ulric',
  'Vesna',
  'Wendel',
  'Ysolt',
  'Bertram',
  'Edda',
].slice(0, MOST_BOTS)

/** The numbers from 1 to `count` in an order of chance that nobody can foresee. */
export function shuffledBy(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  for (let at = numbers.length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    const [one, two] = [numbers[at] ?? 0, numbers[other] ?? 0]
    numbers[at] = two
    numbers[other] = one
  }
  return numbers
}
