import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** How long the room of an ask stays after it was answered: mostly the next one comes within that. */
const HELD_MS = 2000

/**
 * Keeps what stands below a prompt where it is between an answer and the next ask: for a while `--held` is the height that the answered one
 * had. Else the log would go up and down again at every window.
 */
export function useHeldHeight(): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const wasAsked = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    column.current?.style.removeProperty('--held')
  }
  useEffect(() => {
    const prompt = promptIn(column.current)
    if (!prompt || typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(() => {
      if (isAsked(prompt)) height.current = prompt.offsetHeight
    })
    sizes.observe(prompt)
    return () => {
      sizes.disconnect()
      clearTimeout(timer.current)
    }
  }, [])
  // At every drawing: the column is not told whether somebody is asked, but shows it.
  useLayoutEffect(() => {
    const prompt = promptIn(column.current)
    if (!prompt) return
    const isAnswered = wasAsked.current && !isAsked(prompt)
    wasAsked.current = isAsked(prompt)
    if (wasAsked.current) release()
    if (!isAnswered || height.current === 0) return
    column.current?.style.setProperty('--held', `${height.current}px`)
    timer.current = setTimeout(release, HELD_MS)
  })
  return column
}

function promptIn(column: HTMLElement | null): HTMLElement | null {
  return column?.querySelector(':scope > section') ?? null
}

function isAsked(prompt: HTMLElement): boolean {
  return prompt.dataset.asked !== undefined
}
