import { PHASES, playedRound, type LanesView, type Phase } from '@trialhall/game-lanes'
import { TurnStatus, type Control } from '@trialhall/table-ui'
import type { JSX } from 'react'
import type { WaveNow } from '../wave.ts'

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  orbs: 'Orbs',
  enchantments: 'Enchantments',
  main1: 'Main 1',
  battle: 'Battle',
  main2: 'Main 2',
}

const WAVES = { 1: ' · first wave', 2: ' · second wave', haste: ' · haste' } as const

/** Round, whose turn it is, and the phase of the turn. */
export function Status(props: {
  view: LanesView
  names: readonly string[]
  wave: WaveNow | null
  control: Control | null
}): JSX.Element {
  const { view, names, wave, control } = props
  const isStop = control?.isStop('respond') ?? false
  const battle = wave ? WAVES[wave.wave] : ''
  return (
    <TurnStatus
      round={`Round ${playedRound(view)}`}
      turn={view}
      names={names}
      phases={PHASES.filter((phase) => phase !== 'setup').map((id) => ({
        id,
        label: PHASE_WORDS[id] + (id === 'battle' && view.phase === id ? battle : ''),
        isStop: isStop && id !== 'battle', // L-FCC.3
      }))}
      now={view.ended === null ? view.phase : null}
      isBrief
    />
  )
}
