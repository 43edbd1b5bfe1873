import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** How long nobody types before the address tells it, in milliseconds: browsers refuse to change it all the time. */
const PAUSE = 300

/**
 * What is looked for on a page, which stands in its address under a key: it can be sent, kept, and gone back from.
 * The first words make a step back, further ones none.
 */
export function useAddressed(key: string): readonly [string, (value: string) => void] {
  const search = useSearch()
  const [path, travel] = useLocation()
  const there = new URLSearchParams(search).get(key) ?? ''
  const [wish, setWish] = useState({ value: there, there })
  // The address was changed by somebody else: a link, or the way back.
  if (wish.there !== there) setWish({ value: there, there })
  const { value } = wish
  useEffect(() => {
    if (value === there) return undefined
    const tell = (): void => {
      const query = new URLSearchParams(location.search)
      if (value === '') query.delete(key)
      else query.set(key, value)
      const asked = query.toString()
      travel(`${path}${asked === '' ? '' : `?${asked}`}${location.hash}`, { replace: there !== '' })
    }
    const timer = setTimeout(tell, PAUSE)
    return () => clearTimeout(timer)
  }, [value, there, key, path, travel])
  return [value, (next) => setWish({ value: next, there })]
}
