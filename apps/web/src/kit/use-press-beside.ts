import { type RefObject, useEffect } from 'react'

/** Presses are seen even where what is pressed keeps them for itself. */
const CAPTURE = { capture: true } as const

/** Hides an open popover at a press beside it, which Safari before 18.3 does not do by itself on a touch screen. */
export function usePressBeside(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current
    if (!element) return undefined
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !isOf(element, target)) element.hidePopover()
    }
    const ignore = (): void => document.removeEventListener('pointerdown', onPress, CAPTURE)
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') document.addEventListener('pointerdown', onPress, CAPTURE)
      else ignore()
    }
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      ignore()
    }
  }, [popover])
}

/** Whether something is in a popover or on its button, which closes it by itself. */
function isOf(popover: HTMLElement, target: Element): boolean {
  const button = target.closest('[popovertarget]')
  return popover.contains(target) || button?.getAttribute('popovertarget') === popover.id
}
