import { refKey } from '@trialhall/table-ui'
import { memo, useRef, type CSSProperties, type JSX, type NamedExoticComponent } from 'react'
import type { MoveKind } from '../../../events.ts'
import { isHero } from '../../../rules/creatures.ts'
import type { Space } from '../../../space/index.ts'
import { boardShape } from '../../looks.ts'
import { UNIT, type Dot } from '../ground/ink.ts'
import { creatureRef, middleOf } from '../places.ts'
import { SIDE_COLOURS, type Side } from '../sides.ts'
import type { Condition } from './condition.ts'
import { Glyph, Token, type Emblem } from './Crest.tsx'
import styles from './Figure.module.css'
import { useGesture, type Gesture } from './useGesture.ts'
import { useHeading } from './useHeading.ts'
import { useWalk } from './useWalk.ts'

/** How a figure is looked at besides what it is. */
export interface FigureProps extends Emblem {
  readonly condition: Condition
  /** How far from the middle of its space it stands, where it shares that. */
  readonly off: Dot
  /** It acts now. */
  readonly isActing: boolean
  /** It can be picked. */
  readonly isLit: boolean
  /** Something points at it. */
  readonly isPointed: boolean
  /** It lies in the area that would be struck. */
  readonly isStruck: boolean
  /** The places that it came through, where it has just moved, and how. */
  readonly path: readonly Space[] | null
  readonly how: MoveKind
  /** Whom it attacks. */
  readonly towards: Space | null
  /** What it does or suffers besides; null for nothing. */
  readonly gesture: Gesture['type'] | null
  /** Tells the event that it does it in; 0 while it does nothing. */
  readonly told: number
  readonly pace: number
}

/** A creature on the map: a standing token. All that is drawn of it is here. */
export const Figure: NamedExoticComponent<FigureProps> = memo(function Figure(
  props: FigureProps,
): JSX.Element {
  const { condition, cloth, shape, person, look, isActing, isLit, isPointed, isStruck } = props
  const { path, how, towards, pace } = props
  const { id, at, size, side, isAsleep } = condition
  const element = useRef<HTMLDivElement>(null)
  const [offX, offY] = props.off
  const [middleX, middleY] = middleOf(at, size)
  const [x, y] = [middleX + offX, middleY + offY]
  const heading = useHeading({ at, size, path, towards })
  useWalk(element, { x, y, size, path, how, pace })
  const token = useRef<SVGGElement>(null)
  useGesture(token, { x, y, gesture: gestureOf(props), told: props.told, pace })
  const radius = (size * UNIT) / 2 - 4.5
  return (
    <div
      ref={element}
      className={styles.figure}
      style={placed(x, y, size)}
      data-entity={refKey(creatureRef(id))}
      data-seen-at={refKey(creatureRef(id))}
      data-side={side}
      data-asleep={isAsleep || undefined}
      data-acting={isActing || undefined}
      data-open={isLit || undefined}
      data-pointed={isPointed || undefined}
      data-struck={isStruck || undefined}
      data-done={condition.isDone || undefined}
    >
      <svg className={styles.body} viewBox="-100 -100 200 200" aria-hidden="true">
        <Stand {...props} heading={heading} radius={radius} />
        <g className={styles.token} ref={token}>
          <Token
            {...{ side, radius, cloth, shape, person, look }}
            isTurned={looksLeft(heading) !== (side !== 'own')}
          />
          {(isAsleep || condition.isDone) && <circle className={styles.shade} r={radius} />}
        </g>
        {isHero(id) && <Crest radius={radius} cloth={cloth} shape={shape} side={side} />}
        {condition.letter !== null && <Letter letter={condition.letter} radius={radius} side={side} />}
        {isStruck && <circle className={styles.struck} r={radius + 2} />}
        {isPointed && <path className={styles.pointed} d={bracket(radius + 9)} />}
        <Health condition={condition} radius={radius} />
        {condition.isYou && <path className={styles.own} d={pennant(radius)} />}
        <Badges condition={condition} radius={radius} />
      </svg>
    </div>
  )
})

interface StandProps extends Pick<FigureProps, 'condition' | 'isActing' | 'isLit'> {
  readonly heading: number
  readonly radius: number
}

/** What lies under a token: its shadow, that it acts or can be picked, and where it heads. */
function Stand({ condition, isActing, isLit, heading, radius }: StandProps): JSX.Element {
  return (
    <>
      <ellipse cx="4" cy="9" rx={radius + 2} ry={radius - 1} opacity="0.55" />
      {isActing && <circle className={styles.acting} r={radius + 4} />}
      {isLit && <circle className={styles.lit} r={radius + 4} />}
      {!condition.isAsleep && (
        <path
          className={styles.nib}
          d={`M${radius - 2} -9L${radius + 11} 0L${radius - 2} 9Z`}
          fill={SIDE_COLOURS[condition.side].ring}
          style={{ transform: `rotate(${heading}deg)` }}
        />
      )}
    </>
  )
}

/** Whether who heads there, in degrees from the right, shows its left cheek. */
function looksLeft(heading: number): boolean {
  return Math.cos((heading / 180) * Math.PI) < -0.01
}

/** The crest of a Hero's Class at the right lower edge. */
function Crest({ radius, cloth, shape, side }: Pick<Emblem, 'cloth' | 'shape'> & PlaceProps): JSX.Element {
  return (
    <g transform={`translate(${radius * 0.86} ${radius * 0.36})`}>
      <circle r="9.4" fill={SIDE_COLOURS[side].ring} stroke="#120c0b" strokeWidth="2" />
      <Glyph radius={7.6} cloth={cloth} shape={shape} />
    </g>
  )
}

/** Which of several it is, as its name says, in the same place. */
function Letter({ letter, radius, side }: { readonly letter: string } & PlaceProps): JSX.Element {
  return (
    <g transform={`translate(${radius * 0.86} ${radius * 0.36})`} data-letter="">
      <circle r="9.4" fill="#17100c" stroke={SIDE_COLOURS[side].ring} strokeWidth="2" />
      <text className={styles.letter} y="5">
        {letter}
      </text>
    </g>
  )
}

interface PlaceProps {
  readonly radius: number
  readonly side: Side
}

function gestureOf({ gesture, towards }: FigureProps): Gesture | null {
  if (gesture !== 'lunge') return gesture && { type: gesture }
  return towards === null ? null : { type: 'lunge', towards: middleOf(towards) }
}

function placed(x: number, y: number, size: number): CSSProperties {
  const place = { transform: `translate(${x}px, ${y}px)`, zIndex: Math.round(y) }
  return { ...place, '--wide': `${size * UNIT}px` } as CSSProperties
}

/** Four corners around what is pointed at. */
function bracket(far: number): string {
  const arm = 13
  return [
    `M${-far} ${-far + arm}V${-far}H${-far + arm}`,
    `M${far - arm} ${-far}H${far}V${-far + arm}`,
    `M${far} ${far - arm}V${far}H${far - arm}`,
    `M${-far + arm} ${far}H${-far}V${far - arm}`,
  ].join('')
}

/** A mark at the left lower edge, where nothing else stands. */
function pennant(radius: number): string {
  return `M${-radius * 0.94} ${radius * 0.16}l7 8l-7 8l-7-8z`
}

interface PartProps {
  readonly condition: Condition
  readonly radius: number
}

/** HP as a bar with its number; of a Minion two pips, one of them empty where it is Wounded. */
function Health({ condition: { hp, most, isMinion, side }, radius }: PartProps): JSX.Element {
  const { ring } = SIDE_COLOURS[side]
  const y = radius - 13
  if (isMinion)
    return (
      <g transform={`translate(0 ${y + 6})`}>
        {[-7, 7].map((x, at) => (
          <circle
            key={x}
            cx={x}
            r="5.4"
            fill={at < hp ? '#e0533d' : '#1a0e0e'}
            stroke="#120c0b"
            strokeWidth="2.4"
          />
        ))}
      </g>
    )
  const wide = Math.max(36, radius * 1.1)
  const part = Math.max(0, Math.min(1, hp / Math.max(1, most)))
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-wide / 2} width={wide} height="18" rx="5" fill="#1a0e0e" stroke={ring} strokeWidth="1.8" />
      <rect
        x={-wide / 2 + 2}
        y="2"
        width={(wide - 4) * part}
        height="14"
        rx="3.4"
        fill={part > 0.5 ? '#4f9a4a' : part > 0.25 ? '#c98a1e' : '#c9402c'}
      />
      <text className={styles.hp} y="14.6">
        {hp}
      </text>
    </g>
  )
}

const AILMENT_COLOURS = { burn: '#ff7a2c', poison: '#7ed04b', root: '#c79a5a' } as const

/** Ailments with their tokens above it, marks beside it, sleep over it. */
function Badges({ condition, radius }: PartProps): JSX.Element {
  const { ailments, isMarked, isAsleep, effects } = condition
  const first = -((ailments.length - 1) * 17) / 2
  return (
    <>
      {ailments.map(({ ailment, tokens }, at) => (
        <g key={ailment} transform={`translate(${first + at * 17} ${-radius - 1})`} data-ailment={ailment}>
          <circle r="9.5" fill="#17100c" stroke={AILMENT_COLOURS[ailment]} strokeWidth="2.4" />
          <path
            d={boardShape(ailment)}
            fill={AILMENT_COLOURS[ailment]}
            opacity={tokens > 1 ? 0.45 : 1}
            transform="scale(0.026) translate(-256 -256)"
          />
          {tokens > 1 && (
            <text className={styles.count} y="4.6">
              {tokens}
            </text>
          )}
        </g>
      ))}
      {isMarked && (
        <g transform={`translate(${radius * 0.82} ${-radius * 0.62})`}>
          <circle r="8.5" fill="#17100c" stroke="#ff5f56" strokeWidth="2.2" />
          <path d="M0-9V-3M0 9V3M-9 0H-3M9 0H3" stroke="#ff8d84" strokeWidth="2.2" />
        </g>
      )}
      {effects > (isMarked ? 1 : 0) && (
        <g transform={`translate(${-radius * 0.82} ${-radius * 0.62})`}>
          <circle r="8" fill="#241534" stroke="#c9a6ff" strokeWidth="2" />
          <path d="M0-5L1.6-1.6L5 0L1.6 1.6L0 5L-1.6 1.6L-5 0L-1.6-1.6Z" fill="#e5d2ff" />
        </g>
      )}
      {isAsleep && (
        <path
          d={boardShape('asleep')}
          fill="#e9e2c4"
          stroke="#120c0b"
          strokeWidth="40"
          paintOrder="stroke"
          transform={`translate(${radius * 0.5} ${-radius * 1.15}) scale(0.04)`}
        />
      )}
    </>
  )
}
