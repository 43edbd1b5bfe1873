import type { Ref } from '@trialhall/kernel'
import type { MouseEvent } from 'react'
import { useTip, type TipHandlers } from '../tip/useTip.ts'
import { Reasons } from '../tip/Reasons.tsx'
import { refKey } from './refs.ts'
import { useInteraction } from './interaction.ts'

/** What a piece puts on its button so that it is lit, explains itself and can be picked. */
interface EntityProps extends TipHandlers {
  readonly 'data-entity': string
  readonly 'data-lit'?: 'true'
  readonly 'data-refused'?: 'true'
  readonly 'data-pointed'?: 'true'
  /** It was taken on the way to an option, which waits for the rest. */
  readonly 'data-taken'?: 'true'
  readonly 'aria-label': string
  readonly tabIndex: 0 | -1
  readonly 'aria-disabled'?: 'true'
  onClick(event: MouseEvent): void
}

/** A thing on the table as its piece sees it. */
interface Entity {
  readonly isLit: boolean
  readonly isPointedAt: boolean
  readonly reasons: readonly string[]
  readonly props: EntityProps
}

/** How a thing explains itself. */
interface Explaining {
  readonly isQuiet: boolean
  /** Why it is not lit where what is asked says nothing of it. */
  readonly whyNot?: string | undefined
}

const NONE: readonly never[] = []

/**
 * Connects a piece with the present ask. `label` is what a screen reader says of it. The key Tab stops at what is lit,
 * refused or can be read; quiet things are not worth a stop for reading alone.
 */
export function useEntity(ref: Ref, label: string, how: Explaining): Entity {
  const { isQuiet, whyNot } = how
  const interaction = useInteraction()
  const key = refKey(ref)
  const picks = interaction.lighting.picks.get(key) ?? NONE
  const isLit = picks.length > 0
  const refusals = isLit ? NONE : (interaction.lighting.reasons.get(key) ?? NONE)
  const isTaken = interaction.lighting.taken?.has(key) ?? false
  const canTake = isLit || isTaken || (interaction.lighting.others?.has(key) ?? false)
  const isIdle = whyNot !== undefined && !canTake && refusals.length === 0
  const reasons = isIdle ? [whyNot] : refusals
  const isPointedAt = interaction.pointedAt === key
  const preview = interaction.preview(ref)
  const isTold = preview !== null || reasons.length > 0
  const tip = useTip(
    isTold ? (
      <Reasons reasons={reasons} rule={interaction.rule(ref)}>
        {preview}
      </Reasons>
    ) : null,
  )
  const onClick = (event: MouseEvent): void => {
    if (canTake && !tip.wasHeld()) interaction.take(ref)
    else tip.open(event.currentTarget)
  }
  const states = {
    ...(isLit ? { 'data-lit': 'true' as const } : {}),
    ...(canTake ? {} : { 'aria-disabled': 'true' as const }),
    ...(refusals.length > 0 ? { 'data-refused': 'true' as const } : {}),
    ...(isPointedAt ? { 'data-pointed': 'true' as const } : {}),
    ...(isTaken ? { 'data-taken': 'true' as const } : {}),
  }
  const isStop = canTake || refusals.length > 0 || (isTold && !isQuiet)
  const tabIndex = isStop ? 0 : -1
  const spoken = [label, ...reasons].join(' ')
  return {
    isLit,
    isPointedAt,
    reasons,
    props: { ...tip.handlers, ...states, 'data-entity': key, 'aria-label': spoken, tabIndex, onClick },
  }
}
