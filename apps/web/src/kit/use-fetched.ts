import { useEffect, useState } from 'react'

/** What a loader brings for a key: undefined until then. Its failure is thrown where the page is drawn. */
export function useFetched<T>(load: (key: string) => Promise<T>, key: string): T | undefined {
  const [fetched, setFetched] = useState<{ readonly key: string; readonly value: T } | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isWanted = true
    load(key).then(
      (value) => isWanted && setFetched({ key, value }),
      (reason: unknown) =>
        isWanted && setFailure(reason instanceof Error ? reason : new Error(String(reason))),
    )
    return () => {
      isWanted = false
    }
  }, [load, key])
  if (failure) throw failure
  return fetched?.key === key ? fetched.value : undefined
}
