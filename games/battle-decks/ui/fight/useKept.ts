import { useState } from 'react'
import type { Shown } from '../clash/shown.ts'

/** What was shown before the dice of a clash fell. */
interface Kept {
  readonly key: string
  readonly shown: Shown
}

/**
 * What is shown, with the odds as they were before any die: once it lies there, whoever was hit has lost HP or is gone, and the odds of
 * that moment would be others. Without odds where the page came later.
 */
export function useKept(shown: Shown | null): Shown | null {
  const [kept, setKept] = useState<Kept | null>(null)
  if (shown === null) return null
  const key = keyOf(shown)
  if (isOpen(shown)) {
    if (key !== null && kept?.shown !== shown) setKept({ key, shown })
    return shown
  }
  const before = kept !== null && kept.key === key ? kept.shown : null
  if (shown.kind === 'saves') return before?.kind === 'saves' ? { ...shown, stakes: before.stakes } : shown
  if (before?.kind !== 'attack') return { ...shown, odds: null }
  const { odds, before: unchanged, sum, sumBefore, shatter } = before
  return { ...shown, odds: unchanged ?? odds, sum: sumBefore ?? sum, shatter }
}

/** Nothing has been rolled yet. */
function isOpen(shown: Shown): boolean {
  const { clash } = shown
  if (clash === null) return true
  return shown.kind === 'attack' ? clash.roll === null : clash.throws === 0
}

/** Tells one roll from the next; null for what is only considered. */
function keyOf(shown: Shown): string | null {
  const { clash } = shown
  if (clash === null) return null
  return shown.kind === 'attack' ? `${clash.at} ${clash.earlier.length} ${shown.target}` : String(clash.at)
}
