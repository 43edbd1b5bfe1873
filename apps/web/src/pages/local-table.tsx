import type { AnyView } from '@trialhall/kernel'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { eyesKey, type BoardHint, type BoardProps, type GameUi, type TableUpdate } from '@trialhall/table-ui'
import type { LocalTableUpdate, WorkerLink } from '../local/engine/worker-link.ts'
import { useTurnCall } from '../notify/use-turn-call.ts'
import { Dialog } from '../kit/dialog.tsx'
import { SettingsGroups } from '../settings/settings-groups.tsx'
import { SkipLink, useTitle } from '../shell/shell.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { BrokenTable } from '../local/broken.tsx'
import { Curtain } from '../local/curtain.tsx'
import { DrawDialog } from '../local/draw-dialog.tsx'
import { ElsewhereTable } from '../local/elsewhere.tsx'
import { ExportDialog } from '../table/export-dialog.tsx'
import { LocalEnd } from '../local/local-end.tsx'
import { LogDialog } from '../table/log-dialog.tsx'
import { peopleAt } from '../match/people.ts'
import { PlainBoard } from '../table/plain-board.tsx'
import { SeriesScore } from '../table/series-score.tsx'
import { isEndShown, isShown } from '../table/showing.ts'
import { useProgress } from '../table/use-progress.ts'
import { TableHeader } from '../table/table-header.tsx'
import type { MenuItem } from '../table/table-menu.tsx'
import { useBoard, useGlossary } from '../games/use-board.ts'
import { useBoardSettings } from '../table/use-board-settings.ts'
import { useLetPass } from '../table/use-let-pass.ts'
import { useKeptPictures } from '../table/use-kept-pictures.ts'
import { useHint } from '../local/use-hint.ts'
import { isEndOfOne, useCurtain } from '../local/use-curtain.ts'
import { type Seated, useLocalTable } from '../local/use-local-table.ts'
import styles from '../table/table.module.css'

const LEAVE = { href: '/', label: 'Leave to the start page', title: 'Leave: the match is kept' } as const

/** A match on this device. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const sitting = useLocalTable(id)
  if (sitting.state === 'broken') return <BrokenTable id={id} sentence={sitting.sentence} />
  if (sitting.state === 'elsewhere') return <ElsewhereTable onTakeOver={sitting.takeOver} />
  if (sitting.state === 'opening') return <Waiting what="Laying the table" />
  return <Table sitting={sitting} />
}

type Shown = 'export' | 'log' | 'settings' | 'draw' | 'end-closed' | null

function Table({ sitting }: { readonly sitting: Seated }): ReactNode {
  const { update, game } = sitting
  const [dialog, setDialog] = useState<Shown>(null)
  const board = useBoard(game.id)
  const [settled, setSettled] = useState<TableUpdate | null>(null)
  const showing = { update, settled, board }
  const isCovered = useCurtain(update, sitting.link, isShown(showing))
  const { progress, onShown } = useProgress(board, update)
  const { letPass, isAsked, onLetPass } = useLetPass()
  const isTurn = isAsked(update.snapshot)
  useTitle(titleOf(game.title, update, isTurn))
  useTurnCall(game, update, { isShown: isShown(showing), isAsked: isTurn, letPass })
  const hint = useHint(update)
  const close = (): void => setDialog(null)
  const isOver = isEndShown(showing) && !isEndOfOne(update)
  return (
    <div className={styles.table} data-length={update.snapshot.length}>
      <div inert={isCovered}>
        <SkipLink />
        <TableHeader
          game={game}
          progress={progress}
          score={<SeriesScore series={sitting.saved.series} names={namesIn(update)} game={game} />}
          leave={LEAVE}
          items={[
            ...(isOver ? [{ label: 'Result and rematch', run: close }] : []),
            { label: 'Save or share this match', run: () => setDialog('export') },
            { label: isOver ? 'Watch the replay' : 'Look back', href: `/replay/${sitting.saved.id}` },
            ...drawItems(sitting, () => setDialog('draw')),
            { label: 'Log as text', run: () => setDialog('log') },
            { label: 'Settings', run: () => setDialog('settings') },
            { label: 'New match', href: `/new/${game.id}` },
          ]}
        />
      </div>
      <main id="content" tabIndex={-1} className={styles.board} inert={isCovered}>
        {board === undefined ? (
          <Waiting what="Laying the table" />
        ) : (
          <BoardOf {...{ board, sitting, hint, onShown, onLetPass }} onSettled={setSettled} />
        )}
      </main>
      {isCovered ? <Curtain update={update} game={game} board={board} link={sitting.link} /> : null}
      <OpenDialog sitting={sitting} shown={settled ?? update} dialog={dialog} onClose={close} />
      {isOver && dialog === null ? (
        <LocalEnd
          sitting={sitting}
          board={board}
          progress={progress}
          onExport={() => setDialog('export')}
          onClose={() => setDialog('end-closed')}
        />
      ) : null}
    </div>
  )
}

function namesIn({ snapshot }: TableUpdate): string[] {
  return snapshot.seats.map(({ name }) => name)
}

function peopleIn({ snapshot: { seats } }: TableUpdate): string[] {
  return peopleAt(seats).map((seat) => seats[seat]?.name ?? '')
}

interface OpenDialogProps {
  readonly sitting: Seated
  /** What the board has shown to its end. */
  readonly shown: TableUpdate
  readonly dialog: Shown
  readonly onClose: () => void
}

/** A draw is asked about where people alone play; of bots the table says that they agree to none. */
function drawItems({ game, update, link }: Seated, onAsk: () => void): MenuItem[] {
  const { seats, outcome } = update.snapshot
  const isPlayed = seats.some(({ kind }) => kind === 'person')
  if (!game.agreeOnDraw || outcome !== null || !isPlayed) return []
  const hasBots = seats.some(({ kind }) => kind === 'bot')
  return hasBots
    ? [{ label: 'Propose a draw', run: () => link.agreeOnDraw() }]
    : [{ label: 'Agree on a draw …', run: onAsk }]
}

function OpenDialog({ sitting, shown, dialog, onClose }: OpenDialogProps): ReactNode {
  const { game, update } = sitting
  if (dialog === 'log') return <LogDialog game={game} update={shown} onClose={onClose} />
  if (dialog === 'settings')
    return (
      <Dialog title="Settings" width="wide" onClose={onClose}>
        <SettingsGroups />
      </Dialog>
    )
  if (dialog === 'draw' && update.snapshot.outcome === null)
    return (
      <DrawDialog names={peopleIn(update)} onAgree={() => sitting.link.agreeOnDraw()} onClose={onClose} />
    )
  if (dialog !== 'export') return null
  const standing = update.snapshot.outcome === null ? 'going on' : 'over'
  const match = { log: sitting.log(), names: namesIn(update) }
  return <ExportDialog match={match} where={standing} onClose={onClose} />
}

function titleOf(title: string, { snapshot }: LocalTableUpdate, isTurn: boolean): string {
  if (snapshot.outcome) return `${title}: over`
  return isTurn ? `Your turn: ${title}` : title
}

interface BoardOfProps {
  readonly board: GameUi | null
  readonly sitting: Seated
  readonly hint: BoardHint | null
  readonly onSettled: (update: TableUpdate) => void
  readonly onShown: (view: AnyView) => void
  readonly onLetPass: NonNullable<BoardProps['onLetPass']>
}

/** Drawn anew only when the match has moved: a menu or a dialog over it costs it nothing. */
const BoardOf = memo(function BoardOf(props: BoardOfProps): ReactNode {
  const { board, sitting, hint, onSettled, onShown, onLetPass } = props
  const { seats } = sitting.update.snapshot
  // A screen that is shared goes round at every window.
  const settings = useBoardSettings(board, { passes: peopleAt(seats).length === 1 })
  useKeptPictures(board)
  const glossary = useGlossary(sitting.game.id)
  const { update, link } = sitting
  const names = useMemo(() => seats.map(({ name }) => name), [seats])
  if (board === null) return <PlainBoard update={update} link={link} game={sitting.game} />
  return (
    <board.Board
      // Other eyes get a board of their own, so that nothing which the last ones saw is left on it.
      key={eyesKey(update.snapshot)}
      update={update}
      link={link satisfies WorkerLink}
      settings={settings}
      names={names}
      glossary={glossary}
      hint={hint}
      onSettled={onSettled}
      onShown={onShown}
      onLetPass={onLetPass}
    />
  )
})
