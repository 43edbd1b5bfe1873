import type { Sentence } from '@trialhall/kernel'
import { useLayoutEffect, useRef, useState, type JSX } from 'react'
import { SentenceText } from '../sentence/SentenceText.tsx'
import styles from './Log.module.css'

/** A line of the log. A heading opens a part of the story, such as a turn; a mark says whose line it is. */
export interface LogLine {
  readonly key: number
  readonly sentence: Sentence
  readonly isHeading: boolean
  readonly seat: number | null
}

/** Lines that are drawn unless all are asked for: a long match has many hundreds. */
const LATEST = 150

/** The story so far in sentences, the newest at the bottom and in sight. */
export function Log({ lines }: { lines: readonly LogLine[] }): JSX.Element {
  const box = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const lastTop = useRef(0)
  useLayoutEffect(() => {
    const list = box.current
    if (list && isAtEnd.current) list.scrollTop = list.scrollHeight
  }, [lines.length])
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(-LATEST)
  return (
    <ol
      ref={box}
      className={styles.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      aria-label="Log of the match"
      onScroll={({ currentTarget: list }) => {
        const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < 24
        // Only who scrolls up leaves the end: lines that come meanwhile do not count.
        if (isNear || list.scrollTop < lastTop.current) isAtEnd.current = isNear
        lastTop.current = list.scrollTop
      }}
    >
      {shown.length < lines.length && (
        <li>
          <button type="button" className={styles.earlier} onClick={() => setWhole(true)}>
            Show all {lines.length} lines
          </button>
        </li>
      )}
      {shown.map((line) => (
        <li
          key={line.key}
          className={line.isHeading ? styles.heading : styles.line}
          style={line.seat === null ? undefined : { borderColor: `var(--seat-${line.seat}-ink)` }}
        >
          <SentenceText sentence={line.sentence} />
        </li>
      ))}
    </ol>
  )
}
