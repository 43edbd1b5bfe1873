import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { cardOf } from '../../rules/printed.ts'
import { OFF, type TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

/** A blow of seat 0 against seat 1 that is about to take so much from so many HP. */
function worthOfMore(damage: number, hp: number): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 15,14'],
    seats: [{ hand: ['brutal-strike'] }, { hp }],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const prompt: TempusPrompt = { type: 'window', moment: 'hit', creature: 0, card: null, target: 1, damage }
  const option = { do: 'smite', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

/** What seat 0 gives, with 3 DR, for being hurt less. */
function worthOfLess(damage: number, hp: number): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 15,14'],
    seats: [{ hp, hand: ['shrug-it-off'] }],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const prompt: TempusPrompt = { type: 'window', moment: 'hit', creature: 1, card: null, target: 0, damage }
  const option = { do: 'free', card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

test('more damage is worth a card, and nothing to whom falls without it', () => {
  expect(worthOfMore(5, 20)).toBeGreaterThan(0)
  expect(worthOfMore(5, 2)).toBeLessThan(0)
})

/** Whose decks have a card that is added to a hit. */
const CHAMPION = { class: 'fighter', subclass: 'champion', character: 'khallax' }
const MASTER = { ...CHAMPION, subclass: 'battle-master' }
const ASSASSIN = { class: 'rogue', subclass: 'assassin', character: 'bonnie' }
const VENGEANCE = { class: 'paladin', subclass: 'oath-of-vengeance', character: 'khallax' }
const MONK = { class: 'monk', subclass: 'elemental', character: 'raena' }
const RANGER = { class: 'ranger', subclass: 'horde-breaker', character: 'raena' }

interface Hit {
  readonly damage: number
  readonly card: string
  readonly hero: object
  /** HP of the Minion: 2, or 1 if it is Wounded. */
  readonly hp?: number
  readonly as?: 'smite' | 'chain'
}

/** What it promises to add a card to a hit on a Minion. */
function worthOnMinion({ damage, card: name, hero, hp = 2, as = 'smite' }: Hit): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'kobold-b 15,14'],
    monsters: [{ is: 'kobold-b', isActive: true, hp }],
    seats: [{ ...hero, hasCycled: true, hand: [name] }],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const target = state.monsters.find(({ at, hp: left }) => at !== OFF && left === hp)?.id ?? -1
  const prompt: TempusPrompt = { type: 'window', moment: 'hit', creature: 0, card: null, target, damage }
  const option = { do: as, card } as const
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

test('[T-30.02, T-30.03] more damage is worth no card against a Minion that is only Wounded by it', () => {
  const brutal = { card: 'brutal-strike', hero: CHAMPION }
  expect(worthOnMinion({ ...brutal, damage: 4 })).toBeLessThan(0)
  expect(worthOnMinion({ ...brutal, damage: 5 })).toBeGreaterThan(0) // 5 + 5 fell it
  expect(worthOnMinion({ ...brutal, damage: 8 })).toBeGreaterThan(0)
  expect(worthOnMinion({ ...brutal, damage: 5, hp: 1 })).toBeLessThan(0) // it falls anyway
})

test('[T-30.03, T-25.17] as much counts as the card adds to this hit, piercing damage and all', () => {
  const sneak = { card: 'sneak-attack-ii', hero: ASSASSIN }
  expect(worthOnMinion({ ...sneak, damage: 3 })).toBeGreaterThan(0)
  const improved = { card: 'improved-divine-smite', hero: VENGEANCE }
  expect(worthOnMinion({ ...improved, damage: 3 })).toBeGreaterThan(0)
  expect(worthOnMinion({ ...improved, damage: 2 })).toBeLessThan(0)
  const avenging = { card: 'avenging-smite', hero: VENGEANCE }
  expect(worthOnMinion({ ...avenging, damage: 6 })).toBeGreaterThan(0)
  expect(worthOnMinion({ ...avenging, damage: 5 })).toBeLessThan(0) // 7 only where it is marked
  const death = { card: 'death-strike', hero: ASSASSIN }
  expect(worthOnMinion({ ...death, damage: 5 })).toBeGreaterThan(0)
  expect(worthOnMinion({ ...death, damage: 4 })).toBeLessThan(0)
})

test('[T-30.02] what a hit does besides damage counts against a Minion that is only Wounded', () => {
  const damage = 4
  const poisoned: Hit = { card: 'poisoned-blade', hero: ASSASSIN, as: 'chain', damage }
  expect(worthOnMinion(poisoned)).toBeGreaterThan(0)
  expect(worthOnMinion({ ...poisoned, hp: 1 })).toBeLessThan(0)
  expect(worthOnMinion({ card: 'ensnaring-strike', hero: RANGER, as: 'chain', damage })).toBeGreaterThan(0)
  expect(worthOnMinion({ card: 'shield-bash', hero: CHAMPION, as: 'chain', damage })).toBeGreaterThan(0)
  expect(worthOnMinion({ card: 'trip-attack', hero: MASTER, as: 'chain', damage })).toBeGreaterThan(0)
  expect(worthOnMinion({ card: 'stunning-strike', hero: MONK, damage })).toBeGreaterThan(0)
  expect(worthOnMinion({ card: 'lightning-arrow', hero: RANGER, damage })).toBeGreaterThan(0)
})

test('no card is given so that the blow of an ally hurts a friend more', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 20,14', 'C 15,14', 'D 26,26'],
    next: 'C',
    seats: [{ ...ASSASSIN, hand: ['sneak-attack-i'] }],
  })
  const option = { do: 'interaction' } as const
  const worthAgainst = (target: number): number => {
    const prompt: TempusPrompt = {
      type: 'window',
      moment: 'hit',
      creature: 2,
      card: null,
      target,
      damage: 9,
    }
    return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
  }
  expect(worthAgainst(1)).toBeGreaterThan(0)
  expect(worthAgainst(0)).toBeLessThan(0)
})

test('[T-25.01] DR tells what a hit costs: one that takes an HP is let through, one that fells is not', () => {
  expect(worthOfLess(4, 30)).toBeLessThan(0)
  expect(worthOfLess(4, 1)).toBeGreaterThan(0)
  expect(worthOfLess(9, 30)).toBeGreaterThan(0)
})

/** What it promises a Cleric to add a Chain of its hand to the Action of another card, there or among its Primary cards. */
function worthOfChain(name: string, other: string): number {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 15,14'],
    seats: [
      {
        class: 'cleric',
        subclass: 'life-domain',
        character: 'raena',
        hp: 8,
        hasCycled: true,
        hand: [name, other].filter((one) => one !== MOVE),
      },
    ],
  })
  const { hand = [], primaries = [] } = state.heroes[0] ?? {}
  const [chain] = hand
  const card = other === MOVE ? primaries.find((one) => isMove(state, one)) : hand[1]
  if (chain === undefined || card === undefined) throw new Error('nothing is in hand')
  const option = { do: 'chain', card: chain } as const
  const prompt: TempusPrompt = { type: 'chain', card, moment: 'declare' }
  return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
}

/** The Primary card that moves. */
const MOVE = 'move'

function isMove(state: TempusState, card: CardId): boolean {
  const face = cardOf(state, card)
  return face.kind === 'hero' && face.action?.type === 'move'
}

test('healing is doubled where there is any', () => {
  expect(worthOfChain('supreme-healing', 'cure-wounds')).toBeGreaterThan(0)
  expect(worthOfChain('supreme-healing', 'guiding-bolt')).toBeLessThan(0)
})

test('a die is set where one is rolled', () => {
  expect(worthOfChain('divine-intervention', 'guiding-bolt')).toBeGreaterThan(0)
  expect(worthOfChain('divine-intervention', 'cure-wounds')).toBeLessThan(0)
  expect(worthOfChain('divine-intervention', MOVE)).toBeLessThan(0)
})

/** What it promises a Fighter with so many HP to play Second Wind, which heals itself, when a rival has declared an attack, and in its own turn. */
function worthOfHealing(hp: number): { readonly declared: number; readonly turn: number } {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 15,14'],
    seats: [
      {
        class: 'fighter',
        subclass: 'champion',
        character: 'raena',
        hp,
        hasCycled: true,
        hand: ['second-wind'],
      },
    ],
  })
  const [card] = state.heroes[0]?.hand ?? []
  if (card === undefined) throw new Error('nothing is in hand')
  const option = { do: 'free', card } as const
  const worthIn = (prompt: TempusPrompt): number =>
    meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
  return {
    declared: worthIn({
      type: 'window',
      moment: 'declared',
      creature: 1,
      card: null,
      target: 0,
      damage: 0,
    }),
    turn: worthIn({ type: 'turn', actions: 2, spaces: 0 }),
  }
}

test('before a blow healing counts as much as it heals, not as much as a blow', () => {
  expect(worthOfHealing(28).turn).toBeLessThan(0)
  expect(worthOfHealing(28).declared).toBeLessThan(0)
})

test('whoever is not hurt heals nobody, before a blow as little as in its turn', () => {
  expect(worthOfHealing(30).declared).toBeLessThan(-0.5)
  expect(worthOfHealing(30).turn).toBeLessThan(-0.5)
  expect(worthOfHealing(12).declared).toBeGreaterThan(0)
  expect(worthOfHealing(12).turn).toBeGreaterThan(0)
})
