const DEEPEST = 40

/** Null when a value is plain JSON data that survives being written and read, or where and why it is not. */
export function plainFault(value: unknown, path: string): string | null {
  return faultOf(value, path, { depth: 0, mayLack: false })
}

/**
 * The same of a state, of which a field may be `undefined`: JSON leaves it out, and nothing is lost by that where `clone` makes it so again in what was
 * read.
 */
export function stateFault<S extends object>(state: S, clone: (state: S) => S): string | null {
  return (
    faultOf(state, 'state', { depth: 0, mayLack: true }) ??
    lackOf(state, clone(JSON.parse(JSON.stringify(state)) as S), 'state')
  )
}

interface Manner {
  readonly depth: number
  /** Whether fields may be undefined. */
  readonly mayLack: boolean
}

function faultOf(value: unknown, path: string, { depth, mayLack }: Manner): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : `${path} is ${value}, which JSON cannot hold`
  if (typeof value !== 'object') return `${path} is ${typeof value}, which is not plain data`
  if (depth > DEEPEST) return `${path} is too deep or goes round in a circle`
  const deeper = { depth: depth + 1, mayLack }
  if (Array.isArray(value)) return firstFault(value.entries(), path, deeper)
  const made = Object.getPrototypeOf(value)
  if (made !== Object.prototype && made !== null)
    return `${path} is a ${made.constructor?.name}, which is not plain data`
  const fields = Object.entries(value)
  return firstFault(mayLack ? fields.filter(([, member]) => member !== undefined) : fields, path, deeper)
}

function firstFault(
  members: Iterable<[number | string, unknown]>,
  path: string,
  manner: Manner,
): string | null {
  for (const [key, member] of members) {
    const wrong = faultOf(member, `${path}.${key}`, manner)
    if (wrong) return wrong
  }
  return null
}

/** The first field that is undefined and was not made so again. */
function lackOf(value: unknown, again: unknown, path: string): string | null {
  if (typeof value !== 'object' || typeof again !== 'object' || value === null || again === null) return null
  const copy: Readonly<Record<string, unknown>> = { ...again }
  for (const [key, member] of Object.entries(value)) {
    const at = `${path}.${key}`
    if (member === undefined && !(key in copy))
      return `${at} is undefined, and clone does not make it so again`
    const wrong = lackOf(member, copy[key], at)
    if (wrong) return wrong
  }
  return null
}
