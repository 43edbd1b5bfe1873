import { useEffect, useState } from 'react'

/** The modal dialog that lies on top, null where none is open: nothing outside of it can be pressed, selected or heard. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}

/** The same, as dialogs open and close, for as long as it is needed. */
export function useTopDialog(isNeeded: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null)
  useEffect(() => {
    if (!isNeeded) return undefined
    const look = (): void => setDialog(topDialog())
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [isNeeded])
  return dialog
}
