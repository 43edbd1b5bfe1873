import { type LogLine, type Watching, speakerOf } from '@trialhall/table-ui'
import { useMemo } from 'react'
import { type ReplayEyes, viewAt } from '../eyes.ts'
import { namesFor } from '../eyes-name.ts'
import type { Recording } from '../recording.ts'
import type { Reel } from '../reel.ts'
import type { ReplayLink } from '../replay-link.ts'
import { isOpening } from '../../match/openings.ts'
import { REPLAY_KEYS } from './use-keys.ts'
import type { Player } from './use-player.ts'

interface Telling {
  readonly link: ReplayLink
  readonly recording: Recording
  readonly reel: Reel
  readonly eyes: ReplayEyes
}

/** The whole story of a match in sentences, as these eyes heard it. */
export function linesOf({ link, recording, reel, eyes }: Telling): readonly LogLine[] {
  const names = namesFor(eyes, recording.seats)
  const speaker = speakerOf(recording.game.words, viewAt(reel, reel.length, eyes), names)
  return link.storyOf(eyes).map((heard, key) => {
    const { seat } = heard.event as { readonly seat?: unknown }
    return {
      key,
      sentence: speaker.event(heard),
      isHeading: isOpening(heard.event),
      seat: typeof seat === 'number' ? seat : null,
    }
  })
}

interface Watched {
  readonly player: Player
  readonly reel: Reel
  readonly lines: readonly LogLine[]
  /** What is to come is not told. */
  readonly isVeiled: boolean
}

/** What the pieces of a board know of being watched. */
export function useWatched({ player, reel, lines, isVeiled }: Watched): Watching {
  const { speed, jump, at } = player
  const told = isVeiled ? reel.toldAt(at) : lines.length
  return useMemo(
    () => ({
      speed,
      lines: lines.slice(0, told),
      momentOf: (line: number) => reel.momentOf(line),
      jump: (line: number) => jump(reel.momentOf(line)),
      keys: REPLAY_KEYS,
    }),
    [speed, lines, told, reel, jump],
  )
}
