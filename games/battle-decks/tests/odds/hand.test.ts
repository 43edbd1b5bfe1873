import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { afterPlaying, afterUsing } from '../../odds/after.ts'
import { attackOdds } from '../../odds/attack.ts'
import { handOdds } from '../../odds/hand.ts'
import { lay, on, side, slugs, type BattleScene } from '../lay.ts'

function cardIn(t: BattleScene, family: string): CardId {
  const { hand } = side(t, 0)
  return hand[slugs(t, hand).indexOf(family)] as CardId
}

/** The Dire Wolf attacks the Soldier: hits from 3 on. */
function wolfOnSoldier(t: BattleScene) {
  return { attacker: on(t, 'dire-wolf'), target: on(t, 'clockwork-soldier').card }
}

describe('what cards of the hand would change on an attack', () => {
  test('is what the real card changes when it is played', () => {
    for (const [slug, name, carrier] of [
      ['ambush-b', 'Ambush (K♣)', 'Dire Wolf'],
      ['fog-bank', 'Fog Bank (9♣)', 'Clockwork Soldier'],
      ['bait-scent', 'Bait Scent (3♠)', 'Clockwork Soldier'],
      ['hunters-sights', "Hunter's Sights (9♠)", 'Dire Wolf'],
      ['heartseeker-lance', 'Heartseeker Lance (K♠)', 'Dire Wolf'],
      ['dragon-standard', 'Dragon Standard (A♠)', 'Clockwork Soldier'],
    ] as const) {
      const t = lay({ phase: 'turn', A: { hand: [slug] } })
      const target = on(t, carrier.toLowerCase().replace(' ', '-')).card
      const would = handOdds(t.state, wolfOnSoldier(t), { seat: 0, moment: 'deploy' })
      const found = would.find((one) => one.target === target)
      t.A.picks(`play ${name}`, carrier)
      expect(found?.odds).toEqual(attackOdds(t.state, wolfOnSoldier(t)))
    }
  })

  test('leaves out cards and targets that change nothing', () => {
    const t = lay({ phase: 'turn', A: { hand: ['ambush-b', 'field-rations', 'wolf-pack', 'panic'] } })
    const would = handOdds(t.state, wolfOnSoldier(t), { seat: 0, moment: 'deploy' })
    expect(would.map(({ card, target }) => [card, target])).toEqual([
      [cardIn(t, 'ambush-b'), on(t, 'dire-wolf').card],
    ])
  })

  test('counts equipment only in step 1, and events only in their moments', () => {
    const t = lay({ A: { hand: ['ambush-b', 'hunters-sights'] } })
    const cards = (moment: 'deploy' | 'declared' | 'rolled') =>
      slugs(
        t,
        handOdds(t.state, wolfOnSoldier(t), { seat: 0, moment }).map(({ card }) => card),
      )
    expect(cards('deploy')).toEqual(['ambush-b', 'hunters-sights'])
    expect(cards('declared')).toEqual(['ambush-b'])
    expect(cards('rolled')).toEqual([])
  })

  test('counts a die that is rolled again, for the own characters only', () => {
    const t = lay({ A: { hand: ['providence'] } })
    const attack = wolfOnSoldier(t)
    const [again, ...more] = handOdds(t.state, attack, { seat: 0, moment: 'declared' })
    expect(more).toEqual([])
    expect(again?.target).toBeNull()
    expect(again?.odds.hit).toBeCloseTo(8 / 9, 9)
    const met = { attacker: on(t, 'clockwork-soldier'), target: on(t, 'dire-wolf').card }
    expect(handOdds(t.state, met, { seat: 0, moment: 'declared' })).toEqual([])
  })

  test('counts healing where it keeps the target up, and stripped equipment', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', hp: 3 }], hand: ['field-rations', 'cut-straps'] },
      B: { characters: [{ card: 'artillery', equipment: ['rifled-barrel'] }] },
    })
    const attack = { attacker: on(t, 'artillery'), target: on(t, 'dire-wolf').card }
    const would = handOdds(t.state, attack, { seat: 0, moment: 'declared' })
    expect(
      slugs(
        t,
        would.map(({ card }) => card),
      ),
    ).toEqual(['field-rations', 'cut-straps'])
    expect(attackOdds(t.state, attack)?.hit).toBeCloseTo(5 / 6, 9)
    expect(would[1]?.odds.hit).toBeCloseTo(3 / 6, 9)
  })

  test('a hand that the viewer does not know tells nothing', () => {
    const t = lay({ A: { hand: ['ambush-b'] } })
    const view = t.match.viewFor(1)
    expect(handOdds(view, wolfOnSoldier(t), { seat: 0, moment: 'declared' })).toEqual([])
  })
})

describe('what would be after a card or an ability', () => {
  test('changes nothing of the position itself', () => {
    const t = lay({
      A: { hand: ['ambush-b', 'cut-straps', 'storm-horn'] },
      B: { characters: [{ card: 'artillery', equipment: ['rifled-barrel'] }] },
    })
    const before = t.match.hash()
    const wolf = on(t, 'dire-wolf')
    for (const [family, target] of [
      ['ambush-b', wolf.card],
      ['storm-horn', wolf.card],
      ['cut-straps', on(t, 'artillery').equipment[0]],
    ] as const)
      expect(
        afterPlaying(t.state, { card: cardIn(t, family), seat: 0, target: target as CardId }),
      ).not.toBeNull()
    expect(afterUsing(t.state, { user: on(t, 'quartermaster'), slug: 'mend-2' }, wolf.card)).not.toBeNull()
    expect(t.match.hash()).toBe(before)
  })

  test('restores HP and marks friends as the ability does', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', hp: -1 }], field: ['wolf-pack'] },
    })
    const mended = afterUsing(
      t.state,
      { user: on(t, 'quartermaster'), slug: 'mend-2' },
      on(t, 'dire-wolf').card,
    )
    const hp = mended?.sides[0]?.characters.map((one) => one.hp)
    expect(hp).toEqual([7, 2, 7, 1])
    const howled = afterUsing(t.state, { user: on(t, 'dire-wolf'), slug: 'howl' }, null)
    expect(howled?.sides[0]?.characters.map(({ tokens }) => tokens.length)).toEqual([0, 0, 0, 1])
  })

  test('is not known of what rolls, of cards that nobody can put there, and of abilities that somebody has not', () => {
    const t = lay({ A: { hand: ['providence', 'wolf-pack', 'storm-horn'] } })
    const target = on(t, 'dire-wolf').card
    const [gone] = side(t, 0).hand
    expect(afterPlaying(t.state, { card: cardIn(t, 'providence'), seat: 0, target })).toBeNull()
    expect(afterPlaying(t.state, { card: cardIn(t, 'wolf-pack'), seat: 0, target })).toBeNull()
    expect(
      afterPlaying(t.state, { card: cardIn(t, 'storm-horn'), seat: 0, target: gone as CardId }),
    ).toBeNull()
    expect(afterUsing(t.state, { user: on(t, 'artillery'), slug: 'barrage-1' }, null)).toBeNull()
    expect(afterUsing(t.state, { user: on(t, 'clockwork-soldier'), slug: 'overwind' }, null)).toBeNull()
    expect(afterUsing(t.state, { user: on(t, 'dire-wolf'), slug: 'mend-1' }, target)).toBeNull()
    expect(afterUsing(t.state, { user: on(t, 'quartermaster'), slug: 'mend-2' }, null)).toBeNull()
  })
})
