import { expect, test } from 'vitest'
import { games } from '@trialhall/games'
import { below, canonical, glanceFor, Match, seeded, viewFor, type Viewer } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'

test.each(games.games)('$id: a glance shows exactly what a view shows, at every moment', (game) => {
  const match = sure(Match.start(game, { seed: 5, seats: game.seats.max }))
  const chance = seeded('glances')
  const viewers: Viewer[] = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]
  while (match.outcome === null && match.length < 300) {
    for (const viewer of viewers) {
      const glance = glanceFor(match.state, viewer)
      expect(canonical(glance)).toBe(canonical(viewFor(game, match.state, viewer)))
    }
    const ask = match.asks[0]
    if (ask) match.choose(ask.seat, below(chance, ask.options.length))
  }
})

test('making a glance changes nothing', () => {
  const game = games.games[0]
  const started = game && Match.start(game, { seed: 5, seats: game.seats.max })
  if (!started?.ok) throw new Error('no game')
  const before = started.value.hash()
  glanceFor(started.value.state, 0)
  expect(started.value.hash()).toBe(before)
})
