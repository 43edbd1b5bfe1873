import { redeal, type CardId, type Viewer } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import { battleDecks } from '../../game.ts'
import { couldBe } from '../../match/could-be.ts'
import { cardOf } from '../../rules/printed.ts'
import { side } from '../lay.ts'
import { begin, playAtRandom } from '../random.ts'

const JOKER = CARDS.findIndex(({ slug }) => slug === 'border-reavers')
const NET = CARDS.findIndex(({ slug }) => slug === 'snare-net-5')

/** The hands that a viewer may think of, each dealt so many times. */
function thoughts(state: ReturnType<typeof begin>['state'], viewer: Viewer, times: number): string[][] {
  return Array.from({ length: times }, (_, seed32) => {
    const world = battleDecks.clone(state)
    redeal(battleDecks, world, { viewer, seed32 })
    return world.sides.flatMap(({ hand }) => hand.map((card) => cardOf(world, card).kind))
  })
}

describe('[B-6.4, B-R69] a re-dealt hand', () => {
  test('never holds a joker, for any viewer, from the first hand on', () => {
    for (const seed of [1, 2, 3])
      for (const viewer of [0, 1, null])
        for (const kinds of thoughts(begin(seed).state, viewer, 60)) {
          expect(kinds).toHaveLength(10)
          expect(kinds).not.toContain('equalizer')
        }
  })

  test('nor does one later in a match', () => {
    playAtRandom(6, (match) => {
      if (match.length % 40 !== 0) return
      for (const kinds of thoughts(match.state, null, 5)) expect(kinds).not.toContain('equalizer')
    })
  })

  test('holds anything else that is left, and the jokers are somewhere in the deck', () => {
    const { state } = begin(1)
    const kinds = new Set(thoughts(state, null, 60).flat())
    expect(kinds).toEqual(new Set(['reinforcement', 'equipment', 'event']))
    const places = new Set(
      Array.from({ length: 40 }, (_, seed32) => {
        const world = battleDecks.clone(state)
        redeal(battleDecks, world, { viewer: 0, seed32 })
        return side({ state: world }, 1).deck.findIndex((card) => cardOf(world, card).kind === 'equalizer')
      }),
    )
    expect(places.size).toBeGreaterThan(10)
    expect(places).not.toContain(-1)
  })

  test('only jokers are kept out, only of hands, and of both of them', () => {
    const { state } = begin(1)
    const [own, other] = [side({ state }, 0).hand[0], side({ state }, 1).hand[0]] as [CardId, CardId]
    const below = side({ state }, 0).deck[0] as CardId
    expect([couldBe(state, own, JOKER), couldBe(state, other, JOKER)]).toEqual([false, false])
    expect([couldBe(state, own, NET), couldBe(state, below, JOKER)]).toEqual([true, true])
  })
})
