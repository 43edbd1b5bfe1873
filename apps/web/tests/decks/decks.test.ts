import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { type AnyGame, type CardFace, cardFingerprint, deckToLink, optionWords } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { added, retold, takenOut } from '../../src/decks/deck-editor.ts'
import { countIn, entriesOf, freeName, isLegal, withCopies } from '../../src/decks/deck.ts'
import { deckAsText, readList } from '../../src/decks/deck-text.ts'
import { decksWith } from '../../src/decks/overview/deck-search.ts'
import { addressOfWish, wishFrom, wishKeys } from '../../src/decks/cards/addressed-wish.ts'
import { findCards, narrowings, usualWish, withValue, wordsOf } from '../../src/decks/cards/filtering.ts'
import { incomingDeck, withNear } from '../../src/decks/import/incoming.ts'
import { deckAddress, deckFromLink } from '../../src/decks/deck-link.ts'
import { readPasted } from '../../src/decks/import/pasted.ts'
import { opponentsOf, trialMatch, usualSparring } from '../../src/decks/trial/play-test.ts'
import { checkRules, rulesFrom } from '../../src/decks/rules.ts'
import { drawOne, mulligan, openingHand } from '../../src/decks/figures/sample-hand.ts'

const kit = (await gameParts.eldar?.decks?.()) as DeckKit
const found = games.find('eldar')
if (!found.ok) throw new Error(found.fault.message)
const game: AnyGame = found.value
const slugs = game.catalog.map(({ slug }) => slug)

function sample(slug: string, rules: Deck['rules'] = {}): Deck {
  const one = kit.samples.find((each) => each.slug === slug)
  if (!one) throw new Error(`There is no sample ${slug}.`)
  return { name: one.name, rules, cards: one.cardsFor(rules) }
}

function face(slug: string): CardFace {
  const one = game.catalog.find((each) => each.slug === slug)
  if (!one) throw new Error(`There is no card ${slug}.`)
  return one
}

const AGGRO = sample('bloodied-aggro')
const place = (deck: Deck) => ({ game, kit, deck, entries: entriesOf(game, kit, deck) })

describe('links', () => {
  test('bring a deck back with its name and its rules, and are short', () => {
    const rules = { format: 'freestyle', heroes: 3, anyClass: true, deckSize: 24 }
    for (const deck of [AGGRO, sample('turbo-focus', rules), { name: 'Ünïcode ☂', rules: {}, cards: {} }]) {
      const link = deckToLink(deck)
      expect(deckFromLink(link, kit, slugs)).toEqual({ ok: true, value: deck })
      expect(link.length).toBeLessThan(140)
    }
    const address = deckAddress('eldar', AGGRO, 'https://hall.example')
    expect(address).toMatch(/^https:\/\/hall\.example\/decks\/eldar#[\w-]+$/)
    expect(deckFromLink(address, kit, slugs)).toMatchObject({ ok: true })
  })

  test('no two cards of the game have the same fingerprint', () => {
    expect(new Set(slugs.map((slug) => cardFingerprint(slug).join())).size).toBe(slugs.length)
  })

  test('that are cut, changed or nonsense are told in one sentence', () => {
    const link = deckToLink(AGGRO)
    const bad = 'This link holds no deck that can be read: it is cut short or was changed.'
    const changed = link.slice(0, 20) + (link[20] === 'A' ? 'B' : 'A') + link.slice(21)
    for (const text of ['', '#', 'hello world', link.slice(0, -3), changed, `${link}AAAA`, 'A'.repeat(9000)])
      expect(deckFromLink(text, kit, slugs)).toMatchObject({ ok: false, fault: { message: bad } })
    expect(deckFromLink(link, kit, slugs.slice(20))).toMatchObject({
      ok: false,
      fault: { message: 'This link names a card that this version does not know.' },
    })
  })
})

describe('lists', () => {
  test('are written to be read by people, and read back with name and rules', () => {
    const deck = sample('affliction-attrition', { format: 'mini' })
    const text = deckAsText(game, kit, { ...deck, name: 'Small poison' })
    expect(text).toMatch(/^# Small poison\n# Trials of the Eldar\n# Rules: format mini\n\n# Heroes \(1\)\n1 /)
    expect(readList(kit, text)).toEqual({
      name: 'Small poison',
      rules: { format: 'mini' },
      cards: deck.cards,
      faults: [],
    })
  })

  test('rules are few words, and nonsense among them is left out', () => {
    expect(optionWords({ format: 'freestyle', heroes: 3 })).toBe('format freestyle, heroes 3')
    expect(rulesFrom(kit, 'format freestyle, heroes 3')).toEqual({ format: 'freestyle', heroes: 3 })
    expect(rulesFrom(kit, 'format chess')).toEqual({})
    expect(rulesFrom(kit, '')).toEqual({})
    expect(checkRules(kit, { format: 'standard' })).toEqual({ ok: true, value: {} })
  })

  test('lists, links and nonsense are told apart', () => {
    expect(incomingDeck({ game, kit }, '  \n')).toBeNull()
    const linked = incomingDeck({ game, kit }, deckAddress('eldar', AGGRO, 'http://127.0.0.1:4310'))
    expect(linked).toEqual({
      deck: AGGRO,
      sentence: 'Bloodied Aggro: 2 Heroes, 30 cards, for Standard.',
      faults: [],
    })
    const bad = incomingDeck({ game, kit }, `${deckToLink(AGGRO).slice(0, 40)}`)
    expect(bad).toMatchObject({ deck: null, faults: [] })
    const elsewhere = incomingDeck({ game, kit }, 'https://example.com/decks/7')
    expect(elsewhere).toMatchObject({ deck: null, faults: [] })
    expect(elsewhere?.sentence).toMatch(/^This link holds no deck: /)
    const list = incomingDeck({ game, kit }, 'Yuri\nIsra\n3 Great Cleave\n1 Fixate\n1 Wallup\n')
    expect(list?.sentence).toBe('Imported deck: 2 Heroes, 4 cards, for Standard.')
    expect(list?.faults.map(({ line, rule }) => [line, rule.id])).toEqual([
      [3, 'E-2.03'],
      [4, 'E-2.02'],
      [5, 'E-2.01'],
      [0, 'E-2.01'],
    ])
    expect(incomingDeck({ game, kit }, '\u0000\u0001PNG\u0002')?.sentence).toBe('No line names a card.')
    expect(incomingDeck({ game, kit }, `${'x\n'.repeat(15_000)}`)?.sentence).toMatch(/Only the first 20000/)
  })

  test('a near name takes the place of a misspelled one, its number stays', () => {
    const text = 'Yuri\n  2x Graet Cleave\nIsra'
    const mended = readList(kit, text).faults.flatMap((fault) =>
      fault.near.map((name) => withNear(text, fault, name)),
    )
    expect(mended).toEqual(['Yuri\n  2x Great Cleave\nIsra'])
  })
})

describe('adding and taking out', () => {
  test('tell the copies and the size, and stop at the most copies', () => {
    const deck = withCopies(AGGRO, 'great-cleave', 1)
    const step = added(place(deck), face('great-cleave'))
    expect(step.said).toBe('Great Cleave, 2 of 2, deck 30 of 30. Ready to play.')
    expect(step.deck.cards).toEqual(AGGRO.cards)
    const refused = added(place(AGGRO), face('great-cleave'))
    expect(refused.deck).toBe(AGGRO)
    expect(refused.said).toMatch(/^Great Cleave is there 2 times; more are not allowed \(E-2\.03\)/)
    expect(added(place(AGGRO), face('yuri')).said).toMatch(/already there/)
    expect(takenOut(place(AGGRO), face('isra')).said).toBe(
      'Isra, Light of the Lost, 0 of 1, team 1 of 2. Classes (E-2.02) is broken: Ironshell Plate is a Paladin card; this deck may hold Warrior cards. And 5 more.',
    )
    expect(takenOut(place(AGGRO), face('fixate')).deck).toBe(AGGRO)
  })

  test('tell the rules that are broken by it, and those that are mended', () => {
    const less = withCopies(AGGRO, 'great-cleave', 0)
    const step = added(place(less), face('fixate'))
    expect(step.said).toBe(
      'Fixate, 1 of 2, deck 29 of 30. Classes (E-2.02) is broken: Fixate is a Mage card; this deck may hold Warrior and Paladin cards.',
    )
    expect(takenOut(place(step.deck), face('fixate')).said).toBe(
      'Fixate, 0 of 2, deck 28 of 30. Classes is mended.',
    )
    expect(added(place(AGGRO), face('wallop')).said).toMatch(
      /^Wallop.*Deck size \(E-2\.01\) is broken: 31 cards/,
    )
  })

  test('what is taken back is told like what was done', () => {
    const less = withCopies(AGGRO, 'wallop', 1)
    expect(retold(place(less), AGGRO)).toBe('Wallop, 0 of 2, deck 30 of 30. Ready to play.')
    expect(retold(place(AGGRO), { ...AGGRO, name: 'Other' })).toBe('The name or the rules are as they were.')
  })

  test('counts, names and legality', () => {
    const entries = entriesOf(game, kit, AGGRO)
    expect(kit.parts.map((part) => countIn(part, entries))).toEqual([2, 30])
    expect(isLegal(kit, AGGRO)).toBe(true)
    expect(isLegal(kit, withCopies(AGGRO, 'great-cleave', 1))).toBe(false)
    expect(freeName('Aggro', ['Aggro', 'Aggro 2'])).toBe('Aggro 3')
    expect(freeName('Aggro 2', ['Aggro 2'])).toBe('Aggro 3')
    expect(freeName('  ', [])).toBe('New deck')
  })
})

describe('looking for cards', () => {
  const search = (deck: Deck) => ({ catalog: game.catalog, kit, deck })
  const usual = usualWish('cards')
  const cards = game.catalog.filter(({ kind }) => kind !== 'hero')
  const ofClasses = (...of: readonly unknown[]) =>
    cards.filter(({ facts }) => of.includes(facts.class)).length

  test('only what may join is found unless all is asked for', () => {
    const heroes = Object.keys(AGGRO.cards)
      .map(face)
      .filter(({ kind }) => kind === 'hero')
    const fitting = ofClasses(...heroes.map(({ facts }) => facts.class))
    expect(findCards(search(AGGRO), usual)).toHaveLength(fitting)
    expect(findCards(search(AGGRO), { ...usual, isFitting: false })).toHaveLength(cards.length)
    expect(findCards(search(AGGRO), { ...usual, isIn: true })).toHaveLength(15)
    expect(findCards(search(AGGRO), usualWish('heroes'))).toHaveLength(12)
  })

  test('values of a filter add up, filters narrow', () => {
    const all = { ...usual, isFitting: false }
    const either = withValue(withValue(all, 'class', 'mage'), 'class', 'thief')
    expect(findCards(search(AGGRO), either)).toHaveLength(ofClasses('mage', 'thief'))
    const both = withValue(withValue(either, 'type', 'equipment'), 'speed', 'fast')
    const names = findCards(search(AGGRO), both)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(['equipment']))
    expect(narrowings(both)).toBe(4)
    expect(narrowings(withValue(both, 'type', 'equipment'))).toBe(3)
  })

  test('what is looked for stands in the address, as far as it is not the usual', () => {
    const address = addressOfWish(usual, usual)
    expect(Object.values(address).every((value) => value === '')).toBe(true)
    expect(wishFrom({}, kit, usual)).toEqual(usual)
    const classes = withValue(withValue(usual, 'class', 'mage'), 'class', 'thief')
    const keyword = kit.filters.find(({ id }) => id === 'keyword')?.choices.at(-1)?.id ?? ''
    const wish = withValue({ ...classes, words: 'cost<3 "each enemy"', part: 'heroes' }, 'keyword', keyword)
    for (const one of [
      wish,
      { ...wish, isFitting: false, sort: 'name' as const },
      { ...usual, isIn: true },
    ]) {
      const there = addressOfWish(one, usual)
      expect(wishFrom(there, kit, usual)).toEqual(one)
      for (const key of Object.keys(there)) expect(wishKeys(kit)).toContain(key)
    }
    const strange = { part: 'dragons', sort: 'age', show: 'x', 'f.class': 'mage.jester', 'f.moon': 'full' }
    expect(wishFrom(strange, kit, usual)).toEqual(withValue(usual, 'class', 'mage'))
  })

  test('no value of a filter holds the sign between two of them', () => {
    const ids = kit.filters.flatMap(({ choices }) => choices.map(({ id }) => id))
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
  })

  test('words and phrases are looked for in names, lines and texts', () => {
    expect(wordsOf('deal "each enemy"  Power')).toEqual(['deal', 'each enemy', 'power'])
    const texts = findCards(search(AGGRO), { ...usual, isFitting: false, words: '"each enemy" wisdom' })
    expect(texts.map(({ slug }) => slug)).toContain('burst-of-radiance')
    expect(findCards(search(AGGRO), { ...usual, words: 'xylophone' })).toEqual([])
  })

  test('a word may name a filter, compare numbers, or leave out', () => {
    const slugsOf = (words: string): string[] =>
      findCards(search(AGGRO), { ...usual, isFitting: false, words }).map(({ slug }) => slug)
    expect(wordsOf('-"each enemy" type:command')).toEqual(['-each enemy', 'type:command'])
    expect(slugsOf('class:mage')).toHaveLength(ofClasses('mage'))
    expect(slugsOf('class:mage -class:mage')).toEqual([])
    expect(slugsOf('class:mage -wisdom').length).toBeLessThan(slugsOf('class:mage').length)
    const cheap = slugsOf('cost<=1')
    expect(cheap).toHaveLength(slugsOf('cost:0').length + slugsOf('cost:1').length)
    expect(slugsOf('cost>1')).toHaveLength(slugsOf('cost:2').length + slugsOf('cost>2').length)
    for (const unfinished of ['-', 'class:', 'cost<']) expect(slugsOf(unfinished)).toHaveLength(cards.length)
    expect(slugsOf('keyword:draw status:dazed speed:fast').length).toBeLessThan(cards.length)
  })

  test('are sorted as asked', () => {
    const byName = findCards(search(AGGRO), { ...usual, sort: 'name' }).map(({ name }) => name)
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')))
    const byPrice = findCards(search(AGGRO), { ...usual, isFitting: false, sort: 'price' })
    expect([byPrice[0]?.kind, byPrice.at(-1)?.facts.focus]).toEqual(['equipment', 'X'])
  })
})

describe('a sample hand', () => {
  const cards = entriesOf(game, kit, AGGRO).filter(({ face: one }) => one.kind !== 'hero')

  test('[E-2.10] holds five of the thirty, the same for the same seed', () => {
    const { hand, left, mayChange } = openingHand(cards, 5, 'hall')
    expect([hand.length, left.length, mayChange]).toEqual([5, 25, true])
    expect(openingHand(cards, 5, 'hall').hand).toEqual(hand)
    expect([...hand, ...left].toSorted()).toEqual(
      cards.flatMap(({ face: one, count }) => Array.from({ length: count }, () => one.slug)).toSorted(),
    )
  })

  test('[E-2.13] changed cards are shuffled in after the new ones have come', () => {
    const first = openingHand(cards, 5, 'hall')
    const second = mulligan(first, [0, 1, 2])
    expect(second.hand).toEqual([...first.hand.slice(3), ...first.left.slice(0, 3)])
    expect([second.hand.length, second.left.length, second.mayChange]).toEqual([5, 25, false])
    const third = drawOne(second)
    expect(third.hand.at(-1)).toBe(second.left[0])
    expect(third.left).toHaveLength(24)
  })
})

test('a deck is tried against a sample deck of another name', () => {
  expect(usualSparring(kit, { name: 'Bloodied Aggro 2' })).toEqual({
    sample: 'debuff-blitz',
    strength: 'adept',
  })
  expect(usualSparring(kit, { name: 'My own' }).sample).toBe('bloodied-aggro')
})

test('a play-test is a match with the deck against a bot with a sample deck', () => {
  const match = trialMatch({ game, kit, deck: AGGRO }, { sample: 'turbo-focus', strength: 'novice' })
  expect(match).toMatchObject({
    ok: true,
    value: {
      seats: [{ kind: 'person' }, { kind: 'bot', strength: 'novice' }],
      log: { game: 'eldar', options: { decks: [kit.write(AGGRO), 'turbo-focus'] } },
    },
  })
  const faulty = trialMatch(
    { game, kit, deck: withCopies(AGGRO, 'shockwave', 0) },
    { sample: 'turbo-focus', strength: 'novice' },
  )
  expect(faulty.ok).toBe(false)
})

test('a deck is found by its name, its rules and what is in it', () => {
  const all = [AGGRO, sample('turbo-focus', { format: 'mini' })]
  const decks = all.map((deck, n) => ({
    id: `d${n}`,
    deck: { ...deck, id: `d${n}`, game: 'eldar', changedAt: n },
  }))
  const ids = (words: string) => decksWith({ game, kit, decks }, words).map(({ id }) => id)
  expect(ids('')).toEqual(['d0', 'd1'])
  expect(ids('bloodied yuri')).toEqual(['d0'])
  expect(ids('"great cleave"')).toEqual(['d0'])
  expect(ids('mini')).toEqual(['d1'])
  expect(ids('yuri fixate')).toEqual([])
})

test('a bot may have a sample deck or a deck of mine that is legal under the same rules', () => {
  const kept = (id: string, deck: Deck) => ({ ...deck, id, game: 'eldar', changedAt: 1 })
  const own = [
    kept('a', { ...AGGRO, name: 'Mine' }),
    kept('b', withCopies(AGGRO, 'shockwave', 0)),
    kept('c', sample('turbo-focus', { format: 'mini' })),
  ]
  const labels = (rules: Deck['rules']) => opponentsOf(kit, { rules }, own).map(({ label }) => label)
  expect(labels({}).slice(-2)).toEqual([kit.samples.at(-1)?.name, 'Mine (yours)'])
  expect(labels({ format: 'mini' }).slice(-1)).toEqual(['Turbo Focus (yours)'])
  const mirror = opponentsOf(kit, AGGRO, own).at(-1)?.deck ?? ''
  expect(trialMatch({ game, kit, deck: AGGRO }, { sample: mirror, strength: 'novice' }).ok).toBe(true)
})

describe('a list or a link that is pasted for a seat', () => {
  const paste = (text: string, options: Deck['rules'] = {}) => readPasted({ game, kit, options }, text)

  test('is what the match takes of it', () => {
    const list = kit.write(AGGRO)
    for (const text of [
      deckAsText(game, kit, AGGRO),
      deckToLink(AGGRO),
      `  ${deckAddress('eldar', AGGRO, 'https://hall.example')}\n`,
    ])
      expect(paste(text, { windows: 'able' })).toMatchObject({ list, faults: [], deck: { rules: {} } })
    expect(paste(' \n')).toBeNull()
  })

  test('has its faults by line under the rules of the match, and goes to the match as it is', () => {
    const text = 'Yuri\nIsra\n3 Great Cleave\nnonsense'
    const faults = paste(text)?.faults.map(({ line, rule }) => [line, rule.id])
    expect(faults).toEqual([
      [3, 'E-2.03'],
      [4, 'E-2.01'],
      [0, 'E-2.01'],
    ])
    expect(paste(text)?.list).toBe(text)
    expect(paste('A'.repeat(60))).toMatchObject({ deck: null, list: 'A'.repeat(60) })
    const mini = paste(deckAsText(game, kit, AGGRO), { format: 'mini' })
    expect(mini?.faults.map(({ rule }) => rule.id)).toContain('E-1.01')
  })

  test('a link for other rules has the faults of the deck as a whole', () => {
    const { faults, list } = paste(deckToLink(AGGRO), { format: 'mini' }) ?? { faults: [], list: '' }
    expect(list).toBe(kit.write(AGGRO))
    expect(faults.length).toBeGreaterThan(0)
    for (const { line, message } of faults)
      expect([line, message]).toEqual([0, expect.stringMatching(/^[A-Z0-9]/)])
  })
})
