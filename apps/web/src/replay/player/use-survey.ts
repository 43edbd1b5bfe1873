import type { AnyView } from '@trialhall/kernel'
import { useEffect, useState } from 'react'
import type { Reel } from '../reel.ts'
import { type Sample, sampleAt } from '../survey.ts'

/** How long the page may be kept from answering at a time, in milliseconds. */
const SLICE = 8

const NONE: readonly Sample[] = []

type ProgressOf = (view: AnyView) => string

/**
 * Looks at all moments at which something happened, a few at a time; empty until all have been looked at. `progressOf`
 * is undefined until it is known whether the game has one.
 */
export function useSurvey(reel: Reel, progressOf: ProgressOf | null | undefined): readonly Sample[] {
  const [survey, setSurvey] = useState<{ readonly of: Reel; readonly samples: readonly Sample[] } | null>(
    null,
  )
  useEffect(() => {
    if (progressOf === undefined) return undefined
    const samples: Sample[] = []
    const look = (): void => {
      const until = performance.now() + SLICE
      while (samples.length < reel.stops.length && performance.now() < until)
        samples.push(sampleAt(reel, reel.stops[samples.length] ?? 0, progressOf ?? untold))
      if (samples.length < reel.stops.length) timer = setTimeout(look)
      else setSurvey({ of: reel, samples })
    }
    let timer = setTimeout(look)
    return () => clearTimeout(timer)
  }, [reel, progressOf])
  return survey?.of === reel ? survey.samples : NONE
}

function untold(): string {
  return ''
}
