import type { JSX, MouseEvent, ReactNode, RefObject } from 'react'
import type { Insets, PanePoint } from './camera.ts'
import styles from './ZoomMap.module.css'

interface MapToolsProps {
  readonly insets: Insets
  /** The whole map in small; null where there is none. */
  readonly small: ReactNode
  /** The whole map is in sight, so that there is no use for it in small. Its place is kept. */
  readonly isWhole: boolean
  /** Its width by its height. */
  readonly shape: number
  /** The frame around what is seen on it. */
  readonly seen: RefObject<HTMLSpanElement | null>
  /** Nearer with 1, farther with -1. */
  zoom(by: 1 | -1): void
  /** Shows the whole map; null where it is in sight. */
  readonly fit: (() => void) | null
  /** Goes to a point of the whole map: parts of its width and height. */
  centre(at: PanePoint): void
}

/** What lies over a map: the whole of it in small, and buttons that zoom. A keyboard has keys of its own for all of it. */
export function MapTools({
  insets,
  small,
  isWhole,
  shape,
  seen,
  zoom,
  fit,
  centre,
}: MapToolsProps): JSX.Element {
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    centre({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div
      className={styles.tools}
      style={{ right: insets.right, bottom: insets.bottom }}
      data-map-tools=""
      aria-hidden="true"
    >
      {small !== null && small !== undefined && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys of the map do the same
        <div
          className={styles.small}
          style={{ aspectRatio: shape }}
          data-needless={isWhole ? '' : undefined}
          onClick={onClick}
        >
          {small}
          <span ref={seen} className={styles.seen} />
        </div>
      )}
      <div className={styles.buttons} data-map-buttons="">
        <Tool says="Nearer (+)" onPress={() => zoom(1)}>
          <path d="M12 5v14M5 12h14" />
        </Tool>
        <Tool says="Farther (−)" onPress={() => zoom(-1)}>
          <path d="M5 12h14" />
        </Tool>
        <Tool says="The whole map (0)" onPress={fit}>
          <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
        </Tool>
      </div>
    </div>
  )
}

interface ToolProps {
  readonly says: string
  readonly onPress: (() => void) | null
  readonly children: ReactNode
}

function Tool({ says, onPress, children }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={says}
      disabled={onPress === null}
      onClick={(event) => {
        event.stopPropagation()
        onPress?.()
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  )
}
