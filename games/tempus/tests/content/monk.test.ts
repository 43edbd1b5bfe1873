import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { whyNotAct } from '../../rules/play/actions.ts'
import { card } from './card.ts'
import { cast, the, type Cast, type Role } from './cast.ts'

const MONK: Role = { at: '10,10', primaries: ['unarmed-strike', 'throwing-star', 'flowing-water', 'hermit'] }

function monk(hand: readonly string[], more: Role = {}): Role {
  return { ...MONK, hand, ...more }
}

/** Damage of an area on a Hero. */
function burns(t: Cast, target: number, normal: number): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing: 0, isArea: true })
}

describe('the deck of the Monk', () => {
  card('unarmed-strike', 'lets the Monk move 1 afterwards', () => {
    const t = cast({ heroes: { 0: monk([]), 1: { at: '11,10' } }, rolls: [6] })
    t.plays(0, 'unarmed-strike', 1, '10,9')
    expect([t.hp(1), t.state.heroes[0]?.at]).toEqual([25, t.laid.at('10,9')])
  })

  card('flurry-of-blows', 'strikes once more', () => {
    const t = cast({ heroes: { 0: monk(['flurry-of-blows']), 1: { at: '11,10' } }, rolls: [6, 6] })
    t.plays(0, 'unarmed-strike', 1, 'flurry-of-blows', 'unarmed-strike', 1)
    expect(t.hp(1)).toBe(20)
  })

  card('stunning-strike', 'adds 2, Daze and Root', () => {
    const t = cast({
      heroes: { 0: monk(['stunning-strike']), 1: { at: '11,10', hand: ['grit'] } },
      rolls: [6],
    })
    t.plays(0, 'unarmed-strike', 1, 'stunning-strike')
    expect([t.hp(1), t.state.heroes[1]?.hand, t.state.heroes[1]?.ailments?.[0]?.root]).toEqual([23, [], 1])
  })

  card('step-of-the-wind', 'adds 3 spaces through opponents', () => {
    const t = cast({ heroes: { 0: monk(['step-of-the-wind']) } })
    t.plays(0, 'flowing-water', 'step-of-the-wind')
    expect(t.state.turn?.pools.map(({ left, throughOpponents }) => [left, throughOpponents])).toEqual([
      [9, true],
    ])
  })

  card('patient-defense', 'spoils an attack', () => {
    const t = cast({
      heroes: { 1: monk(['patient-defense'], { at: '11,10' }), 0: { at: '10,10', primaries: ['mace'] } },
      rolls: [18, 3],
    })
    t.plays(0, 'mace', 1, 'patient-defense')
    expect(t.hp(1)).toBe(30)
  })

  card('deflect-missile', 'takes 8 off a shot', () => {
    const t = cast({
      heroes: { 1: monk(['deflect-missile'], { at: '13,10' }), 0: { at: '10,10', primaries: ['longbow'] } },
      rolls: [14],
    })
    t.plays(0, 'longbow', 1, 'deflect-missile')
    expect(t.hp(1)).toBe(30)
  })

  card('wholeness-of-body', 'heals 8 and removes Ailments', () => {
    const t = cast({ heroes: { 0: monk(['wholeness-of-body'], { hp: 10 }) } })
    Object.assign(t.state.heroes[0] ?? {}, {
      ailments: [0, 1, 2].map(() => ({ burn: 1, poison: 0, root: 0 })),
    })
    t.plays(0, 'wholeness-of-body')
    expect([t.hp(0), t.state.heroes[0]?.ailments]).toEqual([18, undefined])
  })

  card('quivering-palm', 'costs two Actions', () => {
    const t = cast({ heroes: { 0: monk(['quivering-palm']), 1: { at: '11,10' } }, rolls: [13] })
    t.plays(0, 'quivering-palm', 1)
    expect([t.hp(1), t.state.turn?.actions]).toEqual([12, 0])
  })

  card('evasion', 'ignores the damage of an area', () => {
    const t = cast({ heroes: { 0: monk(['evasion']) } })
    t.during(['evasion'], () => burns(t, 0, 9))
    expect(t.hp(0)).toBe(30)
  })

  card('flying-kick', 'moves through opponents', () => {
    const t = cast({
      heroes: { 0: monk(['flying-kick']), 1: { at: '13,10' }, 3: { at: '12,10' } },
      rolls: [5],
    })
    t.plays(0, 'flying-kick', '12,9', 1)
    expect(t.hp(1)).toBe(23)
  })

  card('diamond-soul', 'removes Ailments and statuses and gives 3 DR', () => {
    const t = cast({
      heroes: { 0: monk(['diamond-soul']), 1: { at: '13,10', primaries: ['vicious-mockery'] } },
      rolls: [8],
    })
    t.plays(1, 'vicious-mockery', 0)
    t.opens('turn', 0, 'diamond-soul')
    expect(t.on(0)).toEqual(['hardened'])
  })
})

describe('the deck of the Elemental', () => {
  card('elemental-reach', 'strikes from 2 away', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['unarmed-strike', 'elemental-reach'] }, 1: { at: '12,10' } },
      rolls: [6],
    })
    t.plays(0, 'unarmed-strike', 1)
    expect(t.hp(1)).toBe(25)
  })

  card('fangs-of-the-fire-snake', 'reach 3 and burn', () => {
    const t = cast({
      heroes: { 0: monk(['fangs-of-the-fire-snake']), 1: { at: '13,10' }, 3: { at: '11,10' } },
      rolls: [6],
    })
    t.plays(0, 'unarmed-strike', 'fangs-of-the-fire-snake', 1)
    expect([t.hp(1), t.state.heroes[1]?.ailments?.[0]?.burn]).toEqual([25, 2])
  })

  test('Fangs of the Fire Snake make an attack legal that reaches nobody without them, and are played with it', () => {
    const t = cast({ heroes: { 0: monk(['fangs-of-the-fire-snake']), 1: { at: '13,10' } }, rolls: [6] })
    expect(whyNotAct(t.state, 0, t.card(0, 'unarmed-strike'))).toBeNull()
    t.plays(0, 'unarmed-strike', 1)
    expect([t.hp(1), t.state.heroes[0]?.hand]).toEqual([25, []])
  })

  test('Fangs of the Fire Snake make no attack legal on somebody 4 spaces away, nor with an Action that takes no Chain', () => {
    const far = cast({ heroes: { 0: monk(['fangs-of-the-fire-snake']), 1: { at: '14,10' } } })
    expect(whyNotAct(far.state, 0, far.card(0, 'unarmed-strike'))).toBe('no-target')
    const without = cast({ heroes: { 0: monk(['grit']), 1: { at: '13,10' } } })
    expect(whyNotAct(without.state, 0, without.card(0, 'unarmed-strike'))).toBe('no-target')
  })

  test('Fangs of the Fire Snake may be kept where somebody is adjacent', () => {
    const t = cast({
      heroes: { 0: monk(['fangs-of-the-fire-snake']), 1: { at: '11,10' }, 3: { at: '13,10' } },
      rolls: [6],
    })
    t.plays(0, 'unarmed-strike', 1)
    expect(t.state.heroes[0]?.hand).toHaveLength(1)
  })

  card('gale-rush', 'pushes adjacent opponents and adds 2 spaces', () => {
    const t = cast({ heroes: { 0: monk(['gale-rush']), 1: { at: '11,10' } } })
    t.plays(0, 'flowing-water', 'gale-rush')
    expect([t.state.heroes[1]?.at, t.state.turn?.pools[0]?.left]).toEqual([t.laid.at('12,10'), 8])
  })

  card('wall-of-stone', 'ends before a creature', () => {
    const t = cast({ heroes: { 0: monk(['wall-of-stone']), 1: { at: '15,10' } } })
    t.plays(0, 'wall-of-stone', '12,10', { covers: '15,10' })
    expect(t.state.lastings[0]?.spaces).toEqual(['12,10', '13,10', '14,10'].map(t.laid.at))
  })
})

describe('the deck of the Spellbreaker', () => {
  card('spell-ward', 'takes 2 off damage from Spells', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['fire-bolt'] }, 1: { at: '13,10', primaries: ['spell-ward'] } },
      rolls: [7],
    })
    t.plays(0, 'fire-bolt', 1)
    expect(t.hp(1)).toBe(28)
  })

  card('nullify', 'ends a Spell for everybody in its area', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['fireball'] },
        1: { at: '14,10', hand: ['nullify'], primaries: ['hermit'] },
        3: { at: '14,11' },
      },
      rolls: [9],
    })
    t.plays(0, 'fireball', '14,10', { covers: '14,10' }, 3, 'nullify')
    expect([t.hp(1), t.hp(3)]).toEqual([30, 30])
  })

  card('absorb-magic', 'heals 3 and draws 1', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['fire-bolt'] },
        1: { at: '13,10', hand: ['absorb-magic'], deck: ['grit'] },
      },
      rolls: [7],
    })
    t.plays(0, 'fire-bolt', 1, 'absorb-magic')
    expect([t.hp(1), t.state.heroes[1]?.hand.length]).toEqual([29, 1])
  })

  card('mage-slayer', 'ends an Ongoing card of its target', () => {
    const t = cast({
      heroes: { 0: monk(['mage-slayer']), 1: { at: '11,10', hand: ['divine-favor'] } },
      rolls: [6],
    })
    t.opens('turn', 0, 'divine-favor')
    t.plays(0, 'unarmed-strike', 'mage-slayer', 1)
    expect([t.hp(1), t.on(1)]).toEqual([25, []])
  })

  card('spell-mirror', 'turns a Spell on its caster', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['fire-bolt'] }, 1: { at: '13,10', hand: ['spell-mirror'] } },
      rolls: [11, 7],
    })
    t.plays(0, 'fire-bolt', 1, 'spell-mirror')
    expect([t.hp(0), t.hp(1)]).toEqual([26, 30])
  })

  card('silencing-strike', 'keeps its target from Spells', () => {
    const t = cast({ heroes: { 0: monk(['silencing-strike']), 1: { at: '11,10' } }, rolls: [5] })
    t.plays(0, 'silencing-strike', 1)
    expect(t.on(1)).toEqual(['silenced'])
  })
})

test('Evasion answers areas alone', () => {
  const t = cast({
    heroes: { 0: monk(['evasion']) },
    monsters: { ogre: [{ at: '11,10', hp: 28 }] },
  })
  dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal: 4, piercing: 0 })
  expect([t.hp(0), t.hp(the('ogre'))]).toEqual([26, 28])
})
