import { type AnyGame, type Log, type Result, type RetoldMatch, Retelling } from '@trialhall/kernel'
import type { MatchTale, TableSnapshot } from '@trialhall/table-ui'
import { useEffect, useState } from 'react'

/** How long the page may be kept from answering at a time, in milliseconds. */
const SLICE = 8

/** Brings the log of a match that is over. */
export type LogOf = () => Promise<Result<Log>>

/** A match that is told again: null while that goes on, 'untold' where it cannot be. */
export type Retold = RetoldMatch | 'untold' | null

interface Wanted {
  readonly game: AnyGame
  readonly tale: MatchTale
  readonly snapshot: TableSnapshot
  readonly logOf: LogOf
}

/** Tells a match again, a few milliseconds at a time; what began is given up when nobody looks any more. */
export function useRetelling({ game, tale, snapshot, logOf }: Wanted): Retold {
  const [retold, setRetold] = useState<Retold>(null)
  // A match that is over stands still: what is told of it is told once.
  const [wanted] = useState<Wanted>({ game, tale, snapshot, logOf })
  useEffect(() => {
    const abort = new AbortController()
    void tell(wanted, abort.signal).then((told) => {
      if (!abort.signal.aborted) setRetold(told)
    })
    return () => abort.abort()
  }, [wanted])
  return retold
}

async function tell({ game, tale, snapshot, logOf }: Wanted, signal: AbortSignal): Promise<Retold> {
  const log = await logOf()
  if (!log.ok) return 'untold'
  await pause()
  const begun = Retelling.begin(game, log.value, {
    begins: (story, place) => tale.begins(story, place, snapshot.view),
    isWindow: (prompt) => tale.responses.includes((prompt as { readonly type?: string } | null)?.type ?? ''),
  })
  if (!begun.ok) return 'untold'
  for (;;) {
    const until = performance.now() + SLICE
    do {
      const told = begun.value.advance()
      if (told !== null) return told
    } while (performance.now() < until)
    await pause()
    if (signal.aborted) return 'untold'
  }
}

/** Lets the page answer: a message to oneself, because timers that follow on timers are held back. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
