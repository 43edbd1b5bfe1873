import { useState, type JSX } from 'react'
import type { TempusView } from '../../../state.ts'
import { Token } from '../figures/Crest.tsx'
import { short, UNIT } from '../ground/ink.ts'
import type { RealmTable } from '../picks.ts'
import { effectOf } from './effect.ts'
import styles from './Fx.module.css'

/** What the event that is looked at shows on the map: strokes, losses, misses. Words say the same in the log. */
export function Fx({ table: { view, current, told } }: { table: RealmTable }): JSX.Element | null {
  const before = useBefore(view)
  const effect = current && effectOf(current.event, view, before)
  if (!effect) return null
  const { at, text, look, from, fallen } = effect
  return (
    <div key={told} className={styles.fx} aria-hidden="true" data-fx={current.event.type}>
      {from && <Stroke from={from} to={at} />}
      {fallen && (
        <svg className={styles.fallen} style={placed(at)} viewBox="-100 -100 200 200">
          <Token {...fallen} radius={(fallen.size * UNIT) / 2 - 4.5} />
        </svg>
      )}
      {look === 'rise' && <Rising at={at} />}
      {look === 'loss' && <span className={styles.flash} style={placed(at)} />}
      {text !== '' && (
        <b className={styles.words} data-look={look} style={placed(at)}>
          {text}
        </b>
      )}
    </div>
  )
}

/** The view before the present one. */
function useBefore(view: TempusView): TempusView {
  const [kept, keep] = useState({ view, before: view })
  if (kept.view === view) return kept.before
  keep({ view, before: kept.view })
  return kept.view
}

type Point = readonly [x: number, y: number]

function placed([left, top]: Point): { left: number; top: number } {
  return { left, top }
}

/** Rings of light that run over the ground. */
function Rising({ at }: { at: Point }): JSX.Element {
  return (
    <span className={styles.rising} style={placed(at)}>
      <i />
      <i />
      <i />
    </span>
  )
}

/** A blow or a shot on its way. */
function Stroke({ from: [x, y], to: [toX, toY] }: { from: Point; to: Point }): JSX.Element {
  const [dx, dy] = [toX - x, toY - y]
  const bow = `${short(x + dx / 2 - dy * 0.12)} ${short(y + dy / 2 + dx * 0.12)}`
  const path = `M${short(x)} ${short(y)}Q${bow} ${short(toX)} ${short(toY)}`
  return (
    <svg className={styles.stroke}>
      <path d={path} pathLength="100" className={styles.under} />
      <path d={path} pathLength="100" className={styles.line} />
    </svg>
  )
}
