import { draftStepOf, type Draft } from '@trialhall/game-eldar'
import type { JSX } from 'react'
import styles from './Steps.module.css'

const STEPS = ['First Heroes', 'Six cards', 'Four groups', 'Second Heroes', 'Ten groups', 'Play'] as const

/** The six steps of a draft, and which of them is under way. */
export function Steps({ draft }: { draft: Draft }): JSX.Element {
  const now = draft.first < 0 ? 0 : draftStepOf(draft)
  return (
    <ol className={styles.steps} aria-label="Steps of the draft">
      {STEPS.map((name, i) => (
        <li
          key={name}
          data-state={i + 1 < now ? 'done' : i + 1 === now ? 'now' : 'ahead'}
          aria-current={i + 1 === now ? 'step' : undefined}
        >
          <b>{i + 1}</b>
          <span className="unseen-at-times">{name}</span>
        </li>
      ))}
    </ol>
  )
}
