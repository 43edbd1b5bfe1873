import type { Sentence } from '@trialhall/kernel'
import { capital, spacesOffered } from '@trialhall/kernel/wording'
import { useMemo, type JSX, type ReactNode } from 'react'
import type { BoardHint } from '../board.ts'
import { classes } from '../theme/classes.ts'
import type { RefOf } from '../entity/refs.ts'
import { SentenceText } from '../sentence/SentenceText.tsx'
import { useWatching } from '../watching/watching.ts'
import type { Control } from '../play/useControl.ts'
import type { Mutes } from '../play/useMutes.ts'
import type { Passing } from '../play/usePassing.ts'
import type { PlanInHand } from '../play/usePlan.ts'
import { NO_SPACES, type SpacePicks } from '../play/useTable.ts'
import { ControlRow } from './ControlRow.tsx'
import { Hint } from './Hint.tsx'
import { listedChoices, listedOptions } from './on-map.ts'
import { OptionList } from './OptionList.tsx'
import { plainLine } from '../sentence/plain-line.ts'
import { askedParts } from '../sentence/asked-parts.ts'
import { PlanList } from './plan/PlanList.tsx'
import { StepList } from './StepList.tsx'
import { Thinking } from './Thinking.tsx'
import { Tools, type ToolsProps } from './Tools.tsx'
import styles from './Prompt.module.css'

/** What the prompt bar shows. */
interface PromptProps extends ToolsProps {
  /** What is asked and why, or what is being waited for. */
  readonly sentence: Sentence
  readonly refOf: RefOf
  /** What stands beside an option, such as its price or its chance. */
  readonly hintOf?: (option: unknown) => ReactNode
  /** Somebody is thinking, so that the bar shows that time passes. */
  readonly isThinking: boolean
  /** Who is asked, where several people or seats look at the page. */
  readonly askedAs?: ReactNode
  /** It is said who is asked, whenever somebody is. */
  readonly isForSeveral?: boolean
  /** What is said shall not be read before it has been seen, such as the value of a die that still rolls. */
  readonly isSuspense?: boolean
  readonly hint?: BoardHint | null
  /** Several asks that are answered together. */
  readonly planning?: PlanInHand | null
  /** The options that are picked on the map of the game. */
  readonly spaces?: SpacePicks
  /** The options, by index, in the order in which they are listed; that of the ask where it is left out. */
  readonly order?: readonly number[]
  /** Passing window after window, where that can be had. */
  readonly passing?: Passing | null
  /** Full control and stops, where windows are passed by themselves. */
  readonly control?: Control | null
  /** Cards about which nothing is asked for a while. */
  readonly mutes?: Mutes | null
  /** Shows where one is stopped. */
  readonly onStops?: () => void
}

/** Characters beyond which a sentence would fill three lines of a phone, and push the prompt over the table. */
const LONG = 44

/** Characters that fill one line of a column in small letters, and those that fill it in usual ones. */
const ONE_LINE = 36
const USUAL_LINE = 28

/** How much of a column a question fills that stands there alone: one line in small letters, or two. */
function spanOf(sentence: Sentence): 'snug' | 'two' | undefined {
  const { why, more } = askedParts(sentence)
  const { length } = plainLine(sentence)
  if (why.length + more.length > 0 || length <= USUAL_LINE) return undefined
  return length <= ONE_LINE ? 'snug' : 'two'
}

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
      data-several={props.isForSeveral ? '' : undefined}
      aria-label="What is asked"
    >
      {ask && props.askedAs ? <p className={styles.askedAs}>{props.askedAs}</p> : null}
      <div className={styles.head}>
        <p
          className={classes(styles.sentence, props.isSuspense && styles.suspense)}
          data-prompt=""
          data-long={plainLine(sentence).length > LONG ? 'true' : undefined}
          data-alone={spanOf(sentence)}
        >
          {isThinking && <Thinking />}
          {ask && props.selection?.soFar ? `${props.selection.soFar}\u00a0…` : <Said sentence={sentence} />}
        </p>
        <Tools {...props} />
      </div>
      <Choices {...props} />
      {ask && hint && <Hint {...hint} />}
      <ControlRow
        control={props.control ?? null}
        passing={props.passing ?? null}
        muted={props.mutes?.list.filter(({ isMuted }) => isMuted).length ?? 0}
        onStops={props.onStops}
      />
    </section>
  )
}

/** What is asked, with why before it and what there is to know after it: a column sets them below each other. */
function Said({ sentence }: { sentence: Sentence }): JSX.Element {
  const { why, what, more } = askedParts(sentence)
  return (
    <>
      {why.length > 0 && (
        <span className={styles.aside}>
          <SentenceText sentence={why} />
        </span>
      )}
      <span className={styles.what}>
        <Begun sentence={what} />
      </span>
      {more.length > 0 && (
        <span className={styles.aside}>
          <SentenceText sentence={more} />
        </span>
      )}
    </>
  )
}

/**
 * A sentence whose first letter is a capital where it stands by itself. The letter is an element: where a sentence changes, Safari puts the
 * `::first-letter` of the one before into it.
 */
function Begun({ sentence }: { sentence: Sentence }): JSX.Element {
  const [first, ...rest] = sentence
  if (typeof first !== 'string' || capital(first) === first) return <SentenceText sentence={sentence} />
  return (
    <>
      <span className={styles.initial}>{first.charAt(0)}</span>
      <SentenceText sentence={[first.slice(1), ...rest]} />
    </>
  )
}

function Choices(props: PromptProps): JSX.Element | null {
  const { ask, selection, planning, refOf, optionText, hintOf, order, spaces = NO_SPACES } = props
  const indices = useMemo(
    () => listedOptions(order ?? [...(ask?.options.keys() ?? [])], spaces),
    [ask, order, spaces],
  )
  if (!ask) return null
  if (planning) return <PlanList planning={planning} />
  const listed = selection ? listedChoices(selection.choices, spaces) : indices
  const onMap = spacesOffered(spaces.size, listed.length > 0)
  return (
    <>
      {selection ? (
        <StepList {...{ selection, spaces }} />
      ) : (
        <OptionList {...{ ask, refOf, optionText, hintOf, indices }} mutes={props.mutes ?? null} />
      )}
      {onMap && (
        <p className={styles.onMap} data-on-map="">
          {onMap}
        </p>
      )}
    </>
  )
}
