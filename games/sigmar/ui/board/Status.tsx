import { PHASES, type SigmarView } from '@trialhall/game-sigmar'
import { plain, TurnStatus } from '@trialhall/table-ui'
import type { JSX } from 'react'

const STRIP = PHASES.filter((phase) => phase !== 'setup').map((id) => ({ id, label: plain([id]) }))

/** Round, whose turn it is, and the phase of the turn. */
export function Status({ view, names }: { view: SigmarView; names: readonly string[] }): JSX.Element {
  const { round, roundLimit } = view
  const isOver = view.isWon || round > roundLimit
  return (
    <TurnStatus
      round={
        <>
          Round {Math.min(round, roundLimit)} <small>of {roundLimit}</small>
        </>
      }
      turn={view}
      names={names}
      phases={STRIP}
      now={isOver ? null : view.phase}
    />
  )
}
