import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areSeenAlike,
  below,
  EVERYONE,
  eyesThrough,
  knowsMore,
  NOBODY,
  openPart,
  redeal,
  redefine,
  seeded,
  seenPart,
  sightOf,
  UNKNOWN,
  unseenGroups,
  viewFor,
  viewFrom,
} from '../../src/index.ts'
import type { CardId, DefIndex, Match, Viewer } from '../../src/index.ts'
import { glanceFor } from '../../src/hidden/views.ts'
import { sure } from '../../src/testkit/index.ts'
import { bluff, type BluffEvent, type BluffState } from '../games/bluff.ts'
import { drill } from '../games/drill.ts'
import { started } from '../games/match.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, null]

/** A Bluff of three somewhere on its way. */
function somewhere(seed: number, choices: number, options: object = {}): Match<BluffState, BluffEvent> {
  const match = started(bluff, { seats: 3, seed, options })
  const chance = seeded(seed)
  for (let i = 0; i < choices && match.asks.length > 0; i++) {
    const ask = match.asks[below(chance, match.asks.length)]
    if (ask) sure(match.choose(ask.seat, below(chance, ask.options.length)))
  }
  return match
}

const anywhere = fc.record({ seed: fc.nat(), choices: fc.nat({ max: 60 }) })

describe('a view', () => {
  test('holds no chance and no definition that the viewer has not seen, and all that it has', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, choices }) => {
        const { state, game } = somewhere(seed, choices)
        for (const viewer of VIEWERS) {
          const view = viewFor(game, state, viewer)
          expect('chance' in view).toBe(false)
          view.cards.def.forEach((def, id) => {
            const isSeen = ((state.cards.seen[id] as number) & sightOf(viewer)) !== 0
            expect(def).toBe(isSeen ? state.cards.def[id] : UNKNOWN)
            expect(view.cards.seen[id]).toBe(isSeen ? state.cards.seen[id] : NOBODY)
          })
        }
      }),
    )
  })

  test('has nothing of the secrets that rules keep, in whichever way it is made', () => {
    const { state, game } = somewhere(4, 7)
    const keeping = { ...state, secrets: { stolen: [4711] } }
    const cloning = { clone: (one: typeof keeping) => ({ ...game.clone(one), secrets: one.secrets }) }
    for (const viewer of VIEWERS) {
      const parts = viewFrom(openPart(keeping), seenPart(keeping, viewer), viewer)
      const made = [viewFor(cloning, keeping, viewer), glanceFor(keeping, viewer), parts]
      for (const view of made) expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(game, state, viewer)))
    }
  })

  test('is made of a part that is the same for all and one of its own, byte for byte', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, choices }) => {
        const { state, game } = somewhere(seed, choices)
        const open = openPart(state)
        for (const viewer of VIEWERS) {
          const view = viewFrom(open, seenPart(state, viewer), viewer)
          expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(game, state, viewer)))
        }
        expect(open).toEqual({
          ...viewFor(game, state, null),
          cards: null,
          viewer: undefined,
          pools: undefined,
        })
      }),
    )
  })

  test('keeps the part of its own as long as all cards are seen alike', () => {
    const { state, game } = somewhere(5, 12)
    const changes: ((cards: typeof state.cards) => void)[] = [
      ({ seen }) => (seen[0] = (seen[0] ?? 0) ^ 1),
      ({ seen }) => seen.push(0),
      (cards) => redefine(cards, [0 as CardId], [5]),
      (cards) => (cards.pool = cards.pool.slice()),
      (cards) => (cards.secret = [...cards.secret, 0]),
    ]
    expect(areSeenAlike(state.cards, game.clone(state).cards)).toBe(true)
    for (const change of changes) {
      const { cards } = game.clone(state)
      change(cards)
      expect(areSeenAlike(state.cards, cards)).toBe(false)
    }
  })

  test('is a copy: whoever changes it changes nothing else', () => {
    const match = somewhere(3, 9)
    const before = match.hash()
    const view = match.viewFor(0)
    view.points[0] = 99
    view.hands[1]?.pop()
    view.cards.seen[0] = 0b11
    redefine(view.cards, [0 as CardId], [5])
    expect(match.hash()).toBe(before)
  })

  test('tells of each pool which cards lie in it, in an order that says nothing', () => {
    const match = somewhere(5, 12, { secretDecks: false })
    for (const { cards, defs } of match.viewFor(null).pools) {
      const truth = cards.map((id) => match.state.cards.def[id] as DefIndex)
      expect(defs).toEqual(truth.toSorted((a, b) => a - b))
    }
  })

  test('does not tell what lies in a pool whose make-up is secret to the viewer', () => {
    const { pools } = somewhere(5, 0).viewFor(0)
    const own = pools.filter((pool) => pool.defs !== null)
    expect(own).toHaveLength(1)
    expect(pools).toHaveLength(3)
  })

  test('of a spectator shows what everyone has seen', () => {
    const { state, game } = somewhere(8, 20)
    const view = viewFor(game, state, null)
    view.cards.def.forEach((def, id) => {
      expect(def !== UNKNOWN).toBe(((state.cards.seen[id] as number) & sightOf(null)) !== 0)
    })
    expect(state.cards.seen.some((seen) => seen === EVERYONE)).toBe(true)
  })
})

describe('a re-deal', () => {
  test('changes nothing that the viewer knows, and keeps what lies in each pool', () => {
    fc.assert(
      fc.property(anywhere, fc.integer(), ({ seed, choices }, seed32) => {
        const { state, game } = somewhere(seed, choices, { secretDecks: false })
        for (const viewer of VIEWERS) {
          const dealt = game.clone(state)
          redeal(game, dealt, { viewer, seed32 })
          expect(viewFor(game, dealt, viewer)).toEqual(viewFor(game, state, viewer))
          expect(dealt.cards.def.toSorted()).toEqual(state.cards.def.toSorted())
          expect({ ...dealt, chance: 0, cards: 0 }).toEqual({ ...state, chance: 0, cards: 0 })
        }
      }),
    )
  })

  test('depends on what the viewer knows and on the seed32, never on the truth', () => {
    fc.assert(
      fc.property(anywhere, fc.integer(), ({ seed, choices }, seed32) => {
        const { state, game } = somewhere(seed, choices)
        for (const viewer of VIEWERS) {
          const [truth, other] = [game.clone(state), game.clone(state)]
          redeal({}, other, { viewer, seed32: seed32 + 1 })
          redeal(game, truth, { viewer, seed32 })
          redeal(game, other, { viewer, seed32 })
          expect(other).toEqual(truth)
        }
      }),
    )
  })

  test('gives every unseen card its chance in every place', () => {
    const { state, game } = somewhere(2, 0)
    const card = state.hands[1]?.[0] as CardId
    const found = new Set<number>()
    for (let seed32 = 0; seed32 < 200; seed32++) {
      const dealt = game.clone(state)
      redeal({}, dealt, { viewer: 0, seed32 })
      found.add(dealt.cards.def[card] as number)
    }
    expect([...found].toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('starts another stream of chance with every seed32', () => {
    const { state, game } = somewhere(2, 0)
    const streams = [1, 2, 1].map((seed32) => {
      const dealt = game.clone(state)
      redeal(game, dealt, { viewer: 0, seed32 })
      return JSON.stringify(dealt.chance)
    })
    expect(streams[0]).toBe(streams[2])
    expect(streams[0]).not.toBe(streams[1])
    expect(streams[0]).not.toBe(JSON.stringify(state.chance))
  })

  test('asks the game what to believe of a secret pool', () => {
    const { state } = somewhere(4, 0)
    const dealt = bluff.clone(state)
    const asked: { viewer: Viewer; size: number }[] = []
    const guessHidden = (
      _state: unknown,
      { group, viewer }: { group: { ids: readonly CardId[] }; viewer: Viewer },
    ): number[] => {
      asked.push({ viewer, size: group.ids.length })
      return group.ids.map(() => 3)
    }
    redeal({ guessHidden: guessHidden as never }, dealt, { viewer: 1, seed32: 7 })
    expect(asked).toEqual([
      { viewer: 1, size: 12 },
      { viewer: 1, size: 12 },
    ])
    expect(dealt.hands[0]?.map((id) => dealt.cards.def[id])).toEqual([3, 3, 3])
    expect(dealt.hands[1]?.map((id) => dealt.cards.def[id])).toEqual(
      state.hands[1]?.map((id) => state.cards.def[id]),
    )
  })

  test('leaves alone what everyone has seen', () => {
    const game = drill({
      segment(table) {
        for (const id of table.state.deck) table.reveal(id)
        table.choose(0, 'x', ['a', 'b'])
      },
    })
    const { state } = started(game)
    expect(unseenGroups(state, null)).toEqual([])
    const dealt = game.clone(state)
    redeal(game, dealt, { viewer: 0, seed32: 5 })
    expect(dealt.cards).toEqual(state.cards)
  })
})

describe('the eyes of a person with several seats', () => {
  test('see what any of their seats has seen, from the seat they look from', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, choices }) => {
        const { state, game } = somewhere(seed, choices)
        const view = viewFor(game, state, eyesThrough([0, 2], 2))
        const [one, other] = [viewFor(game, state, 0), viewFor(game, state, 2)]
        expect(view.viewer).toBe(2)
        view.cards.def.forEach((def, id) =>
          expect(def).toBe(one.cards.def[id] === UNKNOWN ? other.cards.def[id] : one.cards.def[id]),
        )
      }),
    )
  })

  test('see less than the third seat knows, and a pool as secret only if no seat of theirs knows it', () => {
    const { state: truth, game } = somewhere(4, 0)
    const state = game.clone(truth)
    const hands = state.cards.seen.map((sight) => sight)
    expect(hands.some((sight) => sight === sightOf(1))).toBe(true)
    const { def } = viewFor(game, state, eyesThrough([0, 2], 0)).cards
    expect(def.filter((_, id) => hands[id] === sightOf(1)).every((one) => one === UNKNOWN)).toBe(true)
    const pool = state.cards.pool[0] as number
    const secret = state.cards.secret.with(pool, sightOf(0))
    const told = { ...state, cards: { ...state.cards, secret } }
    const poolFor = (seats: readonly number[]): unknown =>
      unseenGroups(told, eyesThrough(seats, 0)).find((group) => group.pool === pool)?.isSecret
    expect([poolFor([0]), poolFor([0, 2]), poolFor([2])]).toEqual([true, false, false])
  })

  test('are those of a spectator where somebody has no seat', () => {
    const { state, game } = somewhere(4, 7)
    expect(viewFor(game, state, eyesThrough([], null))).toEqual(viewFor(game, state, null))
  })
})

describe('one knows more than another', () => {
  test('where a card or the make-up of a pool is known to the one alone', () => {
    const { state } = somewhere(4, 0)
    expect([knowsMore(state.cards, 0, 1), knowsMore(state.cards, 1, 0)]).toEqual([true, true])
    expect(knowsMore(state.cards, null, 0)).toBe(false)
    expect(knowsMore(state.cards, 0, eyesThrough([0, 1], 0))).toBe(false)
    const { seen, secret } = state.cards
    const open = { ...state.cards, seen: seen.map(() => NOBODY), secret: secret.map(() => NOBODY) }
    expect(knowsMore(open, 0, 1)).toBe(false)
    const listed = { ...open, secret: secret.map(() => sightOf(1)) }
    expect([knowsMore(listed, 0, 1), knowsMore(listed, 1, 0)]).toEqual([true, false])
  })
})
