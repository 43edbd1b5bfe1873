import { counted } from '@trialhall/kernel'
import type { Strike } from '../../acts.ts'
import type { Deed, Play } from '../../faces.ts'
import { areAllies, creaturesOnMap } from '../../rules/creatures.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { isWarded } from '../../rules/fight/wards.ts'
import { bodyOf, groundOf } from '../../rules/map.ts'
import { areAdjacent, distanceBetween } from '../../space/index.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../../state.ts'
import { isTargetAt } from '../aims.ts'
import { does, type Group } from '../groups.ts'
import { sourceOf } from '../sources.ts'
import { sayDamage, type Amount } from '../tables.ts'
import { toEach } from './basic.ts'

/** Damage without a roll (T-11.12). */
export function suffers(group: Group, amount: Amount): Deed {
  const { normal, piercing } = partsOf(amount)
  return toEach(does(group, 'suffer', sayDamage(normal, piercing)), group, (table, target, play) => {
    dealDamage(table, { source: sourceOf(table.state, play), target, normal, piercing })
  })
}

function partsOf(amount: Amount): { readonly normal: number; readonly piercing: number } {
  return typeof amount === 'number' ? { normal: amount, piercing: 0 } : amount
}

/** Missiles that need no roll: the first at the one that the card is aimed at, each an instance of its own (Magic Missile). */
export function missiles(count: number, piercing: number, range: number): Deed {
  return {
    says: `without a roll ${count} missiles of ${piercing} piercing damage, the first at it, each other at it or at another opponent you could choose`,
    harms: count * piercing,
    run(table, play) {
      const [first] = play.targets
      for (let i = 0; i < count && table.state.ending === null; i++) {
        const target = i === 0 ? first : missileTarget(table, play, range)
        if (target === undefined) return
        dealDamage(table, { source: sourceOf(table.state, play), target, normal: 0, piercing })
      }
    },
  }
}

function missileTarget(table: TempusTable, { by, card, about }: Play, range: number): CreatureId | undefined {
  const { state } = table
  const isTarget = isTargetAt(range)
  const options = creaturesOnMap(state)
    .filter((other) => isTarget(state, { owner: by, other, about }) && !isWarded(state, other)) // C-10 #21
    .map((creature) => ({ do: 'creature', creature }) as const)
  return options.length === 0 ? undefined : table.choose(by, { type: 'aim', card }, options).creature
}

/** How a hit spreads to those around its target. */
export interface Splash {
  readonly damage: number
  /** How far from the target; 1: adjacent. */
  readonly within: number
  /** How many at most, of the attacker's choice; null: all. */
  readonly most: number | null
  /** Allies of the attacker are hurt too. */
  readonly hurtsAllies: boolean
}

/** Who stands around the target of a strike, without it. */
export function thoseAround(
  state: TempusPosition,
  strike: Strike,
  { within, hurtsAllies }: Splash,
): readonly CreatureId[] {
  const ground = groundOf(state)
  const isBeside = (body: readonly number[]): boolean =>
    body.some((to) => strike.where.some((from) => areAdjacent(ground, from, to)))
  return creaturesOnMap(state).filter((other) => {
    if (other === strike.target || (!hurtsAllies && areAllies(state, other, strike.attacker))) return false
    const body = bodyOf(state, other)
    return within === 1 ? isBeside(body) : distanceBetween(body, strike.where) <= within
  })
}

/** What a strike does to those around its target: it hurts all, or as many as its attacker chooses. */
export function splashes(
  table: TempusTable,
  play: Pick<Play, 'by' | 'card'>,
  about: { readonly strike: Strike; readonly splash: Splash },
): void {
  const { state } = table
  const { strike, splash } = about
  const around = thoseAround(state, strike, splash)
  for (const target of chosen(table, play, { around, splash }))
    dealDamage(table, { source: sourceOf(state, play), target, normal: splash.damage, piercing: 0 })
}

function chosen(
  table: TempusTable,
  { by, card }: Pick<Play, 'by' | 'card'>,
  { around, splash: { most, damage } }: { readonly around: readonly CreatureId[]; readonly splash: Splash },
): readonly CreatureId[] {
  if (most === null) return around
  const options = around.map((creature) => ({ do: 'creature', creature }) as const)
  return table
    .chooseMany(by, { type: 'aim', card, suffers: damage }, { options, min: 0, max: most })
    .map(({ creature }) => creature)
}

/** "each other creature adjacent to the target suffers 4". */
export function saySplash({ damage, within, most, hurtsAllies }: Splash): string {
  const where = within === 1 ? 'adjacent to the target' : `within ${within} of the target`
  const whom = hurtsAllies ? 'creature' : 'opponent'
  return most === null
    ? `each other ${whom} ${where} suffers ${damage}`
    : `up to ${counted(most, `other ${whom}`)} ${where} suffer${most === 1 ? 's' : ''} ${damage}`
}

/** After an attack: those around its targets, where it hit or, if `misses`, in any case; `hurtsTarget` strikes the target again. */
export function spreads(
  splash: Splash,
  { misses, hurtsTarget }: { readonly misses: boolean; readonly hurtsTarget: boolean },
): Deed {
  const target = hurtsTarget ? `the target suffers ${splash.damage}, and ` : ''
  return {
    says: `${misses ? 'hit or miss, ' : 'after a hit, '}${target}${saySplash(splash)}`,
    run(table, play) {
      for (const strike of (play.about.act?.strikes ?? []).slice()) {
        if (strike.roll === null || (!misses && strike.line?.isHit !== true)) continue
        const source = sourceOf(table.state, play)
        if (hurtsTarget)
          dealDamage(table, { source, target: strike.target, normal: splash.damage, piercing: 0 })
        splashes(table, play, { strike, splash })
      }
    },
  }
}
