import { type LogLine, plainLine } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Reel } from '../reel.ts'
import type { Player } from '../player/use-player.ts'

interface SpokenProps {
  readonly player: Player
  readonly reel: Reel
  readonly lines: readonly LogLine[]
  readonly progress: string
  /** Boards say themselves what happens in a step forward. */
  readonly hasBoard: boolean
}

/** How long a moment stays before it is said, in milliseconds, so that a drag over many says only the last. */
const REST = 250

/** Says to a screen reader which moment was jumped to, and what happened there. */
export function SpokenMoment({ player, reel, lines, progress, hasBoard }: SpokenProps): ReactNode {
  const { update, at } = player
  const [said, setSaid] = useState('')
  const isSilent = update.how === 'step' && update.fresh < update.story.length && hasBoard
  const text = isSilent ? '' : momentText({ reel, lines, at, progress })
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="unseen" aria-live="polite" aria-atomic="true" data-announcer="moment">
      {said}
    </p>
  )
}

interface Told {
  readonly reel: Reel
  readonly lines: readonly LogLine[]
  readonly at: number
  readonly progress: string
}

/** A moment in words: where it is, and the last thing that happened by then. */
export function momentText({ reel, lines, at, progress }: Told): string {
  const last = lines[reel.toldAt(at) - 1]
  const place =
    at === 0 ? 'The beginning' : at === reel.length ? 'The last moment' : `Moment ${at} of ${reel.length}`
  return [place, progress, last ? plainLine(last.sentence).replace(/\.$/, '') : '']
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ')
}
