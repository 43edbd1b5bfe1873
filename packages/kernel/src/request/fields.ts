import { fault, shown, type Fault, type FaultCode } from '../result.ts'

/** What is shared by all parts of what is read: the first fault, and the code of every fault. */
interface Findings {
  fault: Fault | null
  readonly code: FaultCode
}

/**
 * Reads plain data from outside field by field and keeps the first fault. Every reader returns a usable value even when
 * the field is wrong, so that a caller reads everything and asks `fault` once at the end.
 */
export class Fields {
  private readonly data: Readonly<Record<string, unknown>>
  private readonly path: string
  private readonly found: Findings
  private readonly read: Set<string> = new Set()

  /** `found` is the code of the faults that may come up; parts are given what was found so far. */
  constructor(data: unknown, path: string, found: FaultCode | Findings) {
    this.path = path
    this.found = typeof found === 'string' ? { fault: null, code: found } : found
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
    this.data = isObject ? (data as Record<string, unknown>) : {}
    if (!isObject) this.blame('', data, 'an object')
  }

  /** The first thing that was wrong here or in any part of it, or null. */
  get fault(): Fault | null {
    return this.found.fault
  }

  /** Notes a fault of a field: what it is and what is allowed. Only the first is kept. */
  blame(field: string, value: unknown, allowed: string): void {
    const name = this.name(field)
    const { found } = this
    found.fault ??= fault(found.code, name, `${name} is ${shown(value)}; allowed is ${allowed}.`).fault
  }

  private name(field: string): string {
    if (field === '') return this.path
    return this.path === '' ? field : `${this.path}.${field}`
  }

  private take(field: string): unknown {
    this.read.add(field)
    return this.data[field]
  }

  /** True when the field was given. */
  has(field: string): boolean {
    return this.data[field] !== undefined
  }

  integer(
    field: string,
    range: { readonly min: number; readonly max: number; readonly default: number },
  ): number {
    const value = this.take(field)
    if (value === undefined) return range.default
    if (Number.isInteger(value) && (value as number) >= range.min && (value as number) <= range.max) {
      return value as number
    }
    this.blame(
      field,
      value,
      range.min === range.max ? `${range.min}` : `a whole number from ${range.min} to ${range.max}`,
    )
    return range.default
  }

  flag(field: string, otherwise: { readonly default: boolean }): boolean {
    const value = this.take(field)
    if (value === undefined) return otherwise.default
    if (typeof value === 'boolean') return value
    this.blame(field, value, 'true or false')
    return otherwise.default
  }

  oneOf<T extends string>(field: string, allowed: readonly T[], byDefault: T): T {
    const value = this.take(field)
    if (value === undefined) return byDefault
    const found = allowed.find((one) => one === value)
    if (found === undefined) this.blame(field, value, `one of ${allowed.join(', ')}`)
    return found ?? byDefault
  }

  /** A text of a form; `allowed` says the form in words. */
  text(
    field: string,
    form: { readonly pattern: RegExp; readonly allowed: string; readonly default: string },
  ): string {
    const value = this.take(field)
    if (value === undefined) return form.default
    if (typeof value === 'string' && form.pattern.test(value)) return value
    this.blame(field, value, form.allowed)
    return form.default
  }

  /** A list of texts of a form; undefined when the field is not given. */
  texts(field: string, form: { readonly pattern: RegExp; readonly allowed: string }): string[] | undefined {
    const isOfForm = (one: unknown): one is string => typeof one === 'string' && form.pattern.test(one)
    return this.list(field, isOfForm, form.allowed)
  }

  /** A list of texts, each one of those allowed; undefined when the field is not given. */
  listOf<T extends string>(field: string, allowed: readonly T[]): T[] | undefined {
    const isAllowed = (one: unknown): one is T => allowed.some((other) => other === one)
    return this.list(field, isAllowed, `one of ${allowed.join(', ')}`)
  }

  /** A list without those of its members that are not good; the first of them is blamed. */
  private list<T>(field: string, isGood: (one: unknown) => one is T, allowed: string): T[] | undefined {
    const value = this.take(field)
    if (value === undefined) return undefined
    if (!Array.isArray(value)) {
      this.blame(field, value, 'a list')
      return undefined
    }
    const wrong = value.findIndex((one) => !isGood(one))
    if (wrong >= 0) this.blame(`${field}[${wrong}]`, value[wrong], allowed)
    return value.filter(isGood)
  }

  /** A part of its own; an empty one when the field is not given. */
  part(field: string): Fields {
    return new Fields(this.take(field) ?? {}, this.name(field), this.found)
  }

  /** A list of parts, at most `max` long. */
  parts(field: string, max: number): Fields[] {
    const value = this.take(field)
    if (value === undefined) return []
    if (!Array.isArray(value) || value.length > max) {
      this.blame(field, value, `a list of at most ${max}`)
      return []
    }
    return value.map((one, i) => new Fields(one, `${this.name(field)}[${i}]`, this.found))
  }

  /** Blames the first field that nobody read. Call it last. */
  noOthers(): void {
    const unknown = Object.keys(this.data).find((key) => !this.read.has(key))
    if (unknown !== undefined)
      this.blame(unknown, this.data[unknown], `no such field; known are ${[...this.read].join(', ')}`)
  }
}
