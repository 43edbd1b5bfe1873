import type { Store } from '../../src/store/store.ts'

type Call = 'putMatch' | 'append' | 'entries' | 'match'

/** Trouble that a store has had. */
export interface Trouble {
  /** Calls that failed. */
  failures: number
}

/** Lets the next calls of a store fail that fit, as those of a disk do that is full for a moment. */
export function troubled<K extends Call>(
  store: Store,
  call: K,
  {
    times,
    fits = () => true,
    error = new Error('the disk is full for a moment'),
  }: {
    readonly times: number
    readonly fits?: (given: Parameters<Store[K]>[0]) => boolean
    readonly error?: Error
  },
): Trouble {
  const trouble: Trouble = { failures: 0 }
  const work = store[call].bind(store) as (...given: Parameters<Store[K]>) => ReturnType<Store[K]>
  const failing = (...given: Parameters<Store[K]>): unknown => {
    if (trouble.failures >= times || !fits(given[0])) return work(...given)
    trouble.failures++
    return Promise.reject(error)
  }
  Object.assign(store, { [call]: failing })
  return trouble
}
