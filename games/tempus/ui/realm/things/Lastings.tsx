import { memo, useRef, type JSX, type NamedExoticComponent } from 'react'
import { lastingFace } from '../../../rules/printed.ts'
import type { Lasting, TempusView } from '../../../state.ts'
import { OFF } from '../../../state.ts'
import { UNIT } from '../ground/ink.ts'
import { cornerOf, middleOf, rimOf, squares } from '../places.ts'
import styles from './Lastings.module.css'
import { leftOf } from './remaining.ts'
import { useTokenWalk } from './useTokenWalk.ts'

/** Colours of what lies on the ground: its spaces, and their rim. */
const LOOKS: Readonly<Record<string, readonly [fill: string, rim: string]>> = {
  'spike-growth': ['#5d7a2c', '#c3dd76'],
  'wall-of-fire': ['#d8481a', '#ffb05a'],
  'wall-of-stone': ['#6d6150', '#d8c7a2'],
  moonbeam: ['#9fb8ff', '#eaf0ff'],
  'hypnotic-pattern': ['#b455d6', '#f3b5ff'],
  'healing-spirit': ['#3fa06a', '#b8ffd2'],
  'spiritual-weapon': ['#d9b24a', '#fff0b8'],
}
const OTHERS = ['#7a55c9', '#d9c0ff'] as const

interface LastingsProps {
  readonly lastings: TempusView['lastings']
  /** A factor on how long a token is on its way; 0 where none is seen to go. */
  readonly pace: number
}

/** What lasts on the ground: areas with their kind and the turns they still have, and tokens. */
export const Lastings: NamedExoticComponent<LastingsProps> = memo(function Lastings({
  lastings,
  pace,
}: LastingsProps): JSX.Element {
  const laid = lastings.filter(({ at, spaces }) => at !== OFF || spaces.length > 0)
  return (
    <>
      {laid.map((lasting) => (
        <Laid key={lasting.id} lasting={lasting} pace={pace} />
      ))}
    </>
  )
})

function Laid({ lasting, pace }: { lasting: Lasting; pace: number }): JSX.Element {
  const group = useRef<SVGGElement>(null)
  useTokenWalk(group, { at: lasting.at, pace })
  const { face, at, spaces } = lasting
  const { slug, ground } = lastingFace(face)
  const [fill, rim] = LOOKS[slug] ?? OTHERS
  const token = at === OFF ? (spaces[0] ?? OFF) : at
  return (
    <g data-lasting={slug} ref={group}>
      {spaces.length > 0 && (
        <>
          <path d={squares(spaces, 1)} fill={fill} opacity={ground?.isSolid ? 0.94 : 0.36} />
          <path
            d={spaces.map((space) => textureOf(slug, space)).join('')}
            className={styles.texture}
            stroke={rim}
          />
          <path d={rimOf(new Set(spaces))} className={styles.rim} stroke={rim} />
        </>
      )}
      {at !== OFF && <Token at={middleOf(token)} fill={fill} rim={rim} />}
      <Clock lasting={lasting} at={cornerOf(token)} />
    </g>
  )
}

/** What is seen on each of its spaces: spikes, flames, joints of stone, rays. */
function textureOf(slug: string, space: number): string {
  const [x, y] = cornerOf(space)
  if (slug === 'spike-growth')
    return [8, 22, 36, 48].map((off, i) => `M${x + off} ${y + (i % 2 === 0 ? 34 : 52)}l5-20l5 20z`).join('')
  if (slug === 'wall-of-fire')
    return `M${x + 14} ${y + 50}q-8-16 4-28q0 10 8 12q-2-14 8-22q0 12 8 18q10 10 0 22`
  if (slug === 'wall-of-stone')
    return `M${x} ${y + 20}h${UNIT}M${x} ${y + 40}h${UNIT}M${x + 20} ${y}v20M${x + 42} ${y + 20}v20M${x + 22} ${y + 40}v20`
  if (slug === 'moonbeam') return `M${x + 16} ${y + 6}v48M${x + 30} ${y + 4}v52M${x + 44} ${y + 6}v48`
  return `M${x + 30} ${y + 18}a12 12 0 1 1-12 12a6 6 0 1 1 6 6`
}

function Token({
  at: [x, y],
  fill,
  rim,
}: {
  at: readonly [number, number]
  fill: string
  rim: string
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx="2" cy="4" r="19" opacity="0.5" />
      <circle r="19" fill={fill} stroke="#120d0c" strokeWidth="2.6" />
      <circle r="16" fill="none" stroke={rim} strokeWidth="2" />
      <path d="M0-11L3-3L11 0L3 3L0 11L-3 3L-11 0L-3-3Z" fill={rim} />
    </g>
  )
}

/** The turns or rounds that are left, on a small hourglass, or the charges, beside a spark. */
function Clock({
  lasting,
  at: [x, y],
}: {
  lasting: Lasting
  at: readonly [number, number]
}): JSX.Element | null {
  const left = leftOf(lasting)
  if (left === null) return null
  return (
    <g transform={`translate(${x + 3} ${y + 3})`} data-left={left.number}>
      <rect width="27" height="19" rx="6" fill="#1a120e" stroke="#ffe9ad" strokeWidth="1.6" />
      <path d={left.isTime ? HOURGLASS : SPARK} className={left.isTime ? styles.glass : styles.spark} />
      <text x="20" y="14.500" className={styles.turns}>
        {left.number}
      </text>
    </g>
  )
}

const HOURGLASS =
  'M5 4h7M5 15h7M6 4q0 4 2.500 5.500q2.500-1.500 2.500-5.500M6 15q0-4 2.500-5.500q2.500 1.500 2.500 5.500'
const SPARK = 'M8.500 3.500L10 8L14 9.500L10 11L8.500 15.500L7 11L3 9.500L7 8Z'
