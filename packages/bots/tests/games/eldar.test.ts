import { expect, test } from 'vitest'
import { botNamed, playBout, simBatch, stoppedClock, think, type Bot, type SimSummary } from '@trialhall/bots'
import { CATALOG, eldar, faceOf, SAMPLES, type EldarState } from '@trialhall/game-eldar'
import { advanced, isPlain, positionOf, redealt, workClock } from '../support/positions.ts'

function bot(name: string): Bot {
  const found = botNamed(name)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test('in Trials of the Eldar no bot changes its mind when hands and decks are dealt again', () => {
  const matches = [12, 20, 28, 36, 44, 52, 60]
    .map((choices) => advanced(eldar, choices, choices))
    .filter(isPlain)
  expect(matches.length).toBeGreaterThan(1)
  for (const match of matches) {
    const position = positionOf(match)
    const other = positionOf(redealt(match, position.seat, 5))
    expect(other.view).toEqual(position.view)
    for (const name of ['greedy', 'novice', 'adept']) {
      const [one, two] = [position, other].map((at) =>
        think(bot(name), at, { seed32: 1, clock: stoppedClock }),
      )
      expect(two).toEqual(one)
    }
  }
})

test('the master decides within two seconds in Trials of the Eldar', () => {
  const position = positionOf(advanced(eldar, 5, 60))
  think(bot('master'), position, { seed32: 1, clock: workClock })
  expect(think(bot('master'), position, { seed32: 2, clock: workClock }).ms).toBeLessThan(2000)
})

test.each(SAMPLES.map(({ slug }, i) => ({ slug, seat: i % 2 })))(
  'search beats random with $slug from seat $seat',
  ({ slug, seat }) => {
    const names = seat === 0 ? ['search:8', 'random'] : ['random', 'search:8']
    const played = playBout({
      game: eldar,
      bots: names.map(bot),
      seed: 'both',
      options: { decks: [slug, slug] },
    })
    expect(played).toMatchObject({ ok: true, value: { outcome: { ranks: [1 + seat, 2 - seat] } } })
  },
)

function drafted(names: readonly string[]): EldarState {
  const played = playBout({ game: eldar, bots: names.map(bot), seed: 'draft', options: { format: 'draft' } })
  if (!played.ok) throw new Error(played.fault.message)
  return played.value.state as EldarState
}

test('a search drafts cards that its Heroes are good with, where random picks do not look', () => {
  const state = drafted(['search:8', 'random'])
  const fits = ['A', 'B'].map((letter, seat) => {
    const team = state.heroes.filter((hero) => hero.seat === seat).map(({ face }) => faceOf(face).class)
    const cards = state.cards.def.filter((_, card) => state.owner[card] === letter)
    expect(cards.length).toBe(30)
    return cards.filter((def) => team.includes(faceOf(def).class)).length
  })
  expect(fits[0]).toBeGreaterThan(fits[1] ?? 0)
})

function summaryBy(by: string, options: object): SimSummary {
  const batch = { game: eldar, bots: ['random'], seats: 2, seed: 3, options, from: 0, to: 6, by }
  const played = simBatch(batch)
  if (!played.ok) throw new Error(played.fault.message)
  return played.value
}

test('matches that nobody plays end after round 30 unless somebody says otherwise', () => {
  const capOf = (options: object): number => {
    const played = playBout({ game: eldar, bots: ['random', 'random'].map(bot), seed: 'cap', options })
    if (!played.ok) throw new Error(played.fault.message)
    return (played.value.state as EldarState).roundCap
  }
  expect([capOf({}), capOf({ roundCap: 0 }), capOf({ roundCap: 4 })]).toEqual([30, 0, 4])
})

test('simulations tell decks, Heroes, cards and the first initiative apart', () => {
  const decks = { decks: ['bloodied-aggro', 'turbo-focus'] }
  expect(Object.keys(summaryBy('deck', decks).traits)).toEqual(['Bloodied Aggro', 'Turbo Focus'])
  expect(Object.keys(summaryBy('deck', { ...decks, format: 'mini' }).traits)).toEqual([
    'Bloodied Aggro',
    'Turbo Focus',
  ])
  expect(Object.keys(summaryBy('deck', decks).pairs)).toEqual(['Bloodied Aggro : Turbo Focus'])
  expect(Object.keys(summaryBy('hero', decks).traits)).toEqual(['Yuri', 'Isra', 'Zakir', 'Pavani'])
  const cards = summaryBy('card', decks).traits
  expect(cards['Great Cleave']).toMatchObject({ count: 6 })
  expect(cards['Radiant Greathammer']).toBeUndefined()
  const { 'first initiative': first, 'second initiative': second } = summaryBy('start', decks).traits
  expect((first?.sum ?? 0) + (second?.sum ?? 0)).toBe(6)
  expect(Object.keys(summaryBy('card', { format: 'draft' }).traits).length).toBeLessThanOrEqual(
    CATALOG.length,
  )
})

test('a deck with a card of its own is not taken for the sample deck that it was made from', () => {
  const aggro = SAMPLES[0]
  const cards = aggro?.cards.map((slug) => `2 ${slug === 'great-cleave' ? 'wallop' : slug}`) ?? []
  const list = ['Heroes: Yuri, Isra', ...cards].join('\n')
  const told = Object.keys(summaryBy('deck', { decks: [list, 'bloodied-aggro'] }).traits)
  expect(told.toSorted()).toEqual(['Bloodied Aggro', 'own: Isra, Yuri'])
})
