import type { CardId } from '@trialhall/kernel'
import type { ActivatedDeed, Danger, Dose, Extra, Stats } from '../faces.ts'
import { basicAttack, attackTargets } from '../rules/attacks.ts'
import { deal, restore } from '../rules/damage.ts'
import { cardsOf, cardsWhere, characterOn, isA, isConscious, isHero, seatOf } from '../rules/field.ts'
import { pair, partnersFor } from '../rules/pairs.ts'
import { rollSave, rollSaves } from '../rules/saves.ts'
import { putToken } from '../rules/tokens.ts'
import { targetOption } from '../rules/windows.ts'
import type { BattlePosition, BattleTable, Character } from '../state.ts'
import type { Kind } from '../terms.ts'
import { NOTHING_HERE, sayStats } from './modifiers.ts'

/** Damage that a save avoids (B-12.11). */
type Bombardment = Pick<Danger, 'damage' | 'save'>

const PLAIN_DEED = {
  targets: null,
  lacks: NOTHING_HERE,
  harms: false,
  danger: null,
  strikes: null,
  boon: { type: 'none' },
} as const

/** Damage to every opposing character, or every reinforcement, each with a save of its own (B-12.11, B-R59). */
export function bombard({ damage, save }: Bombardment, whom: 'characters' | 'reinforcements'): ActivatedDeed {
  return {
    ...PLAIN_DEED,
    says: `Deal ${damage} damage to each opposing ${whom === 'characters' ? 'character' : 'reinforcement'}; save ${save} each.`,
    danger: { damage, save, reach: whom === 'characters' ? 'all' : 'reinforcements' },
    run(table, user) {
      const { state } = table
      const seat = 1 - seatOf(state, user.card)
      const cards = cardsWhere(state, seat, (other) => whom === 'characters' || !isHero(state, other))
      const failed = rollSaves(table, { by: user.card, seat, cards, needed: save })
      deal(table, { by: user, amount: damage, targets: failed })
    },
  }
}

/** Damage to one opposing character, with a save. */
export function shoot({ damage, save }: Bombardment): ActivatedDeed {
  return {
    ...PLAIN_DEED,
    says: `Deal ${damage} damage to one opposing character; save ${save}.`,
    harms: true,
    danger: { damage, save, reach: 'one' },
    lacks: 'Your opponent has no character on the field.',
    targets: attackTargets,
    run(table, user, target) {
      if (target === null || rollSave(table, target, save)) return
      deal(table, { by: user, amount: damage, targets: [target] })
    },
  }
}

/** HP for a friendly hero of one of these kinds, the user itself included; unconscious heroes too. */
export function mend(doses: readonly Dose[]): ActivatedDeed {
  const doseFor = (state: BattlePosition, hero: Character): number =>
    doses.find(({ kind }) => isA(state, hero, kind))?.hp ?? 0
  return {
    ...PLAIN_DEED,
    says: `Restore ${sayDoses(doses)}.`,
    boon: { type: 'heals', doses },
    lacks: `You have no ${doses.map(({ kind }) => kind).join(' or ')} hero on the field.`,
    targets: (state, user) =>
      cardsWhere(
        state,
        seatOf(state, user.card),
        (other) => isHero(state, other) && doseFor(state, other) > 0,
      ),
    run(table, _user, target) {
      const hero = characterOn(table.state, target as CardId) as Character
      restore(table, hero.card, doseFor(table.state, hero))
    },
  }
}

function sayDoses(doses: readonly Dose[]): string {
  const amounts = [...new Set(doses.map(({ hp }) => hp))]
  const each = amounts.map((hp) => {
    const kinds = doses.filter((dose) => dose.hp === hp).map(({ kind }) => kind)
    return `${hp} HP to one friendly ${kinds.join(' or ')} hero`
  })
  return each.join(', or ')
}

/** A modifier for every other friendly conscious character, or every Beast, that is there now (B-R63). */
export function rouse(source: string, stats: Partial<Stats>, kind: Kind | null): ActivatedDeed {
  return {
    ...PLAIN_DEED,
    says: `Each other friendly conscious ${kind ?? 'character'} gets ${sayStats(stats)} until the round ends.`,
    boon: { type: 'rouses', stats, kind },
    run(table, user) {
      const { state } = table
      const isRoused = (other: Character): boolean =>
        other !== user && isConscious(other) && (kind === null || isA(state, other, kind))
      for (const card of cardsWhere(state, seatOf(state, user.card), isRoused))
        putToken(table, characterOn(state, card) as Character, { source, ...stats })
    },
  }
}

/** Pairs its user with a friendly character (B-14.1 to B-14.3). */
export const guard: ActivatedDeed = {
  ...PLAIN_DEED,
  says: 'Pair with one friendly character: they are activated together, and you choose which of them is hit.',
  lacks: 'There is nobody to pair with: a pair has two members, and nobody is in two pairs.',
  boon: { type: 'pairs' },
  targets: partnersFor,
  run: (table, user, target) => pair(table, user, target as CardId),
}

/** A price in DEF that the user pays until the round ends. */
interface Price {
  readonly source: string
  readonly def: number
}

/** One basic attack with something added; its price in DEF is paid on declaring it. */
export function dive({ source, def }: Price, extra: Extra): ActivatedDeed {
  return {
    ...PLAIN_DEED,
    says: `${sayStats({ def })} on itself until the round ends, then one basic attack with ${sayStats(extra)}.`,
    strikes: { times: 1, extra, def },
    lacks: 'Your opponent has no character on the field.',
    targets: attackTargets,
    run(table, user, target) {
      putToken(table, user, { source, def })
      basicAttack(table, user, { aim: target as CardId, extra, ability: source })
    },
  }
}

/** Several basic attacks, each with its own target; afterwards the price in DEF. A natural 1 ends only the one (B-5.10, B-R25). */
export function overwind({ source, def }: Price, times: number): ActivatedDeed {
  return {
    ...PLAIN_DEED,
    says: `${capitalCount(times)} basic attacks, one after the other; then ${sayStats({ def })} on itself until the round ends.`,
    strikes: { times, extra: { atk: 0, dmg: 0 }, def },
    lacks: 'Your opponent has no character on the field.',
    run(table, user) {
      for (let i = 0; i < times && table.state.ending === null; i++) attackAgain(table, user, source)
      if (table.state.ending === null) putToken(table, user, { source, def })
    },
  }
}

function attackAgain(table: BattleTable, user: Character, ability: string): void {
  const { state } = table
  const seat = seatOf(state, user.card)
  const options = cardsOf(state, 1 - seat).map(targetOption)
  if (options.length === 0) return
  const aim = table.choose(seat, { type: 'next-target', card: user.card, ability }, options).card
  basicAttack(table, user, { aim, ability })
}

function capitalCount(count: number): string {
  return ['No', 'One', 'Two', 'Three'][count] ?? String(count)
}
