import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from 'react'

/** The colours of a seat that boards may change, for instance to those of its hero. */
const NAMES = ['', '-ink'] as const

/**
 * The colours that a board gives its seats, read off what it drew, so that all around it uses the same ones.
 * `moment` is what makes the board draw anew.
 */
export function useDyes(stage: RefObject<HTMLElement | null>, seats: number, moment: unknown): CSSProperties {
  const [read, setRead] = useState('{}')
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setRead(dyesOn(stage.current?.firstElementChild ?? null, seats)),
    )
    return () => cancelAnimationFrame(frame)
  }, [stage, seats, moment])
  return useMemo(() => JSON.parse(read) as CSSProperties, [read])
}

function dyesOn(board: Element | null, seats: number): string {
  if (!board) return '{}'
  const style = getComputedStyle(board)
  const names = Array.from({ length: seats }, (_, seat) => NAMES.map((end) => `--seat-${seat}${end}`)).flat()
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])))
}
