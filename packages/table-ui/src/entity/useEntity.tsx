import type { Ref } from '@trialhall/kernel'
import type { MouseEvent } from 'react'
import { useTip, type TipHandlers } from '../tip/useTip.ts'
import { Reasons } from '../tip/Reasons.tsx'
import { refKey } from './refs.ts'
import { useScene } from './interaction.ts'

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
  readonly idle?: string | undefined
}

const NONE: readonly never[] = []

/**
 * Connects a piece with the present ask. `label` is what a screen reader says of it. The key Tab stops at what is lit,
 * refused or can be read; quiet things are not worth a stop for reading alone.
 */
export function useEntity(ref: Ref, label: string, how: Explaining): Entity {
  const { isQuiet, idle } = how
  const scene = useScene()
  const key = refKey(ref)
  const picks = scene.lighting.picks.get(key) ?? NONE
  const isLit = picks.length > 0
  const refusals = isLit ? NONE : (scene.lighting.reasons.get(key) ?? NONE)
  const isTaken = scene.lighting.taken?.has(key) ?? false
  const canTake = isLit || isTaken || (scene.lighting.others?.has(key) ?? false)
  const isIdle = idle !== undefined && !canTake && refusals.length === 0
  const reasons = isIdle ? [idle] : refusals
  const isPointedAt = scene.pointedAt === key
  const preview = scene.preview(ref)
  const isTold = preview !== null || reasons.length > 0
  const tip = useTip(
    isTold ? (
      <Reasons reasons={reasons} rule={scene.rule(ref)}>
        {preview}
      </Reasons>
    ) : null,
  )
  const onClick = (event: MouseEvent): void => {
    if (canTake && !tip.wasHeld()) scene.take(ref)
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
