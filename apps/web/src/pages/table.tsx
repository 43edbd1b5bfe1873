import { type ReactNode, useMemo, useState } from 'react'
import type { BoardHint, GameUi, TableUpdate } from '@trialhall/table-ui'
import type { LocalTableUpdate, WorkerLink } from '../engine/worker-link.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SettingsGroups } from '../parts/settings-groups.tsx'
import { SkipLink, useTitle } from '../parts/shell.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { useMotion } from '../store/use-settings.tsx'
import { BrokenTable } from '../table/broken.tsx'
import { Curtain } from '../table/curtain.tsx'
import { ElsewhereTable } from '../table/elsewhere.tsx'
import { EndDialog } from '../table/end-dialog.tsx'
import { ExportDialog } from '../table/export-dialog.tsx'
import { PlainBoard } from '../table/plain-board.tsx'
import { TableHeader } from '../table/table-header.tsx'
import { useBoard, useGlossary } from '../table/use-board.ts'
import { useHint } from '../table/use-hint.ts'
import { useCurtain } from '../table/use-curtain.ts'
import { type Seated, useLocalTable } from '../table/use-local-table.ts'
import styles from './table.module.css'

/** A match on this device. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const sitting = useLocalTable(id)
  if (sitting.state === 'broken') return <BrokenTable id={id} sentence={sitting.sentence} />
  if (sitting.state === 'elsewhere') return <ElsewhereTable onTakeOver={sitting.takeOver} />
  if (sitting.state === 'opening') return <Waiting what="Laying the table" />
  return <Table sitting={sitting} />
}

function Table({ sitting }: { readonly sitting: Seated }): ReactNode {
  const { update, game } = sitting
  const [dialog, setDialog] = useState<'export' | 'settings' | 'end-closed' | null>(null)
  const board = useBoard(game.id)
  const [settled, setSettled] = useState<TableUpdate | null>(null)
  const isShown = board === null || settled === update
  const isCovered = useCurtain(update, sitting.link, isShown)
  // What the board has not shown yet is not told above it.
  const progress = board?.progress?.((settled ?? update).snapshot.view) ?? ''
  useTitle(titleOf(game.title, update))
  const hint = useHint(update)
  const isOver = update.snapshot.outcome !== null && isShown
  return (
    <div className={styles.table} data-length={update.snapshot.length}>
      <div inert={isCovered}>
        <SkipLink />
        <TableHeader
          game={game}
          progress={progress}
          onExport={() => setDialog('export')}
          onSettings={() => setDialog('settings')}
        />
      </div>
      <main id="content" tabIndex={-1} className={styles.board} inert={isCovered}>
        {board === undefined ? (
          <Waiting what="Laying the table" />
        ) : (
          <BoardOf board={board} sitting={sitting} hint={hint} onSettled={setSettled} />
        )}
      </main>
      {isCovered ? <Curtain update={update} game={game} link={sitting.link} /> : null}
      {dialog === 'export' ? <ExportDialog log={sitting.log()} onClose={() => setDialog(null)} /> : null}
      {dialog === 'settings' ? (
        <Dialog title="Settings" width="wide" onClose={() => setDialog(null)}>
          <SettingsGroups />
        </Dialog>
      ) : null}
      {isOver && dialog === null ? (
        <EndDialog
          sitting={sitting}
          board={board}
          onExport={() => setDialog('export')}
          onClose={() => setDialog('end-closed')}
        />
      ) : null}
    </div>
  )
}

function titleOf(title: string, { snapshot }: LocalTableUpdate): string {
  if (snapshot.outcome) return `${title}: over`
  return snapshot.own ? `Your turn: ${title}` : title
}

interface BoardOfProps {
  readonly board: GameUi | null
  readonly sitting: Seated
  readonly hint: BoardHint | null
  readonly onSettled: (update: TableUpdate) => void
}

function BoardOf({ board, sitting, hint, onSettled }: BoardOfProps): ReactNode {
  const motion = useMotion()
  const glossary = useGlossary(sitting.game.id)
  const { update, link } = sitting
  const { seats } = update.snapshot
  const names = useMemo(() => seats.map(({ name }) => name), [seats])
  const settings = useMemo(() => ({ motion }), [motion])
  if (board === null) return <PlainBoard update={update} link={link} game={sitting.game} />
  return (
    <board.Board
      // Other eyes get a board of their own, so that nothing which the last ones saw is left on it.
      key={update.snapshot.viewer ?? 'nobody'}
      update={update}
      link={link satisfies WorkerLink}
      settings={settings}
      names={names}
      glossary={glossary}
      hint={hint}
      onSettled={onSettled}
    />
  )
}
