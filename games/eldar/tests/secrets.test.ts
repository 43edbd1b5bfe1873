import { Match, stateHash, type Seat } from '@trialhall/kernel'
import { scene, sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { checkDeck, deckText, defOf, eldar, FACES, rulesOf } from '../game.ts'

const OLD = ['great-cleave', 'shockwave', 'second-wind', 'sundering-blow', 'impatient-assault']
const NEW = ['bloodlust', 'wallop', 'crushed-ribs', 'seeing-stars', 'pack-tactics']
const REST = ['broadsword-of-the-abyss', 'ironshell-plate', 'akhir-greataxe', 'pendant-of-rising-fury']
const MORE = ['radiant-greathammer', 'spirit-guardian', 'prize-fighting', 'disarming-strike']
const LAST = ['dragonlords-wrath', 'involuntary-repose']

function deckWith(slugs: readonly string[], heroes = ['yuri', 'isra']): string {
  const cards = [...slugs, ...REST, ...MORE, ...LAST].flatMap((slug) => [defOf(slug), defOf(slug)])
  return deckText({ heroes: heroes.map(defOf), cards })
}

const FREE = { format: 'freestyle', anyClass: true }

function startedWith(decks: readonly string[], options: object = FREE): Match {
  return sure(Match.start(eldar, { seats: 2, seed: 'boxes', options: { ...options, decks } })) as Match
}

/** All that a viewer is told of a match at this moment. */
function seenBy(match: Match, viewer: Seat | null): string {
  const asks = match.asks.filter(({ seat }) => seat === viewer)
  return JSON.stringify([match.viewFor(viewer), asks, match.asks.map(({ seat }) => seat)])
}

test('[E-2.09, E-2.15] a deck that is settled lies in its box while the other seat chooses one', () => {
  const one = startedWith([deckWith(OLD), ''])
  const other = startedWith([deckWith(NEW, ['mei', 'asad']), ''])
  expect(one.asks.map(({ seat }) => seat)).toEqual([1])
  for (const viewer of [1, null]) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer))
  expect(one.viewFor(1)).toMatchObject({ heroes: [] })
  one.choose(1, 3)
  const { heroes } = one.viewFor(1) as unknown as { heroes: { face: number }[] }
  expect(heroes.map(({ face }) => FACES[face]?.slug)).toEqual(['yuri', 'isra', 'mei', 'asad'])
})

test('what an opponent may not know of a deck changes nothing that is shown, said or searched', () => {
  const one = startedWith([deckWith(OLD), 'turbo-focus'])
  const other = startedWith([deckWith(NEW), 'turbo-focus'])
  for (let n = 0; n < 4; n++) for (const match of [one, other]) match.choose(match.asks[0]?.seat ?? 0, 0)
  for (const viewer of [1, null]) expect(seenBy(one, viewer)).toBe(seenBy(other, viewer))
  expect(seenBy(one, 0)).not.toBe(seenBy(other, 0))
  const ends = [one, other].map((match) => {
    const position = match.position(1)
    if (!position) throw new Error('B is not asked')
    return [7, 8].map((seed32) => stateHash(position.simulate(seed32, firstOf()).state))
  })
  expect(ends[0]).toEqual(ends[1])
})

/** Answers every ask with its first option. */
function firstOf(): { decide: () => number } {
  return { decide: () => 0 }
}

test('[E-27.03] a series goes on with the decks that were chosen, and with those that were given', () => {
  const given = deckWith(OLD)
  const match = startedWith([given, ''], {})
  expect(eldar.again?.({ seats: 2, options: match.options }, match.state as never)).toEqual(match.options)
  match.choose(1, 5)
  const next = eldar.again?.({ seats: 2, options: match.options }, match.state as never)
  const [own, chosen = ''] = (next?.decks ?? []) as string[]
  expect(own).toBe(given)
  const read = checkDeck(chosen, rulesOf(match.options))
  expect(read.faults).toEqual([])
  expect(read.heroes.map((def) => FACES[def]?.slug)).toEqual(['zakir', 'pavani'])
  expect(startedWith([own ?? '', chosen], {}).asks.map(({ prompt }) => prompt)).toMatchObject([
    { type: 'mulligan' },
    { type: 'mulligan' },
  ])
})

test('[E-35.10, E-27.03] who gives up in the draft drafts anew in the next match', () => {
  const t = scene(eldar, { seed: 'again', options: { format: 'draft' } })
  t.pick(t.match.asks[0]?.seat ?? 0, 0)
  const end = { ...t.state, step: 'draft' as const }
  expect(eldar.again?.({ seats: 2, options: t.match.options }, end)).toEqual(t.match.options)
})

test('[E-35.10, E-35.12] drafted decks are played again without a draft, and both know them', () => {
  const t = scene(eldar, { seed: 'again', options: { format: 'draft' } })
  while (t.state.step === 'draft') t.pick(t.match.asks[0]?.seat ?? 0, 0)
  const next = eldar.again?.({ seats: 2, options: t.match.options }, t.state)
  for (const deck of (next?.decks ?? []) as string[]) {
    const { cards } = checkDeck(deck, rulesOf(t.match.options))
    expect(cards).toEqual(cards.toSorted((a, b) => a - b)) // not in the order in which they were taken
  }
  const again = startedWith((next?.decks ?? []) as string[], { format: 'draft' })
  const { heroes, pools, step } = again.viewFor(0) as unknown as {
    heroes: { face: number }[]
    pools: { defs: unknown }[]
    step: string
  }
  expect(step).toBe('mulligan')
  expect(heroes.map(({ face }) => face)).toEqual(t.state.heroes.map(({ face }) => face))
  expect(pools.every(({ defs }) => defs !== null)).toBe(true)
})

test('[E-35.09, E-2.01] decks of a draft are settled for both or for neither, and hold 30 cards', () => {
  const refusal = (decks: readonly string[]): string => {
    const started = Match.start(eldar, { seats: 2, seed: 1, options: { format: 'draft', decks } })
    return started.ok ? '' : started.fault.message
  }
  expect(refusal(['turbo-focus', ''])).toBe('In a draft, decks are settled for both seats or for neither.')
  expect(refusal(['turbo-focus', 'Yuri\nMei\n3 Wallop'])).toBe(
    'The deck has 3 cards; it must have exactly 30. [E-2.01]',
  )
})

test('[E-2.01, E-35.01] every fault of a deck and of a pool is told for itself', () => {
  const faultOf = (options: object): readonly string[] | undefined => {
    const started = Match.start(eldar, { seats: 2, seed: 1, options })
    return started.ok ? [] : started.fault.parts
  }
  const wrong = Match.start(eldar, { seats: 2, seed: 1, options: { decks: ['', 'Yuri'] } })
  expect(wrong.ok ? '' : wrong.fault.code).toBe('bad-option')
  expect(faultOf({ decks: ['', 'Yuri\n3 Wallop\n1 Nothing at all'] })?.length).toBeGreaterThan(3)
  expect(faultOf({ format: 'draft', pool: '1 Wallop\n1 Xylophone' })).toMatchObject([
    expect.stringContaining('Line 2'),
    expect.stringContaining('at least 90'),
  ])
})

test('[E-R68] after a mulligan nobody can tell a card of the hand that was kept from one that came', () => {
  const isKeptUnderItsId = Array.from({ length: 12 }, (_, seed) => {
    const options = { decks: ['bloodied-aggro', 'turbo-focus'] }
    const match = sure(Match.start(eldar, { seats: 2, seed, options })) as Match
    const hand = (): number[] => [
      ...((match.state as unknown as { players: { hand: number[] }[] }).players[0]?.hand ?? []),
    ]
    const defOfCard = (card: number): number => match.state.cards.def[card] ?? -1
    const kept = hand()
      .slice(2)
      .map((card) => [card, defOfCard(card)] as const)
    for (const label of [0, 0, 'done']) {
      const count = match.askOf(0)?.options.length ?? 1
      match.choose(0, label === 'done' ? count - 1 : 0) // the first two are put back
    }
    match.choose(1, (match.askOf(1)?.options.length ?? 1) - 1)
    expect(hand()).toEqual(hand().toSorted((a, b) => a - b))
    return kept.every(([card, def]) => hand().includes(card) && defOfCard(card) === def)
  })
  expect(isKeptUnderItsId).not.toContain(true)
})
