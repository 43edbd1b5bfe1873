import { useEffect, useState } from 'react'

/** Whether a media query holds, now and from now on. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const look = (): void => setHolds(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [query])
  return holds
}
