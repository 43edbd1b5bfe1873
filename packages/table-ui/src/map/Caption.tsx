import type { Space } from '@trialhall/kernel'
import { spaceKey } from '@trialhall/kernel/wording'
import { useMemo, useState, type JSX } from 'react'
import type { Insets } from './camera.ts'
import { isSameSpace } from './useCursor.ts'
import { inMiddle, type MapPoint } from './useRig.ts'
import styles from './ZoomMap.module.css'

interface CaptionProps {
  readonly insets: Insets
  /** The id of what says how keys move the map. */
  readonly help: string
  readonly cursor: Space | null
  readonly picks: { has(key: string): boolean }
  readonly says: (space: Space) => string
  readonly verb: ((space: Space) => string | null) | undefined
  onPick(point: MapPoint): void
}

const KEYS =
  'Arrows move the cursor, N goes to the next space that you can pick, H to where you act, Enter picks. Plus and minus zoom, 0 shows the whole map.'

/** What is said of the space under the cursor, and a button that picks it. */
export function Caption({ insets, help, cursor, picks, says, verb, onPick }: CaptionProps): JSX.Element {
  const { bottom, left } = insets
  // Worked out anew only when something else is said, not whenever the pointer moves.
  const said = useMemo(() => (cursor ? says(cursor) : ''), [cursor, says])
  const spoken = useSpoken(cursor, said)
  return (
    <figcaption className={styles.caption} style={{ bottom, left }} data-caption="">
      <p aria-hidden="true" data-cursor="">
        {said}
      </p>
      <span className="unseen" aria-live="polite" data-spoken="">
        {spoken}
      </span>
      {cursor && picks.has(spaceKey(cursor)) && (
        <button
          type="button"
          className={styles.pick}
          // The focus stays with the map: Safari gives it to no button, and without it a mouse sees none here.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(inMiddle(cursor))}
        >
          {verb?.(cursor) ?? 'Pick it'}
        </button>
      )}
      <span id={help} hidden>
        {KEYS}
      </span>
    </figcaption>
  )
}

/** What was said of the space when the cursor came there: what happens there later is told as a part of the story. */
function useSpoken(cursor: Space | null, said: string): string {
  const [kept, keep] = useState({ cursor, said })
  if (kept.cursor === cursor || isSameSpace(kept.cursor, cursor)) return kept.said
  keep({ cursor, said })
  return said
}
