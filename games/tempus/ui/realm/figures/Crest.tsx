import type { Person } from '@trialhall/table-ui/figures'
import type { JSX } from 'react'
import { isHero, monsterOf } from '../../../rules/creatures.ts'
import { monsterFace, PRINTED } from '../../../rules/printed.ts'
import { MONSTER_IDS, type CreatureId, type TempusPosition, type TempusView } from '../../../state.ts'
import { BOARD_GLYPHS, CARD_GLYPHS } from '../../glyphs/names.ts'
import { SHAPES } from '../../glyphs/shapes.ts'
import { lookOf, personOf } from '../../people/look-of.ts'
import { useBust, type Look } from '../../people/painted.ts'
import { short } from '../ground/ink.ts'
import styles from './Crest.module.css'
import { SIDE_COLOURS, sideOf, type Side } from '../sides.ts'

/** What cloth of each Class, or skin of each Monster, lies behind its crest. */
const CLOTHS: Readonly<Record<string, string>> = {
  bard: '#7a3f78',
  cleric: '#a58a4e',
  fighter: '#7d4233',
  monk: '#a8672c',
  paladin: '#5a7aa0',
  ranger: '#4d6e3c',
  rogue: '#4a4658',
  wizard: '#3f4f98',
  goblin: '#56702f',
  kobold: '#8a4a2a',
  bugbear: '#6d4a30',
  'oblex-spawn': '#7a5a6a',
  ogre: '#7d6a48',
  bulezau: '#6a3434',
  ankheg: '#6a6a2c',
  'hill-giant': '#7d5a3c',
  'iron-golem': '#5c646c',
  'guardian-naga': '#3f7a5c',
  'elder-oblex': '#7a4a72',
}

/** What stands on a token: somebody, before its picture is painted the glyph of its Class or kind, in a square of 512 on cloth. */
export interface Emblem {
  readonly cloth: string
  readonly shape: string
  readonly person: Person
  readonly look: Look
}

const GLYPHS: Readonly<Record<string, string>> = { ...CARD_GLYPHS, ...BOARD_GLYPHS }

/** The emblem of a creature: of a Hero that of its Class; before that is picked it is anybody. */
export function emblemOf(state: TempusPosition, id: CreatureId): Emblem {
  const slug = isHero(id)
    ? PRINTED.classes[state.heroes[id]?.heroClass ?? -1]?.slug
    : monsterFace(monsterOf(state, id)).slug
  const isPrince = id === MONSTER_IDS.redPrince || id === MONSTER_IDS.bluePrince
  const glyph = isPrince ? BOARD_GLYPHS.prince : (GLYPHS[slug ?? ''] ?? BOARD_GLYPHS.character)
  return {
    cloth: CLOTHS[slug ?? ''] ?? '#4a4038',
    shape: SHAPES[glyph] ?? '',
    person: personOf(state, id),
    look: lookOf(state, id),
  }
}

interface TokenProps extends Emblem {
  readonly side: Side
  /** Radius in units. */
  readonly radius: number
  /** It looks to the other side than its own people do. */
  readonly isTurned?: boolean
}

/** The face of a token around 0 0: who it is in the ring of its side. Sides differ in shape too: own plain, enemy notched, wild with spikes. */
export function Token({ side, radius, cloth, shape, person, look, isTurned }: TokenProps): JSX.Element {
  const { ring, pale, deep } = SIDE_COLOURS[side]
  const bust = useBust({ person, side, look })
  const inner = radius - 2.5
  return (
    <>
      {side === 'wild' && <path d={spikes(radius)} fill="#4a4630" stroke="#120c0b" strokeWidth="2.4" />}
      <circle r={radius} fill={deep} stroke="#120c0b" strokeWidth="2.6" />
      {bust === null ? (
        <Glyph radius={inner - 2} cloth={cloth} shape={shape} />
      ) : (
        <image
          href={bust}
          x={-inner}
          y={-inner}
          width={2 * inner}
          height={2 * inner}
          transform={isTurned ? 'scale(-1 1)' : undefined}
        />
      )}
      <circle r={inner} fill="none" stroke={ring} strokeWidth="4.8" />
      {side === 'enemy' && (
        <circle r={inner} fill="none" stroke="#0d1a2a" strokeWidth="5.2" strokeDasharray={notches(inner)} />
      )}
      <path d={gleam(inner)} fill="none" stroke={pale} strokeWidth="2.4" strokeLinecap="round" />
    </>
  )
}

interface GlyphProps {
  readonly radius: number
  readonly cloth: string
  readonly shape: string
}

/** A glyph on cloth, around 0 0. */
export function Glyph({ radius, cloth, shape }: GlyphProps): JSX.Element {
  const scale = (radius * 1.42) / 512
  return (
    <>
      <circle r={radius} fill={cloth} />
      <path d={`M${-radius} 0a${radius} ${radius} 0 0 0 ${2 * radius} 0Z`} fill="#000" opacity="0.2" />
      <g transform={`scale(${short(scale * 1000) / 1000}) translate(-256 -256)`}>
        <path d={shape} fill="#0d0806" opacity="0.55" transform="translate(16 24)" />
        <path
          d={shape}
          fill="#fff3dc"
          stroke="#180e08"
          strokeWidth="26"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      </g>
    </>
  )
}

function spikes(radius: number): string {
  const dots = Array.from({ length: 24 }, (_, at) => {
    const far = at % 2 === 0 ? radius - 1 : radius + 4
    const angle = (at / 24) * Math.PI * 2
    return `${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`
  })
  return `M${dots.join('L')}Z`
}

function notches(radius: number): string {
  return `3 ${short((2 * Math.PI * radius) / 8 - 3)}`
}

function gleam(radius: number): string {
  const at = (angle: number): string =>
    `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`
  return `M${at(Math.PI * 1.1)}A${radius} ${radius} 0 0 1 ${at(Math.PI * 1.56)}`
}

interface CrestProps {
  readonly view: TempusView
  readonly id: CreatureId
  /** Less than the others: it has had its turn, or is off the map. */
  readonly isFaint?: boolean
}

/** The token of a creature by itself, for mats and tracks: the same that stands on the map, as wide as `--token`. */
export function Crest({ view, id, isFaint = false }: CrestProps): JSX.Element {
  return (
    <svg
      viewBox="-31 -31 62 62"
      className={styles.crest}
      data-faint={isFaint ? '' : undefined}
      aria-hidden="true"
    >
      <Token side={sideOf(view, id)} radius={26} {...emblemOf(view, id)} />
    </svg>
  )
}
