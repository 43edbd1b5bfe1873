import type { GameUi } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { plannedMatch } from '../engine/seating.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { newMatchId, newSeed, writeMatch } from '../store/shelf.ts'
import { EndDialog } from './end-dialog.tsx'
import type { Seated } from './use-local-table.ts'

interface LocalEndProps {
  readonly sitting: Seated
  readonly board: GameUi | null | undefined
  readonly progress: string
  readonly onExport: () => void
  readonly onClose: () => void
}

/** The end of a match on this device. */
export function LocalEnd({ sitting, board, progress, onExport, onClose }: LocalEndProps): ReactNode {
  const [, travel] = useLocation()
  const { game, update } = sitting
  const { outcome, seats } = update.snapshot
  if (!outcome) return null
  // Several persons at one screen cannot all be spoken to.
  const persons = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  return (
    <EndDialog
      above={[game.title, progress].filter((part) => part !== '').join(' · ')}
      snapshot={update.snapshot}
      outcome={outcome}
      mine={persons.length === 1 ? persons : []}
      board={board}
      next={
        <>
          <Button kind="main" onClick={() => rematch(sitting, travel)}>
            Rematch
          </Button>
          <Button onClick={onExport}>Save or share</Button>
        </>
      }
      more={
        <>
          <ButtonLink kind="plain" href={`/replay/${sitting.saved.id}`}>
            Watch the replay
          </ButtonLink>
          <ButtonLink kind="plain" href={`/new/${game.id}`}>
            New match
          </ButtonLink>
          <Button kind="plain" onClick={onClose}>
            Look at the table
          </Button>
        </>
      }
      onClose={onClose}
    />
  )
}

function rematch({ saved, game, update }: Seated, travel: (path: string) => void): void {
  const { options } = update.snapshot
  const plan = { game, seats: saved.seats, options, seed: newSeed() }
  const match = plannedMatch(plan, { id: newMatchId(), now: Date.now() })
  if (match.ok && writeMatch(match.value)) travel(`/table/${match.value.id}`)
}
