import type { Log } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { ExportDialog } from '../../table/export-dialog.tsx'
import { fetchLog } from '../../api/requests.ts'

interface ShareDialogProps {
  readonly card: MatchCard
  readonly onClose: () => void
}

/** A finished online match as a link to its replay or a file, with the names of those who played. */
export function ShareDialog({ card, onClose }: ShareDialogProps): ReactNode {
  const [found, setFound] = useState<Log | string | null>(null)
  useEffect(() => {
    let isWanted = true
    void fetchLog(card.id).then((log) => isWanted && setFound(log.ok ? log.value : log.fault.message))
    return () => {
      isWanted = false
    }
  }, [card.id])
  if (found !== null && typeof found !== 'string') {
    const names = card.seats.map(({ name }) => name)
    return <ExportDialog match={{ log: found, names }} where={{ online: card.id }} onClose={onClose} />
  }
  return (
    <Dialog title="Save or share this match" onClose={onClose}>
      <output>{found ?? 'Fetching the match …'}</output>
    </Dialog>
  )
}
