import type { Ask, Sentence } from '@trialhall/kernel'
import type { JSX, ReactNode } from 'react'
import type { BoardHint } from '../board.ts'
import { classes } from '../theme/classes.ts'
import type { RefOf } from '../entity/refs.ts'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import { SentenceText } from '../sentence/SentenceText.tsx'
import { useWatching } from '../watching/watching.ts'
import type { Control } from '../play/useControl.ts'
import type { Passing } from '../play/usePassing.ts'
import type { Staging } from '../play/useStepwiseSelection.ts'
import { WhyNot } from './WhyNot.tsx'
import { ControlRow } from './ControlRow.tsx'
import { OptionList } from './OptionList.tsx'
import { plainLine } from '../sentence/plain-line.ts'
import { StepList } from './StepList.tsx'
import styles from './Prompt.module.css'

/** What the prompt bar shows. */
interface PromptProps {
  /** What is asked and why, or what is being waited for. */
  readonly sentence: Sentence
  readonly ask: Ask | null
  readonly refOf: RefOf
  readonly optionText: (option: unknown) => Sentence
  /** What stands beside an option, such as its price or its chance. */
  readonly asideOf?: (option: unknown) => ReactNode
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
          data-long={plainLine(sentence).length > LONG ? 'true' : undefined}
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
      <Choices {...props} />
      {ask && hint && <Hint {...hint} />}
      <ControlRow control={props.control ?? null} passing={props.passing ?? null} onStops={props.onStops} />
    </section>
  )
}

function Choices({ ask, staging, refOf, optionText, asideOf }: PromptProps): JSX.Element | null {
  if (!ask) return null
  return staging ? <StepList staging={staging} /> : <OptionList {...{ ask, refOf, optionText, asideOf }} />
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
