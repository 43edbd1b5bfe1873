import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleState, Character } from '../../game.ts'
import { attackOdds, mayTakeIt, rogueOdds, type AttackOdds } from '../../odds/attack.ts'
import { abilityAttackOdds } from '../../odds/ability.ts'
import { abilitiesOf } from '../../rules/activation.ts'
import { attackTargets, basicAttack } from '../../rules/attacks.ts'
import { attackWithAll } from '../../rules/equalizers.ts'
import { characterOn, isConscious, isHero } from '../../rules/field.ts'
import { equalizerOf } from '../../rules/printed.ts'
import { lay, on } from '../lay.ts'
import { chanceThat, everyWay, fateIn, type Way } from './faces.ts'
import { everybody, randomPositions } from './random-positions.ts'

/** Who can attack, with every target. */
function attacksIn(state: BattleState): { attacker: Character; target: CardId }[] {
  return everybody(state)
    .filter(isConscious)
    .flatMap((attacker) => attackTargets(state, attacker).map((target) => ({ attacker, target })))
}

function heroesOf(state: BattleState): ReadonlySet<CardId> {
  return new Set(everybody(state).flatMap((one) => (isHero(state, one) ? [one.card] : [])))
}

/** The odds as the dice of the rules have them. */
function tallied(state: BattleState, ways: readonly Way[], target: CardId) {
  const rolled = (way: Way) => way.events.find((event) => event.type === 'attackRolled')
  return {
    lost: ways.reduce((sum, way) => sum + way.chance * lostIn(way), 0),
    hit: chanceThat(ways, (way) => rolled(way)?.isSuccess === true),
    ...fateIn(state, ways, target),
  }
}

function expectSame(odds: AttackOdds | null, found: Record<'hit' | 'falls' | 'defeated', number>): void {
  expect(odds?.hit).toBeCloseTo(found.hit, 9)
  expect(odds?.falls).toBeCloseTo(found.falls, 9)
  expect(odds?.defeated).toBeCloseTo(found.defeated, 9)
}

function lostIn({ events }: Way): number {
  return events.reduce((sum, event) => sum + (event.type === 'hurt' ? event.by : 0), 0)
}

/** What the odds say of a face is what happened when it was rolled. */
function expectFace(odds: AttackOdds | null, { events }: Way): void {
  const rolled = events.find((event) => event.type === 'attackRolled')
  const hurt = events.find((event) => event.type === 'hurt') // heroes only
  const face = odds?.faces[(rolled?.die ?? 0) - 1]
  expect(face).toMatchObject({ die: rolled?.die, total: rolled?.total, isHit: rolled?.isSuccess })
  expect(hurt?.by ?? face?.damage).toBe(face?.damage)
}

describe('the odds of an attack', () => {
  const positions = randomPositions([1, 2, 3], 47)

  test('are those of all faces of all dice of the rules, in positions of random matches', () => {
    let [paired, shattering] = [0, 0]
    for (const state of positions) {
      const heroes = heroesOf(state)
      for (const { attacker, target } of attacksIn(state)) {
        const ways = everyWay(state, (table) =>
          basicAttack(table, characterOn(table.state, attacker.card) as Character, { aim: target }),
        )
        const odds = attackOdds(state, { attacker, target })
        expectSame(odds, tallied(state, ways, target))
        for (const way of ways) expectFace(odds, way)
        const isHero = heroes.has(target)
        expect(isHero ? odds?.expected : 0).toBeCloseTo(tallied(state, ways, target).lost, 9)
        if (mayTakeIt(state, target).length > 1) paired++
        if (ways.length > 6) shattering++
      }
    }
    expect(paired).toBeGreaterThan(20)
    expect(shattering).toBeGreaterThan(20)
  })

  test('take the partner of a pair where its controller puts it in the way', () => {
    let seen = 0
    for (const state of positions)
      for (const { attacker, target } of attacksIn(state)) {
        const [, partner] = mayTakeIt(state, target)
        if (partner === undefined || seen > 60) continue
        seen++
        const ways = everyWay(
          state,
          (table) =>
            basicAttack(table, characterOn(table.state, attacker.card) as Character, { aim: target }),
          (prompt, options) => (prompt.type === 'shield' ? 1 : options.length - 1),
        )
        expectSame(attackOdds(state, { attacker, target: partner }), tallied(state, ways, partner))
      }
    expect(seen).toBeGreaterThan(10)
  })

  test('count what Dive and Overwind add to their attacks', () => {
    let seen = 0
    for (const state of positions)
      for (const { attacker, target } of attacksIn(state))
        for (const { slug, deed } of abilitiesOf(state, attacker)) {
          const odds = abilityAttackOdds(state, { user: attacker, slug }, target)
          if (deed.strikes?.times !== 1) continue
          seen++
          const ways = everyWay(state, (table) =>
            deed.run(table, characterOn(table.state, attacker.card) as Character, target),
          )
          expectSame(odds, tallied(state, ways, target))
        }
    expect(seen).toBeGreaterThan(20)
    expect(
      abilityAttackOdds(
        positions[0] as BattleState,
        { user: everybody(positions[0] as BattleState)[0] as Character, slug: 'mend-2' },
        0 as CardId,
      ),
    ).toBeNull()
  })

  test('of equalizers are those of their own numbers', () => {
    for (const card of ['airship-pirates', 'rogue-super-soldiers']) {
      const t = lay({
        A: {
          characters: [
            { card: 'dire-wolf', hp: 7 },
            { card: 'pterosaur-rider', hp: 3 },
            { card: 'quartermaster', hp: 2 },
          ],
        },
        B: {
          equalizers: [{ card, attacks: 1 }],
          characters: [
            { card: 'clockwork-soldier', hp: 1 },
            { card: 'artillery', hp: 1 },
            { card: 'engineer-corp-captain', hp: 1 },
          ],
        },
      })
      const [rogue] = t.state.sides[1]?.rogues ?? []
      const printed = equalizerOf(t.state, rogue?.card as CardId)
      const [first, ...more] = rogueOdds(t.state, printed)
      expect(more).toEqual([])
      expect(first?.target).toBe(on(t, 'dire-wolf').card)
      const ways = everyWay(t.state, (table) => attackWithAll(table, 1))
      expectSame(first?.odds ?? null, tallied(t.state, ways, on(t, 'dire-wolf').card))
    }
  })

  test('a miss that may be rolled again is rolled again', () => {
    const t = lay({})
    const strike = { attacker: on(t, 'dire-wolf'), target: on(t, 'clockwork-soldier').card }
    expect(attackOdds(t.state, strike)).toMatchObject({ least: 3, hit: 4 / 6, damage: 3, doubled: 6 })
    const again = attackOdds(t.state, { ...strike, rerolls: 1 })
    expect(again?.hit).toBeCloseTo(1 - (2 / 6) ** 2, 9)
    expect(again?.expected).toBeCloseTo((8 / 9 / 4) * (3 + 3 + 3 + 6), 9)
  })

  test('are those of the booklet: a Dire Wolf against the Captain who has 1 HP', () => {
    const t = lay({ B: { characters: [{ card: 'engineer-corp-captain', hp: 1 }] } })
    const odds = attackOdds(t.state, {
      attacker: on(t, 'dire-wolf'),
      target: on(t, 'engineer-corp-captain').card,
    })
    expect(odds).toMatchObject({ modifier: 4, needed: 5, least: 2, damage: 3, doubled: 6 })
    expect(odds?.hit).toBeCloseTo(5 / 6, 9)
    expect(odds?.expected).toBeCloseTo((4 * 3 + 6) / 6, 9)
    expect(odds?.falls).toBeCloseTo(4 / 6, 9) // 1 - 3 = -2; a natural 6 takes 6: -5
    expect(odds?.defeated).toBeCloseTo(1 / 6, 9)
  })

  test('are null for a target that has left the field', () => {
    const t = lay({ A: { hand: ['wolf-pack'] } })
    const [card] = t.state.sides[0]?.hand ?? []
    expect(attackOdds(t.state, { attacker: on(t, 'dire-wolf'), target: card as CardId })).toBeNull()
  })
})
