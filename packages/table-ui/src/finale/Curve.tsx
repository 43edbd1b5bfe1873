import type { JSX } from 'react'
import { seatDyed } from '../theme/dye.ts'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './Curve.module.css'

/** A place on the way through a match that its curve marks. */
export interface CurveMark {
  readonly at: number
  readonly label: string
}

interface CurveProps {
  /** How each side stood after so many choices, 0 to 1; a side has the colour of the seat of its number. */
  readonly standings: readonly (readonly number[])[]
  readonly names: readonly string[]
  /** The side that fills the ground where there are two; the reader's own, if it is one of them. */
  readonly own: number
  /** Where rounds begin, named as briefly as '3'. */
  readonly rounds: readonly CurveMark[]
  /** Moments that are told beside it, by a letter each. */
  readonly marks: readonly CurveMark[]
  /** All that it shows, in a sentence. */
  readonly text: string
}

/** Units of the drawing, which is stretched to the room it has. */
const HEIGHT = 100
/** Numbers of rounds that find room side by side. */
const MOST_LABELS = 12

/** Who was ahead on the way through a match: the ground between two sides, or a line for each of several. */
export function Curve(props: CurveProps): JSX.Element {
  const { standings, names, own, rounds, marks, text } = props
  const last = Math.max(1, standings.length - 1)
  const place = (at: number): string => `${(at / last) * 100}%`
  const every = Math.ceil(rounds.length / MOST_LABELS)
  const isPair = names.length === 2
  return (
    <figure className={styles.curve}>
      <figcaption>
        <Unseen>{text}</Unseen>
      </figcaption>
      <div aria-hidden="true" className={styles.ground} data-sides={isPair ? 'two' : 'several'}>
        <svg viewBox={`0 0 ${last} ${HEIGHT}`} preserveAspectRatio="none">
          {isPair ? <Pair {...{ standings, own, last }} /> : <Lines standings={standings} />}
          <path className={styles.middle} d={`M0 ${HEIGHT / 2}H${last}`} />
        </svg>
        {marks.map(({ at, label }) => (
          <span key={label} className={styles.mark} style={{ left: place(at) }}>
            <b>{label}</b>
          </span>
        ))}
      </div>
      <div aria-hidden="true" className={styles.rounds}>
        {rounds.map(({ at, label }, i) => (
          <i key={at} style={{ left: place(at) }}>
            {i % every === 0 ? label : null}
          </i>
        ))}
      </div>
      <ul aria-hidden="true" className={styles.sides}>
        {names.map((name, side) => (
          <li key={name} style={seatDyed(side)} data-dash={side % DASHES.length}>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** Lines are told apart without colour as well. */
const DASHES = ['none', '7 4', '2 3', '9 3 2 3'] as const

function Pair({
  standings,
  own,
  last,
}: Pick<CurveProps, 'standings' | 'own'> & { last: number }): JSX.Element {
  const points = pointsOf(standings, own)
  return (
    <>
      <rect width={last} height={HEIGHT} className={styles.area} style={seatDyed(1 - own)} />
      <polygon
        points={`0,${HEIGHT} ${points} ${last},${HEIGHT}`}
        className={styles.area}
        style={seatDyed(own)}
      />
      <polyline points={points} className={styles.line} style={seatDyed(own)} />
    </>
  )
}

function Lines({ standings }: Pick<CurveProps, 'standings'>): JSX.Element {
  return (
    <>
      {(standings[0] ?? []).map((_, side) => (
        <polyline
          key={side}
          points={pointsOf(standings, side)}
          className={styles.line}
          strokeDasharray={DASHES[side % DASHES.length]}
          style={seatDyed(side)}
        />
      ))}
    </>
  )
}

/** The corners of a line: moments at which nothing changed are left out. */
function pointsOf(standings: CurveProps['standings'], side: number): string {
  const share = (at: number): number => standings[at]?.[side] ?? 0
  return standings
    .flatMap((_, at) => {
      const isFlat = at > 0 && share(at) === share(at - 1) && share(at) === share(at + 1)
      return isFlat && at < standings.length - 1 ? [] : [`${at},${((1 - share(at)) * HEIGHT).toFixed(1)}`]
    })
    .join(' ')
}
