import { listed } from '@trialhall/kernel'
import type { Line, ResultTable, Rider } from '../faces.ts'

/** Damage of a line: normal, or both kinds (T-25.01). */
export type Amount = number | { readonly normal: number; readonly piercing: number }

/** Piercing damage, and no other. */
export function pierce(piercing: number): Amount {
  return { normal: 0, piercing }
}

/** Normal and piercing damage of one hit. */
export function both(normal: number, piercing: number): Amount {
  return { normal, piercing }
}

/** What happens from a modified result on (T-23.02, T-24.02). */
export function from(at: number, amount: Amount, ...riders: readonly Rider[]): Line {
  const damage = typeof amount === 'number' ? { normal: amount, piercing: 0 } : amount
  return { from: at, isHit: true, ...damage, riders }
}

/** Lines in rising order; whatever is lower than the first misses. */
export function table(...lines: readonly Line[]): ResultTable {
  const lowest = lines[0]?.from ?? 1
  return lowest > LOWEST ? [MISS, ...lines] : lines
}

const LOWEST = 1
const MISS: Line = { from: LOWEST, isHit: false, normal: 0, piercing: 0, riders: [] }

/** "1-5 miss, 6-12: 5, 13+: 11 and Burn 1". */
export function sayTable(lines: ResultTable): string {
  return lines.map((line, i) => sayLine(line, lines[i + 1])).join(', ')
}

function sayLine(line: Line, next: Line | undefined): string {
  const range = sayRange(line.from, next)
  return line.isHit ? `${range}: ${sayHit(line)}` : `${range} miss`
}

function sayRange(first: number, next: Line | undefined): string {
  if (next === undefined) return `${first}+`
  return next.from - 1 === first ? `${first}` : `${first}-${next.from - 1}`
}

function sayHit({ normal, piercing, riders }: Line): string {
  const damage = normal + piercing === 0 ? [] : [sayDamage(normal, piercing)]
  return listed([...damage, ...riders.map(({ says }) => says)])
}

/** "5", "3 piercing", "5 + 2 piercing". */
export function sayDamage(normal: number, piercing: number): string {
  const parts = [normal > 0 ? `${normal}` : '', piercing > 0 ? `${piercing} piercing` : '']
  return parts.filter((part) => part !== '').join(' + ')
}
