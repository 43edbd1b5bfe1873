import type { CardId } from '@trialhall/kernel'
import { Arrows, type BoardArrow, type Pixels } from '@trialhall/table-ui'
import { useCallback, useRef, type JSX } from 'react'
import styles from './AttackArrow.module.css'
import { useShown } from './FightAround.tsx'
import type { Shown } from '../clash/shown.ts'

/** More arrows would hide whom they point at; the odds on the tiles tell who is meant. */
const MOST_ARROWS = 4

const KINDS = { attack: styles.attack, considered: styles.considered }

/** Bold arrows from whoever attacks to whoever it would reach, over the lines and under the fight. They go with the fight. */
export function AttackArrow(props: {
  /** New whenever things may have moved. */
  moment: unknown
}): JSX.Element {
  const { moment } = props
  const shown = useShown()
  const over = useRef<HTMLDivElement>(null)
  const lay = useCallback(
    () => (over.current?.parentElement ? arrowsOn(over.current.parentElement, shown) : []),
    [shown],
  )
  return (
    <div ref={over} className={styles.over}>
      <Arrows lay={lay} moment={moment} kinds={KINDS} />
    </div>
  )
}

/** Nobody points at anybody once it is over. */
function arrowsOn(table: HTMLElement, shown: Shown | null): BoardArrow[] {
  if (shown === null || shown.clash?.isOver === true) return []
  const by = shown.kind === 'attack' ? shown.attacker : shown.user
  const targets = shown.kind === 'attack' ? [shown.target] : shown.stakes.map(({ odds }) => odds.target)
  if (targets.length > MOST_ARROWS) return []
  const kind = shown.clash === null ? 'considered' : 'attack'
  const from = boxOf(table, by)
  return targets.flatMap((target): BoardArrow[] => {
    const to = boxOf(table, target)
    if (from === null || to === null) return []
    return [{ key: String(target), kind, from: facing(from, to), to: facing(to, from), label: '' }]
  })
}

interface Box {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

function boxOf(table: HTMLElement, card: CardId): Box | null {
  const element = table.querySelector(`[data-entity="card:${card}"]`)
  const rect = element?.getBoundingClientRect()
  if (rect === undefined || rect.width === 0) return null
  const around = table.getBoundingClientRect()
  return {
    x: Math.round(rect.left - around.left + rect.width / 2),
    top: Math.round(rect.top - around.top),
    bottom: Math.round(rect.bottom - around.top),
  }
}

/** The point of a tile's edge that looks at the other line. */
function facing({ x, top, bottom }: Box, other: Box): Pixels {
  return [x, (top + bottom) / 2 < (other.top + other.bottom) / 2 ? bottom - 6 : top + 6]
}
