import type { GameUi } from '@trialhall/table-ui'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { Waiting } from '../../kit/waiting.tsx'
import { useTableSound } from '../../sound/use-table-sound.ts'
import { useMotion } from '../../device/use-settings.tsx'
import { PlainBoard } from '../../table/plain-board.tsx'
import { useGlossary } from '../../games/use-board.ts'
import { namesFor } from '../eyes-name.ts'
import type { Recording } from '../recording.ts'
import type { ReplayLink } from '../replay-link.ts'
import type { Player } from '../player/use-player.ts'
import styles from './viewer.module.css'

interface StageProps {
  /** Will hold the board. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly board: GameUi | null | undefined
  readonly recording: Recording
  readonly player: Player
  readonly link: ReplayLink
}

/** The game's own board, on which the moment lies. */
export function ReplayTable({ box, board, recording, player, link }: StageProps): ReactNode {
  const { game, seats } = recording
  const { update, settle } = player
  const glossary = useGlossary(game.id)
  const wish = useMotion()
  const motion = update.how === 'jump' ? 'off' : wish
  const hear = useTableSound(board)
  const settings = useMemo(() => ({ motion, hear }), [motion, hear])
  const names = useMemo(() => namesFor(update.eyes, seats), [update.eyes, seats])
  if (board === undefined) return <Waiting what="Laying the table" />
  if (board === null) return <PlainBoard update={update} link={link} game={game} />
  return (
    <div ref={box} className={styles.stage}>
      <board.Board
        // Other eyes get a board of their own, so that nothing which the last ones saw is left on it.
        key={update.eyes}
        update={update}
        link={link}
        settings={settings}
        names={names}
        glossary={glossary}
        onSettled={settle}
      />
    </div>
  )
}
