import { defaultOptions } from '@trialhall/kernel'
import { scene } from '@trialhall/kernel/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CARD_COUNT,
  checkDeck,
  deckText,
  defOf,
  eldar,
  FACES,
  fitted,
  rulesOf,
  SAMPLES,
  sayFault,
} from '../game.ts'
import { nearNames, slips } from '../content/near-names.ts'

const STANDARD = rulesOf(defaultOptions(eldar.options, 2))

function complaints(text: string, rules = STANDARD): string[] {
  return checkDeck(text, rules).faults.map(sayFault)
}

describe('deck lists', () => {
  test.each(SAMPLES)('the sample deck $name is legal as printed and reads back the same', (sample) => {
    const deck = fitted(sample, STANDARD, [])
    expect(complaints(deckText(deck))).toEqual([])
    const read = checkDeck(deckText(deck), STANDARD)
    expect([read.heroes, read.cards]).toEqual([deck.heroes, deck.cards])
    expect(deck.cards.filter((def) => FACES[def]?.kind === 'equipment').length).toBe(10)
  })

  test.each([
    ['Bloodied Aggro', 'yuri isra', { warrior: 18, paladin: 12 }],
    ['Debuff Blitz', 'elena sosha', { ranger: 20, warrior: 10 }],
    ['Evasive Maneuvers', 'kiran giana', { thief: 20, ranger: 10 }],
    ['Affliction Attrition', 'mei asad', { artificer: 20, thief: 10 }],
    ['Refresh Control', 'elric daron', { mage: 18, artificer: 12 }],
    ['Turbo Focus', 'zakir pavani', { mage: 22, paladin: 8 }],
  ])('[E-F10] %s has its printed Heroes and classes', (name, heroes, classes) => {
    const sample = SAMPLES.find((one) => one.name === name)
    const counts: Record<string, number> = {}
    for (const slug of sample?.cards ?? []) {
      const own = FACES[defOf(slug)]?.class ?? 'none'
      counts[own] = (counts[own] ?? 0) + 2
    }
    expect([sample?.heroes.join(' '), counts]).toEqual([heroes, classes])
  })

  test('[E-F10] the sample decks hold every card that the booklet lists, ten of them in two decks', () => {
    const listed = SAMPLES.flatMap(({ cards }) => cards)
    const elsewhere = ['extortionists-dagger', 'withering-touch'] // printed, but in no deck
    const printed = FACES.slice(0, CARD_COUNT).filter((face) => face.printed !== 'nothing')
    expect([...new Set(listed), ...elsewhere].toSorted()).toEqual(printed.map(({ slug }) => slug).toSorted())
    expect(listed.filter((slug, i) => listed.indexOf(slug) !== i).toSorted()).toEqual([
      'fixate',
      'grease-trap',
      'inspire',
      'orb-of-acuity',
      'quickshot-crossbow',
      'radiant-greathammer',
      'sudden-clarity',
      'thieves-gloves',
      'uncanny-dodge',
      'unravel',
    ])
  })

  test('read names, slugs, first names, remarks, headings and one line for all', () => {
    const text =
      'Heroes: Yuri, Isra // the pair\n# attacks\nCards:\n2x great cleave\n2 dragonlords-wrath; 1 Wallop'
    const { heroes, cards } = checkDeck(text, STANDARD)
    expect(heroes.map((def) => FACES[def]?.slug)).toEqual(['yuri', 'isra'])
    expect(cards.map((def) => FACES[def]?.slug)).toEqual([
      'great-cleave',
      'great-cleave',
      'dragonlords-wrath',
      'dragonlords-wrath',
      'wallop',
    ])
  })

  test('read copies behind a name, in brackets and after a dash', () => {
    const { heroes, cards, faults } = checkDeck(
      'Yuri, Fist of the Brine x1\n- Wallop x2\n* Great Cleave (2)\n• 1 Second Wind\nBloodlust ×1',
      STANDARD,
    )
    expect([...heroes, ...cards].map((def) => FACES[def]?.slug)).toEqual([
      'yuri',
      'wallop',
      'wallop',
      'great-cleave',
      'great-cleave',
      'second-wind',
      'bloodlust',
    ])
    expect(faults.filter(({ line }) => line > 0)).toEqual([])
  })

  test('a bad list gets every fault, with its line and its clause', () => {
    const text = 'Yuri\nIsra\n3 Great Cleave\n2 Fixate\n1 Sword of Nowhere\n1 Wallop\n2 Wallop'
    expect(complaints(text)).toEqual([
      'Line 3: 3 copies of Great Cleave; at most 2 are allowed. [E-2.03]',
      'Line 4: Fixate is a Mage card; this deck may hold Warrior and Paladin cards. [E-2.02]',
      'Line 5: there is no card called "Sword of Nowhere". [E-2.01]',
      'Line 7: 3 copies of Wallop; at most 2 are allowed. [E-2.03]',
      'The deck has 8 cards; it must have exactly 30. [E-2.01]',
    ])
  })

  test('a misspelled name brings the names that it may stand for', () => {
    expect(complaints('1 Graet Cleave')[0]).toBe(
      'Line 1: there is no card called "Graet Cleave"; did you mean Great Cleave? [E-2.01]',
    )
    expect(nearNames('Dragonlord')).toEqual(["Dragonlord's Wrath"])
    expect(nearNames('walop')).toEqual(['Wallop'])
    expect(nearNames('Yuri, First of the Brine')).toEqual(['Yuri, Fist of the Brine'])
    expect(nearNames('Xylophone')).toEqual([])
    expect(slips('wallop', 'wlalop')).toBe(1)
  })

  test('a team of the wrong size, a Hero twice and no cards at all are said too', () => {
    expect(complaints('Yuri')[0]).toBe('The list names 1 Hero; a team has 2. [E-1.01]')
    expect(complaints('2 Yuri')[0]).toMatch(/^Line 1: a team cannot have Yuri, Fist of the Brine twice/)
    expect(complaints('0 Wallop').some((one) => one.includes('0 copies'))).toBe(true)
    expect(complaints('').at(-1)).toBe('This is no deck list: no line names a card. [E-2.01]')
  })

  test('what is not text is said to be none', () => {
    expect(complaints('\u0000\u0001PNG')[0]).toMatch(/This is not text/)
    expect(complaints('{"cards":[1,2]}').length).toBeGreaterThan(0)
    expect(complaints('x'.repeat(4000))[0]).toMatch(/…"/)
  })

  test('any text is read without anything being thrown, and any legal deck reads back', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 80 })),
        (text) => {
          expect(Array.isArray(checkDeck(text, STANDARD).faults)).toBe(true)
        },
      ),
    )
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...Array(CARD_COUNT).keys()], { minLength: 15, maxLength: 15 }),
        (defs) => {
          const cards = defs.flatMap((def) => [def, def])
          const deck = { heroes: [defOf('yuri'), defOf('mei')], cards }
          const read = checkDeck(deckText(deck), { ...STANDARD, anyClass: true })
          expect([read.cards, read.faults]).toEqual([cards, []])
        },
      ),
    )
  })

  test('a faulty deck keeps a match from being started, with all that is wrong', () => {
    const start = () => scene(eldar, { seed: 1, options: { decks: ['Yuri\nIsra\n3 Wallop', ''] } })
    expect(start).toThrow(/3 copies of Wallop.*The deck has 3 cards/)
  })
})

describe('secret decks', () => {
  test('an opponent’s list is unknown, one’s own is known, and a bot imagines a likely one', () => {
    const t = scene(eldar, { seed: 4, options: { decks: ['bloodied-aggro', 'turbo-focus'] } })
    const hidden = t.A.view.pools.map(({ cards, defs }) => [cards.length, defs === null])
    expect(hidden).toEqual([
      [25, false],
      [30, true],
    ])
    const group = { pool: 0, ids: t.state.players[1]?.deck ?? [], defs: [], isSecret: true }
    const imagined = eldar.guessHidden?.(eldar.clone(t.state), { group, viewer: 0 }) ?? []
    expect(imagined.length).toBe(25)
    expect(new Set(imagined.map((def) => FACES[def]?.class))).toEqual(new Set(['mage', 'paladin']))
    const copies = imagined.map((def) => imagined.filter((other) => other === def).length)
    expect(Math.max(...copies)).toBeLessThanOrEqual(2)
  })

  test('[E-22.01, E-22.02] a position that makes no sense is refused with one sentence', () => {
    const lay = (position: object) => () =>
      scene(eldar, { seed: 1, position, options: { decks: ['turbo-focus', 'turbo-focus'] } })
    expect(lay({ round: 0 })).toThrow(/position.round is 0; allowed is a whole number/)
    expect(lay({ A: { heroes: [{ hero: 'nobody' }] } })).toThrow(/position.A.heroes\[0\].hero is "nobody"/)
    expect(lay({ A: { hand: ['sword'] } })).toThrow(/position.A.hand\[0\]/)
    expect(lay({ A: { heroes: [{ hero: 'yuri', support: 'wallop' }] } })).toThrow(/support is "wallop"/)
    expect(lay({ C: {} })).toThrow(/no such field/)
  })
})

test('a list of any kind is read in a time that grows as the list does', () => {
  // where a pattern could begin at each of these signs, or part these blanks anywhere, reading would take hours
  const remark = `${'#'.repeat(500_000)}\u2028`
  const copies = `1${' '.repeat(500_000)}a\u2028b`
  expect([complaints(remark).length, complaints(copies).length]).not.toContain(0)
})
