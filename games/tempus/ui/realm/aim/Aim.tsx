import type { JSX } from 'react'
import { creatureOf, sizeOf } from '../../../rules/creatures.ts'
import type { Space } from '../../../space/index.ts'
import type { TempusView } from '../../../state.ts'
import { isAsleep } from '../figures/condition.ts'
import { short, UNIT } from '../ground/ink.ts'
import { cornerOf, middleOf, rimOf, squares } from '../places.ts'
import type { AimModel } from './aim.ts'
import styles from './Aim.module.css'
import type { AreaAim } from './areas.ts'
import type { SightAim } from './sight.ts'
import type { Prospect } from './prospect.ts'
import type { WayAim } from './ways.ts'

interface AimProps {
  readonly view: TempusView
  readonly aim: AimModel
}

/** What would happen at the point that is looked at: the way and whom it leads to, the line of sight, the area and who is in it. */
export function Aim({ view, aim }: AimProps): JSX.Element {
  const { way, prospect, sight, area } = aim
  return (
    <>
      {area && <Area area={area} aim={aim} />}
      {way && prospect && <Targets view={view} way={way} prospect={prospect} />}
      {way && <Way way={way} />}
      {sight && aim.isSightShown && <Sight sight={sight} />}
    </>
  )
}

function Area({ area: { meant, others }, aim }: { area: AreaAim; aim: AimModel }): JSX.Element {
  const rim = rimOf(new Set(meant))
  return (
    <g data-area={meant.length} data-struck={[...aim.struck].join(' ')}>
      {others.map((spaces) => (
        <path key={spaces.join()} d={rimOf(new Set(spaces))} className={styles.otherArea} />
      ))}
      {meant.length > 0 && (
        <>
          <path d={squares(meant, 2)} className={styles.area} />
          <path d={rim} className={styles.shade} />
          <path d={rim} className={styles.areaRim} />
          <Plate {...topOf(meant)} text={aim.plate} isBad={aim.isRisky} />
        </>
      )}
    </g>
  )
}

/** Where words over spaces stand: in the middle above the highest. */
function topOf(spaces: readonly Space[]): { readonly x: number; readonly y: number } {
  const corners = spaces.map(cornerOf)
  const across = corners.map(([x]) => x)
  return {
    x: (Math.min(...across) + Math.max(...across) + UNIT) / 2,
    y: Math.min(...corners.map(([, y]) => y)) - 6,
  }
}

/** Whom the cards in hand could attack from the end of a way: thin lines, each to a ring. Camps that sleep are left in peace. */
function Targets({
  view,
  way,
  prospect,
}: {
  view: TempusView
  way: WayAim
  prospect: Prospect
}): JSX.Element {
  const [x, y] = middleOf(way.end, way.size)
  return (
    <g data-prospect={prospect.attacks.join(' ')}>
      {prospect.attacks
        .filter((id) => !isAsleep(view, id))
        .map((id) => {
          const size = sizeOf(view, id)
          const [toX, toY] = middleOf(creatureOf(view, id).at, size)
          const line = `M${x} ${y}L${toX} ${toY}`
          return (
            <g key={id}>
              <path d={line} className={styles.prospectUnder} />
              <path d={line} className={styles.prospect} strokeOpacity="0.6" />
              <circle cx={toX} cy={toY} r={(size * UNIT) / 2 + 3} className={styles.prospect} />
            </g>
          )
        })}
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
      {cost && (
        <Plate
          x={x + side / 2}
          y={y - 4}
          text={`${cost.spaces} of ${cost.of}${cost.takesAction ? ', 1 Action' : ''}`}
        />
      )}
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
  readonly isSeen?: boolean
}): JSX.Element {
  const { x, y, text, isBad = false, isSeen = false } = plate
  const wide = text.length * 9.4 + 18
  return (
    <g
      className={styles.plate}
      data-bad={isBad || undefined}
      data-seen={isSeen || undefined}
      transform={`translate(${short(x)} ${y})`}
    >
      <rect x={-wide / 2} y="-24" width={wide} height="26" rx="8" />
      <text y="-6">{text}</text>
    </g>
  )
}

function Sight({ sight: { from, to, isFree, far, block } }: { sight: SightAim }): JSX.Element {
  const [x, y] = middleOf(from)
  const [toX, toY] = middleOf(to)
  const line = `M${x} ${y}L${toX} ${toY}`
  if (isFree)
    return (
      <g data-sight="free">
        <path d={line} className={styles.sightUnder} />
        <path d={line} className={styles.sight} />
        <Plate x={toX} y={toY - UNIT / 2 - 4} text={`${far}`} isSeen />
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
      <Plate x={toX} y={toY - UNIT / 2 - 4} text="not seen" />
    </g>
  )
}

/** The wall or the space that stops sight, lit. */
function Blocking({ space, edge }: { space: number; edge: 'east' | 'south' | null }): JSX.Element {
  const [x, y] = cornerOf(space)
  const box = boxOf(x, y, edge)
  return (
    <>
      {GLOWS.map((wide) => (
        <rect key={wide} className={styles.glow} strokeWidth={wide} {...box} />
      ))}
      <rect className={styles.wall} {...box} fillOpacity={edge === null ? 0.35 : 1} />
    </>
  )
}

/** How wide the light around a wall is, from its edge outwards. */
const GLOWS = [26, 16, 8]

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'rx', number>>

function boxOf(x: number, y: number, edge: 'east' | 'south' | null): Box {
  if (edge === null) return { x: x + 2, y: y + 2, width: UNIT - 4, height: UNIT - 4, rx: 9 }
  return edge === 'east'
    ? { x: x + UNIT - 9, y: y - 9, width: 18, height: UNIT + 12, rx: 5 }
    : { x: x - 5, y: y + UNIT - 16, width: UNIT + 10, height: 18, rx: 5 }
}
