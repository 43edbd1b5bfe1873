import type { Result } from '../result.ts'

/** The value of a result that a test relies on. Throws the sentence of its fault. */
export function sure<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(result.fault.message)
}
