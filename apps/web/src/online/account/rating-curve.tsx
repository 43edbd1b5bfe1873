import type { Profile } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import styles from './ratings.module.css'

type Curve = Profile['ratings'][number]['curve']

const WIDTH = 320
const HEIGHT = 96
/** Room for the line and its end, inside the picture. */
const EDGE = 6
/** Points that a curve spans at least: small steps are not to look like great ones. */
const LEAST_SPAN = 100

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })

/** How a rating went, match by match: a drawing, and a sentence for those who hear it. */
export function RatingCurve({ title, curve }: { readonly title: string; readonly curve: Curve }): ReactNode {
  const points = placed(curve)
  const end = points.at(-1)
  const [low, high] = spanOf(curve)
  if (curve.length < 2 || !end) return null
  return (
    <figure className={styles.curve}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path
          className={styles.area}
          d={`${path(points)} L ${end.x} ${HEIGHT} L ${points[0]?.x ?? 0} ${HEIGHT} Z`}
        />
        <path className={styles.line} d={path(points)} />
        <circle className={styles.end} cx={end.x} cy={end.y} r="4" />
      </svg>
      <figcaption>
        <span className="unseen">{curveWords(title, curve)}</span>
        <span aria-hidden="true">
          {low} to {high}, last {curve.length} matches
        </span>
      </figcaption>
    </figure>
  )
}

function spanOf(curve: Curve): readonly [number, number] {
  const ratings = curve.map(({ rating }) => rating)
  return [Math.min(...ratings), Math.max(...ratings)]
}

/** Where each match stands in the picture: one after the other, however long lay between them. */
export function placed(curve: Curve): { readonly x: number; readonly y: number }[] {
  const [low, high] = spanOf(curve)
  const span = Math.max(LEAST_SPAN, high - low)
  const middle = (low + high) / 2
  const across = (WIDTH - 2 * EDGE) / Math.max(1, curve.length - 1)
  return curve.map(({ rating }, i) => ({
    x: round(EDGE + i * across),
    y: round(HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * EDGE)),
  }))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function path(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
}

/** What a curve shows, in a sentence. */
export function curveWords(title: string, curve: Curve): string {
  const [low, high] = spanOf(curve)
  const [first, last] = [curve[0], curve.at(-1)]
  if (!first || !last) return `${title}: no rated match yet.`
  return `${title}: ${curve.length} rated matches from ${days.format(first.at)} to ${days.format(last.at)}. The rating went from ${first.rating} to ${last.rating}; it was ${low} at its lowest and ${high} at its highest.`
}
