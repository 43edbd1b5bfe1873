import type { Ref } from '@trialhall/kernel'
import { useId, useRef, useState, type JSX, type KeyboardEvent, type ReactNode } from 'react'
import { useInteraction } from '../entity/interaction.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './NarrowList.module.css'
import { usePointing } from './pointing.ts'
import { useNarrowing, type Narrowing } from './useNarrowing.ts'
import { useRowsInSight, type RowsInSight } from './useRowsInSight.ts'

/** More options than this are a list to narrow instead of buttons: more would be read by nobody. */
export const MOST_BUTTONS = 40

/** A line of a long list. */
export interface ListLine {
  readonly text: string
  /** How many options read like this one. */
  readonly count?: number
  readonly hint: ReactNode
  /** The thing on the table that it names. */
  readonly names: Ref | null
  /** What is pointed at where it is more than that thing. */
  readonly about?: unknown
  /** By which the option is found from outside. */
  readonly marks: Readonly<Record<`data-${string}`, string | number>>
  choose(): void
}

/**
 * A list that is too long for buttons: it narrows by typing and by groups, and draws only what is in sight. A combobox with its list always
 * open: the focus stays in the field, arrows go through the list, Enter picks, Escape widens it again.
 */
export function NarrowList({
  lines,
  texts,
}: {
  lines: readonly ListLine[]
  texts: readonly string[]
}): JSX.Element {
  const narrowing = useNarrowing(texts)
  const { found } = narrowing
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const rows = useRowsInSight(list, found.length)
  const { at, onKeyDown, restart, leave } = useListCursor(lines, narrowing, rows)
  return (
    <div className={styles.narrow} data-narrow="">
      <Finder
        {...{ id, at, narrowing, onKeyDown }}
        total={lines.length}
        onSeek={(typed) => restart(() => narrowing.seek(typed))}
        onBlur={leave}
      />
      <Groups narrowing={narrowing} onChange={restart} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a list that scrolls and draws a part of its options */}
      <div ref={list} id={id} role="listbox" aria-label="Options" className={styles.list} tabIndex={-1}>
        <div role="presentation" style={{ height: `${found.length * ROW_REM}rem` }}>
          {drawnRows(rows, at, found.length).map((row) => (
            <Row
              key={found[row]}
              id={`${id}-${found[row]}`}
              line={lines[found[row] ?? -1]}
              of={found.length}
              {...{ row, at }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The line that the field speaks of, and what its keys do. */
interface ListCursor {
  readonly at: number
  onKeyDown(event: KeyboardEvent): void
  /** Narrows or widens the list, which is seen from its beginning then. */
  restart(change: () => void): void
  /** Points at nothing any more. */
  leave(): void
}

function useListCursor(lines: readonly ListLine[], narrowing: Narrowing, rows: RowsInSight): ListCursor {
  const { found } = narrowing
  const [cursor, setCursor] = useState(0)
  const interaction = useInteraction()
  const at = Math.min(cursor, found.length - 1)
  const go = (to: number): void => {
    const line = lines[found[to] ?? -1]
    if (!line) return
    setCursor(to)
    rows.reveal(to)
    interaction.point(line.names, line.about)
  }
  const restart = (change: () => void): void => {
    change()
    setCursor(0)
    rows.reveal(0)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.key, rows.page)
    if (step !== 0) go(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Enter') lines[found[at] ?? -1]?.choose()
    else if (event.key !== 'Escape' && !(event.key === 'Backspace' && narrowing.sought === '')) return
    else restart(() => narrowing.widen())
    event.preventDefault()
  }
  return { at, onKeyDown, restart, leave: () => interaction.point(null) }
}

/** Height of a row: a finger hits it, and two lines of small text stand in it. */
const ROW_REM = 2.75

function stepOf(key: string, page: number): number {
  return { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key] ?? 0
}

/** The rows in sight, and the one with the cursor wherever it is: it is what the field speaks of. */
function drawnRows({ first, end }: RowsInSight, at: number, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i)
  return at < 0 || at >= count || rows.includes(at) ? rows : [...rows, at].toSorted((a, b) => a - b)
}

interface FinderProps {
  readonly id: string
  readonly at: number
  readonly total: number
  readonly narrowing: Narrowing
  readonly onSeek: (typed: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onBlur: () => void
}

/** The field, and how many of all are left. */
function Finder({ id, at, total, narrowing, onSeek, onKeyDown, onBlur }: FinderProps): JSX.Element {
  const { found, sought } = narrowing
  const active = found[at]
  return (
    <div className={styles.finder}>
      <input
        type="text"
        role="combobox"
        aria-label={`Find one of ${total} options`}
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        aria-keyshortcuts="/"
        placeholder="Find by letters"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <output className={styles.count} aria-live="polite">
        {found.length} of {total}
      </output>
    </div>
  )
}

/** Groups to go into, and the way back out of one. */
function Groups({
  narrowing,
  onChange,
}: {
  narrowing: Narrowing
  onChange: (change: () => void) => void
}): JSX.Element | null {
  const { within, groups, enter, widen, sought, seek } = narrowing
  if (within === '' && groups.length === 0) return null
  const leave = (): void => {
    if (sought !== '') seek('')
    widen()
  }
  return (
    <fieldset className={styles.groups} aria-label="Groups">
      {within !== '' && (
        <button type="button" className={styles.group} aria-pressed="true" onClick={() => onChange(leave)}>
          <span aria-hidden="true">‹ </span>
          {within}
          <Unseen>: back to all</Unseen>
        </button>
      )}
      {groups.map(({ label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.group}
          aria-pressed="false"
          onClick={() => onChange(() => enter(label))}
        >
          {shortened(label, within)} <b>{count}</b>
        </button>
      ))}
    </fieldset>
  )
}

/** What a group adds to the one it stands in. */
function shortened(label: string, within: string): string {
  const rest = within !== '' && label.startsWith(within) ? label.slice(within.length).trim() : label
  return `${rest || label} …`
}

interface RowProps {
  readonly id: string
  readonly line: ListLine | undefined
  readonly row: number
  /** The row with the cursor. */
  readonly at: number
  readonly of: number
}

function Row({ id, line, row, at, of }: RowProps): JSX.Element | null {
  const pointing = usePointing(line?.names ?? null, line?.about)
  if (!line) return null
  const { text, count = 1, hint, marks, choose } = line
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the field
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of that list
      role="option"
      tabIndex={-1}
      aria-selected={row === at}
      aria-posinset={row + 1}
      aria-setsize={of}
      className={styles.row}
      style={{ top: `${row * ROW_REM}rem`, height: `${ROW_REM}rem` }}
      title={text}
      {...marks}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onPointerEnter={pointing.onPointerEnter}
      onPointerLeave={pointing.onPointerLeave}
    >
      <span>
        {text}
        {count > 1 && (
          <>
            <i aria-hidden="true"> ×{count}</i>
            <Unseen>, one of {count} alike</Unseen>
          </>
        )}
      </span>
      {hint && <small>{hint}</small>}
    </div>
  )
}
