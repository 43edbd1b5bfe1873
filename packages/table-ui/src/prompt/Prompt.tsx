import type { Ask, Sentence } from '@trialhall/kernel'
import { spacesOffered } from '@trialhall/kernel/wording'
import { useMemo, type JSX, type ReactNode } from 'react'
import type { BoardHint } from '../board.ts'
import { classes } from '../theme/classes.ts'
import type { RefOf } from '../entity/refs.ts'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import { SentenceText } from '../sentence/SentenceText.tsx'
import { useWatching } from '../watching/watching.ts'
import type { Control } from '../play/useControl.ts'
import type { Passing } from '../play/usePassing.ts'
import type { StepwiseSelection } from '../play/useStepwiseSelection.ts'
import { NO_SPACES, type SpacePicks } from '../play/useTable.ts'
import { WhyNot } from './WhyNot.tsx'
import { ControlRow } from './ControlRow.tsx'
import { listedChoices, listedOptions } from './on-map.ts'
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
  readonly hintOf?: (option: unknown) => ReactNode
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
  readonly selection?: StepwiseSelection | null
  /** The options that are picked on the map of the game. */
  readonly spaces?: SpacePicks
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
  const { ask, sentence, hint } = props
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
          {ask && props.selection?.soFar ? (
            `${props.selection.soFar}\u00a0…`
          ) : (
            <SentenceText sentence={sentence} />
          )}
        </p>
        <Tools {...props} />
      </div>
      <Choices {...props} />
      {ask && hint && <Hint {...hint} />}
      <ControlRow control={props.control ?? null} passing={props.passing ?? null} onStops={props.onStops} />
    </section>
  )
}

/** What can be done beside picking: to go back, to read why not, to open the log, to skip ahead. */
function Tools(props: PromptProps): JSX.Element {
  const { ask, selection, onLog, onSkip } = props
  return (
    <div className={styles.tools}>
      {selection?.unstep && (
        <Tool action="unstep" shape="back" label="Step back" onClick={selection.unstep} />
      )}
      {ask && ask.refused.length > 0 && <WhyNot ask={ask} optionText={props.optionText} />}
      {props.canGoBack && !selection?.unstep && (
        <Tool action="back" shape="back" label="Back" onClick={props.onBack} />
      )}
      {onLog && <Tool action="log" shape="log" label="Log" className={styles.log} onClick={onLog} />}
      {onSkip && <Tool action="skip" shape="skip" label="Skip ahead" onClick={onSkip} />}
    </div>
  )
}

interface ToolProps {
  readonly action: string
  readonly shape: Parameters<typeof sharedShape>[0]
  readonly label: string
  readonly className?: string | undefined
  readonly onClick: () => void
}

function Tool({ action, shape, label, className, onClick }: ToolProps): JSX.Element {
  return (
    <button type="button" className={classes(styles.tool, className)} onClick={onClick} data-action={action}>
      <Glyph shape={sharedShape(shape)} /> <span>{label}</span>
    </button>
  )
}

function Choices(props: PromptProps): JSX.Element | null {
  const { ask, selection, refOf, optionText, hintOf, spaces = NO_SPACES } = props
  const indices = useMemo(() => listedOptions(ask?.options ?? NO_OPTIONS, spaces), [ask, spaces])
  if (!ask) return null
  const listed = selection ? listedChoices(selection.choices, spaces) : indices
  const onMap = spacesOffered(spaces.size, listed.length > 0)
  return (
    <>
      {selection ? (
        <StepList {...{ selection, spaces }} />
      ) : (
        <OptionList {...{ ask, refOf, optionText, hintOf, indices }} />
      )}
      {onMap && <p className={styles.onMap}>{onMap}</p>}
    </>
  )
}

const NO_OPTIONS: readonly unknown[] = []

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
