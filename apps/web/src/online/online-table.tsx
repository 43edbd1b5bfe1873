import type { AnyGame } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { TableUpdate } from '@trialhall/table-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { SettingsGroups } from '../parts/settings-groups.tsx'
import { SkipLink, useTitle } from '../parts/shell.tsx'
import { Waiting } from '../parts/waiting.tsx'
import tableStyles from '../pages/table.module.css'
import { useMotion } from '../store/use-settings.tsx'
import { PlainBoard } from '../table/plain-board.tsx'
import { useBoard, useGlossary } from '../table/use-board.ts'
import { ConnectionNote } from './connection-note.tsx'
import { FairDialog, OnlineEnd, ResignDialog } from './dialogs.tsx'
import { type MenuItem, OnlineHeader } from './online-header.tsx'
import styles from './online.module.css'
import type { OnlineState, RemoteLink } from './remote-link.ts'
import { SeatStrip } from './seat-strip.tsx'
import { Talk } from './talk.tsx'
import { UndoNote } from './undo-note.tsx'

interface OnlineTableProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly state: OnlineState
  readonly link: RemoteLink
  readonly update: TableUpdate
}

type Shown = 'settings' | 'fair' | 'resign' | 'end-closed' | null

/** The table of an online match, for those who play and those who watch. */
export function OnlineTable(props: OnlineTableProps): ReactNode {
  const { game, card, state, link, update } = props
  const { snapshot } = update
  const [dialog, setDialog] = useState<Shown>(null)
  const [settled, setSettled] = useState<TableUpdate | null>(null)
  const board = useBoard(game.id)
  const isShown = board === null || settled === update
  useTitle(titleOf(game, update))
  const close = (): void => setDialog(snapshot.outcome ? 'end-closed' : null)
  return (
    <div
      className={tableStyles.table}
      data-length={snapshot.length}
      data-viewer={snapshot.viewer ?? 'nobody'}
    >
      <SkipLink />
      <OnlineHeader
        game={game}
        progress={progressOf(props, board?.progress?.(snapshot.view) ?? '')}
        items={itemsOf(props, setDialog)}
        tools={<Talk chat={state.chat} mine={card.mine} onSay={(text) => link.say(text)} />}
      >
        <SeatStrip card={card} asked={snapshot.asked.map(({ seat }) => seat)} clock={state.clock} />
      </OnlineHeader>
      <div className={styles.notes}>
        <ConnectionNote
          connection={state.connection}
          underWay={state.underWay}
          onRetry={() => link.tryNow()}
        />
        <UndoNote card={card} offer={state.undoOffer} link={link} />
      </div>
      <main id="content" tabIndex={-1} className={tableStyles.board}>
        <BoardOf game={game} update={update} link={link} onSettled={setSettled} />
      </main>
      <OpenDialog {...props} dialog={dialog} isShown={isShown} onShow={setDialog} onClose={close} />
    </div>
  )
}

function titleOf({ title }: AnyGame, { snapshot }: TableUpdate): string {
  if (snapshot.outcome) return `${title}: over`
  return snapshot.own ? `Your turn: ${title}` : title
}

function progressOf({ card, update }: OnlineTableProps, progress: string): string {
  const isWatching = card.mine.length === 0 || update.snapshot.viewer === null
  return isWatching ? [progress, 'you are watching'].filter((part) => part !== '').join(' · ') : progress
}

/** What can be done now: taking back and giving up only by those who still play. */
function itemsOf({ card, link, update }: OnlineTableProps, onShow: (shown: Shown) => void): MenuItem[] {
  const { viewer, outcome } = update.snapshot
  const isPlaying = viewer !== null && outcome === null && card.seats[viewer]?.gone === undefined
  const playing: MenuItem[] = isPlaying
    ? [
        { label: 'Ask to take back my last choice', run: () => link.offerUndo(viewer) },
        { label: 'Give up …', run: () => onShow('resign') },
      ]
    : []
  const over: MenuItem[] = outcome ? [{ label: 'Result and rematch', run: () => onShow(null) }] : []
  return [
    ...over,
    ...playing,
    { label: 'Fair dice', run: () => onShow('fair') },
    { label: 'Settings', run: () => onShow('settings') },
  ]
}

interface BoardOfProps extends Pick<OnlineTableProps, 'game' | 'update' | 'link'> {
  readonly onSettled: (update: TableUpdate) => void
}

function BoardOf({ game, update, link, onSettled }: BoardOfProps): ReactNode {
  const board = useBoard(game.id)
  const motion = useMotion()
  const glossary = useGlossary(game.id)
  const { seats, viewer } = update.snapshot
  const names = useMemo(() => seats.map(({ name }) => name), [seats])
  const settings = useMemo(() => ({ motion }), [motion])
  if (board === undefined) return <Waiting what="Laying the table" />
  if (board === null) return <PlainBoard update={update} link={link} game={game} />
  return (
    <board.Board
      // Other eyes get a board of their own, so that nothing which the last ones saw is left on it.
      key={viewer ?? 'nobody'}
      update={update}
      link={link}
      settings={settings}
      names={names}
      glossary={glossary}
      onSettled={onSettled}
    />
  )
}

interface OpenDialogProps extends OnlineTableProps {
  readonly dialog: Shown
  readonly isShown: boolean
  readonly onShow: (shown: Shown) => void
  readonly onClose: () => void
}

function OpenDialog(props: OpenDialogProps): ReactNode {
  const { dialog, isShown, card, state, link, update, onShow, onClose } = props
  const { viewer, outcome } = update.snapshot
  if (dialog === 'settings')
    return (
      <Dialog title="Settings" width="wide" onClose={onClose}>
        <SettingsGroups />
      </Dialog>
    )
  if (dialog === 'fair') return <FairDialog card={card} onClose={onClose} />
  if (dialog === 'resign' && viewer !== null && !outcome)
    return <ResignDialog onResign={() => link.resign(viewer)} onClose={onClose} />
  if (!outcome || !isShown || dialog === 'end-closed') return null
  return (
    <OnlineEnd
      card={card}
      outcome={outcome}
      next={state.next}
      onVerify={() => onShow('fair')}
      onClose={onClose}
    />
  )
}
