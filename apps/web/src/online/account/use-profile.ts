import type { Profile } from '@trialhall/protocol'
import { useCallback, useEffect, useState } from 'react'
import { fetchProfile } from '../../api/requests.ts'

/** A profile as far as it is known; `sentence` says why it cannot be had. */
export interface ProfileLook {
  readonly profile: Profile | null
  readonly sentence: string | null
  readonly look: () => void
}

/** Looks up what everybody may know of somebody; again when `reason` changes. */
export function useProfile(id: string, reason?: unknown): ProfileLook {
  const [profile, setProfile] = useState<Profile | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const look = useCallback(() => {
    void fetchProfile(id).then((found) => {
      if (found.ok) setProfile(found.value)
      setSentence(found.ok ? null : found.fault.message)
    })
  }, [id])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the reason is why to look again
  useEffect(look, [look, reason])
  return { profile, sentence, look }
}
