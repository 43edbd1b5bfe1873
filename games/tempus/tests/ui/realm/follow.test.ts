import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { TempusEvent } from '../../../events.ts'
import { MONSTER_IDS } from '../../../state.ts'
import { spaceAt } from '../../../space/index.ts'
import * as follow from '../../../ui/realm/follow.ts'
import type { Picks, RealmTable } from '../../../ui/realm/picks.ts'
import { ASK, laid, picking, viewOf } from './kit.ts'

/** What a map follows where nobody can walk, or with what can be picked. */
function followedOf(table: RealmTable, picks: Partial<Picks> = {}): ReturnType<typeof follow.followedOf> {
  return follow.followedOf(table, picking(picks))
}

/** A table of the first seat at which nothing happens. */
function asked(ask: object): RealmTable {
  return { view: viewOf(laid()), ask: { ...ASK, ...ask }, current: null, told: 1 } as unknown as RealmTable
}

test('whoever acts is followed, with some spaces around', () => {
  expect(followedOf(asked({}))).toMatchObject({ from: { column: 10, row: 13 }, to: { column: 14, row: 17 } })
})

test('whoever may walk sees where to, now and with a Move Action, as far as there is room', () => {
  const ends = (...spaces: readonly number[]): Picks['ways'] => ({ ends: spaces }) as unknown as Picks['ways']
  const moveFirst = { ways: ends(spaceAt(16, 15)) } as unknown as Picks['moveFirst']
  const focus = followedOf(asked({}), { ways: ends(spaceAt(12, 9)), moveFirst })
  expect(focus).toMatchObject({ from: { column: 10, row: 13 }, to: { column: 14, row: 17 } })
  expect(focus?.around).toEqual({ from: { column: 12, row: 9 }, to: { column: 16, row: 15 } })
  expect(focus?.key).not.toBe(followedOf(asked({}))?.key)
})

test('whoever aims sees all whom they could aim at', () => {
  const options = [
    { do: 'creature', creature: 1 },
    { do: 'creature', creature: 3 },
  ]
  expect(followedOf(asked({ options }))).toMatchObject({
    from: { column: 11, row: 11 },
    to: { column: 23, row: 16 },
  })
})

test('a few spaces that can be picked are seen, wherever they lie; of many those around whoever acts', () => {
  const few = [spaceAt(20, 15), spaceAt(21, 16)].map((space) => ({ do: 'space', space }))
  expect(followedOf(asked({ options: few }))).toMatchObject({
    from: { column: 11 },
    to: { column: 22, row: 17 },
  })
  const many = Array.from({ length: 30 }, (_, at) => ({ do: 'space', space: spaceAt(at + 1, 3) }))
  expect(followedOf(asked({ options: many }))).toMatchObject({ from: { column: 10 }, to: { column: 14 } })
})

test('the Guardian rises with room around it, any other who appears with little', () => {
  const appearing = (creature: number): RealmTable =>
    ({
      ...asked({}),
      view: viewOf(laid({ monsters: [{ is: 'guardian', at: '15,13', hp: 6 }] })),
      ask: null,
      current: { event: { type: 'appeared', creature, space: spaceAt(15, 15) } },
    }) as unknown as RealmTable
  const width = (creature: number): number => {
    const focus = followedOf(appearing(creature))
    return focus === null ? 0 : focus.to.column - focus.from.column
  }
  expect(width(MONSTER_IDS.guardian)).toBeGreaterThan(width(0) + 7)
})

/** A table that tells an event. */
function telling(event: TempusEvent): RealmTable {
  return { ...asked({}), ask: null, current: { event } } as unknown as RealmTable
}

test('a roll is followed to whoever rolls, and what comes of it to both, wherever somebody was asked before', () => {
  const roll = {
    purpose: 'attack',
    skill: null,
    dice: [9],
    die: 9,
    total: 9,
    needed: null,
    card: null,
  } as const
  const dice = followedOf(telling({ type: 'rolled', creature: 1, ...roll }))
  expect(dice).toMatchObject({ from: { column: 18, row: 14 }, to: { column: 20, row: 16 } })
  const hit = followedOf(telling({ type: 'hit', creature: 0, target: 1, isCritical: true }))
  expect(hit).toMatchObject({ from: { column: 11 }, to: { column: 20 } })
})

test('the map stays as far away as it was for what comes of an attack, and comes nearer for who moves', () => {
  const hurt = { type: 'hurt', creature: 1, by: 0, card: null, ailment: null, damage: 3, hp: 27 } as const
  expect(followedOf(telling(hurt))?.isAside).toBe(true)
  expect(
    followedOf(telling({ type: 'attacked', creature: 0, target: 1, card: 3 as CardId } as TempusEvent))
      ?.isAside,
  ).toBe(false)
})

test('whoever may add a Damage Chain sees whom they have hit', () => {
  const smite = { prompt: { type: 'smite', card: 3, creature: 3 } }
  expect(followedOf(asked(smite))).toMatchObject({
    from: { column: 10, row: 10 },
    to: { column: 24, row: 17 },
  })
})

test('whoever may change a roll sees who has rolled, and does not go home to the own Hero', () => {
  const rolled = {
    prompt: { type: 'rolled', moment: 'rolled', creature: 1, die: 13, total: 13, needed: null },
  }
  const seen = followedOf(asked(rolled))
  expect(seen).toMatchObject({ from: { column: 17 }, to: { column: 21 } })
})

test('whoever is asked for a card in the middle of an act goes on to see the act', () => {
  expect(followedOf(asked({ prompt: { type: 'price', card: 3 } }))).toBe(null)
})

test('who is helped by an Interaction is followed, and not who helps from afar', () => {
  const help = followedOf(telling({ type: 'interacted', seat: 0, on: 1, card: 3 as CardId }))
  expect(help).toMatchObject({ from: { column: 18 }, to: { column: 20 } })
})

test('nobody who stands on the map and is awake should lie under its tools', () => {
  expect(followedOf(asked({}))?.clear).toContainEqual({ column: 19, row: 15 })
})
