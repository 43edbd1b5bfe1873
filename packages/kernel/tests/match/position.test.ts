import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  canonical,
  HALT,
  Match,
  redefine,
  reseed,
  seeded,
  shuffleInPlace,
  stateHash,
  unseenGroups,
  type Decider,
  type State,
} from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { bluff, type BluffEvent, type BluffState } from '../games/bluff.ts'
import { drill } from '../games/drill.ts'
import { play, started } from '../games/match.ts'

function random<S extends State, E>(seed32: number): Decider<S, E> {
  const chance = seeded(seed32)
  return { decide: (_table, _seat, _prompt, options) => below(chance, options.length) }
}

/** A Bluff in which seat A is asked something, so many choices after its beginning. */
function asking(seed: number, choices: number): Match<BluffState, BluffEvent> | null {
  const match = started(bluff, { seats: 3, seed })
  const chance = seeded(seed)
  for (let i = 0; match.asks.length > 0; i++) {
    if (i >= choices && match.askOf(0)) return match
    const ask = match.asks[below(chance, match.asks.length)]
    if (ask) sure(match.choose(ask.seat, below(chance, ask.options.length)))
  }
  return null
}

const anywhere = fc.record({ seed: fc.nat(), choices: fc.nat({ max: 50 }), seed32: fc.integer() })

describe('a position', () => {
  test('is had by a seat that is asked, and by no other', () => {
    const match = started(drill({ segment: (table) => table.choose(1, 'x', ['a', 'b']) }))
    expect(match.position(0)).toBeNull()
    expect(match.position(1)?.ask).toEqual(match.asks[0])
    expect(match.position(1)?.view).toEqual(match.viewFor(1))
  })

  test('does not let the true state be had', () => {
    const position = asking(1, 5)?.position(0)
    if (!position) throw new Error('A is not asked')
    const open = JSON.stringify(position)
    expect(open).not.toContain('"chance"')
    expect(Object.values(position).some((member) => typeof member === 'object' && 'chance' in member)).toBe(
      false,
    )
  })
})

describe('a simulation', () => {
  test('begins with the ask of the position, and leaves the match as it is', () => {
    fc.assert(
      fc.property(anywhere, ({ seed, choices, seed32 }) => {
        const match = asking(seed, choices)
        const position = match?.position(0)
        if (!match || !position) return
        const before = match.hash()
        let first: unknown = null
        const decider = random<BluffState, BluffEvent>(seed32)
        const { outcome } = position.simulate(seed32, {
          decide(table, seat, prompt, options) {
            first ??= { seat, prompt, options }
            return decider.decide(table, seat, prompt, options)
          },
        })
        expect(canonical(first)).toBe(
          canonical({ seat: 0, prompt: position.ask.prompt, options: position.ask.options }),
        )
        expect(outcome?.ranks).toHaveLength(3)
        expect(match.hash()).toBe(before)
      }),
    )
  })

  test('is the same for the same seed32, and the world is dealt anew for another', () => {
    const position = asking(3, 8)?.position(0)
    if (!position) throw new Error('A is not asked')
    const hash = (seed32: number): string => stateHash(position.simulate(seed32, random(1)).state)
    expect(hash(5)).toBe(hash(5))
    expect(new Set([1, 2, 3, 4, 5].map(hash)).size).toBeGreaterThan(1)
  })

  test('can be stopped where it stands', () => {
    const position = asking(3, 8)?.position(0)
    const stopped = position?.simulate(1, {
      decide() {
        throw HALT
      },
    })
    expect(stopped?.outcome).toBeNull()
    expect(stopped?.state.points).toHaveLength(3)
  })

  test('is the same whatever the seat cannot know: the cards of others, their decks, the dice to come', () => {
    let compared = 0
    fc.assert(
      fc.property(anywhere, ({ seed, choices, seed32 }) => {
        const match = asking(seed, choices)
        if (!match) return
        const twin = withOtherSecrets(match, seed32)
        const [here, there] = [match.position(0), twin?.position(0)]
        if (!here || !there || canonical(known(here)) !== canonical(known(there))) return
        compared++
        const outcomes = [here, there].map((one) => one.simulate(seed32, random(seed32)))
        expect(stateHash(outcomes[1]?.state)).toBe(stateHash(outcomes[0]?.state))
      }),
    )
    expect(compared).toBeGreaterThan(20)
  })

  test('does not know what others have answered under seal', () => {
    const ends = [0, 1, 2].map((pick) => {
      const match = started(bluff, { seats: 3, seed: 12 })
      play(match, `B${pick} B0 C${pick}`)
      const position = match.position(0)
      if (!position) throw new Error('A is not asked')
      return stateHash(position.simulate(4, random(9)).state)
    })
    expect(new Set(ends).size).toBe(1)
  })

  test('begins at the second ask of a seat that has answered the first under seal', () => {
    const match = started(bluff, { seats: 3, seed: 12 })
    play(match, 'A1 B0')
    const prompts: unknown[] = []
    const { state } = (match.position(0) as NonNullable<ReturnType<typeof match.position>>).simulate(1, {
      decide(_table, seat, prompt) {
        prompts.push({ seat, prompt })
        if (prompts.length > 5) throw HALT
        return 0
      },
    })
    expect(prompts[0]).toEqual({ seat: 0, prompt: { type: 'raise' } })
    expect(state.bids.length).toBe(3)
  })
})

/** All that a seat can go by. */
function known({ ask, view }: { readonly ask: unknown; readonly view: unknown }): unknown {
  return { ask, view }
}

/** The same match, as far as A can know, with other secrets and another chance in its last checkpoint. */
function withOtherSecrets(
  match: Match<BluffState, BluffEvent>,
  seed32: number,
): Match<BluffState, BluffEvent> | null {
  const saved = match.save()
  if (JSON.stringify(saved.checkpoint.state.cards.pool) !== JSON.stringify(match.state.cards.pool))
    return null
  const state = bluff.clone(saved.checkpoint.state)
  const chance = seeded(seed32)
  for (const { ids } of unseenGroups(match.state, 0)) {
    const defs = ids.map((id) => state.cards.def[id] as number)
    shuffleInPlace(chance, defs)
    redefine(state.cards, ids, defs)
  }
  const hasRolled = JSON.stringify(saved.checkpoint.state.chance) !== JSON.stringify(match.state.chance)
  if (!hasRolled) reseed(state.chance, seed32)
  const twin = Match.resume(bluff, { ...saved, checkpoint: { ...saved.checkpoint, state } })
  return twin.ok ? twin.value : null
}
