import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleState, Character } from '../../game.ts'
import { abilitySaveOdds } from '../../odds/ability.ts'
import { pairOdds, saveOdds, type SaveOdds } from '../../odds/saves.ts'
import { abilitiesOf } from '../../rules/activation.ts'
import { characterOn, isConscious } from '../../rules/field.ts'
import { rollSave } from '../../rules/saves.ts'
import { bombard } from '../../texts/activated.ts'
import { lay, on } from '../lay.ts'
import { chanceThat, everyWay, fateIn, PASSES, type Answer, type Way } from './faces.ts'
import { everybody, randomPositions } from './random-positions.ts'

function expectSame(odds: SaveOdds, found: { falls: number; defeated: number }): void {
  expect(odds.falls).toBeCloseTo(found.falls, 9)
  expect(odds.defeated).toBeCloseTo(found.defeated, 9)
}

describe('the odds of a save', () => {
  const positions = randomPositions([5, 6], 43)

  test('are those of all faces of the die', () => {
    for (const state of positions)
      for (const { card } of everybody(state))
        for (const save of [2, 3, 4]) {
          const results: boolean[] = []
          everyWay(state, (table) => {
            const isSafe = rollSave(table, card, save)
            results.push(isSafe)
          })
          const by = everybody(state)[0] as Character
          const odds = saveOdds(state, { by, target: card, damage: 1, save })
          expect(odds?.safe).toBeCloseTo(results.filter(Boolean).length / 6, 9)
        }
  })

  test('say what becomes of the one that an ability is aimed at', () => {
    let aimed = 0
    for (const state of positions)
      for (const user of everybody(state).filter(isConscious))
        for (const { slug, deed } of abilitiesOf(state, user)) {
          if (deed.danger?.reach !== 'one') continue
          for (const target of deed.targets?.(state, user) ?? []) {
            const [odds, ...more] = abilitySaveOdds(state, { user, slug }, target)
            expect(more).toEqual([])
            const ways = everyWay(state, (table) => deed.run(table, onTable(table.state, user), target))
            expectSame(odds as SaveOdds, fateIn(state, ways, target))
            aimed++
          }
        }
    expect(aimed).toBeGreaterThan(20)
  })

  test.each([
    ['barrage-1', 'artillery', ['dire-wolf', 'her-royal-guard-k']],
    ['barrage-2', 'clockwork-soldier', ['dire-wolf', 'her-royal-guard-k']],
    ['trample', 'walking-bastion', ['her-royal-guard-k']],
  ])('say what becomes of all whom %s reaches', (slug, who, reached) => {
    const t = lay({
      A: {
        field: ['her-royal-guard'],
        characters: [{ card: 'dire-wolf', hp: 2 }],
        defeated: ['pterosaur-rider', 'quartermaster'],
      },
      B: {
        field: ['walking-bastion'],
        characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }],
      },
    })
    const user = on(t, who)
    const all = abilitySaveOdds(t.state, { user, slug })
    expect(all.map(({ target }) => target)).toEqual(reached.map((one) => on(t, one).card))
    const deed = abilitiesOf(t.state, user).find((one) => one.slug === slug)?.deed
    const ways = everyWay(t.state, (table) => deed?.run(table, onTable(table.state, user), null))
    for (const odds of all) expectSame(odds, fateIn(t.state, ways, odds.target))
  })

  test('none are needed where nothing is dealt, or nobody is aimed at', () => {
    const t = lay({ A: { field: ['crown-fusilier'] } })
    expect(abilitySaveOdds(t.state, { user: on(t, 'quartermaster'), slug: 'mend-2' })).toEqual([])
    expect(abilitySaveOdds(t.state, { user: on(t, 'crown-fusilier'), slug: 'volley' })).toEqual([])
    expect(abilitySaveOdds(t.state, { user: on(t, 'crown-fusilier'), slug: 'barrage-1' })).toEqual([])
  })

  test('a save that fails may be rolled again', () => {
    const t = lay({})
    const peril = { by: on(t, 'artillery'), target: on(t, 'dire-wolf').card, damage: 3, save: 3 }
    expect(saveOdds(t.state, peril)).toMatchObject({ modifier: 0, needed: 3, damage: 3 })
    expect(saveOdds(t.state, peril)?.safe).toBeCloseTo(4 / 6, 9)
    expect(saveOdds(t.state, { ...peril, rerolls: 1 })?.safe).toBeCloseTo(8 / 9, 9)
  })
})

describe('the odds of a pair that must save', () => {
  const ROLLS_AGAIN: Answer = (prompt, options) =>
    prompt.type === 'second-save' ? 0 : PASSES(prompt, options)
  const PARTNER_ROLLS: Answer = (prompt, options) =>
    prompt.type === 'second-save' ? 1 : PASSES(prompt, options)

  test.each([
    ['partner', PARTNER_ROLLS, 3],
    ['pairing', ROLLS_AGAIN, 3],
    ['partner', PARTNER_ROLLS, 4],
    ['pairing', ROLLS_AGAIN, 4],
  ] as const)('[B-14.12, B-14.13, B-R45] the %s rolls the second one', (second, answer, save) => {
    const t = lay({
      B: {
        field: ['shield-grenadier'],
        characters: [
          { card: 'shield-grenadier', pairedWith: 'clockwork-soldier' },
          { card: 'clockwork-soldier', hp: 3 },
        ],
        defeated: ['artillery', 'engineer-corp-captain'],
      },
    })
    const by = on(t, 'dire-wolf')
    const [guard, soldier] = [on(t, 'shield-grenadier').card, on(t, 'clockwork-soldier').card]
    const deed = bombard({ damage: 3, save }, 'characters')
    const ways = everyWay(t.state, (table) => deed.run(table, onTable(table.state, by), null), answer)
    const peril = (target: CardId) => ({ by, target, damage: 3, save })
    const odds = pairOdds(t.state, { pairing: peril(guard), partner: peril(soldier) }, second)
    expect(odds?.pairing.safe).toBeCloseTo(chanceThat(ways, isUnhurt(guard)), 9)
    expect(odds?.partner.safe).toBeCloseTo(chanceThat(ways, isUnhurt(soldier)), 9)
    expectSame(odds?.pairing as SaveOdds, fateIn(t.state, ways, guard))
    expectSame(odds?.partner as SaveOdds, fateIn(t.state, ways, soldier))
  })
})

function isUnhurt(card: CardId): (way: Way) => boolean {
  return ({ events }) =>
    !events.some((event) => (event.type === 'hurt' || event.type === 'defeated') && event.card === card)
}

function onTable(state: BattleState, { card }: Character): Character {
  return characterOn(state, card) as Character
}
