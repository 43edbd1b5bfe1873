import type { Ask, Sentence } from '@trialhall/kernel'
import type { JSX } from 'react'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import type { StepwiseSelection } from '../play/useStepwiseSelection.ts'
import { classes } from '../theme/classes.ts'
import { WhyNot } from './WhyNot.tsx'
import styles from './Tools.module.css'

/** What the buttons at the head of the prompt are shown for. */
export interface ToolsProps {
  readonly ask: Ask | null
  readonly optionText: (option: unknown) => Sentence
  readonly canGoBack: boolean
  readonly onBack: () => void
  /** Events are being shown; called to jump over them. */
  readonly onSkip: (() => void) | null
  /** Opens the log where it is not in sight. */
  readonly onLog?: () => void
  /** The steps of the ask, in a game whose options are picked in steps. */
  readonly selection?: StepwiseSelection | null
}

/** What can be done beside picking: to go back, to read why not, to open the log, to skip ahead. */
export function Tools(props: ToolsProps): JSX.Element {
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
      <Glyph shape={sharedShape(shape)} /> <span className="unseen-at-times">{label}</span>
    </button>
  )
}
