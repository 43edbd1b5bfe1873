import type { AttackOdds } from '@trialhall/game-battle-decks'
import { useState } from 'react'
import type { Clash } from '../clash/clash.ts'
import type { Shown, ShownAttack, ShownSaves } from '../clash/shown.ts'
import type { Stake } from '../preview.ts'

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
  if (shown.kind === 'saves')
    return before?.kind === 'saves' ? { ...shown, stakes: stakesOf(shown, before) } : shown
  return { ...shown, odds: null, ...(before?.kind === 'attack' ? rolledBy(shown.clash, before) : null) }
}

/**
 * Of what was kept, what the roll was made by: without the card that was pointed at, or with it. None of both where an event was
 * played and the die fell before anything was drawn again, as on a page where nothing moves.
 */
function rolledBy(clash: Clash | null, kept: ShownAttack): Partial<ShownAttack> | null {
  const { odds, before, sum, sumBefore, shatter } = kept
  const both = [
    { odds: before ?? odds, sum: sumBefore ?? sum, shatter },
    { odds, sum, shatter },
  ]
  return both.find((one) => clash !== null && isOf(clash, one.odds)) ?? null
}

/** Whether the last die of a clash was rolled with these odds, and a hit has taken what they say. */
function isOf({ roll, target, losses }: Clash, odds: AttackOdds | null): boolean {
  if (roll === null || odds === null) return false
  const taken = losses.findLast(({ card }) => card === target)?.by ?? 0
  const isSame = odds.modifier === roll.modifier && odds.needed === roll.needed
  return isSame && (!roll.isSuccess || taken === 0 || taken === odds.faces[roll.die - 1]?.damage)
}

/** Those who are gone as they were; all others as they are now, since an event may have changed them. */
function stakesOf({ stakes }: ShownSaves, kept: ShownSaves): readonly Stake[] {
  return kept.stakes.map((old) => stakes.find(({ odds }) => odds.target === old.odds.target) ?? old)
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
