import { useCallback, useEffect, useState } from 'react'
import { readText, removeText, writeText } from '../../../device/storage.ts'

/** Somebody whose talk is not shown, by the name they had then. */
export interface Muted {
  readonly id: string
  readonly name: string
}

/** So many people at most; the first are heard again when there are more. */
const MOST = 200

const keyOf = (me: string): string => `trialhall/muted/${me}`

/** Whom a person has muted, kept on this device for each identity. What cannot be read counts as nobody. */
export function readMuted(me: string): readonly Muted[] {
  try {
    const given: unknown = JSON.parse(readText(keyOf(me)) ?? '[]')
    return Array.isArray(given) ? given.filter(isMuted) : []
  } catch {
    return []
  }
}

/** Forgets whom somebody has muted on this device. */
export function forgetMuted(me: string): void {
  removeText(keyOf(me))
}

function isMuted(given: unknown): given is Muted {
  const { id, name } = (given ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string'
}

/** What is wanted of somebody's talk. */
export type Hearing = 'mute' | 'hear'

/** Mutes somebody, or hears them again. */
export function mutedWith(muted: readonly Muted[], one: Muted, wanted: Hearing): readonly Muted[] {
  const others = muted.filter(({ id }) => id !== one.id)
  return wanted === 'hear' ? others : [...others, one].slice(-MOST)
}

/** Whom somebody has muted, in any tab, and how that is changed. Nobody, as long as it is not known who reads. */
export function useMuted(
  me: string | null,
): readonly [readonly Muted[], (one: Muted, wanted: Hearing) => void] {
  const [kept, setKept] = useState<{ readonly me: string | null; readonly muted: readonly Muted[] }>({
    me: null,
    muted: [],
  })
  if (kept.me !== me) setKept({ me, muted: me === null ? [] : readMuted(me) })
  useEffect(() => {
    if (me === null) return undefined
    const hear = ({ key }: StorageEvent): void => {
      if (key === keyOf(me) || key === null) setKept({ me, muted: readMuted(me) })
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [me])
  const change = useCallback(
    (one: Muted, wanted: Hearing) => {
      if (me === null) return
      // Another tab may have muted somebody in between.
      const muted = mutedWith(readMuted(me), one, wanted)
      writeText(keyOf(me), JSON.stringify(muted))
      setKept({ me, muted })
    },
    [me],
  )
  return [kept.me === me ? kept.muted : [], change]
}
