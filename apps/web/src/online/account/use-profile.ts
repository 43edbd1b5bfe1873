import type { Profile } from '@trialhall/protocol'
import { useCallback, useEffect, useState } from 'react'
import { fetchProfile } from '../../api/requests.ts'

/** A profile as far as it is known; `sentence` says why it cannot be had. */
export interface ProfileLook {
  readonly profile: Profile | null
  /** When it came, by this device's own time. */
  readonly now: number
  readonly sentence: string | null
  readonly look: () => void
}

const NOTHING_YET = { profile: null, now: 0 }

/** Looks up what everybody may know of somebody; again when `reason` changes. */
export function useProfile(id: string, reason?: unknown): ProfileLook {
  const [known, setKnown] = useState<{ readonly profile: Profile | null; readonly now: number }>(NOTHING_YET)
  const [sentence, setSentence] = useState<string | null>(null)
  const look = useCallback(() => {
    void fetchProfile(id).then((found) => {
      if (found.ok) setKnown({ profile: found.value, now: Date.now() })
      setSentence(found.ok ? null : found.fault.message)
    })
  }, [id])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the reason is why to look again
  useEffect(look, [look, reason])
  return { ...known, sentence, look }
}
