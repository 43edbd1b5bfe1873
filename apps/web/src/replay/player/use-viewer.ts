import type { GameUi, LogLine, Watching } from '@trialhall/table-ui'
import { useMemo, useState } from 'react'
import { useBoard } from '../../games/use-board.ts'
import type { Opened } from '../address.ts'
import { type ReplayEyes, eyesOf } from '../eyes.ts'
import { notedIn } from '../noted.ts'
import type { Recording } from '../recording.ts'
import type { Reel } from '../reel.ts'
import { ReplayLink } from '../replay-link.ts'
import { type Marks, type Sample, marksOf } from '../survey.ts'
import { useAddress } from './use-address.ts'
import { usePace } from './use-pace.ts'
import { type Player, usePlayer } from './use-player.ts'
import { useSurvey } from './use-survey.ts'
import { linesOf, useWatched } from './use-watched.ts'

/** What a replay is opened with. */
export interface ViewerProps {
  readonly recording: Recording
  readonly reel: Reel
  /** The moment to begin with. */
  readonly opened: Opened
}

/** A replay on the page: all that its parts show. */
export interface Viewing {
  readonly recording: Recording
  readonly reel: Reel
  readonly link: ReplayLink
  /** Undefined until it is fetched, null where the game has none. */
  readonly board: GameUi | null | undefined
  readonly player: Player
  readonly marks: Marks
  readonly samples: readonly Sample[]
  /** The whole story in sentences. */
  readonly lines: readonly LogLine[]
  readonly watching: Watching
  /** The eyes that may be lent. */
  readonly choices: readonly ReplayEyes[]
  /** How far the match had come, in the game's words. */
  readonly progress: string
  /** What is to come is not told. */
  readonly isVeiled: boolean
  readonly onVeil: (isVeiled: boolean) => void
}

/** The marks of a match: those of any game, and what this one points out. */
function useMarks(
  { seats }: Recording,
  { reel, samples, board }: Pick<Viewing, 'reel' | 'samples' | 'board'>,
): Marks {
  const noted = useMemo(() => notedIn(reel, board?.moments), [reel, board])
  return useMemo(() => ({ ...marksOf(reel, seats, samples), noted }), [reel, seats, samples, noted])
}

/** Puts a replay together, and keeps the address and the pace of the page in step with it. */
export function useViewer({ recording, reel, opened }: ViewerProps): Viewing {
  const { game } = recording
  const board = useBoard(game.id)
  const link = useMemo(() => new ReplayLink(recording, reel, opened), [recording, reel, opened])
  const samples = useSurvey(reel, board === undefined ? undefined : (board?.progress ?? null))
  const marks = useMarks(recording, { reel, samples, board })
  const player = usePlayer({ link, reel, marks, hasBoard: board !== null })
  const [isVeiled, onVeil] = useState(false)
  const { update, at } = player
  const { eyes } = update
  const lines = useMemo(() => linesOf({ link, recording, reel, eyes }), [link, recording, reel, eyes])
  const watching = useWatched({ player, reel, lines, isVeiled })
  const choices = useMemo(() => eyesOf(recording, reel), [recording, reel])
  useAddress(recording, { at, eyes })
  usePace(player)
  const progress = board?.progress?.(update.snapshot.view) ?? ''
  const parts = { board, player, marks, samples, lines, watching, choices, progress, isVeiled, onVeil }
  return { recording, reel, link, ...parts }
}
