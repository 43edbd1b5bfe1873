import type { Source, Strike } from '../acts.ts'
import type { AttackFace, Line, Reach, Rider } from '../faces.ts'
import { strike } from '../rules/fight/strikes.ts'
import { giverOf } from '../rules/creatures.ts'
import type { CreatureId } from '../state.ts'
import type { Laid } from './lay.ts'

/** Attacks made by hand, for tests of fights. */

/** A line of a result table: a miss without damage, otherwise a hit. */
export function line(from: number, normal: number, more: Partial<Line> = {}): Line {
  return { from, isHit: true, normal, piercing: 0, riders: [], ...more }
}

/** The line of a miss. */
export const MISS: Line = { from: -99, isHit: false, normal: 0, piercing: 0, riders: [] }

/** `1-5 miss, 6-12: 5, 13+: 11`, the sample table of the rules (T-23.02). */
export const SAMPLE: readonly Line[] = [MISS, line(6, 5), line(13, 11)]

/** An attack with one table. */
export function attackWithTable(table: readonly Line[], reach: Reach = { type: 'melee' }): AttackFace {
  return {
    isWeapon: true,
    isSpell: false,
    reach,
    tables: [table],
    rolls: 1,
    areApart: false,
    bounces: false,
    modifier: 0,
  }
}

/** What comes from a creature by itself. */
export function from(laid: Laid, creature: CreatureId, more: Partial<Source> = {}): Source {
  return { creature, giver: giverOf(laid.state, creature), card: null, isSpell: false, ...more }
}

/** One attack by hand, of which a test names what matters. */
export interface HandStrike {
  readonly by: CreatureId
  readonly on: CreatureId
  readonly table?: readonly Line[]
  readonly reach?: Reach
  readonly modifier?: number
  /** What it comes from; left out: the attacker itself. */
  readonly source?: Source
}

/** Makes it. */
export function strikes(
  laid: Laid,
  { by, on, table = SAMPLE, reach, modifier = 0, source = from(laid, by) }: HandStrike,
): Strike {
  return strike(laid.table, {
    attacker: by,
    target: on,
    attack: attackWithTable(table, reach),
    side: 0,
    source,
    act: null,
    aim: null,
    modifier,
  })
}

/** What a hit does besides damage, for tests that look whether it came. */
export function noting(seen: string[], what: string): Rider {
  return { says: what, run: () => void seen.push(what) }
}
