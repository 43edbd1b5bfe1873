import { useEffect } from 'react'
import { useSay } from '../kit/toasts.tsx'
import { updates, useAppState } from './browser-updates.ts'

const SENTENCES = {
  waits: 'A new version of Trialhall is ready.',
  'is in': 'Trialhall was brought up to date in another tab. This page still runs the old version.',
} as const

/** Says that a newer build is there, once, and leaves it to the person when to go on with it. */
export function UpdateNote(): null {
  const say = useSay()
  const { newer } = useAppState()
  useEffect(() => {
    if (newer === 'none') return
    say({
      sentence: SENTENCES[newer],
      mood: 'plain',
      stays: 'until answered',
      action: { label: 'Reload', run: () => updates.take() },
    })
  }, [newer, say])
  return null
}
