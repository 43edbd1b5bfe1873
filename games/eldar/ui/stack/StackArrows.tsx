import { Arrows, refKey, type BoardArrow, type Pixels } from '@trialhall/table-ui'
import { useCallback, type JSX, type RefObject } from 'react'
import type { Preview } from '../preview.ts'
import styles from './StackArrows.module.css'

const KINDS = { loss: styles.loss, gain: styles.gain, aim: styles.aim }

/** With so much of a bow two arrows to the same side can be told apart. */
const BOW = 0.12

/** Arrows from an effect on the stack to what it is aimed at, with what it would do there in numbers. */
export function StackArrows(props: {
  field: RefObject<HTMLElement | null>
  preview: Preview | null
  /** New whenever things may have moved. */
  moment: unknown
}): JSX.Element {
  const { field, preview, moment } = props
  const lay = useCallback(() => (preview ? arrowsOn(field, preview) : []), [field, preview])
  return (
    <div className={styles.arrows}>
      <Arrows lay={lay} moment={moment} kinds={KINDS} bow={BOW} />
    </div>
  )
}

function arrowsOn(
  { current: field }: RefObject<HTMLElement | null>,
  { serial, reaches }: Preview,
): BoardArrow[] {
  const from = field && boxOf(field, `pending:${serial}`)
  if (!field || !from) return []
  return reaches.flatMap(({ to, hp, isLeast, isInvalid }): BoardArrow[] => {
    if (isInvalid) return []
    const box = boxOf(field, refKey(to))
    if (!box) return []
    const kind = hp < 0 ? 'loss' : hp > 0 ? 'gain' : 'aim'
    const label = hp === 0 ? '' : `${hp < 0 ? '−' : '+'}${Math.abs(hp)}${isLeast ? ' or more' : ''}`
    return [
      {
        key: refKey(to),
        ...endsOf(from, faceOf(field, refKey(to)) ?? box),
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
  return boxAt(field, `[data-entity="${key}"], [data-resolves="${key}"]`)
}

function boxAt(field: HTMLElement, selector: string): Box | null {
  const element = field.querySelector(selector)
  if (!element) return null
  const [around, rect] = [field.getBoundingClientRect(), element.getBoundingClientRect()]
  return {
    x: Math.round(rect.left - around.left + rect.width / 2),
    y: Math.round(rect.top - around.top + rect.height / 2),
    w: rect.width / 2,
    h: rect.height / 2,
  }
}

/** The picture of a Hero. */
function faceOf(field: HTMLElement, key: string): Box | null {
  return boxAt(field, `[data-seen-at="${key}"]`)
}

/** From the side of one thing to the side of another, above what is written at its foot; from edge to edge where one lies over the other. */
function endsOf(from: Box, to: Box): { readonly from: Pixels; readonly to: Pixels } {
  const side = Math.sign(to.x - from.x)
  if (Math.abs(to.x - from.x) < from.w + to.w)
    return { from: edgeTowards(from, to, AT_EDGE), to: edgeTowards(to, from, INSIDE) }
  return {
    from: [Math.round(from.x + side * from.w * AT_EDGE), from.y],
    to: [Math.round(to.x - side * to.w * INSIDE), Math.round(to.y - to.h * HIGH)],
  }
}

/** How far above the middle of a picture an arrow ends: faces are there, and names below. */
const HIGH = 0.12

/** How far from the middle of a thing to its edge an arrow begins, and ends: it shall not hide what stands in the middle. */
const AT_EDGE = 0.97
const INSIDE = 0.72

/** The point of a box on the way to another. */
function edgeTowards({ x, y, w, h }: Box, other: Box, part: number): Pixels {
  const [dx, dy] = [other.x - x, other.y - y]
  const scale = Math.min(dx === 0 ? 1 : w / Math.abs(dx), dy === 0 ? 1 : h / Math.abs(dy), 1) * part
  return [Math.round(x + dx * scale), Math.round(y + dy * scale)]
}
