import { memo, type JSX, type NamedExoticComponent } from 'react'
import type { Space } from '../../../space/index.ts'
import type { Ways } from '../../../rules/moving/ways.ts'
import { cornerOf, rimOf, squares } from '../places.ts'
import { UNIT } from '../ground/ink.ts'
import type { MoveFirst, Picks } from '../picks.ts'
import styles from './Aim.module.css'

/** So few spaces are looked for all over the map: each has a ring of its own. */
const FEW = 4
/** How far such a ring stands off its space, in units. */
const BEACON = 16
/** With more spaces than these the gold is a breath, so that the map can be read under it. */
const MANY = 120

/** Gold of a space from which a charge strikes somebody, and of one from which it strikes nobody. */
const STRONG = 0.6
const FAINT = 0.1

/** Marks spaces from which a charge strikes somebody. */
function Blades({ spaces }: { spaces: ReadonlySet<Space> }): JSX.Element {
  const drawn = [...spaces].map(bladesIn).join('')
  return (
    <>
      <path d={drawn} className={styles.strikingUnder} />
      <path d={drawn} className={styles.striking} />
    </>
  )
}

/** Crossed blades in a corner of a space. */
function bladesIn(space: Space): string {
  const [x, y] = cornerOf(space)
  const [left, top, side] = [x + UNIT - 24, y + 8, 16]
  return `M${left} ${top}l${side} ${side}M${left + side} ${top}l${-side} ${side}`
}

/** The spaces that can be picked, in gold, with what the way to each of them costs. */
export const Reach: NamedExoticComponent<{ picks: Picks }> = memo(function Reach({
  picks,
}: {
  picks: Picks
}): JSX.Element | null {
  const { ways, walkFirst, moveFirst, spaces, striking } = picks
  const isWalking = ways !== null && (walkFirst !== null || picks.prompt?.type === 'walk')
  const lit = walkFirst !== null && ways ? [...ways.ends, ...spaces] : [...spaces]
  const plain = lit.length > MANY ? 0.15 : lit.length > FEW ? 0.28 : 0.55
  return (
    <>
      {moveFirst && <Beyond move={moveFirst} walked={isWalking ? ways : null} />}
      {lit.length > 0 && (
        <g data-lit-spaces={lit.length} data-quiet={walkFirst !== null || undefined} className={styles.reach}>
          {lit.map((space) => (
            <Lit
              key={space}
              space={space}
              cost={isWalking && ways ? ways.costTo(space) : Infinity}
              plain={striking ? (striking.has(space) ? STRONG : FAINT) : plain}
            />
          ))}
          {striking && <Blades spaces={striking} />}
          <path d={rimOf(new Set(lit))} className={styles.shade} />
          <path d={rimOf(new Set(lit))} className={styles.rim} />
          {!isWalking && lit.length <= FEW && <path d={squares(lit, -BEACON)} className={styles.beacon} />}
        </g>
      )}
    </>
  )
})

/** Where a Move Action would lead that is not played yet: a broken line around it, and costs where no walk is possible now. */
function Beyond({ move: { ways }, walked }: { move: MoveFirst; walked: Ways | null }): JSX.Element {
  const { ends } = ways
  // Beside the costs of a walk those of a Move would be too much.
  const beyond = walked === null ? ends : []
  return (
    <g data-beyond={ends.length}>
      <path d={squares(beyond, 3)} className={styles.moves} />
      {beyond.map((space) => {
        const [x, y] = cornerOf(space)
        return (
          <text key={space} className={styles.movesCost} x={x + 8} y={y + UNIT - 9}>
            {ways.costTo(space)}
          </text>
        )
      })}
      <path d={rimOf(new Set(ends))} className={styles.shade} />
      <path d={rimOf(new Set(ends))} className={styles.movesRim} />
    </g>
  )
}

interface LitProps {
  readonly space: Space
  /** What the way there costs; Infinity where that is not asked. */
  readonly cost: number
  /** How gold it is where no cost says it. */
  readonly plain: number
}

function Lit({ space, cost, plain }: LitProps): JSX.Element {
  const [x, y] = cornerOf(space)
  const isCounted = Number.isFinite(cost)
  return (
    <>
      <rect
        className={styles.lit}
        x={x + 2}
        y={y + 2}
        width={UNIT - 4}
        height={UNIT - 4}
        rx="5"
        fillOpacity={isCounted ? Math.max(0.16, 0.34 - 0.025 * cost) : plain}
        data-entity={`space:${space}`}
      />
      {isCounted && (
        <text className={styles.cost} x={x + 8} y={y + UNIT - 9}>
          {cost}
        </text>
      )}
    </>
  )
}
