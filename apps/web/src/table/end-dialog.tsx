import type { Outcome } from '@trialhall/kernel'
import type { GameUi, SeatInfo } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { plannedMatch } from '../engine/seating.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { listed } from '../parts/listed.ts'
import { newMatchId, newSeed, writeMatch } from '../store/shelf.ts'
import styles from './end-dialog.module.css'
import type { Seated } from './use-local-table.ts'

interface EndDialogProps {
  readonly sitting: Seated
  readonly board: GameUi | null | undefined
  readonly onExport: () => void
  readonly onClose: () => void
}

/** The end of a match: who came where, and what to do next. */
export function EndDialog({ sitting, board, onExport, onClose }: EndDialogProps): ReactNode {
  const [, travel] = useLocation()
  const { outcome, seats, view } = sitting.update.snapshot
  const Finale = board?.Finale
  if (!outcome) return null
  return (
    <Dialog title={titleOf(outcome, seats)} onClose={onClose}>
      {Finale ? (
        <Finale view={view} outcome={outcome} names={seats.map(({ name }) => name)} />
      ) : (
        <Ranks outcome={outcome} seats={seats} />
      )}
      <DialogActions>
        <Button kind="main" onClick={() => rematch(sitting, travel)}>
          Rematch
        </Button>
        <Button onClick={() => travel(`/new/${sitting.game.id}`)}>New match</Button>
        <Button onClick={onExport}>Save or share</Button>
        <Button kind="plain" onClick={onClose}>
          Look at the table
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Ranks({
  outcome,
  seats,
}: {
  readonly outcome: Outcome
  readonly seats: readonly SeatInfo[]
}): ReactNode {
  const rankOf = ({ seat }: SeatInfo): number => outcome.ranks[seat] ?? seats.length
  const sorted = [...seats].sort((a, b) => rankOf(a) - rankOf(b))
  return (
    <ol className={styles.ranks}>
      {sorted.map((info) => (
        <li
          key={info.seat}
          data-first={rankOf(info) === 1 ? '' : undefined}
          style={{ '--seat': `var(--seat-${info.seat})` } as CSSProperties}
        >
          <span className={styles.rank}>{rankOf(info)}.</span>
          <span className={styles.name}>{info.name}</span>
          <span className={styles.score}>{outcome.scores[info.seat]}</span>
        </li>
      ))}
    </ol>
  )
}

/** The headline: an only person at the screen is spoken to, otherwise the winners are named. */
function titleOf({ ranks }: Outcome, seats: readonly SeatInfo[]): string {
  const winners = seats.filter(({ seat }) => ranks[seat] === 1)
  const persons = seats.filter(({ kind }) => kind === 'person')
  const [only] = persons
  if (persons.length === 1 && only && winners.includes(only))
    return winners.length === 1 ? 'Victory is yours' : 'You share the victory'
  const names = listed(winners.map(({ name }) => name))
  return winners.length === 1 ? `${names} wins` : `${names} share the victory`
}

function rematch({ saved, game, update }: Seated, travel: (path: string) => void): void {
  const { options } = update.snapshot
  const plan = { game, seats: saved.seats, options, seed: newSeed() }
  const match = plannedMatch(plan, { id: newMatchId(), now: Date.now() })
  if (match.ok && writeMatch(match.value)) travel(`/table/${match.value.id}`)
}
