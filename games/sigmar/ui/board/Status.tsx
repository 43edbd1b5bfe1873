import { isOver, PHASES, type SigmarView } from '@trialhall/game-sigmar'
import { capital } from '@trialhall/kernel'
import { TurnStatus, type Control } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Candle } from './Candle.tsx'

const STRIP = PHASES.filter((phase) => phase !== 'setup').map((id) => ({ id, label: capital(id) }))

/** The windows that open in a phase, so that a stop can be seen where it is. */
const STOPS: Readonly<Partial<Record<string, readonly string[]>>> = {
  action: ['block'],
  roll: ['lower', 'boost', 'duel-card'],
}

/** Round, whose turn it is, and the phase of the turn. */
export function Status(props: {
  view: SigmarView
  names: readonly string[]
  control: Control | null
}): JSX.Element {
  const { view, names, control } = props
  const { round, roundLimit } = view
  return (
    <TurnStatus
      round={
        <>
          Round {Math.min(round, roundLimit)} <small>of {roundLimit}</small>
          <Candle round={Math.min(round, roundLimit)} rounds={roundLimit} />
        </>
      }
      turn={view}
      names={names}
      phases={STRIP.map((phase) => ({
        ...phase,
        isStop: STOPS[phase.id]?.some((prompt) => control?.isStop(prompt)) ?? false,
      }))}
      now={isOver(view) ? null : view.phase}
    />
  )
}
