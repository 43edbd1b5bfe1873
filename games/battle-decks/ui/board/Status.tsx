import type { BattleView } from '@trialhall/game-battle-decks'
import { TurnStatus, whoseTurn, type Control } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { progressOf } from '../progress.ts'
import { WINDOWS_OF } from './windows.ts'

/** Round, whose turn it is, and the step of the turn. */
export function Status(props: {
  view: BattleView
  names: readonly string[]
  control: Control | null
}): JSX.Element {
  const { view, names, control } = props
  return (
    <TurnStatus
      round={progressOf(view)}
      turn={view}
      names={names}
      whose={sayTurn(view, names)}
      phases={stepsOf(view).map((step) => ({ ...step, isStop: hasStop(control, step.id) }))}
      now={view.ending === null ? view.phase : null}
      isRow
    />
  )
}

/** Whether one is stopped at a window of a step. */
function hasStop(control: Control | null, step: keyof typeof WINDOWS_OF): boolean {
  return control !== null && WINDOWS_OF[step].some((prompt) => control.isStop(prompt))
}

function sayTurn(view: BattleView, names: readonly string[]): string {
  if (view.round === 0) return 'Before the first round'
  const turn = whoseTurn(view, names)
  return view.isLastTurn ? `${turn}, the last of the round` : turn
}

/** The steps of a turn, by the phase that the rules are in; equalizers of the active player attack before the hand is refilled. */
function stepsOf({ sides, active }: BattleView): readonly { id: keyof typeof WINDOWS_OF; label: string }[] {
  const hasRogues = (sides[active]?.rogues.length ?? 0) > 0
  return [
    { id: 'round', label: 'Start' },
    { id: 'turn', label: '1. Cards' },
    { id: 'activation', label: '2. Activate' },
    { id: 'refill', label: hasRogues ? '3. Equalizers, refill' : '3. Refill' },
  ]
}
