import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/** How long nobody types before the address tells it, in milliseconds: browsers refuse to change it all the time. */
const PAUSE = 300

/** What stands in an address, by its keys; '' where nothing does. */
export type Addressed = Readonly<Record<string, string>>

/**
 * What is looked for on a page, which stands in its address under a key: it can be sent, kept, and gone back from.
 * The first words make a step back, further ones none.
 */
export function useAddressed(key: string): readonly [string, (value: string) => void] {
  const keys = useMemo(() => [key], [key])
  const [values, setValues] = useAddressedAll(keys)
  return [values[key] ?? '', (value) => setValues({ [key]: value })]
}

/** The same under several keys. The list of keys must stay the same one. */
export function useAddressedAll(keys: readonly string[]): readonly [Addressed, (values: Addressed) => void] {
  const search = useSearch()
  const [path, travel] = useLocation()
  const there = written(keys, Object.fromEntries(new URLSearchParams(search)))
  const [wish, setWish] = useState({ value: there, there })
  // The address was changed by somebody else: a link, or the way back.
  if (wish.there !== there) setWish({ value: there, there })
  const { value } = wish
  useEffect(() => {
    if (value === there) return undefined
    const tell = (): void => {
      const query = new URLSearchParams(location.search)
      for (const key of keys) query.delete(key)
      for (const [key, one] of new URLSearchParams(value)) query.set(key, one)
      const asked = query.toString()
      setWish((latest) => ({ ...latest, there: value })) // not somebody else's change, whatever was wished since
      travel(`${path}${asked === '' ? '' : `?${asked}`}${location.hash}`, { replace: there !== '' })
    }
    const timer = setTimeout(tell, PAUSE)
    return () => clearTimeout(timer)
  }, [value, there, keys, path, travel])
  const values = useMemo(() => Object.fromEntries(new URLSearchParams(value)), [value])
  return [values, (next) => setWish((latest) => ({ ...latest, value: written(keys, next) }))]
}

/** The values of the keys as they stand in an address, in the order of the keys. */
function written(keys: readonly string[], values: Addressed): string {
  const said = keys.flatMap((key) => (values[key] ? [[key, values[key]]] : []))
  return new URLSearchParams(said).toString()
}
