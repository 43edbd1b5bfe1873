import { lanes, type LanesState } from '@trialhall/game-lanes'
import { below, Match, seeded } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'

const options = { classes: ['paladin', 'warlock'] }

function started(seed: number): Match {
  return sure(Match.start(lanes, { seed, seats: 2, options }))
}

function stateOf(match: Match): LanesState {
  return match.state as LanesState
}

test('[L-R54] the order of a hand, which all see, is that of its ids at every moment', () => {
  for (let seed = 0; seed < 12; seed++) {
    const match = started(seed)
    const chance = seeded(`orders ${seed}`)
    while (match.outcome === null && match.length < 250) {
      const { players } = stateOf(match)
      for (const { hand } of players) expect(hand).toEqual(hand.toSorted((a, b) => a - b))
      const ask = match.asks[0]
      if (ask) match.choose(ask.seat, below(chance, ask.options.length))
    }
  }
})

test('[L-R54] no place in a hand holds one spell more often than another', () => {
  const MATCHES = 400
  const counts = new Map<string, number>()
  for (let seed = 0; seed < MATCHES; seed++) {
    const { players, cards } = stateOf(started(seed))
    for (const { hand } of players)
      for (const [place, card] of hand.slice(4).entries()) {
        const key = `${place} ${cards.def[card]}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  }
  expect(counts.size).toBe(2 * 4 * 4)
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(MATCHES / 4 - 50)
    expect(count).toBeLessThan(MATCHES / 4 + 50)
  }
})
