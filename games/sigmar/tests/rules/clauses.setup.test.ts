import { below, Match, seeded, winShares, type CardId } from '@trialhall/kernel'
import { scene, sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { CATALOG, CHAMPIONS, markOf, sigmar, type SigmarState } from '../../game.ts'
import type { SigmarEvent } from '../../events.ts'
import {
  ACTION_KINDS,
  at,
  copiesOf,
  dice,
  handOf,
  lay,
  slugsOf,
  story,
  valors,
  type SigmarScene,
} from '../lay.ts'

/** A new match with Champions dealt: it stands at the first player's action. */
function fresh(seats: number, seed = 1): SigmarScene {
  return scene(sigmar, { seats, seed, options: { championDeal: 'random' } })
}

/** A whole match of random picks. */
function played(
  seed: number,
  options: object,
): { match: Match<SigmarState, SigmarEvent>; events: SigmarEvent[] } {
  const match = sure(Match.start(sigmar, { seats: 3, seed, options: { championDeal: 'random', ...options } }))
  const chance = seeded(seed)
  while (match.asks[0]) match.choose(match.asks[0].seat, below(chance, match.asks[0].options.length))
  return { match, events: match.takeEvents().map((told) => told.event) }
}

/** What the events before the first turn were. */
function beforeFirstTurn(t: SigmarScene): SigmarEvent[] {
  return t.events.slice(
    0,
    t.events.findIndex((event) => event.type === 'turnBegan'),
  )
}

test('[S-1.1] two, three or four people play, each with a Champion of their own', () => {
  for (const seats of [2, 3, 4]) {
    const champions = fresh(seats).state.players.map((player) => player.champion)
    expect(champions).toHaveLength(seats)
    expect(new Set(champions.filter((champion) => champion >= 0)).size).toBe(seats)
  }
  for (const seats of [1, 5]) {
    const refused = Match.start(sigmar, { seats, seed: 1 })
    expect(refused).toMatchObject({ ok: false, fault: { code: 'bad-seats', field: 'seats' } })
    expect(!refused.ok && refused.fault.message).toContain(`seats is ${seats}`)
    expect(!refused.ok && refused.fault.message).toContain('2 to 4')
  }
})

test('[S-1.2] completing a Trial is what brings Valor', () => {
  const t = lay({ trials: ['stone-ladder'], rolls: [2] })
  t.A.picks('attempt Stone Ladder')
  expect(valors(t)).toEqual([1, 0])
})

test('[S-1.3] whoever has 30 Valor wins', () => {
  const t = lay({ A: { valor: 29 }, B: { valor: 29 }, trials: ['stone-ladder'], rolls: [2] })
  expect(t.outcome).toBeNull()
  t.A.picks('attempt Stone Ladder')
  expect(t.outcome).toMatchObject({ ranks: [1, 2], scores: [30, 29], reason: 'valor' })
  expect(t.match.asks).toEqual([])
})

test('[S-1.4] after ten rounds without a winner the most Valor wins', () => {
  const ninth = lay({ active: 'B', round: 9, A: { valor: 12 }, B: { valor: 9 }, trials: ['stone-ladder'] })
  ninth.B.picks('rest')
  expect(ninth.outcome).toBeNull()
  const tenth = lay({ active: 'B', round: 10, A: { valor: 12 }, B: { valor: 9 }, trials: ['stone-ladder'] })
  expect(tenth.outcome).toBeNull()
  tenth.B.picks('rest')
  expect(tenth.outcome).toMatchObject({ ranks: [1, 2], reason: 'rounds' })
})

test('[S-1.5] the players take turns, and every die is one of six sides', () => {
  const { match, events } = played(3, {})
  const turns = events.flatMap((event) => (event.type === 'turnBegan' ? [event.seat] : []))
  expect(turns.length).toBeGreaterThan(9)
  for (const [i, seat] of turns.entries()) expect(seat).toBe((match.state.first + i) % 3)
  const rolled = [3, 4, 5].flatMap((seed) =>
    played(seed, {}).events.flatMap((event) => (event.type === 'rolled' ? [event.die] : [])),
  )
  expect([...new Set(rolled)].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('[S-2.1] all three decks are shuffled and lie face down', () => {
  const t = fresh(2)
  const other = fresh(2, 2)
  for (const deck of ['actionDeck', 'trialDeck', 'fateDeck'] as const) {
    const slugs = slugsOf(t, t.state[deck])
    const inOrder = t.state[deck].map((card) => t.state.cards.def[card] as number).sort((a, b) => a - b)
    expect(slugs).not.toEqual(inOrder.map((def) => CATALOG[def]?.slug))
    expect(slugs).not.toEqual(slugsOf(other, other.state[deck]))
    for (const card of t.state[deck]) expect([t.A.knows(card), t.B.knows(card)]).toEqual([false, false])
  }
  expect(t.state.trialDeck).toHaveLength(copiesOf('trial') - 1) // the first Draw Phase has turned one up
  expect(t.state.fateDeck).toHaveLength(copiesOf('fate'))
})

test('[S-2.2] the opening hand is five cards', () => {
  for (const seats of [2, 3, 4]) {
    const t = fresh(seats)
    const dealt = beforeFirstTurn(t).filter((event) => event.type === 'drew')
    expect(dealt.map((event) => [event.seat, event.cards.length])).toEqual(
      Array.from({ length: seats }, (_, seat) => [seat, 5]),
    )
    for (const seat of t.state.players.keys())
      expect(at(t, seat).hand).toHaveLength(seat === t.state.active ? 6 : 5)
  }
})

test('[S-2.3] every seat has one token on the path', () => {
  const t = fresh(4)
  expect(t.state.players.map((player) => player.space)).toEqual([1, 1, 1, 1])
})

test('[S-2.4] everyone begins with one die and no Valor', () => {
  const t = scene(sigmar, { seats: 3, rolls: [4, 2, 1], options: { championDeal: 'random' } })
  expect(t.eventsOf('rolledForFirst')).toEqual([
    { type: 'rolledForFirst', seats: [0, 1, 2], dice: [4, 2, 1] },
  ])
  expect(valors(t)).toEqual([0, 0, 0])
  expect(t.state.players.map((player) => player.completed)).toEqual([0, 0, 0])
})

test('[S-2.5] the Fate Deck can be left out', () => {
  const drawn = (fateDeck: boolean) => {
    const { match, events } = played(7, { fateDeck })
    expect(match.outcome && winShares(match.outcome, sigmar)).not.toBeNull()
    expect(match.outcome).not.toBeNull()
    return events.filter((event) => event.type === 'fateDrawn').length
  }
  expect(drawn(true)).toBeGreaterThan(0)
  expect(drawn(false)).toBe(0)
})

test('[S-2.6] each of the eight Champions has one ability, unlike the others', () => {
  const abilities = CATALOG.filter((face) => face.kind === 'champion').map((face) => face.text)
  expect(abilities).toHaveLength(8)
  expect(new Set(abilities.filter((text) => text !== '')).size).toBe(8)
  const t = fresh(4)
  const slugs = t.state.players.map((player) => CHAMPIONS[player.champion]?.slug)
  expect(new Set(slugs).size).toBe(4)
})

test('[S-R1] opening hands come from the Action Deck', () => {
  const t = fresh(4)
  const kinds = new Set(
    t.state.players.flatMap(({ hand }) =>
      hand.map((card) => CATALOG[t.state.cards.def[card] as number]?.kind),
    ),
  )
  for (const kind of kinds) expect(ACTION_KINDS).toContain(kind)
  expect(t.state.actionDeck).toHaveLength(copiesOf(...ACTION_KINDS) - 4 * 5 - 1)
})

test('[S-R2] the highest roll begins, ties roll again, and seat order follows', () => {
  const t = scene(sigmar, { seats: 3, rolls: [6, 6, 2, 1, 5], options: { championDeal: 'random' } })
  expect(t.eventsOf('rolledForFirst')).toEqual([
    { type: 'rolledForFirst', seats: [0, 1, 2], dice: [6, 6, 2] },
    { type: 'rolledForFirst', seats: [0, 1], dice: [1, 5] },
  ])
  t.B.picks('rest')
  t.C.picks('rest')
  t.A.isAsked('your one action')
  expect(t.eventsOf('turnBegan').map(({ seat, round }) => [seat, round])).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
  ])
  expect(t.eventsOf('fateDrawn')).toEqual([])
})

test('[S-R3] Champions are picked in reverse turn order, each only once, or dealt', () => {
  const t = scene(sigmar, { seats: 3, rolls: [2, 6, 1] })
  t.A.isAsked('pick your Champion').picks('Kessa Quickblade') // B begins, so A is last in turn order
  expect(t.C.options).toHaveLength(7)
  expect(() => t.C.picks('Kessa Quickblade')).toThrow('cannot pick')
  t.C.picks('Orin the Patient')
  expect(t.B.options).toHaveLength(6)
  t.B.picks('Veyra Hexward').isAsked('your one action')
  expect(t.eventsOf('tookChampion').map((event) => event.seat)).toEqual([0, 2, 1])
  const dealt = scene(sigmar, { seats: 4, rolls: [2, 6, 1, 1], options: { championDeal: 'random' } })
  dealt.B.isAsked('your one action')
  expect(new Set(dealt.state.players.map((player) => player.champion)).size).toBe(4)
})

test('[S-R4] no Trial is active before the first Draw Phase', () => {
  const t = scene(sigmar, { seats: 2, rolls: [2, 1] })
  t.B.picks('Kessa Quickblade')
  expect(t.state.trials).toEqual([])
  t.A.picks('Orin the Patient')
  expect(beforeFirstTurn(t).map((event) => event.type)).not.toContain('trialRevealed')
  expect(t.state.trials).toHaveLength(1)
})

test('[S-R8] all Champions start on space 1, which has no mark, and nothing comes of it', () => {
  const t = fresh(4)
  expect(t.state.players.map((player) => player.space)).toEqual([1, 1, 1, 1])
  expect(markOf(1)).toBe('none')
  expect(story(t, 'moved', 'fateDrawn', 'attempted')).toEqual([])
})

test('[S-R9] the Fate Deck is in play unless the table leaves it out', () => {
  const position = { A: { space: 2 }, trials: ['stone-ladder'], fateDeck: ['spark', 'spark'], rolls: [6] }
  const withFate = lay(position)
  withFate.A.picks('attempt Stone Ladder')
  expect(withFate.eventsOf('fateDrawn')).toHaveLength(2) // the natural 6, and the Fate Rune of space 3
  const without = lay({ ...position, options: { fateDeck: false } })
  without.A.picks('attempt Stone Ladder')
  expect(dice(without)).toEqual([6])
  expect(at(without, 0).space).toBe(3)
  expect(without.eventsOf('fateDrawn')).toEqual([])
})

test('[S-R10] hands and decks are secret; their sizes, discards, Valor and kept cards are not', () => {
  const t = lay({
    A: { hand: ['gate-walk', 'sand'], valor: 4, kept: ['wager'] },
    trials: ['stone-ladder'],
    actionDiscard: ['jeers'],
  })
  const { view } = t.B
  const seen = view.players[0]
  expect(seen).toMatchObject({ valor: 4 })
  expect(seen?.hand).toHaveLength(2)
  expect(view.actionDeck).toHaveLength(t.state.actionDeck.length)
  for (const card of [...at(t, 0).hand, ...t.state.actionDeck, ...t.state.trialDeck, ...t.state.fateDeck])
    expect(t.B.knows(card)).toBe(false)
  for (const card of [...at(t, 0).kept, ...t.state.actionDiscard, ...t.state.trials])
    expect(t.B.knows(card)).toBe(true)
  for (const card of at(t, 0).hand) expect(t.A.knows(card)).toBe(true)
})

test('[S-R10] no missing pause tells what a hand cannot do', () => {
  const t = lay({ A: { hand: ['sand'] }, B: { space: 7 } })
  t.A.isAsked('your one action').isOffered('rest') // as with a Teleport in hand
})

test('[S-R10] a stolen card is seen by the two duelists only', () => {
  const t = lay({ A: {}, B: { hand: ['gate-walk'] }, C: {}, trials: ['stone-ladder'], rolls: [5, 1] })
  t.A.picks('duel Torvald')
  t.B.picks('pass')
  expect(handOf(t, 0)).toEqual(['gate-walk'])
  const stolen = at(t, 0).hand[0] as CardId
  expect([t.A, t.B, t.C].map((seat) => seat.knows(stolen))).toEqual([true, true, false])
  const told = t.told().find(({ event }) => event.type === 'cardStolen')
  expect(told?.cards[0]?.seen).toBe(0b011)
})

test('[S-R3] the table may choose each of the eight Champions, by name, and none twice', () => {
  const option = sigmar.options.find(({ id }) => id === 'champions')
  expect(option).toMatchObject({
    type: 'per-seat',
    distinct: true,
    choices: CHAMPIONS.map(({ slug, name }) => ({ id: slug, label: name })),
  })
  expect(CHAMPIONS).toHaveLength(8)
})
