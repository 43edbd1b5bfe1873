const DEEPEST = 40

/** Null when a value is plain JSON data that survives being written and read, or where and why it is not. */
export function plainFault(value: unknown, path: string, depth = 0): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : `${path} is ${value}, which JSON cannot hold`
  if (typeof value !== 'object') return `${path} is ${typeof value}, which is not plain data`
  if (depth > DEEPEST) return `${path} is too deep or goes round in a circle`
  if (Array.isArray(value)) return firstFault(value.entries(), path, depth)
  const made = Object.getPrototypeOf(value)
  if (made !== Object.prototype && made !== null)
    return `${path} is a ${made.constructor?.name}, which is not plain data`
  return firstFault(Object.entries(value), path, depth)
}

function firstFault(
  members: Iterable<[number | string, unknown]>,
  path: string,
  depth: number,
): string | null {
  for (const [key, member] of members) {
    const wrong = plainFault(member, `${path}.${key}`, depth + 1)
    if (wrong) return wrong
  }
  return null
}
