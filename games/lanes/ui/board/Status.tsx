import { PHASES, roundOf, type LanesView, type Phase } from '@trialhall/game-lanes'
import { classes } from '@trialhall/table-ui'
import type { JSX } from 'react'
import type { WaveNow } from '../wave.ts'
import styles from './Status.module.css'

const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  setup: 'setup',
  orbs: 'orbs',
  enchantments: 'enchantments',
  main1: 'main 1',
  battle: 'battle',
  main2: 'main 2',
}

const WAVES = { 1: ' · first wave', 2: ' · second wave', haste: ' · haste' } as const

/** Round, whose turn it is, and the phase of the turn. */
export function Status(props: {
  view: LanesView
  names: readonly string[]
  wave: WaveNow | null
}): JSX.Element {
  const { view, names, wave } = props
  const isOver = view.ended !== null
  const name = names[view.active] ?? ''
  const isYours = view.viewer === view.active || name.toLowerCase() === 'you'
  const turn = isYours ? 'Your turn' : `${name}’s turn`
  return (
    <div className={styles.status} data-part="round">
      <span className={styles.round}>Round {Math.min(roundOf(view), view.roundLimit)}</span>
      <span className={styles.turn}>{isOver ? 'The game is over' : turn}</span>
      <ol className={styles.phases} aria-label="Phases of the turn">
        {PHASES.filter((phase) => phase !== 'setup').map((phase) => {
          const isNow = phase === view.phase && !isOver
          return (
            <li
              key={phase}
              className={classes(styles.phase, isNow && styles.now)}
              aria-current={isNow ? 'step' : undefined}
            >
              {PHASE_WORDS[phase]}
              {isNow && phase === 'battle' && wave ? WAVES[wave.wave] : ''}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
