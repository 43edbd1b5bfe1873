import {
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type JSX,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { LogLine } from '../sentence/log-line.ts'
import { plainLine } from '../sentence/plain-line.ts'
import { SentenceText } from '../sentence/SentenceText.tsx'
import { useWatching, type Watching } from '../watching/watching.ts'
import styles from './Log.module.css'

/** Lines that are drawn unless all are asked for: a long match has many hundreds. */
const LATEST = 150
/** The same where a match is only watched, on either side of the moment: it may be walked through in haste. */
const NEARBY = 60

/** How far down the newest line stands where lines lie ahead of it, as a share of the height. */
const NEWEST_AT = 0.6

const NONE: readonly LogLine[] = []

/** The story so far in sentences, the newest in sight. Where a match is only watched, each line leads to its moment. */
export function Log({ lines }: { lines: readonly LogLine[] }): JSX.Element {
  const watching = useWatching()
  const ahead = watching?.lines.slice(lines.length) ?? NONE
  const { box, onScroll } = useNewestInSight(lines.length, watching !== null)
  const [isWhole, setWhole] = useState(false)
  const most = watching ? NEARBY : LATEST
  const told = useMemo(
    () => (watching ? lines : lines.filter(({ summary }) => summary !== null)),
    [lines, watching],
  )
  const shown = isWhole ? told : told.slice(-most)
  const newest = lines.at(-1)?.key
  return (
    <ol
      ref={box}
      className={styles.log}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      aria-label="Log of the match"
      onScroll={onScroll}
    >
      {shown.length < told.length && (
        <li>
          <button type="button" className={styles.earlier} onClick={() => setWhole(true)}>
            Show all {told.length} lines
          </button>
        </li>
      )}
      {shown.map((line) => (
        <Line key={line.key} line={line} watching={watching} isNewest={line.key === newest} />
      ))}
      {(isWhole ? ahead : ahead.slice(0, most)).map((line) => (
        <Line key={line.key} line={line} watching={watching} isAhead />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly watching: Watching | null
  readonly isNewest?: boolean
  readonly isAhead?: boolean
}

/** A line stays as it is from one moment to the next, so it is drawn once. */
const Line = memo(function Line(props: LineProps): JSX.Element {
  const { line, watching, isNewest, isAhead } = props
  const { key, isHeading, seat, sentence, summary } = line
  const jump = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('[data-names]') !== null) return
    watching?.jump(key)
    // A sheet over the table gives way to what was jumped to.
    target.closest('dialog')?.dispatchEvent(new Event('cancel'))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its number is the button
    <li
      className={isHeading ? styles.heading : styles.line}
      style={seat === null ? undefined : { borderColor: `var(--seat-${seat}-ink)` }}
      data-ahead={isAhead ? 'true' : undefined}
      data-newest={isNewest && watching ? 'true' : undefined}
      data-leads={watching ? 'true' : undefined}
      onClick={watching ? jump : undefined}
    >
      {watching && <MomentButton line={key} watching={watching} />}
      {isAhead ? plainLine(sentence) : <SentenceText sentence={(watching ? null : summary) ?? sentence} />}
    </li>
  )
})

function MomentButton({ line, watching }: { line: number; watching: Watching }): JSX.Element {
  const moment = watching.momentOf(line)
  return (
    <button type="button" className={styles.moment} aria-label={`Go to moment ${moment}:`}>
      {moment}
    </button>
  )
}

interface Sight {
  readonly box: RefObject<HTMLOListElement | null>
  readonly onScroll: () => void
}

/** How a list lay when it was last looked at. */
interface Lie {
  readonly top: number
  readonly height: number
  readonly whole: number
}

/** Keeps the newest line in sight, unless somebody scrolled away from the end of a match that is played. */
function useNewestInSight(length: number, isWatched: boolean): Sight {
  const box = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const last = useRef<Lie>({ top: 0, height: 0, whole: 0 })
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return undefined
    const follow = (): void => {
      if (isWatched || isAtEnd.current) list.scrollTo({ top: newestTop(list, isWatched) })
    }
    follow()
    // A longer prompt leaves it less room, and a sheet has none before it is open.
    if (typeof ResizeObserver === 'undefined') return undefined
    const sizes = new ResizeObserver(follow)
    sizes.observe(list)
    return () => sizes.disconnect()
  }, [length, isWatched])
  const onScroll = (): void => {
    const list = box.current
    if (!list) return
    const now: Lie = { top: list.scrollTop, height: list.clientHeight, whole: list.scrollHeight }
    const isNear = now.whole - now.top - now.height < 24
    if (isNear || isScrolledUp(last.current, now)) isAtEnd.current = isNear
    last.current = now
  }
  return { box, onScroll }
}

/** Only who scrolls up leaves the end: a list that has more room, or other lines, moves by itself. */
function isScrolledUp(before: Lie, now: Lie): boolean {
  return now.top < before.top && now.height === before.height && now.whole === before.whole
}

/** Where a list is to be scrolled to: its end, or the newest line where others lie ahead of it. */
function newestTop(list: HTMLElement, isWatched: boolean): number {
  if (!isWatched) return list.scrollHeight
  const newest = list.querySelector<HTMLElement>('[data-newest]')
  return newest ? newest.offsetTop - list.offsetTop - list.clientHeight * NEWEST_AT : 0
}
