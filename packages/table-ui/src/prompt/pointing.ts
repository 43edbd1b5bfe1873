import type { Ref } from '@trialhall/kernel'
import { usePoint } from '../entity/usePoint.ts'

/** What a button needs that stands for a thing on the table: while it is hovered or in focus, the thing is pointed at. */
interface Pointing {
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/** Points at what an option names, and where it is given at the option itself. */
export function usePointing(ref: Ref | null, option?: unknown): Pointing {
  const { point, leave } = usePoint(ref, option)
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave }
}
