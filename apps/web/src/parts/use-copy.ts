import { useCallback } from 'react'
import { useSay } from './toasts.tsx'

/** Copies texts and says whether that worked; `done` is the sentence to say where it did. */
export function useCopy(): (text: string, done: string) => void {
  const say = useSay()
  return useCallback(
    (text, done) => {
      const failed = (): void =>
        say({ sentence: 'It could not be copied: select it and copy it by hand.', mood: 'bad' })
      // Pages without a secure connection have no clipboard.
      const clipboard = navigator.clipboard as Clipboard | undefined
      if (!clipboard) return failed()
      clipboard.writeText(text).then(() => say({ sentence: done, mood: 'plain' }), failed)
    },
    [say],
  )
}
