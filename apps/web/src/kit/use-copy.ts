import { useCallback } from 'react'
import { useSay } from './toasts.tsx'
import { topDialog } from './top-dialog.ts'

/** Copies texts and says whether that worked; `done` is the sentence to say where it did. */
export function useCopy(): (text: string, done: string) => void {
  const say = useSay()
  return useCallback(
    (text, done) => {
      const copied = (): void => say({ sentence: done, mood: 'plain' })
      const failed = (): void =>
        say({ sentence: 'Copying failed: select it and copy it by hand.', mood: 'bad' })
      // Pages without a secure connection have no clipboard.
      const clipboard = navigator.clipboard as Clipboard | undefined
      if (clipboard) clipboard.writeText(text).then(copied, failed)
      else if (copySelected(text)) copied()
      else failed()
    },
    [say],
  )
}

/** Selects the text and copies the selection, which every page may do while a button is pressed; false where it failed. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0'
  // Nothing outside of an open dialog can be selected.
  const place = topDialog() ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
