import type { BattleView } from '@trialhall/game-battle-decks'
import { TurnStatus, whoseTurn, type Control } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { progressOf } from '../progress.ts'

/** The steps of a turn, by the phase that the rules are in. */
const STEPS = [
  { id: 'round', label: 'round starts' },
  { id: 'turn', label: '1 cards' },
  { id: 'activation', label: '2 activate' },
  { id: 'refill', label: '3 refill' },
] as const

/** Round, whose turn it is, and the step of the turn. */
export function Status(props: {
  view: BattleView
  names: readonly string[]
  control: Control | null
}): JSX.Element {
  const { view, names, control } = props
  const isStop = control?.isStop('window') ?? false
  const turn = whoseTurn(view, names)
  return (
    <TurnStatus
      round={progressOf(view)}
      turn={view}
      names={names}
      whose={
        view.round === 0
          ? 'Before the first round'
          : view.isLastTurn
            ? `${turn}, the last of the round`
            : turn
      }
      phases={STEPS.map((step) => ({ ...step, isStop }))}
      now={view.ending === null ? view.phase : null}
      isRow
    />
  )
}
