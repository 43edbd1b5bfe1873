import { useCallback, useEffect, useRef, type PointerEvent } from 'react'

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>

/**
 * Tells whether a mouse rests where an event says it is: a browser says that a mouse has come to an element also when it was the element that
 * moved. A mouse is told to have entered an element before it is told to have moved.
 */
export function useMouse(): (event: PointerEvent) => boolean {
  const at = useRef<Place | null>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    const onMove = ({ clientX, clientY }: Place): void => {
      hasMoved.current = !isAt(at.current, { clientX, clientY })
      at.current = { clientX, clientY }
    }
    addEventListener('pointermove', onMove, { capture: true, passive: true })
    return () => removeEventListener('pointermove', onMove, { capture: true })
  }, [])
  return useCallback((event) => {
    return event.type === 'pointermove' ? !hasMoved.current : isAt(at.current, event)
  }, [])
}

function isAt(place: Place | null, { clientX, clientY }: Place): boolean {
  return place !== null && place.clientX === clientX && place.clientY === clientY
}
