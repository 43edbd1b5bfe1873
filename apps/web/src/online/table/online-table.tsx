import { partyOf, type AnyGame, type AnyView, type Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import {
  eyesKey,
  PingsContext,
  type BoardProps,
  type GameUi,
  type Pings,
  type TableUpdate,
} from '@trialhall/table-ui'
import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { TurnOffer } from '../../notify/turn-offer.tsx'
import { useTurnCall } from '../../notify/use-turn-call.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { SettingsGroups } from '../../settings/settings-groups.tsx'
import { SkipLink, useTitle } from '../../shell/shell.tsx'
import { Waiting } from '../../kit/waiting.tsx'
import tableStyles from '../../table/table.module.css'
import { endHead } from '../../table/end-head.ts'
import { LogDialog } from '../../table/log-dialog.tsx'
import { nameOfOther, namesFrom } from '../../match/seating.ts'
import { PlainBoard } from '../../table/plain-board.tsx'
import { SeriesScore } from '../../table/series-score.tsx'
import { isEndShown, isShown } from '../../table/showing.ts'
import { useProgress } from '../../table/use-progress.ts'
import { TableHeader } from '../../table/table-header.tsx'
import type { MenuItem } from '../../table/table-menu.tsx'
import { useBoard, useGlossary } from '../../games/use-board.ts'
import { useBoardSettings } from '../../table/use-board-settings.ts'
import { useLetPass } from '../../table/use-let-pass.ts'
import { useKeptPictures } from '../../table/use-kept-pictures.ts'
import { AbsenceNote, waitedFor } from './notes/absence-note.tsx'
import { ConnectionNote } from './notes/connection-note.tsx'
import { FairDialog } from '../../fair/fair-dialog.tsx'
import { hasHeir } from './notes/heirs.ts'
import { ResignDialog } from './resign-dialog.tsx'
import { EasingNote } from './notes/easing-note.tsx'
import { audiencesOf } from './talk/audience.ts'
import { useMuted } from './talk/mutes.ts'
import styles from './notes/notes.module.css'
import { OnlineEnd, isWithheld } from './online-end.tsx'
import { OfferNote } from './notes/offer-note.tsx'
import type { OnlineState } from '../link/online-state.ts'
import type { RemoteLink } from '../link/remote-link.ts'
import { PartingNote } from './notes/parting-note.tsx'
import { isWaiting, playerAt } from './player.ts'
import { RulesNote } from './notes/rules-note.tsx'
import { SeatStrip } from './seat-strip.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { othersAt } from './talk/others.ts'
import { Talk } from './talk/talk.tsx'
import { useRoomForToasts } from './use-room-for-toasts.ts'
import { useStops } from './use-stops.ts'
import { renewalWords } from '../words.ts'

interface OnlineTableProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly state: OnlineState
  readonly link: RemoteLink
  readonly update: TableUpdate
}

type Shown = 'log' | 'settings' | 'fair' | 'resign' | 'share' | 'end-closed' | null

const LEAVE = {
  href: '/play',
  label: 'Leave to the lobby',
  title: 'Leave to the lobby: the match goes on',
} as const

/** The table of an online match, for those who play and those who watch. */
export function OnlineTable(given: OnlineTableProps): ReactNode {
  const update = useStops(given.update, given.link)
  const props = { ...given, update }
  const { game, card, state, link } = props
  const { snapshot } = update
  const [dialog, setDialog] = useState<Shown>(null)
  const [settled, setSettled] = useState<TableUpdate | null>(null)
  const notes = useRef<HTMLDivElement>(null)
  useRoomForToasts(notes)
  const board = useBoard(game.id)
  const showing = { update, settled, board }
  const { letPass, isAsked, onLetPass } = useLetPass()
  const isTurn = isAsked(update.snapshot)
  useTitle(titleOf(game, update, isTurn))
  const calls = state.nudge?.n ?? 0
  useTurnCall(game, update, { isShown: isShown(showing), isAsked: isTurn, letPass, calls })
  const { progress, onShown } = useProgress(board, update)
  const pings = usePingsOf(props)
  return (
    <div
      className={tableStyles.table}
      data-length={snapshot.length}
      data-viewer={snapshot.viewer ?? 'nobody'}
    >
      <SkipLink />
      <Head {...props} progress={progress} onShow={setDialog} />
      <div className={styles.place}>
        <div ref={notes} className={styles.notes}>
          <ConnectionNote
            connection={state.connection}
            underWay={state.underWay}
            onRetry={() => link.tryNow()}
          />
          <RulesNote card={card} />
          <PartingNote card={card} state={state} />
          <EasingNote card={card} easing={update.snapshot.outcome ? null : state.easing} />
          <OfferNote what="undo" card={card} offer={state.undoOffer} link={link} />
          <OfferNote what="draw" card={card} offer={state.drawOffer} link={link} />
          <AbsenceNote card={card} snapshot={update.snapshot} link={link} />
          <TurnOffer isWaiting={isWaiting(card, snapshot)} className={styles.note} />
        </div>
      </div>
      <main id="content" tabIndex={-1} className={tableStyles.board}>
        <PingsContext value={pings}>
          <BoardOf {...{ game, update, link, onShown, onLetPass }} onSettled={setSettled} />
        </PingsContext>
      </main>
      <OpenDialog
        {...props}
        shown={settled ?? update}
        dialog={dialog}
        board={board}
        above={endHead(game.title, progress)}
        isEndShown={isEndShown(showing)}
        onShow={setDialog}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

interface HeadProps extends OnlineTableProps {
  /** How far the match has come. */
  readonly progress: string
  readonly onShow: (shown: Shown) => void
}

/** The head of the table: who sits where, talk and menu. */
function Head(props: HeadProps): ReactNode {
  const { game, card, state, link, update, progress, onShow } = props
  const [muted, mute] = useMuted(state.me)
  return (
    <TableHeader
      game={game}
      progress={progress}
      score={
        <SeriesScore series={card.series} names={update.snapshot.seats.map(({ name }) => name)} game={game} />
      }
      leave={LEAVE}
      items={itemsOf(props, onShow)}
      tools={
        <Talk
          chat={state.chat}
          me={state.me}
          muted={muted}
          audiences={audiencesOf(card)}
          onMute={mute}
          report={{ match: card.id, people: othersAt(card, state.me) }}
          onSay={(text, party) => link.say(text, party)}
        />
      }
    >
      <SeatStrip
        game={game}
        card={card}
        asked={update.snapshot.asked.map(({ seat }) => seat)}
        clock={state.clock}
        easing={state.easing}
        isWatching={isWatching(props)}
      />
    </TableHeader>
  )
}

/** What my party points at, and how I do; null where nobody can: without parties or a map, for spectators, and once the match is over. */
function usePingsOf({ game, card, state, link, update }: OnlineTableProps): Pings | null {
  const { viewer, outcome } = update.snapshot
  const { points } = state
  const canPoint = game.parties !== undefined && game.words.spaces !== undefined && outcome === null
  return useMemo(() => {
    if (viewer === null || !canPoint) return null
    const nameOf = (seat: Seat): string => {
      const holder = card.seats[seat]
      return card.mine.includes(seat) ? 'You' : holder ? nameOfOther(holder) : 'Somebody'
    }
    return {
      shown: points.map(({ n, by, place }) => ({ n, by, name: nameOf(by), space: place })),
      point: (space) => link.point(viewer, space),
    }
  }, [canPoint, viewer, points, card, link])
}

function titleOf({ title }: AnyGame, { snapshot }: TableUpdate, isTurn: boolean): string {
  if (snapshot.outcome) return `${title}: over`
  return isTurn ? `Your turn: ${title}` : title
}

/** Whether somebody only watches. */
function isWatching({ card, update }: OnlineTableProps): boolean {
  return card.mine.length === 0 || update.snapshot.viewer === null
}

/** What can be done now: taking back and giving up only by those who still play. */
function itemsOf(props: OnlineTableProps, onShow: (shown: Shown) => void): MenuItem[] {
  const { card, link, update } = props
  const { outcome } = update.snapshot
  const player = playerAt(card, update.snapshot)
  const playing: MenuItem[] =
    player !== null
      ? [
          ...waitedFor(card, update.snapshot).map((seat) => ({
            label: `Call ${card.seats[seat]?.name ?? ''}`,
            run: () => link.nudge(player, seat),
          })),
          ...(card.rated ? [] : [{ label: undoLabel(props.state), run: () => link.offer('undo', player) }]),
          ...drawItems(props, player),
          { label: 'Give up …', run: () => onShow('resign') },
        ]
      : []
  const told: MenuItem[] = isWithheld(card)
    ? []
    : [
        { label: 'Replay', href: `/m/${card.id}/replay` },
        { label: 'Save or share this match', run: () => onShow('share') },
      ]
  const over: MenuItem[] = outcome ? [{ label: 'Result and rematch', run: () => onShow(null) }, ...told] : []
  return [
    ...over,
    ...playing,
    ...(card.tournament ? [{ label: 'To the tournament', href: `/t/${card.tournament.id}` }] : []),
    { label: 'Log as text', run: () => onShow('log') },
    { label: 'Fair dice', run: () => onShow('fair') },
    { label: 'Settings', run: () => onShow('settings') },
  ]
}

/** What is undone if all agree is the last choice, whoever made it: unlike Back, which leads over what was passed. */
function undoLabel({ isLastPassed }: OnlineState): string {
  return isLastPassed ? 'Ask to take back my last pass (automatic)' : 'Ask to take back my last choice'
}

/** A draw is proposed, or agreed to where the other has proposed it. */
function drawItems({ card, game, state, link }: OnlineTableProps, seat: Seat): MenuItem[] {
  if (!game.agreeOnDraw || (state.drawOffer && card.mine.includes(state.drawOffer.by))) return []
  const label = state.drawOffer ? 'Agree to a draw' : 'Propose a draw'
  return [{ label, run: () => link.offer('draw', seat) }]
}

interface BoardOfProps extends Pick<OnlineTableProps, 'game' | 'update' | 'link'> {
  readonly onSettled: (update: TableUpdate) => void
  readonly onShown: (view: AnyView) => void
  readonly onLetPass: NonNullable<BoardProps['onLetPass']>
}

/** Drawn anew only when the match has moved: a menu or a dialog over it costs it nothing. */
const BoardOf = memo(function BoardOf(props: BoardOfProps): ReactNode {
  const { game, update, link, onSettled, onShown, onLetPass } = props
  const board = useBoard(game.id)
  useKeptPictures(board)
  const settings = useBoardSettings(board, { passes: true })
  const glossary = useGlossary(game.id)
  const { seats, viewer, eyes } = update.snapshot
  const names = useMemo(() => namesFrom({ seats, viewer, eyes }), [seats, viewer, eyes])
  if (board === undefined) return <Waiting what="Laying the table" />
  if (board === null) return <PlainBoard update={update} link={link} game={game} />
  return (
    <board.Board
      // Other eyes get a board of their own, so that nothing which the last ones saw is left on it.
      key={eyesKey(update.snapshot)}
      update={update}
      link={link}
      settings={settings}
      names={names}
      glossary={glossary}
      onSettled={onSettled}
      onShown={onShown}
      onLetPass={onLetPass}
    />
  )
})

interface OpenDialogProps extends OnlineTableProps {
  readonly dialog: Shown
  /** What the board has shown to its end. */
  readonly shown: TableUpdate
  readonly board: GameUi | null | undefined
  /** The game, and how far the match came. */
  readonly above: string
  readonly isEndShown: boolean
  readonly onShow: (shown: Shown) => void
  readonly onClose: () => void
}

/** Gives up every seat of the reader that plays for the party of this one; without parties it alone. */
function resignAll({ card, game, link }: OnlineTableProps, seat: Seat): void {
  const party = partyOf(game, seat)
  const isPlaying = (own: Seat): boolean => card.seats[own]?.gone === undefined
  if (hasHeir(card, seat)) return link.resign(seat) // who takes over gets all of them
  for (const own of card.mine) if (partyOf(game, own) === party && isPlaying(own)) link.resign(own)
}

function OpenDialog(props: OpenDialogProps): ReactNode {
  const { dialog, card, state, update, onShow, onClose } = props
  const { viewer, outcome } = update.snapshot
  if (dialog === 'settings')
    return (
      <Dialog title="Settings" width="wide" onClose={onClose}>
        <SettingsGroups />
      </Dialog>
    )
  if (dialog === 'log')
    return <LogDialog game={props.game} update={props.shown} note={renewalWords(card)} onClose={onClose} />
  if (dialog === 'share') return <ShareDialog card={card} onClose={onClose} />
  if (dialog === 'fair') return <FairDialog card={card} onClose={onClose} />
  if (dialog === 'resign' && viewer !== null && !outcome)
    return (
      <ResignDialog card={card} seat={viewer} onResign={() => resignAll(props, viewer)} onClose={onClose} />
    )
  if (!props.isEndShown || dialog === 'end-closed') return null
  return (
    <OnlineEnd
      card={card}
      update={update}
      board={props.board}
      above={props.above}
      next={state.next}
      clock={state.clock}
      onShare={() => onShow('share')}
      onVerify={() => onShow('fair')}
      onClose={() => onShow('end-closed')}
    />
  )
}
