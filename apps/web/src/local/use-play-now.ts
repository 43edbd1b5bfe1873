import type { GameCover } from '@trialhall/kernel'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { withGames } from '../games/hall.ts'
import { useSay } from '../kit/toasts.tsx'
import type { Begun, Wished } from './play-now.ts'

const NOT_LOADED = 'The rules could not be loaded: try again when you are online.'

/** A button that begins a match. */
interface PlayNow {
  readonly play: (wished?: Wished) => void
  readonly isBeginning: boolean
}

/** Begins a match with one press and goes to its table. The rules are loaded for it; whoever has gone elsewhere meanwhile stays there. */
export function usePlayNow({ id }: Pick<GameCover, 'id'>): PlayNow {
  const [, travel] = useLocation()
  const [isBeginning, setBeginning] = useState(false)
  /** Where the button was pressed; null while it waits for nothing. */
  const from = useRef<string | null>(null)
  useEffect(() => () => void (from.current = null), [])
  const say = useSay()
  const goOn = (begun: Begun): void => {
    if ('id' in begun) return travel(`/table/${begun.id}`)
    say({ sentence: begun.why, mood: 'bad' })
    return setBeginning(false)
  }
  const play = (wished?: Wished): void => {
    if (from.current !== null) return // pressed twice
    from.current = location.pathname
    setBeginning(true)
    void withGames(import('./play-now.ts'))
      .then(
        ({ playNow }) =>
          () =>
            playNow(id, wished),
      )
      .catch(() => (): Begun => ({ why: NOT_LOADED }))
      .then((begin) => {
        const isHere = from.current === location.pathname
        from.current = null
        if (isHere) goOn(begin())
      })
  }
  return { play, isBeginning }
}
