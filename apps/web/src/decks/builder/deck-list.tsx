import { dyed, useTip } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDeckEditor } from '../deck-editor.ts'
import type { DeckEntry } from '../deck.ts'
import { Picture, Price } from '../cards/marks.tsx'
import styles from './panel.module.css'
import { Preview } from '../cards/preview.tsx'
import { Stepper, cardKeys } from '../cards/stepper.tsx'
import { useRoving } from '../cards/use-roving.ts'

/** What is in the deck, in the groups of the game. */
export function DeckList(): ReactNode {
  const { kit, entries: all } = useDeckEditor()
  // Leaders have places of their own.
  const entries = all.filter(({ face }) => kit.parts.at(-1)?.kinds.includes(face.kind))
  const { list, at, focusAt, onKeyDown } = useRoving<HTMLDivElement>(entries.length)
  useStaying(list, entries.length, focusAt)
  const titles = [...new Set(entries.map(({ face }) => kit.groupOf(face)))]
  if (entries.length === 0)
    return <p className={styles.empty}>Nothing is in it yet. Press a card to put it in.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys go on from the row that has the focus
    <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
      {titles.map((title) => {
        const rows = entries.filter(({ face }) => kit.groupOf(face) === title)
        return (
          <section key={title} aria-label={title}>
            <h3>
              {title} <span>{rows.reduce((sum, { count }) => sum + count, 0)}</span>
            </h3>
            <ul>
              {rows.map((entry) => (
                <Row key={entry.face.slug} entry={entry} isStop={entries.indexOf(entry) === at} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** Where the row that had the focus is gone, the one in its place takes it. */
function useStaying(
  list: { readonly current: HTMLElement | null },
  count: number,
  focusAt: (at: number) => void,
): void {
  const before = useRef({ count, at: -1 })
  useEffect(() => {
    const { at, count: old } = before.current
    if (count < old && at >= 0 && document.activeElement === document.body) focusAt(Math.min(at, count - 1))
    const items = [...(list.current?.querySelectorAll('[data-item]') ?? [])]
    before.current = { count, at: items.indexOf(document.activeElement as Element) }
  })
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const items = [...(list.current?.querySelectorAll('[data-item]') ?? [])]
      before.current = { ...before.current, at: items.indexOf(target as Element) }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [list])
}

function Row({ entry, isStop }: { readonly entry: DeckEntry; readonly isStop: boolean }): ReactNode {
  const editor = useDeckEditor()
  const { face, count } = entry
  const look = editor.kit.lookOf(face)
  const isStranger = !editor.kit.isAllowed(editor.deck, face)
  const { handlers } = useTip(<Preview face={face} />)
  return (
    <li
      className={styles.row}
      style={dyed(look.dye)}
      data-wrong={isStranger || count > editor.kit.mostOf(face).copies ? '' : undefined}
    >
      <button
        type="button"
        data-item
        data-slug={face.slug}
        tabIndex={isStop ? 0 : -1}
        className={styles.name}
        aria-label={`${count} ${face.name}, ${look.line}`}
        aria-keyshortcuts="Plus - Z"
        {...handlers}
        onClick={() => editor.show(face)}
        onKeyDown={cardKeys(editor, face)}
      >
        <Price look={look} />
        <b>{count}</b>
        <span className={styles.called}>{face.name}</span>
        <span className={styles.strip}>
          <Picture look={look} />
        </span>
      </button>
      <Stepper face={face} />
    </li>
  )
}
