import { faceOf, sideOf, type LanesView, type Unit } from '@trialhall/game-lanes'
import { classes, Glyph, seatDyed, useInteraction } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { Token } from '../cards/Tokens.tsx'
import { shownDefence } from '../stance.ts'
import { figureOf } from '../figures/figure-of.ts'
import { boardShape, faceShape } from '../looks.ts'
import { conditionsOn, marksOn } from '../unit-words.ts'
import styles from './Piece.module.css'
import { nearSeat, spotOf } from './places.ts'

/** The outline of a piece by its owner, in a box of 100 by 124: A's are peaked, B's are arched. Both point where they head. */
const FRAMES = [
  'M50 3 L95 30 V113 Q95 121 87 121 H13 Q5 121 5 113 V30 Z',
  'M50 4 C77 4 95 24 95 52 V106 Q95 121 80 121 H20 Q5 121 5 106 V52 C5 24 23 4 50 4 Z',
] as const

interface PieceProps {
  readonly unit: Unit
  readonly view: LanesView
  readonly order: number | undefined
  readonly isFlanked: boolean
  readonly deed: Deed | null
  readonly moment: number
}

/** What a piece does in the present event: it strikes towards a place, or it is struck. */
export interface Deed {
  readonly does: 'strike' | 'suffer' | 'gain' | 'idle' | 'arrive'
  /** Where it strikes to, in fields right and down. */
  readonly towards?: readonly [number, number]
  /** What floats over it, e.g. '−2', and what made it so much, in a few words. */
  readonly says?: string
  readonly note?: string
}

/** A unit on the board: its picture in the dye and the shape of its owner, Attack and HP as dice, signs for the rest. */
export function Piece({ unit, view, order, isFlanked, deed, moment }: PieceProps): JSX.Element {
  const { x, y } = spotOf(view, unit.field)
  const { pointedAt } = useInteraction()
  const place = { '--x': x, '--y': y, ...seatDyed(unit.owner) } as CSSProperties
  const isPointed = pointedAt === `card:${unit.card}`
  return (
    <span
      className={classes(styles.piece, isPointed && styles.pointed, order === 1 && styles.next)}
      style={place}
      data-owner={unit.owner}
      data-piece={`field:${unit.field}`}
      data-flies={`card:${unit.card}`}
    >
      <span key={moment} className={styles.body} data-does={deed?.does} style={lunge(deed)}>
        <Frame unit={unit} view={view} />
        <Person unit={unit} view={view} />
        <Dice unit={unit} />
        <Signs unit={unit} />
        {unit.isDefending && (
          <span className={styles.defence} data-flanked={isFlanked ? '' : undefined}>
            <Glyph shape={boardShape('shield')} />
            <b>{shownDefence(view, unit)}</b>
          </span>
        )}
      </span>
      {order !== undefined && <span className={styles.order}>{order}</span>}
      {deed?.says && (
        <span key={`said ${moment}`} className={styles.said} data-does={deed.does}>
          {deed.says}
          {deed.note && <small>{deed.note}</small>}
        </span>
      )}
    </span>
  )
}

function lunge(deed: Deed | null): CSSProperties | undefined {
  if (!deed?.towards) return undefined
  const [right, down] = deed.towards
  return { '--right': right, '--down': down } as CSSProperties
}

/** Who it is, in a round window; until the figure has come, the glyph. */
function Person({ unit, view }: { unit: Unit; view: LanesView }): JSX.Element {
  const { slug } = faceOf(unit.face)
  const side = unit.owner === (view.viewer ?? 0) ? 'own' : 'enemy'
  return (
    <>
      <Glyph shape={faceShape(unit.face)} className={styles.glyph} />
      <span className={styles.window}>
        <img src={figureOf(slug, side)} alt="" draggable={false} decoding="async" />
      </span>
    </>
  )
}

/** Upright it heads away from its side; defending it lies across; under Turnover it heads back. */
function Frame({ unit, view }: { unit: Unit; view: LanesView }): JSX.Element {
  const heading = sideOf(unit) === nearSeat(view) ? 0 : 180
  const turn = heading + (unit.isDefending ? 90 : 0)
  return (
    <svg
      viewBox="0 0 100 124"
      className={styles.frame}
      style={{ transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      focusable="false"
    >
      <path d={FRAMES[unit.owner === 0 ? 0 : 1]} className={styles.plate} />
      <path d={FRAMES[unit.owner === 0 ? 0 : 1]} className={styles.inlay} />
    </svg>
  )
}

function Dice({ unit }: { unit: Unit }): JSX.Element {
  const { attack, hp, baseHp } = unit
  const printed = faceOf(unit.face).attack
  return (
    <>
      {attack !== null && (
        <span className={classes(styles.die, styles.attack)} data-state={stateOf(attack, printed)}>
          <Glyph shape={boardShape('attack')} />
          <b>{attack}</b>
        </span>
      )}
      {hp !== null && (
        <span className={classes(styles.die, styles.life)} data-state={stateOf(hp, baseHp)}>
          <Glyph shape={boardShape('life')} />
          <b key={hp}>{Math.max(0, hp)}</b>
        </span>
      )}
    </>
  )
}

function stateOf(value: number, base: number | null): 'less' | 'more' | undefined {
  if (base === null || value === base) return undefined
  return value < base ? 'less' : 'more'
}

/** Modifiers that a piece shows. */
function modifiersOf({ face }: Unit): readonly ('range' | 'shield' | 'packTactics' | 'grounded')[] {
  const { range, shield, packTactics, grounded } = faceOf(face).modifiers
  return [
    ...(range > 0 ? (['range'] as const) : []),
    ...(shield > 0 ? (['shield'] as const) : []),
    ...(packTactics ? (['packTactics'] as const) : []),
    ...(grounded ? (['grounded'] as const) : []),
  ]
}

/** Modifiers on the left, conditions on the right, tokens of Enchantments below them. */
function Signs({ unit }: { unit: Unit }): JSX.Element {
  const marks = marksOn(unit)
  return (
    <>
      <span className={styles.modifiers}>
        {modifiersOf(unit).map((modifier) => (
          <span key={modifier} className={styles.sign}>
            <Glyph shape={boardShape(modifier)} />
          </span>
        ))}
      </span>
      <span className={styles.conditions}>
        {conditionsOn(unit).map(([condition, count]) => (
          <span key={condition} className={styles.condition} data-condition={condition}>
            <Glyph shape={boardShape(condition)} />
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
        {marks.map(({ owner, shape }) => (
          <Token key={`${owner} ${shape}`} owner={owner} shape={shape} className={styles.mark} />
        ))}
        {unit.shape >= 0 && (
          <Token owner={unit.owner} shape={unit.shape} count={unit.tokens} className={styles.mark} />
        )}
      </span>
    </>
  )
}
