import type { Store } from '../../src/store/store.ts'

/** A store as a server sees it that may be killed. */
export interface MortalStore {
  readonly store: Store
  /** From now on nothing of what that server wants comes to disk, and it is told nothing. */
  kill(): void
}

/** A store that outlives its servers, for one that may be killed; `dies` says at which call it does so by itself. */
export function mortal(store: Store, dies: (method: string) => boolean = () => false): MortalStore {
  let isDead = false
  const seen = new Proxy(store, {
    get(target, name: keyof Store) {
      const member = target[name]
      if (name === 'close') return async () => undefined
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        isDead ||= dies(name)
        if (isDead) return Promise.reject(new Error('this server was killed'))
        return (member as (...given: unknown[]) => unknown).apply(target, given)
      }
    },
  })
  return { store: seen, kill: () => void (isDead = true) }
}
