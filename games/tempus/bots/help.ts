import type { CardId, Seat } from '@trialhall/kernel'
import type { Deed } from '../faces.ts'
import { areAllies, creaturesOnMap, isHero, monsterOf } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { changesNothing } from '../rules/play/vain.ts'
import { cardOf } from '../rules/printed.ts'
import { distance } from '../space/index.ts'
import { heroOf, OFF, type CreatureId, type Hero, type TempusPosition } from '../state.ts'
import { HERO_HP } from '../terms.ts'
import { WORTH } from './weights.ts'

/** How far healing reaches, as a rule. */
const REACH = 8
/** What a card does that says nothing of itself in numbers, and what it does where nobody is near to fight with: it is not worth a card. */
const UNKNOWN = 0.09
const ONGOING = 0.14
/** The same for what may wait: less than a card costs that will be kept. */
const IDLE = 0.03
/** Opponents so near may come to blows before the card has ended. */
const NEAR = 9
/** A Hero that has fewer HP is near its end, and healing keeps it from that. */
const WEAK = 12
const RESCUE = 2

/** What a card that harms nobody is worth now: healing as much as somebody lacks, and less than nothing where it would change nothing. */
export function helpWorth(state: TempusPosition, seat: Seat, card: CardId): number {
  return helpBeyond(state, seat, { card, coming: 0 })
}

interface Help {
  readonly card: CardId
  /** HP that something else will heal before. */
  readonly coming: number
}

/** The same where something else heals before. */
export function helpBeyond(state: TempusPosition, seat: Seat, { card, coming }: Help): number {
  const face = cardOf(state, card)
  if (face?.kind !== 'hero' && face?.kind !== 'loot') return 0
  if (changesNothing(state, seat, card)) return WASTE
  const heals = healingOn(state, card)
  if (heals !== undefined) return healWorth(state, seat, { heals, coming })
  if (!isFightNear(state, seat) || isPlaceForUnhurt(state, seat, face.action?.deed ?? null)) return IDLE
  return face.kind === 'hero' && face.use !== 'discard' ? ONGOING : UNKNOWN
}

/** Worse than to leave it. */
export const WASTE = -1

/** Whether an opponent that is awake is near a Hero. */
export function isFightNear(state: TempusPosition, seat: Seat): boolean {
  const { at } = heroOf(state, seat)
  if (at === OFF) return false
  return creaturesOnMap(state).some(
    (id) => !areAllies(state, id, seat) && isAwake(state, id) && distanceTo(state, id, at) <= NEAR,
  )
}

function isAwake(state: TempusPosition, id: CreatureId): boolean {
  return isHero(id) || monsterOf(state, id).isActive === true
}

/** HP that a card heals; undefined where it heals nobody. */
export function healingOn(state: TempusPosition, card: CardId): number | undefined {
  const face = cardOf(state, card)
  if (face?.kind !== 'hero' && face?.kind !== 'loot') return undefined
  return face.free?.deed.heals ?? face.action?.deed?.heals
}

/** Whether a deed lays something that heals, and nobody of the party is hurt. */
function isPlaceForUnhurt(state: TempusPosition, seat: Seat, deed: Deed | null): boolean {
  if (deed?.lays?.face.heals === undefined) return false
  return state.heroes.every((hero) => hero.id % 2 !== seat % 2 || hero.hp >= HERO_HP)
}

interface Healing extends Pick<Help, 'coming'> {
  readonly heals: number
}

function healWorth(state: TempusPosition, seat: Seat, { heals, coming }: Healing): number {
  const { at } = heroOf(state, seat)
  let best = 0
  for (const hero of state.heroes) {
    if (hero.id % 2 !== seat % 2 || hero.at === OFF) continue
    if (hero.id !== seat && distance(at, hero.at) > REACH) continue
    best = Math.max(best, gainBy(hero, heals, coming))
  }
  return best
}

/** What HP are worth to a Hero that so many are to come to already: more where it has few. */
export function gainBy({ hp: now }: Hero, heals: number, coming = 0): number {
  const hp = now + coming
  const gained = Math.max(0, Math.min(HERO_HP - hp, heals))
  return WORTH.hp * gained * (hp < WEAK ? RESCUE : 1)
}
