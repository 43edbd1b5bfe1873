import { describe, expect, test } from 'vitest'
import { MONSTERS } from '../../../content/monsters.ts'
import { slotsOf } from '../../../rules/initiative.ts'
import { isOnMap, monsterOf } from '../../../rules/creatures.ts'
import { bodyOf } from '../../../rules/map.ts'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { push } from '../../../rules/pushing.ts'
import { questsAtRoundEnd } from '../../../rules/quests/hooks.ts'
import { beginQuests } from '../../../rules/trial.ts'
import { spaceAt } from '../../../space/index.ts'
import { heroOf, MONSTER_IDS, OFF } from '../../../state.ts'
import { writtenPlace } from '../../lay.ts'
import { AN_EVENT, questing, type Questing } from './kit.ts'
import type { Layout } from '../../lay.ts'

const PRINCE = 'the-ogre-prince'
const { redPrince: RED, bluePrince: BLUE } = MONSTER_IDS

function leading(layout: Layout = {}): Questing {
  const t = questing([PRINCE], {
    heroes: {
      0: { at: '6,12', initiative: 15 },
      2: { at: '7,12', initiative: 6 },
      1: { at: '25,18', initiative: 12 },
      3: { at: '24,18', initiative: 9 },
    },
    ...layout,
  })
  PRINTED.monsters = PRINTED.monsters.map((face) => MONSTERS.find(({ slug }) => slug === face.slug) ?? face)
  beginQuests(t.table)
  return t
}

function at(t: Questing, id: number): string {
  return writtenPlace(monsterOf(t.state, id).at)
}

describe('the two Princes', () => {
  test('[T-4.17, T-R76, T-38.22] each begins in the area nearer to its party’s portal, allied, with HP of its own', () => {
    const t = leading()
    expect([at(t, RED), at(t, BLUE)]).toEqual(['4,4', '26,26'])
    expect([monsterOf(t.state, RED), monsterOf(t.state, BLUE)]).toMatchObject([
      { ally: 0, isActive: true, hp: 28 },
      { ally: 1, isActive: true, hp: 28 },
    ])
    monsterOf(t.state, RED).hp = 5
    expect(monsterOf(t.state, BLUE).hp).toBe(28)
    expect(isOnMap(t.state, MONSTER_IDS.ogre)).toBe(false)
  })

  test('[T-4.17, T-8.02] with the portals the other way round the areas are, too', () => {
    const t = leading({ portals: ['29,29', '2,2'] })
    expect([at(t, RED), at(t, BLUE)]).toEqual(['26,26', '4,4'])
  })

  test('[T-4.17, T-R12] in any corners each party has one', () => {
    for (const portals of [
      ['29,2', '2,2'],
      ['2,29', '29,29'],
      ['2,29', '29,2'],
    ] as const) {
      const t = leading({ portals })
      expect(new Set([at(t, RED), at(t, BLUE)]).size).toBe(2)
    }
  })

  test('[T-38.20, T-R76] each acts right after the slowest Hero of its party, and not on 10', () => {
    const slots = slotsOf(leading().state)
    const order = slots.map((slot) =>
      typeof slot === 'number' && slot < MONSTER_IDS.goblin ? `${slot}` : slot,
    )
    expect(order.filter((one) => typeof one === 'string' || one === RED || one === BLUE)).toEqual([
      '0',
      '1',
      '3',
      BLUE,
      '2',
      RED,
    ])
    expect(order.indexOf(MONSTER_IDS.ogre)).toBeLessThan(order.indexOf('3'))
  })

  test('[T-38.20] that Hero moves it where it likes, and it may attack or not, but moves no more then', () => {
    const t = leading({ rolls: [1] })
    monsterOf(t.state, RED).at = spaceAt(20, 18)
    t.answers('22,18', { do: 'creature', creature: 3 })
    monsterSlot(t.table, RED)
    expect(t.asks.map(({ seat, prompt }) => [seat, prompt.type])).toEqual([
      [2, 'monster-move'],
      [2, 'monster-target'],
    ])
    expect(at(t, RED)).toBe('22,18')
  })

  test('[T-38.20, T-R59] where its player has left, another of the party moves it, in the same place of the order', () => {
    const t = leading()
    const [first, , slowest] = t.state.heroes
    if (first === undefined || slowest === undefined) throw new Error('there are four Heroes')
    slowest.hasLeft = true
    const slots = slotsOf(t.state)
    expect(slots.indexOf(RED)).toBe(slots.indexOf(2) + 1)
    t.answers('4,4')
    monsterSlot(t.table, RED)
    expect(t.asks.map(({ seat }) => seat)).toEqual([0])
    first.hasLeft = true
    t.answers('4,4')
    monsterSlot(t.table, RED)
    expect(t.asks.at(-1)?.seat).toBe(2)
  })

  test('[T-38.20] it need not attack', () => {
    const t = leading()
    monsterOf(t.state, RED).at = spaceAt(22, 18)
    t.answers('22,18', { do: 'pass' })
    monsterSlot(t.table, RED)
    expect(heroOf(t.state, 3).hp).toBe(30)
  })
})

describe('progress', () => {
  test('[C-9] the Last Hit on the rival Prince counts 1, on the own one nothing', () => {
    const t = leading()
    t.fells(0, BLUE)
    t.fells(2, RED)
    t.fells(AN_EVENT, RED)
    expect([t.progress(PRINCE), t.vp()]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('[C-9] the Ogre of the Camp is no Prince', () => {
    const t = leading({ monsters: { ogre: ['20,20'] } })
    t.fells(0, MONSTER_IDS.ogre)
    expect(t.progress(PRINCE)).toEqual([0, 0])
  })

  test('[T-38.21, T-T59] who covers one of the four spaces of the rival area has crossed and leaves the map', () => {
    const t = leading()
    monsterOf(t.state, BLUE).at = OFF
    monsterOf(t.state, RED).at = spaceAt(24, 24)
    t.answers('25,25')
    monsterSlot(t.table, RED)
    expect([isOnMap(t.state, RED), t.progress(PRINCE)]).toEqual([false, [2, 0]])
    expect(t.events.some(({ type }) => type === 'felled')).toBe(false)
  })

  test('[T-38.20, T-38.21, T-T59] on Frost Ruins the blue area is in the south-west', () => {
    const t = leading({ settings: { realm: 'frost-ruins' }, portals: ['29,2', '2,29'] })
    expect([at(t, RED), at(t, BLUE)]).toEqual(['26,4', '4,26'])
    monsterOf(t.state, BLUE).at = OFF
    monsterOf(t.state, RED).at = spaceAt(4, 23)
    t.answers('4,25')
    monsterSlot(t.table, RED)
    expect([isOnMap(t.state, RED), t.progress(PRINCE)]).toEqual([false, [2, 0]])
  })

  test('[T-38.21] beside the area it has not, nor in its own', () => {
    const t = leading()
    monsterOf(t.state, BLUE).at = OFF
    monsterOf(t.state, RED).at = spaceAt(24, 24)
    t.answers('24,24', '4,4')
    monsterSlot(t.table, RED)
    monsterOf(t.state, RED).at = spaceAt(5, 5)
    monsterSlot(t.table, RED)
    expect([isOnMap(t.state, RED), t.progress(PRINCE)]).toEqual([true, [0, 0]])
  })

  test('[T-38.21] one that is pushed there has crossed as well', () => {
    const t = leading()
    monsterOf(t.state, BLUE).at = OFF
    monsterOf(t.state, RED).at = spaceAt(24, 24)
    push(t.table, RED, { from: [spaceAt(23, 23)], spaces: 2 })
    expect([isOnMap(t.state, RED), t.progress(PRINCE)]).toEqual([false, [2, 0]])
  })

  test('[C-9] it comes back to its area at the next end of a round, with all its HP', () => {
    const t = leading()
    t.fells(1, RED)
    monsterOf(t.state, BLUE).hp = 3
    questsAtRoundEnd(t.table)
    expect([at(t, RED), monsterOf(t.state, RED).hp, monsterOf(t.state, RED).ally]).toEqual(['4,4', 28, 0])
    expect(monsterOf(t.state, BLUE).hp).toBe(3)
  })

  test('[C-9, T-R20] beside its area where somebody stands in it', () => {
    const t = leading({ heroes: { 0: '4,4', 1: '25,18' } })
    expect(isOnMap(t.state, RED)).toBe(true)
    expect(bodyOf(t.state, RED)).not.toContain(spaceAt(4, 4))
  })
})
