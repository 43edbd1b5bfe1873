import type { Ask, Ref, Sentence } from '@trialhall/kernel'
import { Fragment, useMemo, useRef, useState, type JSX, type ReactNode } from 'react'
import type { RefOf } from '../entity/refs.ts'
import { useInteraction } from '../entity/interaction.ts'
import { passIn } from '../play/usePassing.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import { alike, type Alike } from './alike.ts'
import { plainLine } from '../sentence/plain-line.ts'
import { MOST_BUTTONS, NarrowList, type ListLine } from './NarrowList.tsx'
import { standing } from './on-map.ts'
import { keysOf } from '../keys/own-keys.ts'
import type { Mutes } from '../play/useMutes.ts'
import { usePointing } from './pointing.ts'
import { saysIdle } from './OptionHint.tsx'
import { useOverflow } from './useOverflow.ts'
import styles from './Options.module.css'

interface OptionListProps {
  readonly ask: Ask
  readonly refOf: RefOf
  readonly optionText: (option: unknown) => Sentence
  /** The options to show; all of them where it is left out. */
  readonly indices?: readonly number[]
  /** What stands beside an option, such as its price or its chance. */
  readonly hintOf?: ((option: unknown) => ReactNode) | undefined
  /** Stands before the last option, which is passing: not to be asked about all of them again for a while. */
  readonly mutes?: Mutes | null
}

/**
 * Options of an ask as buttons, all of them or those with the given indices; many are a list to narrow. Those that read the same, such as
 * two copies of a card, are one with their number, which picks the first; on the board each can be picked for itself.
 */
export function OptionList(props: OptionListProps): JSX.Element | null {
  const { ask, optionText, indices } = props
  const shown = useMemo(
    () => alike(indices ?? [...ask.options.keys()], (index) => plainLine(optionText(ask.options[index]))),
    [ask, optionText, indices],
  )
  if (shown.length === 0) return null
  return shown.length > MOST_BUTTONS ? (
    <LongList {...props} shown={shown} />
  ) : (
    <ButtonList {...props} shown={shown} />
  )
}

interface ShownProps extends OptionListProps {
  readonly shown: readonly Alike[]
}

function LongList({ ask, refOf, hintOf, shown }: ShownProps): JSX.Element {
  const interaction = useInteraction()
  const texts = useMemo(() => shown.map(({ text }) => text), [shown])
  const lines = shown.map(
    ({ index, text, count }): ListLine => ({
      text,
      count,
      hint: hintOf?.(ask.options[index]),
      names: refOf(ask.options[index]),
      marks: { 'data-option': index },
      choose: () => interaction.pick(index),
    }),
  )
  return <NarrowList lines={lines} texts={texts} />
}

function ButtonList({ ask, refOf, hintOf, shown, mutes }: ShownProps): JSX.Element {
  const pass = passIn(ask)
  const list = useRef<HTMLOListElement>(null)
  const { more, rest } = useOverflow(list, ask)
  const keys = keysOf(shown.map(({ index }) => ask.options[index]))
  return (
    <ol
      ref={list}
      className={styles.options}
      data-more={more}
      data-rest={rest}
      data-many={shown.length > 6}
      data-crowd={shown.length > 8}
    >
      {shown.map(({ index, text, count }, at) => (
        <Fragment key={index}>
          {index === pass && mutes?.muteAll ? (
            <li>
              <MuteButton until={mutes.until} onMute={mutes.muteAll} />
            </li>
          ) : null}
          <li {...standing(ask.options[index], refOf(ask.options[index]) !== null)} data-rest={rest}>
            <OptionButton
              index={index}
              shortcut={keys[at] ?? null}
              text={text}
              count={count}
              names={refOf(ask.options[index])}
              hint={hintOf?.(ask.options[index])}
            />
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

/** Lets the window pass, and all others in which nothing else is offered. */
function MuteButton({ until, onMute }: { readonly until: string; readonly onMute: () => void }): JSX.Element {
  return (
    <button
      type="button"
      className={styles.mute}
      data-action="mute"
      title="The table passes for you where nothing else is offered. Stops brings it back."
      onClick={onMute}
    >
      Don’t ask again {until}
    </button>
  )
}

interface OptionButtonProps {
  readonly index: number
  /** Its key, if it has one. */
  readonly shortcut: string | null
  readonly text: string
  /** How many options read like this one. */
  readonly count: number
  readonly names: Ref | null
  readonly hint: ReactNode
}

function OptionButton({ index, shortcut, text, count, names, hint }: OptionButtonProps): JSX.Element {
  const interaction = useInteraction()
  const [isPicked, setPicked] = useState(false)
  return (
    <button
      type="button"
      className={styles.option}
      data-option={index}
      data-picked={isPicked ? 'true' : undefined}
      data-idle={saysIdle(hint) ? '' : undefined}
      aria-keyshortcuts={shortcut ?? undefined}
      onClick={() => {
        setPicked(true)
        interaction.pick(index)
      }}
      {...usePointing(names)}
    >
      {shortcut !== null && <kbd aria-hidden="true">{shortcut}</kbd>}
      <span>{text}</span>
      {count > 1 && (
        <span className={styles.copies}>
          <span aria-hidden="true">×{count}</span>
          <Unseen>, one of {count} alike</Unseen>
        </span>
      )}
      {hint && <Unseen>, </Unseen>}
      {hint && <small className={styles.optionHint}>{hint}</small>}
    </button>
  )
}
