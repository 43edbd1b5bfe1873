import { describe, expect, test } from 'vitest'
import { begin } from '../../rules/lasting.ts'
import { lastingFace, lastingNamed } from '../../rules/printed.ts'
import { NOBODY } from '../../state.ts'
import { card } from './card.ts'
import { cast, type Role } from './cast.ts'

function wizard(hand: readonly string[], more: Role = {}): Role {
  return { at: '10,10', primaries: ['fire-bolt', 'shocking-grasp', 'short-legs', 'sage'], hand, ...more }
}

const FAR: Role = { at: '14,10' }

describe('the deck of the Wizard', () => {
  card('magic-missile', 'divides three missiles, without a roll', () => {
    const t = cast({ heroes: { 0: wizard(['magic-missile']), 1: FAR, 3: { at: '13,11' } }, rolls: [] })
    t.plays(0, 'magic-missile', 1, 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([26, 28])
  })

  card('shield', 'gives 5 DR against a hit', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: wizard(['shield'], { at: '11,10' }) },
      rolls: [14],
    })
    t.plays(0, 'mace', 1, 'shield')
    expect(t.hp(1)).toBe(28)
  })

  card('wizard-misty-step', 'teleports up to 5', () => {
    const t = cast({ heroes: { 0: wizard(['wizard-misty-step']) } })
    t.plays(0, 'short-legs', 'wizard-misty-step', '15,10')
    expect(t.state.heroes[0]?.at).toBe(t.laid.at('15,10'))
  })

  card('mage-armor', 'gives 2 DR', () => {
    const t = cast({
      heroes: { 0: wizard(['mage-armor']), 1: { at: '11,10', primaries: ['mace'] } },
      rolls: [7],
    })
    t.plays(0, 'mage-armor')
    t.plays(1, 'mace', 0)
    expect(t.hp(0)).toBe(28)
  })

  card('counterspell', 'stops a Spell', () => {
    const t = cast({
      heroes: { 0: wizard([]), 1: { at: '14,10', hand: ['counterspell'], primaries: ['sage'] } },
      rolls: [6],
    })
    t.plays(0, 'fire-bolt', 'counterspell')
    expect(t.hp(1)).toBe(30)
  })

  card('arcane-recovery', 'draws 1 and takes a Spell back', () => {
    const t = cast({
      heroes: { 0: wizard(['arcane-recovery'], { deck: ['grit'], discard: ['shield', 'hide'] }) },
    })
    t.plays(0, 'arcane-recovery')
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'grit'), t.card(0, 'shield')])
  })

  card('mage-hand', 'and Mage Hand II take Loot from afar', () => {
    for (const slug of ['mage-hand', 'mage-hand-ii']) {
      const t = cast({ heroes: { 0: wizard([slug]), 2: { loot: ['cloak-of-protection'] } } })
      const [card] = t.state.heroes[2]?.loot.splice(0) ?? []
      t.state.loose = [{ at: t.laid.at('14,10'), tokens: 0, cards: card === undefined ? [] : [card] }]
      t.plays(0, slug, '14,10')
      expect(t.state.heroes[0]?.loot).toEqual([card])
    }
  })

  test('Mage Hand sets off what waits on the token of an Event: a banner is carried', () => {
    const t = cast({ heroes: { 0: wizard(['mage-hand']) }, events: ['race-to-the-banner'] })
    const card = t.state.events[0] ?? null
    const at = t.laid.at('14,10')
    begin(t.table, { face: lastingNamed('banner'), owner: NOBODY, card, at, spaces: [at] })
    t.plays(0, 'mage-hand', '14,10')
    expect(t.state.lastings.map(({ face, owner }) => [lastingFace(face).slug, owner])).toEqual([
      ['carried-banner', 0],
    ])
  })

  test('Mage Hand does not put the Hero into an area: the Rift of Blades does not hurt it', () => {
    const t = cast({ heroes: { 0: wizard(['mage-hand']) }, events: ['rift-of-blades'] })
    const card = t.state.events[0] ?? null
    const at = t.laid.at('14,10')
    begin(t.table, { face: lastingNamed('rift-of-blades'), owner: NOBODY, card, at, spaces: [at] })
    t.plays(0, 'mage-hand', '14,10')
    expect(t.hp(0)).toBe(30)
  })

  card('haste', 'gives an ally an Action in its next turn', () => {
    const t = cast({ heroes: { 0: wizard(['haste']), 2: { at: '12,10' } } })
    t.plays(0, 'haste', 2)
    expect(t.on(2)).toEqual(['haste'])
  })

  card('disintegrate', 'costs two Actions', () => {
    const t = cast({ heroes: { 0: wizard(['disintegrate']), 1: FAR }, rolls: [13] })
    t.plays(0, 'disintegrate', 1)
    expect([t.hp(1), t.state.turn?.actions]).toEqual([10, 0])
  })
})

describe('the deck of Divination', () => {
  card('foresight', 'adds 6 to the initiative of an ally', () => {
    const t = cast({ heroes: { 0: wizard(['foresight']), 2: { at: '12,10' } } })
    Object.assign(t.state.heroes[2] ?? {}, { initiative: 3 })
    t.opens('initiative', -1, 'foresight', 2)
    expect(t.state.heroes[2]?.initiative).toBe(9)
  })

  card('true-strike', 'gives advantage', () => {
    const t = cast({ heroes: { 0: wizard(['true-strike']), 1: FAR }, rolls: [2, 7] })
    t.plays(0, 'fire-bolt', 'true-strike', 1)
    expect(t.hp(1)).toBe(26)
  })

  card('scrying', 'takes one of the top 3 cards', () => {
    const t = cast({ heroes: { 0: wizard(['scrying'], { deck: ['hide', 'shield', 'haste', 'grit'] }) } })
    t.plays(0, 'scrying', 'haste', 'grit')
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'haste')])
    expect(t.state.heroes[0]?.deck).toEqual([t.card(0, 'hide'), t.card(0, 'grit'), t.card(0, 'shield')])
  })

  card('twist-of-fate', 'rolls anybody’s die again', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: wizard(['twist-of-fate'], { at: '11,10' }) },
      rolls: [14, 2],
    })
    t.plays(0, 'mace', 1, 'twist-of-fate')
    expect(t.hp(1)).toBe(30)
  })

  card('expert-divination', 'looks at the top card of the Draw Deck', () => {
    const t = cast({ heroes: { 0: wizard([], { primaries: ['expert-divination'], deck: ['grit'] }) } })
    const grit = t.card(0, 'grit')
    t.state.cards.seen[grit] = 0
    t.opens('turn', 0, 'expert-divination')
    expect(t.state.cards.seen[grit]).not.toBe(0)
  })
})

describe('the deck of Evocation', () => {
  card('sculpt-spells', 'spares creatures in an area', () => {
    const t = cast({
      heroes: { 0: wizard(['fireball'], { primaries: ['sculpt-spells'] }), 1: FAR, 2: { at: '14,11' } },
      rolls: [6],
    })
    t.plays(0, 'fireball', '14,10', { covers: '14,10' }, 2)
    expect([t.hp(1), t.hp(2)]).toEqual([23, 30])
  })

  card('scorching-ray', 'sends three rays', () => {
    const t = cast({ heroes: { 0: wizard(['scorching-ray']), 1: FAR }, rolls: [8, 16, 2] })
    t.plays(0, 'scorching-ray', 1, 1, 1)
    expect(t.hp(1)).toBe(22)
  })

  card('empowered-evocation', 'adds 3 to each hit', () => {
    const t = cast({
      heroes: { 0: wizard(['scorching-ray', 'empowered-evocation']), 1: FAR },
      rolls: [8, 8, 2],
    })
    t.plays(0, 'scorching-ray', 1, 'empowered-evocation', 1, 1)
    expect(t.hp(1)).toBe(18)
  })

  card('wall-of-fire', 'stays on its line', () => {
    const t = cast({ heroes: { 0: wizard(['wall-of-fire']), 1: FAR }, rolls: [6] })
    t.plays(0, 'wall-of-fire', '14,10', { covers: '15,10' }, 1)
    expect([t.hp(1), t.state.lastings[0]?.spaces.length]).toEqual([24, 6])
  })

  card('chain-lightning', 'hurts two others within 3', () => {
    const t = cast({ heroes: { 0: wizard(['chain-lightning']), 1: FAR, 3: { at: '16,10' } }, rolls: [5] })
    t.plays(0, 'chain-lightning', 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([22, 26])
  })
})
