import { useEffect, useMemo, useRef, type JSX, type ReactNode, type RefObject } from 'react'
import type { SelectionChoice } from '../play/selection.ts'
import type { StepwiseSelection } from '../play/useStepwiseSelection.ts'
import type { SpacePicks } from '../play/useTable.ts'
import { MOST_BUTTONS, NarrowList, type ListLine } from './NarrowList.tsx'
import { listedChoices, optionOf, standing } from './on-map.ts'
import { keysOf } from '../keys/own-keys.ts'
import { usePointing } from './pointing.ts'
import { useOverflow } from './useOverflow.ts'
import styles from './Options.module.css'

interface StepListProps {
  readonly selection: StepwiseSelection
  /** What is picked on the map instead of here. */
  readonly spaces: SpacePicks
}

/** The choices of the present step as buttons, many as a list to narrow; those towards several options end in dots. */
export function StepList({ selection, spaces }: StepListProps): JSX.Element | null {
  const { choices } = selection
  const list = useRef<HTMLElement>(null)
  const goesOn = useRef(false)
  // Who takes a step by key goes on with the next one: the button that was pressed is gone.
  useEffect(() => {
    if (goesOn.current)
      list.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true })
    goesOn.current = false
  }, [choices])
  const choose = (at: number): void => {
    goesOn.current = list.current?.querySelector(':focus-visible') !== null
    selection.choose(at)
  }
  const shown = listedChoices(choices, spaces)
  if (shown.length === 0) return null
  const holder = (element: HTMLElement | null): void => {
    list.current = element
  }
  return shown.length > MOST_BUTTONS ? (
    <div ref={holder}>
      <LongSteps key={selection.soFar} {...{ selection, shown, choose }} />
    </div>
  ) : (
    <StepButtons {...{ selection, shown, choose, list, holder }} />
  )
}

interface StepsProps {
  readonly selection: StepwiseSelection
  /** Which choices, by their place among all. */
  readonly shown: readonly number[]
  choose(at: number): void
}

function LongSteps({ selection, shown, choose }: StepsProps): JSX.Element {
  const { choices } = selection
  const texts = useMemo(() => shown.map((at) => stepText(choices[at])), [choices, shown])
  const lines = shown.flatMap((at): ListLine[] => {
    const choice = choices[at]
    if (!choice) return []
    const hint = selection.hintOf(choice.about)
    const { ref, about } = choice
    return [
      {
        text: stepText(choice),
        hint,
        names: ref,
        about,
        marks: marksOf(choice, at),
        choose: () => choose(at),
      },
    ]
  })
  return <NarrowList lines={lines} texts={texts} />
}

interface StepButtonsProps extends StepsProps {
  readonly list: RefObject<HTMLElement | null>
  readonly holder: (element: HTMLElement | null) => void
}

function StepButtons({ selection, shown, choose, list, holder }: StepButtonsProps): JSX.Element {
  const { choices } = selection
  const { more, rest } = useOverflow(list, choices)
  const keys = keysOf(shown.map((at) => optionOf(choices[at])))
  return (
    <ol
      ref={holder}
      className={styles.options}
      data-more={more}
      data-rest={rest}
      data-many={shown.length > 6}
      data-crowd={shown.length > 8}
    >
      {shown.map((at, place) => {
        const choice = choices[at]
        return choice ? (
          <li key={choice.text} {...standing(choice.about, choice.ref !== null)} data-rest={rest}>
            <StepButton
              {...{ choice, at }}
              shortcut={keys[place] ?? null}
              hint={selection.hintOf(choice.about)}
              onChoose={() => choose(at)}
            />
          </li>
        ) : null
      })}
    </ol>
  )
}

/** By which the choice is found from outside: the option that it picks or its place, and all that it leads to. */
function marksOf({ index, paths }: SelectionChoice, at: number): ListLine['marks'] {
  const leads = { 'data-leads': paths.map((path) => path.index).join(' ') }
  return index === null ? { 'data-step': at, ...leads } : { 'data-option': index, ...leads }
}

function stepText(choice: SelectionChoice | undefined): string {
  if (!choice) return ''
  return choice.index === null ? `${choice.text}\u00a0…` : choice.text
}

function StepButton(props: {
  choice: SelectionChoice
  at: number
  /** Its key, if it has one. */
  shortcut: string | null
  hint: ReactNode
  onChoose: () => void
}): JSX.Element {
  const { choice, at, shortcut, hint, onChoose } = props
  return (
    <button
      type="button"
      className={styles.option}
      {...marksOf(choice, at)}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={onChoose}
      {...usePointing(choice.ref, choice.about)}
    >
      {shortcut !== null && <kbd aria-hidden="true">{shortcut}</kbd>}
      <span>{stepText(choice)}</span>
      {hint && <small className={styles.optionHint}>{hint}</small>}
    </button>
  )
}
