import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type DOMAttributes,
  type JSX,
  type MouseEvent,
  type RefObject,
  type UIEvent,
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
  const { box, handlers } = useNewestInSight(lines.length, watching !== null)
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
      {...handlers}
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
  readonly handlers: Pick<
    DOMAttributes<HTMLOListElement>,
    'onScroll' | 'onWheel' | 'onTouchMove' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onFocus'
  >
}

/** Milliseconds after which a list that moves is not moved by a hand any more, if that has not moved it meanwhile. */
const HAND_RESTS_AFTER = 800

const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
])

/**
 * Keeps the newest line in sight, unless somebody scrolled away from the end of a match that is played. Only a hand leaves the end: a list
 * also moves by itself when its room or its lines change, and by the time this is told both may be as they were.
 */
function useNewestInSight(length: number, isWatched: boolean): Sight {
  const box = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const top = useRef(0)
  const hand = useHand()
  const follow = useCallback((): void => {
    const list = box.current
    if (list && (isWatched || isAtEnd.current)) list.scrollTo({ top: newestTop(list, isWatched) })
  }, [isWatched])
  useLayoutEffect(() => {
    follow()
    // A longer prompt leaves it less room, and a sheet has none before it is open.
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined
    const sizes = new ResizeObserver(follow)
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [length, follow])
  const onScroll = ({ currentTarget: list, timeStamp }: UIEvent): void => {
    const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < 24
    const isUp = list.scrollTop < top.current
    top.current = list.scrollTop
    const isByHand = hand.moves(timeStamp) // asked near the end, too: who drags slowly is still at it
    if (isNear || (isUp && isByHand)) isAtEnd.current = isNear
    else if (!isWatched) follow()
  }
  return { box, handlers: { onScroll, ...hand.handlers } }
}

interface Hand {
  /** Whether what moves at a time is moved by somebody, who still does so a moment later: a flick runs on. */
  moves(at: number): boolean
  readonly handlers: Omit<Sight['handlers'], 'onScroll'>
}

/** Tells what somebody scrolls, by wheel, finger, key, scrollbar or focus, from what moves by itself. */
function useHand(): Hand {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const isHeld = useRef(false)
  const isAtIt = ({ timeStamp }: { readonly timeStamp: number }): void => void (last.current = timeStamp)
  useEffect(() => {
    // A scrollbar that is let go of tells its list nothing.
    const letGo = (event: PointerEvent): void => {
      if (event.type !== 'pointermove' || event.buttons === 0) isHeld.current = false
    }
    const types = ['pointerup', 'pointercancel', 'pointermove'] as const
    for (const type of types) addEventListener(type, letGo, { capture: true, passive: true })
    return () => {
      for (const type of types) removeEventListener(type, letGo, { capture: true })
    }
  }, [])
  return {
    moves: (at) => {
      const moves = isHeld.current || at - last.current < HAND_RESTS_AFTER
      if (moves) last.current = at
      return moves
    },
    handlers: {
      onWheel: isAtIt,
      onTouchMove: isAtIt,
      onPointerDown: (event) => {
        isHeld.current = true
        isAtIt(event)
      },
      onPointerMove: (event) => event.buttons !== 0 && isAtIt(event),
      onKeyDown: (event) => SCROLLING_KEYS.has(event.key) && isAtIt(event),
      onFocus: isAtIt,
    },
  }
}

/** Where a list is to be scrolled to: its end, or the newest line where others lie ahead of it. */
function newestTop(list: HTMLElement, isWatched: boolean): number {
  if (!isWatched) return list.scrollHeight
  const newest = list.querySelector<HTMLElement>('[data-newest]')
  return newest ? newest.offsetTop - list.offsetTop - list.clientHeight * NEWEST_AT : 0
}
