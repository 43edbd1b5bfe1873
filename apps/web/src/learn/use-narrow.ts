import { useEffect, useState } from 'react'

/** The width up to which boards are one column to scroll. */
const NARROW = '(max-width: 900px)'

/** Whether the page is so narrow that there is no room beside anything. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const media = matchMedia(NARROW)
    const look = (): void => setNarrow(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  return isNarrow
}
