import {
  isHero,
  PHASE_NAMES,
  roundUnderWay,
  type CreatureId,
  type Phase,
  type TempusView,
} from '@trialhall/game-tempus'
import { counted } from '@trialhall/kernel/wording'
import { TurnStatus, whoseTurn, type Control } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { calledAs, type Names } from '../called.ts'

interface StatusProps {
  readonly view: TempusView
  readonly names: readonly string[]
  /** Whose turn it is, Monsters among them; null between two turns. */
  readonly acting: CreatureId | null
  readonly control: Control | null
}

const STEPS: readonly { readonly id: Phase; readonly label: string }[] = [
  { id: 'draw', label: 'Draw' },
  { id: 'event', label: 'Event' },
  { id: 'initiative', label: 'Initiative' },
  { id: 'turns', label: 'Turns' },
  { id: 'end', label: 'End' },
]

/** Round, whose turn it is, and the phase of the round. */
export function Status({ view, names, acting, control }: StatusProps): JSX.Element {
  const active = acting !== null && isHero(acting) ? acting : -1
  return (
    <TurnStatus
      round={`Round ${roundUnderWay(view)}`}
      turn={{ active, viewer: view.viewer }}
      names={names}
      whose={turnWords(view, names, acting)}
      phases={STEPS.map((step) => ({ ...step, isStop: step.id === 'turns' && hasStops(control) }))}
      now={view.ending === null ? view.phase : null}
      isRow
    />
  )
}

function hasStops(control: Control | null): boolean {
  return control !== null && !control.isFull && control.windows.some(({ prompt }) => control.isStop(prompt))
}

/** "Your turn, 2 Actions left", "Osric’s turn, 1 Action left", "Goblin A’s turn", or the phase. */
export function turnWords(view: TempusView, names: Names, acting: CreatureId | null = null): string {
  const { turn, viewer, phase } = view
  if (turn === null) return phase === 'turns' ? toldTurn(view, names, acting) : PHASE_NAMES[phase]
  return `${whoseTurn({ active: turn.seat, viewer }, names)}, ${counted(turn.actions, 'Action')} left`
}

/** Whose turn it is while it is told: how many Actions are left stands only in what comes after it. */
function toldTurn(view: TempusView, names: Names, acting: CreatureId | null): string {
  if (acting === null) return PHASE_NAMES.turns
  if (isHero(acting)) return whoseTurn({ active: acting, viewer: view.viewer }, names)
  return `${calledAs(names, view, acting)}’s turn`
}
