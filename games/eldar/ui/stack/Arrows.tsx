import { refKey } from '@trialhall/table-ui'
import { useEffect, useRef, useState, type JSX, type RefObject } from 'react'
import type { Preview } from '../preview.ts'
import styles from './Arrows.module.css'

interface Line {
  readonly key: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly kind: 'loss' | 'gain' | 'aim'
  readonly label: string
}

/** Arrows from an effect on the stack to what it is aimed at, with what it would do there in numbers. */
export function Arrows(props: {
  field: RefObject<HTMLElement | null>
  preview: Preview | null
  /** New whenever things may have moved. */
  moment: unknown
}): JSX.Element | null {
  const { field, preview, moment } = props
  const [lines, setLines] = useState<readonly Line[]>([])
  const last = useRef('')
  // Not earlier: what is around the arrows is there once all has been laid out.
  useEffect(() => {
    const draw = (): void => {
      const found = field.current && preview ? linesOf(field.current, preview) : []
      const key = JSON.stringify(found)
      if (key === last.current) return
      last.current = key
      setLines(found)
    }
    draw()
    if (!field.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(draw)
    observer.observe(field.current)
    return () => observer.disconnect()
  }, [field, preview, moment])
  if (lines.length === 0) return null
  return (
    <svg className={styles.arrows} aria-hidden="true">
      <defs>
        {(['loss', 'gain', 'aim'] as const).map((kind) => (
          <marker
            key={kind}
            id={`eldar-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4.4"
            markerHeight="4.4"
            orient="auto"
          >
            <path d="M0 0 L10 5 L0 10 L2.5 5 Z" className={styles[kind]} />
          </marker>
        ))}
      </defs>
      {lines.map((line) => (
        <Arrow key={line.key} line={line} />
      ))}
    </svg>
  )
}

function Arrow({ line }: { line: Line }): JSX.Element {
  const [[x1, y1], [x2, y2]] = [line.from, line.to]
  // A slight bow, so that two arrows to the same side can be told apart.
  const [bowX, bowY] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12]
  const path = `M${x1} ${y1}Q${bowX} ${bowY} ${x2} ${y2}`
  const [labelX, labelY] = [(x1 + 2 * bowX + x2) / 4, (y1 + 2 * bowY + y2) / 4]
  return (
    <g>
      <path d={path} className={styles.under} />
      <path d={path} className={styles[line.kind]} data-line="" markerEnd={`url(#eldar-${line.kind})`} />
      {line.label !== '' && (
        <g transform={`translate(${labelX} ${labelY})`} className={styles.label} data-kind={line.kind}>
          <rect x="-20" y="-15" width="40" height="30" rx="15" />
          <text textAnchor="middle" dominantBaseline="central">
            {line.label}
          </text>
        </g>
      )}
    </g>
  )
}

function linesOf(field: HTMLElement, { serial, reaches }: Preview): Line[] {
  const from = boxOf(field, `pending:${serial}`)
  if (!from) return []
  return reaches.flatMap(({ to, hp }): Line[] => {
    const box = boxOf(field, refKey(to))
    if (!box) return []
    const kind = hp < 0 ? 'loss' : hp > 0 ? 'gain' : 'aim'
    const label = hp === 0 ? '' : hp < 0 ? `−${-hp}` : `+${hp}`
    return [
      {
        key: refKey(to),
        from: edgeTowards(from, box, AT_EDGE),
        to: edgeTowards(box, from, INSIDE),
        kind,
        label,
      },
    ]
  })
}

interface Box {
  readonly x: number
  readonly y: number
  /** Half the width and half the height. */
  readonly w: number
  readonly h: number
}

function boxOf(field: HTMLElement, key: string): Box | null {
  const element = field.querySelector(`[data-entity="${key}"], [data-resolves="${key}"]`)
  if (!element) return null
  const [around, rect] = [field.getBoundingClientRect(), element.getBoundingClientRect()]
  return {
    x: Math.round(rect.left - around.left + rect.width / 2),
    y: Math.round(rect.top - around.top + rect.height / 2),
    w: rect.width / 2,
    h: rect.height / 2,
  }
}

/** How far from the middle of a thing to its edge an arrow begins, and ends: it shall not hide what stands in the middle. */
const AT_EDGE = 0.97
const INSIDE = 0.72

/** The point of a box on the way to another. */
function edgeTowards({ x, y, w, h }: Box, other: Box, part: number): readonly [number, number] {
  const [dx, dy] = [other.x - x, other.y - y]
  const scale = Math.min(dx === 0 ? 1 : w / Math.abs(dx), dy === 0 ? 1 : h / Math.abs(dy), 1) * part
  return [Math.round(x + dx * scale), Math.round(y + dy * scale)]
}
