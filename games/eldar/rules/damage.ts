import type { Blow } from '../faces.ts'
import { happen } from './happenings.ts'
import { attachedTo, leavePlay } from './leaving-play.ts'
import { faceOf } from './printed.ts'
import { heroAt, NOBODY, type EldarPosition, type EldarTable, type HeroId } from '../state.ts'
import { hasQuirk, statusesOf } from './statuses.ts'
import { BIT, DEBUFFS, OCCASION, QUIRK, SLOT } from '../terms.ts'
import { score } from './victory.ts'

/** Damage after everything that changes it, clamped once; nothing is added to nothing (E-20.06, E-R15). */
export function finalDamage(state: EldarPosition, { by, to, amount }: Blow): number {
  if (amount <= 0) return 0
  const dealer = statusesOf(state, by, DEALING)
  const taker = statusesOf(state, to, TAKING)
  let damage = amount
  if ((dealer & BIT.invigorated) !== 0) damage++ // E-20.01
  if ((dealer & BIT.weakened) !== 0) damage-- // E-20.02
  if ((taker & BIT.vulnerable) !== 0) damage++ // E-20.03
  if ((taker & BIT.resilient) !== 0) damage-- // E-20.04
  const isEnemy = heroAt(state, by).seat !== heroAt(state, to).seat
  if (isEnemy && (taker & DEBUFFS) !== 0 && hasQuirk(state, by, QUIRK.readStance)) damage++
  return Math.max(0, damage) // E-20.05
}

/** Statuses that change what is dealt, and what is taken. */
const DEALING = BIT.invigorated | BIT.weakened
const TAKING = BIT.vulnerable | BIT.resilient | DEBUFFS

/** Blows of one event: all are worked out first, then all land (E-20.07). Returns them for `fall`, which ends the event. */
export function dealDamage(table: EldarTable, blows: readonly Blow[]): readonly Blow[] {
  const { state } = table
  const dealt = blows.map((blow) => finalDamage(state, blow))
  for (let i = 0; i < blows.length; i++) strike(table, blows[i] as Blow, dealt[i] as number)
  for (let i = 0; i < blows.length; i++) {
    const { by, to } = blows[i] as Blow
    if ((dealt[i] as number) > 0) happen(table, { occasion: OCCASION.damaged, hero: to, by })
  }
  return blows
}

function strike(table: EldarTable, { by, to, amount }: Blow, damage: number): void {
  if (damage > 0) {
    const hp = lowerHp(table, to, damage)
    table.emit({ type: 'damaged', hero: to, by, amount: damage, hp })
  } else if (amount > 0) table.emit({ type: 'unharmed', hero: to, by }) // E-R80
}

/** HP that is lost is no damage: nothing changes it (E-21.03). Returns the losses, as blows of nobody, for `fall`. */
export function loseHp(table: EldarTable, heroes: readonly HeroId[], amount: number): readonly Blow[] {
  if (amount <= 0) return NO_BLOWS
  for (const id of heroes) {
    const hp = lowerHp(table, id, amount)
    table.emit({ type: 'lostHp', hero: id, amount, hp })
  }
  return heroes.map((to) => ({ by: NOBODY, to, amount }))
}

const NO_BLOWS: readonly Blow[] = []

/** Lowers HP to no less than 0; Spirit Guardian puts 1 in the place of 0 and is sacrificed (E-21.01, E-R77). Returns what is left. */
function lowerHp(table: EldarTable, id: HeroId, amount: number): number {
  const hero = heroAt(table.state, id)
  hero.hp = Math.max(0, hero.hp - amount)
  if (hero.hp > 0 || !hasQuirk(table.state, id, QUIRK.guardian)) return hero.hp
  hero.hp = 1
  const guardian = attachedTo(table.state, id, SLOT.support)
  if (guardian !== null) {
    table.emit({ type: 'guarded', hero: id, card: guardian.card })
    leavePlay(table, guardian.card, 'sacrificed')
  }
  return hero.hp
}

/** Defeats every Hero of an event that has 0 HP left, all together (E-21.07, E-28.01, E-R38). */
export function fall(table: EldarTable, blows: readonly Blow[]): void {
  const { state } = table
  if (!blows.some(({ to }) => isFelled(state, to))) return
  const fallen = blows.filter(
    ({ to }, i) => isFelled(state, to) && blows.findIndex((blow) => blow.to === to) === i, // each once
  )
  for (const { by, to } of fallen) {
    table.emit({ type: 'defeated', hero: to })
    happen(table, { occasion: OCCASION.defeated, hero: to, by }) // E-R37: before anything is taken from it
  }
  const glory = [0, 0]
  for (const { to } of fallen) {
    takeOut(table, to)
    ;(glory[1 - heroAt(state, to).seat] as number) += 1 // E-28.02
  }
  score(table, glory)
}

/** 0 HP, and not counted as defeated yet (E-21.07). */
function isFelled(state: EldarPosition, id: HeroId): boolean {
  const { hp, isDown } = heroAt(state, id)
  return hp === 0 && !isDown
}

/** A defeated Hero loses Focus, permanents, statuses and abilities until it revives (E-28.03 to E-28.06). */
function takeOut(table: EldarTable, id: HeroId): void {
  const hero = heroAt(table.state, id)
  for (const attached of hero.kit) if (attached !== null) leavePlay(table, attached.card, 'fallen') // E-22.06
  hero.focus = 0
  hero.granted = 0
  hero.raised = null // E-R98
  hero.isDown = true
}

/** Recovers HP, never above the starting value (E-21.04 to E-21.06). Returns what is lost instead, for `fall`. */
export function recover(table: EldarTable, id: HeroId, amount: number): readonly Blow[] {
  const { state } = table
  const hero = heroAt(state, id)
  const gained = recoverable(state, id, amount)
  if (gained <= 0) return NO_BLOWS
  if (hasQuirk(state, id, QUIRK.taint)) {
    happen(table, { occasion: OCCASION.tainted, hero: id, by: NOBODY })
    return loseHp(table, [id], gained) // E-R78
  }
  hero.hp += gained
  table.emit({ type: 'recovered', hero: id, amount: gained, hp: hero.hp })
  return NO_BLOWS
}

/** How much of a recovery would reach a Hero: nothing if it is out of the round or a text forbids it (E-21.04, E-21.06, E-R35). */
export function recoverable(state: EldarPosition, id: HeroId, amount: number): number {
  const { hp, face, isDown } = heroAt(state, id)
  if (isDown || hasQuirk(state, id, QUIRK.noRecovery)) return 0
  return Math.max(0, Math.min(amount, faceOf(face).hp - hp))
}
