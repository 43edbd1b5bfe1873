import type { Ask, Ref, Sentence } from '@trialhall/kernel'
import { useEffect, useRef, useState, type JSX } from 'react'
import type { BoardHint } from '../board.ts'
import { classes } from '../classes.ts'
import { useScene } from '../entity/scene.ts'
import type { RefOf } from '../entity/refs.ts'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import { SentenceText } from '../sentence/SentenceText.tsx'
import { useWatching } from '../watching/watching.ts'
import type { Control } from '../play/useControl.ts'
import type { Passing } from '../play/usePassing.ts'
import type { Staging } from '../play/useStaging.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import { WhyNot } from '../whynot/WhyNot.tsx'
import type { Choice } from '../play/steps.ts'
import { ControlRow } from './ControlRow.tsx'
import { alike } from './alike.ts'
import { plain } from './plain.ts'
import styles from './Prompt.module.css'

/** What the prompt bar shows. */
export interface PromptProps {
  /** What is asked and why, or what is being waited for. */
  readonly sentence: Sentence
  readonly ask: Ask | null
  readonly refOf: RefOf
  readonly optionText: (option: unknown) => Sentence
  readonly canGoBack: boolean
  readonly onBack: () => void
  /** Somebody is thinking, so that the bar shows that time passes. */
  readonly isThinking: boolean
  /** Events are being shown; called to jump over them. */
  readonly onSkip: (() => void) | null
  /** What is said shall not be read before it has been seen, such as the value of a die that still rolls. */
  readonly isSuspense?: boolean
  readonly hint?: BoardHint | null
  /** Opens the log where it is not in sight. */
  readonly onLog?: () => void
  /** The steps of the ask, in a game whose options are picked in steps. */
  readonly staging?: Staging | null
  /** Passing window after window, where that can be had. */
  readonly passing?: Passing | null
  /** Full control and stops, where windows are passed by themselves. */
  readonly control?: Control | null
  /** Shows where one is stopped. */
  readonly onStops?: () => void
}

/** Characters beyond which a sentence would fill three lines of a phone, and push the prompt over the table. */
const LONG = 44

/** The bar that says what is asked and why, with all options as buttons: whatever the board lights can be picked here too. */
export function Prompt(props: PromptProps): JSX.Element {
  const { ask, sentence, onSkip, hint } = props
  const isWatched = useWatching() !== null
  const isThinking = props.isThinking && !isWatched
  return (
    <section
      className={styles.prompt}
      data-asked={ask ? 'true' : undefined}
      data-watched={isWatched ? 'true' : undefined}
      aria-label="What is asked"
    >
      <div className={styles.head}>
        <p
          className={classes(styles.sentence, props.isSuspense && styles.suspense)}
          data-prompt=""
          data-long={plain(sentence).length > LONG ? 'true' : undefined}
        >
          {isThinking && <Thinking />}
          {ask && props.staging?.soFar ? (
            `${props.staging.soFar}\u00a0…`
          ) : (
            <SentenceText sentence={sentence} />
          )}
        </p>
        <div className={styles.tools}>
          {props.staging?.unstep && (
            <button type="button" className={styles.tool} onClick={props.staging.unstep} data-action="unstep">
              <Glyph shape={sharedShape('back')} /> <span>Step back</span>
            </button>
          )}
          {ask && ask.refused.length > 0 && <WhyNot ask={ask} optionText={props.optionText} />}
          {props.canGoBack && !props.staging?.unstep && (
            <button type="button" className={styles.tool} onClick={props.onBack} data-action="back">
              <Glyph shape={sharedShape('back')} /> <span>Back</span>
            </button>
          )}
          {props.onLog && (
            <button
              type="button"
              className={classes(styles.tool, styles.log)}
              onClick={props.onLog}
              data-action="log"
            >
              <Glyph shape={sharedShape('log')} /> <span>Log</span>
            </button>
          )}
          {onSkip && (
            <button type="button" className={styles.tool} onClick={onSkip} data-action="skip">
              <Glyph shape={sharedShape('skip')} /> <span>Skip ahead</span>
            </button>
          )}
        </div>
      </div>
      {ask && props.staging && <StepList staging={props.staging} />}
      {ask && !props.staging && <OptionList ask={ask} refOf={props.refOf} optionText={props.optionText} />}
      {ask && hint && <Hint {...hint} />}
      <ControlRow control={props.control ?? null} passing={props.passing ?? null} onStops={props.onStops} />
    </section>
  )
}

type OptionListProps = Pick<PromptProps, 'refOf' | 'optionText'> & {
  ask: Ask
  indices?: readonly number[]
}

/**
 * Options of an ask as buttons, all of them or those with the given indices. Those that read the same, such as two copies of a
 * card, are one button with their number, which picks the first; on the board each can be picked for itself.
 */
export function OptionList({ ask, refOf, optionText, indices }: OptionListProps): JSX.Element {
  const shown = alike(indices ?? ask.options.map((_, index) => index), (index) =>
    plain(optionText(ask.options[index])),
  )
  return (
    <ol className={styles.options} data-many={shown.length > 6} data-crowd={shown.length > 8}>
      {shown.map(({ index, text, count }) => (
        <li key={index} data-loose={refOf(ask.options[index]) ? undefined : 'true'}>
          <OptionButton index={index} text={text} count={count} names={refOf(ask.options[index])} />
        </li>
      ))}
    </ol>
  )
}

/** The choices of the present step as buttons; those towards several options end in dots. */
function StepList({ staging }: { staging: Staging }): JSX.Element {
  const { choices } = staging
  const list = useRef<HTMLOListElement>(null)
  const goesOn = useRef(false)
  // Who takes a step by key goes on with the next one: the button that was pressed is gone.
  useEffect(() => {
    if (goesOn.current) list.current?.querySelector('button')?.focus({ preventScroll: true })
    goesOn.current = false
  }, [choices])
  const choose = (at: number): void => {
    goesOn.current = list.current?.querySelector('button:focus-visible') !== null
    staging.choose(at)
  }
  return (
    <ol ref={list} className={styles.options} data-many={choices.length > 6} data-crowd={choices.length > 8}>
      {choices.map((choice, at) => (
        <li key={choice.text} data-loose={choice.ref ? undefined : 'true'}>
          <StepButton choice={choice} at={at} onChoose={() => choose(at)} />
        </li>
      ))}
    </ol>
  )
}

function StepButton(props: { choice: Choice; at: number; onChoose: () => void }): JSX.Element {
  const { choice, at, onChoose } = props
  const scene = useScene()
  const isWhole = choice.index !== null
  return (
    <button
      type="button"
      className={styles.option}
      {...(isWhole ? { 'data-option': choice.index } : { 'data-step': at })}
      data-leads={choice.ways.map(({ index }) => index).join(' ')}
      aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
      onClick={onChoose}
      onPointerEnter={() => scene.point(choice.ref, choice.about)}
      onPointerLeave={() => scene.point(null)}
      onFocus={() => scene.point(choice.ref, choice.about)}
      onBlur={() => scene.point(null)}
    >
      {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
      <span>
        {choice.text}
        {!isWhole && '\u00a0…'}
      </span>
    </button>
  )
}

interface OptionButtonProps {
  readonly index: number
  readonly text: string
  /** How many options read like this one. */
  readonly count: number
  readonly names: Ref | null
}

function OptionButton({ index, text, count, names }: OptionButtonProps): JSX.Element {
  const scene = useScene()
  const [isPicked, setPicked] = useState(false)
  return (
    <button
      type="button"
      className={styles.option}
      data-option={index}
      data-picked={isPicked ? 'true' : undefined}
      aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
      onClick={() => {
        setPicked(true)
        scene.pick(index)
      }}
      onPointerEnter={() => scene.point(names)}
      onPointerLeave={() => scene.point(null)}
      onFocus={() => scene.point(names)}
      onBlur={() => scene.point(null)}
    >
      {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
      <span>{text}</span>
      {count > 1 && (
        <span className={styles.copies}>
          <span aria-hidden="true">×{count}</span>
          <Unseen>, one of {count} alike</Unseen>
        </span>
      )}
    </button>
  )
}

function Hint({ text, onDismiss }: BoardHint): JSX.Element {
  return (
    <p className={styles.hint}>
      <span>{text}</span>
      <button type="button" className={styles.tool} onClick={onDismiss}>
        Got it
      </button>
    </p>
  )
}

function Thinking(): JSX.Element {
  return (
    <span className={styles.thinking} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
