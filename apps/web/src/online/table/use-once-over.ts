import { useCallback, useEffect, useState } from 'react'

/** Answers a promise that is kept once this is so: what is asked of the server before it is noted there that a match is over, it refuses. */
export function useOnceOver(isOver: boolean): () => Promise<void> {
  const [gate] = useState(gateOf)
  useEffect(() => {
    if (isOver) gate.open()
  }, [gate, isOver])
  return useCallback(() => gate.opened, [gate])
}

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

function gateOf(): Gate {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
