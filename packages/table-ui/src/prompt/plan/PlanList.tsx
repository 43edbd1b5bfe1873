import { useRef, type JSX } from 'react'
import type { PlanStep } from '../../play/plan.ts'
import type { PlanInHand } from '../../play/usePlan.ts'
import { END_KEY } from '../../keys/own-keys.ts'
import { usePointing } from '../pointing.ts'
import styles from './PlanList.module.css'
import options from '../Options.module.css'

/** A plan as a list: a press changes an order, the button below sends all of them. */
export function PlanList({ planning }: { readonly planning: PlanInHand }): JSX.Element {
  const { draft, cycle, undo, reset, go, oneByOne } = planning
  const { steps, sum } = draft
  const list = useRef<HTMLOListElement>(null)
  return (
    <div className={styles.plan} data-plan="">
      <ol ref={list} className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.key}>
            <Step step={step} at={at} onCycle={() => cycle(at)} />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {sum !== '' && <p>{sum}</p>}
        <div className={styles.buttons}>
          <button type="button" className={styles.aside} onClick={oneByOne}>
            One by one
          </button>
          <button type="button" className={styles.aside} disabled={undo === null} onClick={() => undo?.()}>
            Take back
          </button>
          <button type="button" className={styles.aside} disabled={reset === null} onClick={() => reset?.()}>
            Reset
          </button>
          <button
            type="button"
            className={styles.go}
            data-option="go"
            aria-keyshortcuts={END_KEY}
            onClick={go}
          >
            <kbd aria-hidden="true">{END_KEY}</kbd>
            {draft.go}
          </button>
        </div>
      </div>
    </div>
  )
}

interface StepProps {
  readonly step: PlanStep
  readonly at: number
  readonly onCycle: () => void
}

function Step({ step, at, onCycle }: StepProps): JSX.Element {
  const { ref, text, hint, orders } = step
  const pointing = usePointing(ref)
  const isFixed = orders.length < 2
  return (
    <button
      type="button"
      className={options.option}
      data-order={at}
      disabled={isFixed}
      title={isFixed ? undefined : 'Press for another order'}
      aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
      onClick={onCycle}
      {...pointing}
    >
      <kbd aria-hidden="true">{at + 1}</kbd>
      <span>{text}</span>
      {hint !== '' && <small className={options.optionHint}>{hint}</small>}
    </button>
  )
}
