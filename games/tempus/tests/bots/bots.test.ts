import { below, parseOptions, playout, seeded } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { TempusAsk } from '../../bots/ask.ts'
import { evaluate } from '../../bots/evaluate.ts'
import { meritIn } from '../../bots/merit.ts'
import { quickPick } from '../../bots/rollout.ts'
import { shortlist } from '../../bots/shortlist.ts'
import { tempus } from '../../game.ts'
import { lootVp } from '../../rules/loot.ts'
import { distance, mapOf } from '../../space/index.ts'
import { MONSTER_IDS, type TempusState } from '../../state.ts'
import { place, playTurnOf, positionOf, record } from './kit.ts'

const REALM = mapOf('ancient-temple')
const [CHEST = 0] = REALM.chests
const [ALTAR = 0] = REALM.altars

describe('what a position is worth', () => {
  test('the chances of both parties add up to 1, and partners share theirs', () => {
    const state = positionOf({ eventVp: { red: 2 } })
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1)
    expect(evaluate(state, 2)).toBe(evaluate(state, 0))
  })

  test('it rises with VP, with HP, and with Loot that is held', () => {
    const plain = evaluate(positionOf({}), 0)
    expect(evaluate(positionOf({ eventVp: { red: 1 } }), 0)).toBeGreaterThan(plain)
    expect(evaluate(positionOf({ seats: [{ hp: 10 }] }), 0)).toBeLessThan(plain)
    expect(evaluate(positionOf({ seats: [{ loot: ['ring-of-accuracy'] }] }), 0)).toBeGreaterThan(plain)
  })

  test('it rises when a Hero comes nearer to a full Chest, and not to an empty one', () => {
    const near = place(CHEST + 2)
    const full = (at: string): number => evaluate(positionOf({ seats: [{ at }], chests: ['full'] }), 0)
    const empty = (at: string): number =>
      evaluate(positionOf({ seats: [{ at }], chests: ['empty', 'empty', 'empty'] }), 0)
    const far = place(CHEST + 4)
    expect(full(near) - full(far)).toBeGreaterThan(empty(near) - empty(far))
  })

  test('a lead counts more when the last round is near', () => {
    const lead = (round: number): number =>
      evaluate(positionOf({ eventVp: { red: 3 }, round }, { rounds: 20 }), 0)
    expect(lead(19)).toBeGreaterThan(lead(2))
  })

  test('a match that is over is won, lost or shared', () => {
    const state = positionOf({})
    const ended = (winner: number | null): number =>
      evaluate({ ...state, ending: { reason: 'guardian', winner } }, 0)
    expect([ended(0), ended(1), ended(null)]).toEqual([1, 0, 0.5])
  })
})

describe('what is worth a thought', () => {
  test('is a part of what is offered, not empty, at most a dozen, whatever the order of the options', () => {
    const state = positionOf({}, { rounds: 3 })
    const chance = seeded(3)
    const lists: { readonly faults: readonly string[] }[] = []
    record(
      state,
      (table, ask) => {
        const places = shortlist(table.state, ask)
        if (places !== null) lists.push({ faults: faultsOf(table.state, ask, places) })
        return below(chance, ask.options.length)
      },
      () => lists.length > 150,
    )
    expect(lists.length).toBeGreaterThan(60)
    expect(lists.flatMap(({ faults }) => faults)).toEqual([])
  })
})

/** What is wrong with a shortlist. */
function faultsOf(state: TempusState, ask: TempusAsk, places: readonly number[]): string[] {
  const faults: string[] = []
  const { type } = ask.prompt
  if (places.length === 0) faults.push(`${type}: nothing is listed`)
  if (places.length > 12) faults.push(`${type}: ${places.length} are listed`)
  if (new Set(places).size < places.length) faults.push(`${type}: one is listed twice`)
  if (places.some((at) => ask.options[at] === undefined)) faults.push(`${type}: one is not offered`)
  const turned = { ...ask, options: ask.options.toReversed() }
  const again = (shortlist(state, turned) ?? []).map((at) => turned.options[at])
  if (JSON.stringify(again) !== JSON.stringify(places.map((at) => ask.options[at])))
    faults.push(`${type}: the order of the options decides`)
  return faults
}

describe('quick picks', () => {
  test('an attempt is made where a Hero stands on an Altar that its party has not read', () => {
    const asks = playTurnOf(positionOf({ seats: [{ at: place(ALTAR) }] }), 0)
    const first = asks.find(({ prompt }) => prompt.type === 'turn')
    expect(first?.pick.do).toBe('skill')
  })

  test('a full Chest within a Move is opened; an empty one is not gone to', () => {
    const at = place(CHEST - 3)
    const state = positionOf({ seats: [{ at }] })
    playTurnOf(state, 0)
    expect(lootVp(state, 0)).toBe(1)
    const empty = positionOf({ seats: [{ at }], chests: ['empty', 'empty', 'empty'] })
    const before = distance(empty.heroes[0]?.at ?? 0, CHEST)
    playTurnOf(empty, 0)
    expect(distance(empty.heroes[0]?.at ?? 0, CHEST)).toBeGreaterThanOrEqual(before - 1)
  })

  test('Loot that lies on the way is picked up', () => {
    const state = positionOf({ seats: [{ at: place(CHEST + 4) }], loose: [{ at: place(CHEST + 2) }] })
    playTurnOf(state, 0)
    expect(state.loose).toEqual([])
  })

  test('a Hero with few HP leaves the Ogre; one with many may stay', () => {
    const ogre = CHEST + 4
    const laid = (hp: number): ReturnType<typeof positionOf> =>
      positionOf({
        seats: [{ at: place(CHEST + 6), hp }],
        chests: ['empty', 'empty', 'empty'],
        monsters: [{ is: 'ogre', at: place(ogre), isActive: true }],
      })
    const weak = laid(3)
    playTurnOf(weak, 0)
    expect(distance(weak.heroes[0]?.at ?? 0, ogre)).toBeGreaterThan(3)
  })

  test('whoever leads strikes down the Guardian, whoever is behind leaves it alone', () => {
    const strikes = (eventVp: object): boolean => {
      const state = positionOf({
        seats: [{ at: '14,15' }],
        eventVp,
        chests: ['empty', 'empty', 'empty'],
        monsters: [{ is: 'guardian', at: '16,14', hp: 2 }],
      })
      const asks = playTurnOf(state, 0)
      return (
        asks.some(
          ({ prompt, pick }) =>
            prompt.type === 'aim' && pick.do === 'creature' && pick.creature === MONSTER_IDS.guardian,
        ) ||
        state.ending !== null ||
        (state.monsters[MONSTER_IDS.guardian - 8]?.hp ?? 0) < 2
      )
    }
    expect(strikes({ red: 11, blue: 2 })).toBe(true)
    expect(strikes({ red: 2, blue: 11 })).toBe(false)
  })

  test('whoever controls a Monster strikes rivals and spares friends', () => {
    const state = positionOf({ monsters: [{ is: 'ogre', at: '16,14', isActive: true }] })
    const options = [0, 1, 2, 3].map((creature) => ({ do: 'creature', creature }) as const)
    const ask: TempusAsk = {
      seat: 1,
      prompt: { type: 'monster-target', creature: MONSTER_IDS.ogre },
      options,
    }
    const merit = meritIn(state, ask)
    for (const friend of [1, 3])
      for (const rival of [0, 2])
        expect(merit?.({ do: 'creature', creature: rival })).toBeGreaterThan(
          merit?.({ do: 'creature', creature: friend }) ?? 0,
        )
  })

  test('they win against picks at random', () => {
    for (const own of [0, 1]) expect(winnerAgainstRandom(own)).toBe(own)
  })
})

/** The party that wins three rounds in which one party picks quickly and the other at random. */
function winnerAgainstRandom(own: number): number | undefined {
  const parsed = parseOptions(tempus.options, 4, { rounds: 3, draft: 'short' })
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const state = tempus.setup({ seats: 4, options: parsed.value })
  state.chance = seeded(own)
  const chance = seeded(own + 10)
  const outcome = playout(tempus, state, {
    // oxlint-disable-next-line max-params -- the shape of Decider.decide
    decide(table, seat, prompt, options) {
      const ask = { seat, prompt, options } as TempusAsk
      return seat % 2 === own ? quickPick(table, ask, chance) : below(chance, options.length)
    },
  })
  return outcome?.ranks.indexOf(1)
}
