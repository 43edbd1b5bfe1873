import { useId, type JSX } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './Arrows.module.css'

/** A point of a board: pixels from its left and its upper edge. */
export type Pixels = readonly [x: number, y: number]

/** An arrow over a board. */
export interface BoardArrow {
  /** Tells the arrows of a board apart. */
  readonly key: string
  /** One of the kinds that the board has a look for. */
  readonly kind: string
  readonly from: Pixels
  readonly to: Pixels
  /** What stands at it, e.g. '−2'; nothing if empty. */
  readonly label: string
  /** The middle of the label; that of the arrow if not given. */
  readonly labelAt?: Pixels
}

/** How the arrows of a board look. */
export interface ArrowLook {
  /** A class for each kind. It sets the colours `--arrow`, `--arrow-label` and `--arrow-label-rim`, and may set `--arrow-under`, `--arrow-rim` and `--arrow-rim-width`. */
  readonly kinds: Readonly<Record<string, string | undefined>>
  /** How far an arrow bows, as a part of its length: with a little, two to the same side can be told apart. Straight if not given. */
  readonly bow?: number
}

/** Arrows whose ends are known. */
export function DrawnArrows({
  arrows,
  kinds,
  bow = 0,
}: ArrowLook & { arrows: readonly BoardArrow[] }): JSX.Element | null {
  const id = useId()
  if (arrows.length === 0) return null
  const drawn = arrows.map((arrow) => ({ ...arrow, ...wayOf(arrow, bow) }))
  return (
    <>
      <svg className={styles.arrows}>
        <defs>
          {Object.entries(kinds).map(([kind, look]) => (
            <Head key={kind} id={`${id}${kind}`} look={look} />
          ))}
        </defs>
        {drawn.map(({ key, kind, path }) => (
          <g key={key} className={kinds[kind]} data-arrow={kind}>
            <path d={path} className={styles.under} />
            <path d={path} className={styles.line} data-line="" markerEnd={`url(#${id}${kind})`} />
          </g>
        ))}
      </svg>
      {drawn.map(({ key, kind, label, middle, labelAt: [left, top] = middle }) =>
        label === '' ? null : (
          <span
            key={key}
            className={classes(styles.label, kinds[kind])}
            data-label={kind}
            style={{ left, top }}
          >
            {label}
          </span>
        ),
      )}
    </>
  )
}

function Head({ id, look }: { id: string; look: string | undefined }): JSX.Element {
  return (
    <marker
      id={id}
      className={look}
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="4.5"
      markerHeight="4.5"
      orient="auto"
    >
      <path d="M0 0 L10 5 L0 10 L2.5 5 Z" className={styles.head} />
    </marker>
  )
}

/** The path of an arrow, and the middle of it. */
function wayOf({ from, to }: BoardArrow, bow: number): { path: string; middle: Pixels } {
  const [[x1, y1], [x2, y2]] = [from, to]
  const [bowX, bowY] = [(x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow]
  return {
    path: `M${x1} ${y1}Q${bowX} ${bowY} ${x2} ${y2}`,
    middle: [(x1 + 2 * bowX + x2) / 4, (y1 + 2 * bowY + y2) / 4],
  }
}
