/** How long a match that is just being left elsewhere is waited for, in milliseconds. */
const PATIENCE = 400

/** A hold on a match, so that two tabs do not keep different choices of it. */
interface MatchLock {
  release(): void
}

/** What becomes of the wish to play a match. */
interface LockListener {
  readonly onHeld: () => void
  /** Another tab has it, or took it over. */
  readonly onElsewhere: () => void
}

/**
 * Holds a match for this tab: at once if nobody plays it, or taken over from the tab that does. A browser that keeps no
 * locks (pages without a secure connection) lets everyone in, and the one who hears another write to it leaves.
 */
export function lockMatch(id: string, mode: 'if-free' | 'take-over', listener: LockListener): MatchLock {
  const name = `trialhall/match/${id}`
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined
  return locks ? held(locks, { name, mode, listener }) : watched(name, listener)
}

interface Wish {
  readonly name: string
  readonly mode: 'if-free' | 'take-over'
  readonly listener: LockListener
}

function held(locks: LockManager, { name, mode, listener }: Wish): MatchLock {
  const done = new AbortController()
  const hold = (): Promise<void> =>
    new Promise((release) => {
      if (done.signal.aborted) return release()
      done.signal.addEventListener('abort', () => release())
      listener.onHeld()
    })
  const wish = async (): Promise<void> => {
    if (mode === 'take-over') return locks.request(name, { steal: true }, hold)
    while (!(await granted(locks, name, hold))) {
      if (done.signal.aborted) return
      if (await isTaken(locks, name)) throw new Error('Another tab has it.')
    }
  }
  wish().catch(() => done.signal.aborted || listener.onElsewhere())
  return { release: () => done.abort() }
}

/** Whether the lock was had, and has been given back, before patience ran out: on a busy machine it may come late, though nobody holds it. */
async function granted(locks: LockManager, name: string, hold: () => Promise<void>): Promise<boolean> {
  const isLate = new AbortController()
  const timer = setTimeout(() => isLate.abort(), PATIENCE)
  let isHeld = false
  try {
    await locks.request(name, { signal: isLate.signal }, () => {
      isHeld = true
      clearTimeout(timer)
      return hold()
    })
    return true
  } catch (error) {
    if (isHeld || !isLate.signal.aborted) throw error
    return false
  }
}

async function isTaken(locks: LockManager, name: string): Promise<boolean> {
  const { held: all = [] } = await locks.query()
  return all.some((lock) => lock.name === name)
}

function watched(name: string, { onHeld, onElsewhere }: LockListener): MatchLock {
  const hear = ({ key }: StorageEvent): void => {
    if (key === name) onElsewhere()
  }
  window.addEventListener('storage', hear)
  onHeld()
  return { release: () => window.removeEventListener('storage', hear) }
}
