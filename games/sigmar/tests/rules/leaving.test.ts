import { below, Match, seeded, winShares } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { sigmar, type SigmarEvent, type SigmarState } from '../../game.ts'

function started(seats: number, seed: number) {
  return sure(Match.start(sigmar, { seats, seed, options: { championDeal: 'random' } }))
}

/** All that happened, told by a replay. */
function eventsOf(match: Match<SigmarState, SigmarEvent>): SigmarEvent[] {
  return sure(Match.replay(sigmar, match.log, { story: true }))
    .takeEvents()
    .map(({ event }) => event)
}

test('[S-R61] whoever leaves a match of two loses it at once', () => {
  const match = started(2, 1)
  const leaver = 1 - (match.asks[0]?.seat ?? 0)
  expect(match.leave(leaver).ok).toBe(true)
  expect(match.outcome && winShares(match.outcome, sigmar)[1 - leaver]).toBe(1)
  const told = eventsOf(match).map(({ type }) => type)
  expect(told.slice(-2)).toEqual(['left', 'ended'])
  expect(told.filter((type) => type === 'left' || type === 'ended')).toHaveLength(2)
})

test('[S-R61] the others play on without the seat that left, and the log says the same', () => {
  const chance = seeded(5)
  for (let seed = 0; seed < 30; seed++) {
    const match = started(4, seed)
    const leaveAt = below(chance, 60)
    while (!match.outcome) {
      const ask = match.asks[0]
      if (!ask) throw new Error('nobody is asked')
      if (match.length >= leaveAt) {
        match.leave(2)
        break
      }
      match.choose(ask.seat, below(chance, ask.options.length))
    }
    while (!match.outcome) {
      const ask = match.asks[0]
      if (!ask) throw new Error('nobody is asked')
      expect(ask.seat).not.toBe(2)
      expect(match.position(ask.seat)?.simulate(1, { decide: () => 0 }).outcome).not.toBeNull()
      match.choose(ask.seat, below(chance, ask.options.length))
    }
    const again = Match.replay(sigmar, match.log, { story: false })
    expect(again.ok && again.value.hash()).toBe(match.hash())
    const resumed = Match.resume(sigmar, JSON.parse(JSON.stringify(match.save())))
    expect(resumed.ok && resumed.value.hash()).toBe(match.hash())
  }
})

test.each([0, 1, 2])(
  '[S-R61] seat %i leaves while Champions are picked, and round 1 begins with the others',
  (seat) => {
    const match = sure(Match.start(sigmar, { seats: 3, seed: 6 }))
    expect(match.state.phase).toBe('setup')
    expect(match.leave(seat).ok).toBe(true)
    while (match.asks[0]?.prompt && (match.asks[0].prompt as { type: string }).type === 'champion')
      match.choose(match.asks[0].seat, 0)
    const turns = eventsOf(match).flatMap((event) => (event.type === 'turnBegan' ? [event] : []))
    const begins = [0, 1, 2].map((step) => (match.state.first + step) % 3).find((one) => one !== seat)
    expect(turns).toEqual([{ type: 'turnBegan', seat: begins, round: 1 }])
  },
)

test.each([0, 1, 2])(
  '[S-R61] after the first Champion the player %i after the first leaves: the next one begins round 1',
  (after) => {
    for (let seed = 0; seed < 6; seed++) {
      const match = sure(Match.start(sigmar, { seats: 3, seed }))
      match.choose(match.asks[0]?.seat ?? 0, 0)
      expect(match.state.phase).toBe('setup')
      const leaver = (match.state.first + after) % 3
      match.leave(leaver)
      while ((match.asks[0]?.prompt as { type: string } | undefined)?.type === 'champion')
        match.choose(match.asks[0]?.seat ?? 0, 0)
      const { first, active, round, players } = match.state
      const expected = after === 0 ? (first + 1) % 3 : first
      expect([active, round, match.asks[0]?.seat]).toEqual([expected, 1, expected])
      expect(players.map(({ hand }) => hand.length)).toEqual(
        players.map((_, seat) => (seat === leaver ? 0 : seat === expected ? 6 : 5)),
      )
    }
  },
)

test('[S-R61] who leaves takes Champion and cards out of the game, and nobody else does', () => {
  const position = {
    phase: 'action',
    active: 'A',
    seats: [
      { champion: 'orin', hand: ['sand', 'jeers'], kept: ['second-dawn'] },
      { champion: 'kessa', hand: ['waystep', 'gate-walk'], kept: ['steadfast'], valor: 3 },
      { champion: 'veyra', hand: ['bandage'], kept: ['wager'] },
    ],
  }
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  const gone = [...(match.state.players[1]?.hand ?? []), ...(match.state.players[1]?.kept ?? [])]
  match.leave(1)
  const { players, box, actionDiscard, fateDiscard } = match.state
  expect(box).toEqual(expect.arrayContaining(gone))
  expect([players[1]?.hand, players[1]?.kept, players[1]?.left]).toEqual([[], [], true])
  expect([players[0]?.hand.length, players[0]?.kept.length, players[0]?.left]).toEqual([2, 1, false])
  expect([players[2]?.hand.length, players[2]?.kept.length, players[2]?.left]).toEqual([1, 1, false])
  expect([actionDiscard, fateDiscard]).toEqual([[], []])
  expect(match.outcome).toBeNull()
})

test('[S-R61] who leaves in the own turn hands it on; who leaves in another does not', () => {
  const position = { phase: 'action', active: 'B', first: 'A', round: 4, seats: [{}, {}, {}] }
  const own = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  own.leave(1)
  expect([own.state.active, own.state.round]).toEqual([2, 4])
  const other = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  other.leave(2)
  expect([other.state.active, other.state.round]).toEqual([1, 4])
})

test('[S-R61] who was next to play and leaves is skipped', () => {
  const position = { phase: 'action', active: 'A', first: 'A', round: 4, seats: [{}, {}, {}] }
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  match.leave(1)
  match.choose(0, (match.asks[0]?.options.length ?? 1) - 1) // rest
  while (match.asks[0]?.seat === 0) match.choose(0, 0)
  expect([match.state.active, match.state.round, match.asks[0]?.seat]).toEqual([2, 4, 2])
  expect(match.state.players[1]).toMatchObject({ left: true, hand: [] })
})

test('[S-R61] who leaves in the own turn has no turn any more: nothing is drawn for it', () => {
  const position = { phase: 'draw', active: 'B', first: 'A', round: 4, seats: [{}, {}, {}] }
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  match.leave(1)
  const { players, trials } = match.state
  expect([match.asks[0]?.seat, trials.length]).toEqual([2, 1])
  expect(players.map(({ hand }) => hand.length)).toEqual([0, 0, 1])
})

test('[S-R61] where the last in the order leaves in the own turn, the round is over', () => {
  const position = { phase: 'action', active: 'C', first: 'A', round: 4, seats: [{}, {}, {}] }
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  match.leave(2)
  expect([match.state.active, match.state.round]).toEqual([0, 5])
})

test('[S-R61] the last one left wins, whatever the Valor of those who left', () => {
  const position = { phase: 'action', seats: [{ valor: 2 }, { valor: 20 }, { valor: 9 }] }
  const match = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  match.leave(1)
  match.leave(2)
  expect(match.outcome).toMatchObject({ reason: 'last', ranks: [1, 2, 3] })
})

test('[S-4.1, S-R61] who leaves in the own Action Phase costs the next player no Draw Phase', () => {
  const position = { phase: 'action', active: 'B', first: 'A', round: 4, seats: [{}, {}, {}] }
  const own = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  own.leave(1)
  expect(own.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 1])
  const other = sure(Match.start(sigmar, { seats: 3, seed: 1, position }))
  other.leave(2)
  expect(other.state.phase).toBe('action') // B has drawn already
  expect(other.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 0])
})

/** All that is told of the end. */
function endsOf(match: Match<SigmarState, SigmarEvent>): SigmarEvent[] {
  return eventsOf(match).filter(({ type }) => type === 'ended')
}

test('[S-R60, S-R61] who leaves and has the Valor to win by the end of the turn does not win: the others play on', () => {
  const duel = {
    phase: 'action',
    active: 'A',
    seats: [
      { champion: 'ysolde', valor: 9, space: 4 },
      { champion: 'torvald', valor: 28, space: 5, hand: ['jeers'] },
      { space: 9 },
    ],
  }
  const chance = seeded(3)
  let reached = 0
  for (let seed = 0; seed < 40; seed++) {
    const match = sure(
      Match.start(sigmar, { seats: 3, seed, position: duel, options: { windows: 'always' } }),
    )
    const challenge =
      match.asks[0]?.options.findIndex((option) => (option as { do: string }).do === 'duel') ?? -1
    match.choose(0, challenge)
    match.leave(1)
    if ((match.state.players[1]?.valor ?? 0) >= 30) reached++
    expect([match.outcome, endsOf(match)]).toEqual([null, []])
    while (!match.outcome) {
      const [ask] = match.asks
      if (!ask) throw new Error('nobody is asked')
      expect(ask.seat).not.toBe(1)
      match.choose(ask.seat, below(chance, ask.options.length))
    }
    expect(match.outcome.ranks[1]).toBe(3)
    expect(endsOf(match)).toHaveLength(1)
  }
  expect(reached).toBeGreaterThan(0)
})

test.each([3, 4])(
  '[S-R60, S-R61, S-15.2] of %i the end is told once, and whoever left has not won',
  (seats) => {
    const chance = seeded(7)
    for (let seed = 0; seed < 60; seed++) {
      const options = { championDeal: 'random', valorToWin: 10, roundLimit: 3 }
      const match = sure(Match.start(sigmar, { seats, seed, options }))
      const leaver = below(chance, seats)
      const leaveAt = below(chance, 40)
      while (!match.outcome) {
        const [ask] = match.asks
        if (!ask) throw new Error('nobody is asked')
        if (match.length === leaveAt && match.leavers.length === 0) match.leave(leaver)
        else match.choose(ask.seat, below(chance, ask.options.length))
      }
      const { ranks } = match.outcome
      const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
      expect(endsOf(match)).toEqual([{ type: 'ended', reason: match.outcome.reason, winners }])
      expect(winners.filter((winner) => match.leavers.includes(winner))).toEqual([])
    }
  },
)

test('leaving can be undone', () => {
  const match = started(3, 4)
  const before = match.hash()
  match.leave(0)
  expect(match.hash()).not.toBe(before)
  expect(match.undo().ok).toBe(true)
  expect(match.hash()).toBe(before)
})

test('nobody leaves twice, and no seat that is not there', () => {
  const match = started(3, 4)
  match.leave(0)
  expect(match.leave(0)).toMatchObject({ ok: false, fault: { code: 'bad-seat' } })
  expect(match.leave(7)).toMatchObject({ ok: false, fault: { code: 'bad-seat' } })
})
