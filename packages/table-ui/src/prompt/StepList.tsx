import { useEffect, useRef, type JSX, type ReactNode } from 'react'
import type { SelectionChoice } from '../play/selection.ts'
import type { StepwiseSelection } from '../play/useStepwiseSelection.ts'
import { usePointing } from './pointing.ts'
import { useOverflow } from './useOverflow.ts'
import styles from './Prompt.module.css'

/** The choices of the present step as buttons; those towards several options end in dots. */
export function StepList({ selection }: { selection: StepwiseSelection }): JSX.Element {
  const { choices } = selection
  const list = useRef<HTMLOListElement>(null)
  const goesOn = useRef(false)
  const more = useOverflow(list, choices)
  // Who takes a step by key goes on with the next one: the button that was pressed is gone.
  useEffect(() => {
    if (goesOn.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
    goesOn.current = false
  }, [choices])
  const choose = (at: number): void => {
    goesOn.current = list.current?.querySelector('button:focus-visible') !== null
    selection.choose(at)
  }
  return (
    <ol
      ref={list}
      className={styles.options}
      data-more={more}
      data-many={choices.length > 6}
      data-crowd={choices.length > 8}
    >
      {choices.map((choice, at) => (
        <li key={choice.text} data-loose={choice.ref ? undefined : 'true'}>
          <StepButton
            choice={choice}
            at={at}
            hint={selection.hintOf(choice.about)}
            onChoose={() => choose(at)}
          />
        </li>
      ))}
    </ol>
  )
}

function StepButton(props: {
  choice: SelectionChoice
  at: number
  hint: ReactNode
  onChoose: () => void
}): JSX.Element {
  const { choice, at, hint, onChoose } = props
  const isWhole = choice.index !== null
  return (
    <button
      type="button"
      className={styles.option}
      {...(isWhole ? { 'data-option': choice.index } : { 'data-step': at })}
      data-leads={choice.paths.map(({ index }) => index).join(' ')}
      aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
      onClick={onChoose}
      {...usePointing(choice.ref, choice.about)}
    >
      {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
      <span>
        {choice.text}
        {!isWhole && '\u00a0…'}
      </span>
      {hint && <small className={styles.optionHint}>{hint}</small>}
    </button>
  )
}
