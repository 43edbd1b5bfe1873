/** Where the middle of a head lies. */
export const HEAD = { x: 122, y: 88 } as const

/** A place of a head as path data writes it: heads are cameos in profile that look to the right, and are drawn around their middle. */
export function p(x: number, y: number): string {
  return `${fine(HEAD.x + x)} ${fine(HEAD.y + y)}`
}

function fine(value: number): string {
  return String(Math.round(value * 10) / 10)
}
