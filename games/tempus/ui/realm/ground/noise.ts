/** A number from 0 to 1 that is the same for the same place and purpose on every page. */
export function chance(x: number, y: number, purpose: number): number {
  let n = Math.imul((x * 374761393) ^ (y * 668265263) ^ (purpose * 2147483647) ^ 0x9e37, 1274126177)
  n = Math.imul(n ^ (n >>> 13), 1103515245)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** Clouds of numbers from 0 to 1: near places have nearly the same. */
export function cloud(x: number, y: number, purpose: number): number {
  return (
    soft(x, y, purpose) * 0.55 +
    soft(x * 2.1, y * 2.1, purpose + 1) * 0.3 +
    soft(x * 4.2, y * 4.2, purpose + 2) * 0.15
  )
}

function soft(x: number, y: number, purpose: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - column), smooth(y - row)]
  const at = (east: number, south: number): number => chance(column + east, row + south, purpose)
  return mixed(mixed(at(0, 0), at(1, 0), u), mixed(at(0, 1), at(1, 1), u), v)
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t)
}

function mixed(one: number, other: number, part: number): number {
  return one + (other - one) * part
}

/** A colour between two, both as #rrggbb. */
export function blend(one: string, other: string, part: number): string {
  const share = Math.max(0, Math.min(1, part))
  const channel = (at: number): string => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round(mixed(a ?? 0, b ?? 0, share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
