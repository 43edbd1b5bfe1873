import { describe, expect, test } from 'vitest'
import { actionOptions, playAction, whyNotAct } from '../../rules/play/actions.ts'
import { playablesOf } from '../../rules/play/playables.ts'
import { happening } from '../../rules/sources.ts'
import { card } from './card.ts'
import { cast, type Role } from './cast.ts'

function rogue(hand: readonly string[], more: Role = {}): Role {
  return { at: '10,10', primaries: ['dagger', 'hand-crossbow', 'quick-getaway', 'urchin'], hand, ...more }
}

const FOE: Role = { at: '11,10' }

describe('the deck of the Rogue', () => {
  card('sneak-attack-i', 'needs another opponent beside the target', () => {
    const alone = cast({ heroes: { 0: rogue(['sneak-attack-i']), 1: FOE }, rolls: [6] })
    alone.plays(0, 'dagger', 1)
    expect(alone.hp(1)).toBe(26)
    const t = cast({ heroes: { 0: rogue(['sneak-attack-i']), 1: FOE, 2: { at: '12,10' } }, rolls: [6] })
    t.plays(0, 'dagger', 1, 'sneak-attack-i')
    expect(t.hp(1)).toBe(20)
  })

  card('hide', 'gives advantage to the next attack', () => {
    const t = cast({ heroes: { 0: rogue(['hide']), 1: FOE }, rolls: [2, 13] })
    t.plays(0, 'hide')
    t.plays(0, 'dagger', 1)
    expect([t.hp(1), t.on(0)]).toEqual([24, []])
  })

  card('cunning-action', 'moves 3 with an Action', () => {
    const t = cast({ heroes: { 0: rogue(['cunning-action']), 1: { at: '13,10' } }, rolls: [7] })
    t.plays(0, 'hand-crossbow', 'cunning-action', '10,12', 1)
    expect([t.hp(1), t.state.heroes[0]?.at]).toEqual([26, t.laid.at('10,12')])
  })

  card('uncanny-dodge', 'halves a hit', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: rogue(['uncanny-dodge'], { at: '11,10' }) },
      rolls: [14],
    })
    t.plays(0, 'mace', 1, 'uncanny-dodge')
    expect(t.hp(1)).toBe(26)
  })

  card('poisoned-blade', 'poisons', () => {
    const t = cast({ heroes: { 0: rogue(['poisoned-blade']), 1: FOE }, rolls: [6] })
    t.plays(0, 'dagger', 1, 'poisoned-blade')
    expect(t.state.heroes[1]?.ailments?.[0]?.poison).toBe(2)
  })

  card('tumble', 'adds 2 spaces through opponents', () => {
    const t = cast({ heroes: { 0: rogue(['tumble']) } })
    t.plays(0, 'quick-getaway', 'tumble')
    expect(t.state.turn?.pools[0]).toMatchObject({ left: 8, throughOpponents: true })
  })

  card('sneak-attack-ii', 'adds 10', () => {
    const t = cast({ heroes: { 0: rogue(['sneak-attack-ii']), 1: FOE, 2: { at: '12,10' } }, rolls: [6] })
    t.plays(0, 'dagger', 1, 'sneak-attack-ii')
    expect(t.hp(1)).toBe(16)
  })

  card('blade-flurry', 'rolls twice', () => {
    const t = cast({ heroes: { 0: rogue(['blade-flurry']), 1: FOE }, rolls: [5, 5] })
    t.plays(0, 'blade-flurry', 1, 1)
    expect(t.hp(1)).toBe(18)
  })

  card('elusive', 'spoils an attack and moves away', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: rogue(['elusive'], { at: '11,10' }) },
      rolls: [18, 2],
    })
    t.plays(0, 'mace', 1, 'elusive', '13,10')
    expect([t.hp(1), t.state.heroes[1]?.at, t.on(1)]).toEqual([30, t.laid.at('13,10'), []])
  })
})

describe('the deck of the Assassin', () => {
  card('assassinate', 'advantage against whoever has not had a turn', () => {
    const t = cast({
      heroes: { 0: rogue([], { primaries: ['dagger', 'assassinate'] }), 1: FOE },
      rolls: [2, 6],
    })
    t.state.slots = [1]
    t.plays(0, 'dagger', 1)
    expect(t.hp(1)).toBe(26)
  })

  card('ambush', 'adds 8 to the initiative', () => {
    const t = cast({ heroes: { 0: rogue(['ambush'], { initiative: 5 }) } })
    Object.assign(t.state.heroes[0] ?? {}, { initiative: 5 })
    t.opens('initiative', -1, 'ambush')
    expect(t.state.heroes[0]?.initiative).toBe(13)
  })

  card('envenom', 'Primary attacks that hit poison', () => {
    const t = cast({ heroes: { 0: rogue(['envenom']), 1: FOE }, rolls: [6] })
    t.opens('turn', 0, 'envenom')
    t.plays(0, 'dagger', 1)
    expect(t.state.heroes[1]?.ailments?.[0]?.poison).toBe(1)
  })

  card('garrote', 'dazes', () => {
    const t = cast({ heroes: { 0: rogue(['garrote']), 1: { at: '11,10', hand: ['grit'] } }, rolls: [7] })
    t.plays(0, 'garrote', 1)
    expect([t.hp(1), t.state.heroes[1]?.hand]).toEqual([24, []])
  })

  card('death-strike', 'doubles the normal damage', () => {
    const t = cast({ heroes: { 0: rogue(['death-strike']), 1: FOE }, rolls: [6] })
    t.plays(0, 'dagger', 1, 'death-strike')
    expect(t.hp(1)).toBe(22)
  })

  card('shadow-step', 'teleports beside somebody', () => {
    const t = cast({ heroes: { 0: rogue(['shadow-step']), 1: { at: '16,10' } } })
    t.plays(0, 'quick-getaway', 'shadow-step', '17,10')
    expect(t.state.heroes[0]?.at).toBe(t.laid.at('17,10'))
  })
})

describe('the deck of the Thief', () => {
  card('pickpocket', 'takes Loot of a rival', () => {
    const t = cast({
      heroes: { 0: rogue(['pickpocket']), 1: { at: '11,10', loot: ['cloak-of-protection'] } },
      rolls: [7],
    })
    t.plays(0, 'pickpocket', 1)
    expect([t.state.heroes[0]?.loot.length, t.state.heroes[1]?.loot.length]).toEqual([1, 0])
  })

  card('second-story-work', 'crosses walls and water', () => {
    const t = cast({ heroes: { 0: rogue(['second-story-work']) } })
    t.plays(0, 'quick-getaway', 'second-story-work')
    expect(t.state.turn?.pools[0]).toMatchObject({ left: 8, acrossWater: true, acrossTerrain: true })
  })

  card('slip-away', 'leaves the reach of an attack', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['mace'] }, 1: rogue(['slip-away'], { at: '11,10' }) },
      rolls: [],
    })
    t.plays(0, 'mace', 1, 'slip-away', '13,10')
    expect(t.hp(1)).toBe(30)
  })

  card('use-magic-device', 'borrows what a Loot card gives', () => {
    const t = cast({
      heroes: { 0: rogue(['use-magic-device']), 1: { at: '11,10', loot: ['gauntlets-of-ogre-power'] } },
      rolls: [6],
    })
    t.opens('turn', 0, 'use-magic-device')
    t.plays(0, 'dagger', 1)
    expect(t.hp(1)).toBe(24)
  })

  test('Use Magic Device does by itself what the Loot card does', () => {
    const t = cast({
      heroes: { 0: rogue(['use-magic-device']), 1: { at: '11,10', loot: ['serpent-fang'] } },
      rolls: [6],
    })
    t.opens('turn', 0, 'use-magic-device')
    t.plays(0, 'dagger', 1)
    expect(t.state.heroes[1]?.ailments?.[0]?.poison).toBe(1)
    expect(t.state.heroes[1]?.loot).toHaveLength(1)
  })

  test('Use Magic Device borrows Actions and Free cards, for each of them once a round', () => {
    const t = cast({
      heroes: {
        0: rogue(['use-magic-device'], { hp: 10 }),
        1: { at: '14,10', hp: 10, loot: ['alchemists-satchel'] },
        2: { at: '12,10', hp: 10, loot: ['staff-of-healing'] },
      },
    })
    t.opens('turn', 0, 'use-magic-device', 'alchemists-satchel')
    t.opens('turn', 0, 'alchemists-satchel')
    expect([t.hp(0), t.hp(1)]).toEqual([14, 10])
    expect(playablesOf(t.state, 0, happening('turn', 0))).toEqual([])
    const staff = t.card(2, 'staff-of-healing')
    expect(whyNotAct(t.state, 0, staff)).toBeNull() // what it could do with it
    const offered = actionOptions(t.state, { seat: 0 }).flatMap((option) =>
      'card' in option ? [option.card] : [],
    )
    expect(offered).not.toContain(staff) // but it has borrowed the other
  })

  test('Use Magic Device: an Attack on a borrowed card is offered until the end of the next turn', () => {
    const t = cast({
      heroes: { 0: rogue(['use-magic-device']), 1: { at: '14,10', loot: ['javelin-of-lightning'] } },
      rolls: [6],
    })
    t.opens('turn', 0, 'use-magic-device')
    const javelin = t.card(1, 'javelin-of-lightning')
    expect(actionOptions(t.state, { seat: 0 })).toContainEqual({ do: 'act', card: javelin })
    t.during([1], () => playAction(t.table, 0, javelin))
    expect(t.hp(1)).toBe(25)
    t.state.lastings = []
    expect(actionOptions(t.state, { seat: 0 })).not.toContainEqual({ do: 'act', card: javelin })
  })

  card('thiefs-reflexes', 'give an Action for a Move or a skill', () => {
    const t = cast({ heroes: { 0: rogue(['thiefs-reflexes']) } })
    t.opens('turn', 0, 'thiefs-reflexes')
    expect([t.state.turn?.actions, t.state.turn?.nimble]).toEqual([2, 1])
  })
})
