import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattlePrompt } from '../../game.ts'
import { clashIn, type Clash } from '../../ui/clash/clash.ts'
import { pendingIn } from '../../ui/preview.ts'
import { strikesOf } from '../../ui/strikes.ts'
import { lay, on, type BattleScene } from '../lay.ts'
import { heard } from './seen.ts'

/** The clash of a scene as seat A has heard it; fails where there is none. */
function clashOf(t: BattleScene): Clash {
  const clash = clashIn(heard(t))
  if (clash === null) throw new Error('there is no clash')
  return clash
}

describe('the clash that a story tells of', () => {
  test('is null before the first, and an attack from its declaration on', () => {
    const t = lay({ A: { hand: ['ambush-b'] }, rolls: [4] })
    expect(clashIn(heard(t))).toBeNull()
    t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery')
    const declared = clashOf(t)
    expect(declared).toMatchObject({ kind: 'attack', roll: null, throws: 0, isOver: false, ability: null })
    expect(declared.target).toBe(on(t, 'artillery').card)
    t.A.picks('pass')
    expect(clashOf(t)).toMatchObject({ roll: { die: 4, isSuccess: true }, throws: 1 })
    expect(clashOf(t).losses).toEqual([{ card: on(t, 'artillery').card, by: 3, fate: 'hurt' }])
  })

  test('counts a die that is rolled again as another throw, and keeps the last', () => {
    const t = lay({ A: { hand: ['providence'] }, rolls: [1, 6] })
    t.A.picks('activate Dire Wolf', 'attack Artillery', 'play Providence (3♣)')
    expect(clashOf(t)).toMatchObject({ roll: { die: 6 }, throws: 2, isAgain: false, earlier: [] })
    expect(clashOf(t).losses).toMatchObject([{ by: 6, fate: 'fell' }])
  })

  test('goes on to the second target of an equalizer with its window, also while an event looks for its own target', () => {
    const t = lay({
      phase: 'refill',
      rolls: [1],
      A: {
        hand: ['fog-bank'],
        equalizers: [{ card: 'rampaging-tyrant', attacks: 0 }],
        characters: [
          { card: 'dire-wolf', hp: 7 },
          { card: 'pterosaur-rider', hp: 7 },
        ],
      },
      B: { characters: ['clockwork-soldier', 'engineer-corp-captain'].map((card) => ({ card, hp: 5 })) },
    })
    const targetIn = (): CardId | null => {
      const [ask] = t.match.asks
      return clashIn(heard(t), ask?.prompt as BattlePrompt)?.target ?? null
    }
    while (targetIn() === null) t.A.picks('pass')
    const first = targetIn()
    while (targetIn() === first) t.A.picks('pass')
    const second = targetIn()
    t.A.picks('play Fog Bank (9♣)')
    expect(t.match.asks[0]?.prompt).toMatchObject({ type: 'event-target' })
    expect(targetIn()).toBe(second)
  })

  test('[B-R51] is over once all targets of an equalizer have been attacked, whatever is played after it', () => {
    const t = lay({
      phase: 'refill',
      rolls: [1, 1, 1],
      A: {
        hand: ['fog-bank'],
        equalizers: [{ card: 'rampaging-tyrant', attacks: 0 }],
        characters: ['dire-wolf', 'pterosaur-rider'].map((card) => ({ card, hp: 7 })),
      },
      B: { characters: ['clockwork-soldier', 'engineer-corp-captain'].map((card) => ({ card, hp: 5 })) },
    })
    const promptOf = (): BattlePrompt => t.match.asks[0]?.prompt as BattlePrompt
    const isApplied = (): boolean => (promptOf() as { moment?: string }).moment === 'applied'
    while (!isApplied()) t.A.picks('pass')
    t.A.picks('play Fog Bank (9♣)')
    expect(promptOf().type).toBe('event-target')
    expect(pendingIn({ prompt: promptOf(), story: heard(t) })).toBeNull()
  })

  test('[B-R51] is over as well where the partner of the one that it was aimed at took the attack', () => {
    const t = lay({
      phase: 'refill',
      rolls: [1],
      A: {
        hand: ['fog-bank'],
        equalizers: [{ card: 'rampaging-tyrant', attacks: 0 }],
        characters: [
          { card: 'dire-wolf', hp: 7 },
          { card: 'pterosaur-rider', hp: 2 },
          { card: 'quartermaster', hp: 2 },
          { card: 'her-royal-guard-k', pairedWith: 'dire-wolf' },
        ],
        field: ['her-royal-guard-k'],
      },
      B: {
        characters: ['clockwork-soldier', 'engineer-corp-captain', 'artillery'].map((card) => ({
          card,
          hp: 2,
        })),
      },
    })
    const promptOf = (): BattlePrompt => t.match.asks[0]?.prompt as BattlePrompt
    while (promptOf().type !== 'shield') t.A.picks('pass')
    t.A.picks('Her Royal Guard')
    while ((promptOf() as { moment?: string }).moment !== 'applied') t.A.picks('pass')
    t.A.picks('play Fog Bank (9♣)')
    expect(pendingIn({ prompt: promptOf(), story: heard(t) })).toBeNull()
  })

  test('knows the ability that an attack is part of, and only that attack', () => {
    const t = lay({ rolls: [3] })
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Artillery')
    expect(clashOf(t)).toMatchObject({ kind: 'attack', ability: 'dive' })
    const plain = lay({ rolls: [3] })
    plain.A.picks('activate Pterosaur Rider', 'attack Artillery')
    expect(clashOf(plain).ability).toBeNull()
  })

  test('tells saves against Shatter from those that an ability makes necessary', () => {
    const t = lay({
      active: 'B',
      A: { defeated: ['pterosaur-rider', 'dire-wolf'] },
      rolls: [2, 3],
    })
    t.B.picks('activate Artillery', 'use Barrage I')
    const { kind, saves, ability, throws } = clashOf(t)
    expect({ kind, ability, throws }).toEqual({ kind: 'ability', ability: 'barrage-1', throws: 2 })
    expect(saves.map(({ roll, isShatter }) => [roll.die, isShatter])).toEqual([
      [2, false],
      [3, true],
    ])
  })

  test('follows an equalizer from target to target', () => {
    const t = lay({
      phase: 'refill',
      A: {
        equalizers: [{ card: 'border-reavers', attacks: 0 }],
        characters: [
          { card: 'dire-wolf', hp: 5 },
          { card: 'quartermaster', hp: 5 },
        ],
      },
      B: {
        characters: [
          { card: 'clockwork-soldier', hp: 7 },
          { card: 'engineer-corp-captain', hp: 5 },
        ],
      },
      rolls: [1, 5],
    })
    const story = heard(t)
    const first = story.findIndex(({ event }) => event.type === 'attackRolled')
    const clash = clashIn(story.slice(0, first + 2))
    expect(clash).toMatchObject({ kind: 'rogue', throws: 2 })
    expect(clash?.earlier.map(({ die }) => die)).toEqual([1])
    expect(clash?.roll?.die).toBe(5)
  })

  test('is over when something else happens, and stays readable', () => {
    const t = lay({ rolls: [2] })
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    expect(clashOf(t)).toMatchObject({ isOver: true, roll: { die: 2 } })
  })
})

test('harm flies when it lands, not while the die still rolls', () => {
  const t = lay({ rolls: [4] })
  t.A.picks('activate Dire Wolf', 'attack Artillery')
  const story = heard(t)
  const upTo = (type: string) =>
    strikesOf(story.slice(0, story.findIndex(({ event }) => event.type === type) + 1))
  expect(upTo('attackRolled')).toEqual([])
  expect(upTo('hurt')).toEqual([
    { from: [`card:${on(t, 'dire-wolf').card}`], to: `card:${on(t, 'artillery').card}`, kind: 'harm' },
  ])
})
