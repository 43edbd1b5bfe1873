import type { JSX } from 'react'
import { short, UNIT } from '../ground/ink.ts'
import { cornerOf, middleOf, rimOf, squares } from '../places.ts'
import type { AimModel } from './aim.ts'
import styles from './Aim.module.css'
import type { AreaAim } from './areas.ts'
import type { SightAim } from './sight.ts'
import type { WayAim } from './ways.ts'

/** What would happen at the point that is looked at: the way, the line of sight, the area. */
export function Aim({ aim: { way, sight, area } }: { aim: AimModel }): JSX.Element {
  return (
    <>
      {area && <Area area={area} />}
      {way && <Way way={way} />}
      {sight && <Sight sight={sight} />}
    </>
  )
}

function Area({ area: { meant, others } }: { area: AreaAim }): JSX.Element {
  return (
    <g data-area={meant.length}>
      {others.map((spaces) => (
        <path key={spaces.join()} d={rimOf(new Set(spaces))} className={styles.otherArea} />
      ))}
      {meant.length > 0 && (
        <>
          <path d={squares(meant, 2)} className={styles.area} />
          <path d={rimOf(new Set(meant))} className={styles.shade} />
          <path d={rimOf(new Set(meant))} className={styles.areaRim} />
        </>
      )}
    </g>
  )
}

function Way({ way: { path, end, size, cost, crosses } }: { way: WayAim }): JSX.Element {
  const dots = path.map((space) => middleOf(space, size))
  const line = `M${dots.map(([x, y]) => `${x} ${y}`).join('L')}`
  const [x, y] = cornerOf(end)
  const side = size * UNIT
  return (
    <g data-way={path.length - 1}>
      <rect className={styles.end} x={x + 3} y={y + 3} width={side - 6} height={side - 6} rx="7" />
      <path d={line} className={styles.wayUnder} />
      <path d={line} className={styles.way} />
      {dots.slice(1, -1).map(([dx, dy], at) => (
        <circle key={at} className={styles.step} cx={dx} cy={dy} r="5.5" />
      ))}
      {cost && <Plate x={x + side / 2} y={y - 4} text={`${cost.spaces} of ${cost.of}`} />}
      {crosses.length > 0 && (
        <Plate x={x + side / 2} y={y + side + 24} text={`crosses ${crosses.join(', ')}`} isBad />
      )}
    </g>
  )
}

/** Words on the map: in the middle over a point. */
function Plate(plate: {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isBad?: boolean
}): JSX.Element {
  const { x, y, text, isBad = false } = plate
  const wide = text.length * 9.4 + 18
  return (
    <g className={styles.plate} data-bad={isBad || undefined} transform={`translate(${short(x)} ${y})`}>
      <rect x={-wide / 2} y="-24" width={wide} height="26" rx="8" />
      <text y="-6">{text}</text>
    </g>
  )
}

function Sight({ sight: { from, to, isFree, block } }: { sight: SightAim }): JSX.Element {
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(to)
  const line = `M${x} ${y}L${toX} ${toY}`
  if (isFree)
    return (
      <g data-sight="free">
        <path d={line} className={styles.sightUnder} />
        <path d={line} className={styles.sight} />
      </g>
    )
  const part = block?.part ?? 1
  const [atX, atY] = [x + (toX - x) * part, y + (toY - y) * part]
  return (
    <g data-sight="blocked" data-block={block ? `${block.space}${block.edge ?? ''}` : undefined}>
      {block && <Blocking space={block.space} edge={block.edge} />}
      <path d={`M${x} ${y}L${short(atX)} ${short(atY)}`} className={styles.sightUnder} />
      <path d={`M${x} ${y}L${short(atX)} ${short(atY)}`} className={styles.blocked} />
      <path d={`M${short(atX)} ${short(atY)}L${toX} ${toY}`} className={styles.beyond} />
      <g transform={`translate(${short(atX)} ${short(atY)})`}>
        <circle r="17" className={styles.eye} />
        <path d="M-10 0q10-10 20 0q-10 10-20 0Z" className={styles.eyeLine} />
        <circle r="3.4" fill="#fff1c9" />
        <path d="M-10 10L10-10" stroke="#241815" strokeWidth="5.5" />
        <path d="M-10 10L10-10" className={styles.eyeLine} />
      </g>
    </g>
  )
}

/** The wall or the space that stops sight, lit. */
function Blocking({ space, edge }: { space: number; edge: 'east' | 'south' | null }): JSX.Element {
  const [x, y] = cornerOf(space)
  if (edge === null)
    return (
      <rect
        className={styles.wall}
        x={x + 2}
        y={y + 2}
        width={UNIT - 4}
        height={UNIT - 4}
        rx="9"
        fillOpacity="0.35"
      />
    )
  return edge === 'east' ? (
    <rect className={styles.wall} x={x + UNIT - 9} y={y - 9} width="18" height={UNIT + 12} rx="5" />
  ) : (
    <rect className={styles.wall} x={x - 5} y={y + UNIT - 16} width={UNIT + 10} height="18" rx="5" />
  )
}
