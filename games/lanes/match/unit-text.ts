import type { DefIndex, Seat } from '@trialhall/kernel'
import { FACES } from '../content/cards.ts'
import { CONDITIONS, type Condition } from '../terms.ts'

/** A unit in a position, as "bGd1/3D+stun2" says it. */
export interface UnitText {
  readonly owner: Seat
  readonly face: DefIndex
  /** Undefined: as printed. */
  readonly attack: number | null | undefined
  readonly hp: number | null | undefined
  readonly isDefending: boolean
  readonly conditions: Readonly<Partial<Record<Condition, number>>>
}

/** The two letters of every face that can stand on the battleground. */
const CODES: ReadonlyMap<string, DefIndex> = new Map(
  FACES.flatMap(({ code }, face) => (code === '' ? [] : [[code, face]])),
)

const CODE = [...CODES.keys()].join('|')
const VALUE = String.raw`(?:\d{1,2}|-)`
const CONDITION = String.raw`\+(?:${CONDITIONS.join('|')})\d?`
const UNIT = String.raw`[ab](?:${CODE})(?:${VALUE}/${VALUE})?D?(?:${CONDITION})*`

/** A unit, or "" for none. */
export const UNIT_FORM: { readonly pattern: RegExp; readonly allowed: string; readonly default: string } = {
  pattern: new RegExp(`^(?:${UNIT})?$`),
  allowed: 'a unit such as "aGd", "bIm3/1" or "aGd1/3D+stun2"',
  default: '',
}

/** A row of a board: units and dots with spaces between them. */
export const ROW_FORM: { readonly pattern: RegExp; readonly allowed: string } = {
  pattern: new RegExp(`^\\s*(?:\\.|${UNIT})(?:\\s+(?:\\.|${UNIT}))*\\s*$`),
  allowed: 'a row of units and dots, such as ". bGd1/3 . aAr"',
}

const PARTS = /^([ab])([A-Z][a-z])(?:([\d-]+)\/([\d-]+))?(D?)((?:\+[a-z]+\d?)*)$/

/** Reads a unit of the form above. */
export function readUnit(text: string): UnitText {
  const [, owner, code, attack, hp, stance, conditions] = PARTS.exec(text) ?? []
  return {
    owner: owner === 'b' ? 1 : 0,
    face: CODES.get(code ?? '') ?? 0,
    attack: value(attack),
    hp: value(hp),
    isDefending: stance === 'D',
    conditions: Object.fromEntries(
      [...(conditions ?? '').matchAll(/\+([a-z]+)(\d?)/g)].map(([, name, count]) => [
        name,
        Number(count || 1),
      ]),
    ),
  }
}

function value(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return text === '-' ? null : Number(text)
}
