import { useCallback, useState } from 'react'
import { readText, writeText } from '../../../device/storage.ts'

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

function isMuted(given: unknown): given is Muted {
  const { id, name } = (given ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string'
}

/** Mutes somebody, or hears them again. */
export function toggled(muted: readonly Muted[], one: Muted): readonly Muted[] {
  const others = muted.filter(({ id }) => id !== one.id)
  return others.length < muted.length ? others : [...others, one].slice(-MOST)
}

/** Whom somebody has muted, and how that is changed. Nobody, as long as it is not known who reads. */
export function useMuted(me: string | null): readonly [readonly Muted[], (one: Muted) => void] {
  const [kept, setKept] = useState<{ readonly me: string | null; readonly muted: readonly Muted[] }>({
    me: null,
    muted: [],
  })
  if (kept.me !== me) setKept({ me, muted: me === null ? [] : readMuted(me) })
  const toggle = useCallback(
    (one: Muted) => {
      if (me === null) return
      // Another tab may have muted somebody in between.
      const muted = toggled(readMuted(me), one)
      writeText(keyOf(me), JSON.stringify(muted))
      setKept({ me, muted })
    },
    [me],
  )
  return [kept.me === me ? kept.muted : [], toggle]
}
