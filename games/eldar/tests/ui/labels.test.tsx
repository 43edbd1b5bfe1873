import { eldarUi } from '@trialhall/game-eldar/ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { begun, laid, picks } from './lay.ts'

const HEROES = [{ hero: 'yuri' }, { hero: 'isra' }]

/** A table as it is drawn, and what it says under the name of a button. */
function read(html: string): { readonly html: string; readonly label: (start: string) => string } {
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
  return { html, label: (start) => labels.find((label) => label.startsWith(start)) ?? '' }
}

/** The table from a position, with the eyes of A. */
function table(position: Readonly<Record<string, unknown>>): ReturnType<typeof read> {
  return read(drawn(eldarUi, updateOf(laid(position), 0)))
}

/** Golden and other laurels of the seat whose bar is drawn first. */
function laurels(html: string): readonly number[] {
  const row = /<span class="_glory[^>]*>.*?<\/svg><\/span><\/span>/s.exec(html)?.[0] ?? ''
  return ['<span data-won=""><svg', '<span><svg'].map((one) => row.split(one).length - 1)
}

describe('Glory', () => {
  const at = (glory: number, more: object = {}) =>
    table({ ...more, A: { glory, heroes: HEROES }, B: { glory, heroes: HEROES } })

  test('[E-1.04] counts towards what wins', () => {
    const { html, label } = at(1)
    expect(label('Ben: ')).toMatch(/^Ben: 1 of 3 Glory, 0 cards in hand/)
    expect(html.match(/title="1 of 3 Glory"/g)).toHaveLength(2)
    expect(laurels(html)).toEqual([1, 2])
  })

  test.each([0, 1, 3])(
    '[E-34.04, E-R39] of %i each in sudden death is one short, whatever wins elsewhere',
    (glory) => {
      const { html, label } = at(glory, { round: 8, suddenDeath: true })
      expect(label('Ben: ')).toMatch(new RegExp(`^Ben: ${glory} Glory, 0 cards in hand`))
      expect(html.match(new RegExp(`title="${glory} Glory"`, 'g'))).toHaveLength(2)
      expect(html).not.toContain('of 3 Glory')
      expect(laurels(html)).toEqual([glory, 1])
    },
  )
})

test('[E-3.05] a graveyard says how many cards are banished, where any are, and so does its seat', () => {
  const match = laid({
    A: {
      hand: ['delve-the-past'],
      graveyard: ['wallop', 'flash'],
      heroes: [{ hero: 'zakir', focus: 4 }, { hero: 'isra' }],
    },
    B: { graveyard: ['caltrops'], heroes: [{ hero: 'giana' }, { hero: 'mei' }] },
  })
  const at = (): ReturnType<typeof read> => read(drawn(eldarUi, updateOf(match, 0)))
  expect(at().label('Look through')).toBe('Look through Ben’s graveyard: 1 card')
  expect(at().label('Look through your')).toBe('Look through your graveyard: 2 cards')
  expect(at().label('Anna')).toMatch(/2 in the graveyard\./)
  picks(match, { do: 'use', hero: 0, card: match.viewFor(0).players[0]?.hand[0] })
  picks(match, { do: 'target' })
  picks(match, { do: 'noTarget' })
  while (match.viewFor(0).stack.length > 0) picks(match, { do: 'pass' })
  expect(at().label('Look through your')).toBe('Look through your graveyard: 1 card, 1 banished')
  expect(at().label('Anna')).toMatch(/1 in the graveyard, 1 banished\./)
})

test('[E-24.07] a permanent is read out with its counters, of which there may be one', () => {
  const { label } = table({
    A: {
      heroes: [
        { hero: 'yuri', affliction: 'grease-trap', afflictionCounters: 1 },
        { hero: 'isra', affliction: 'seeing-stars', afflictionCounters: 2, support: 'fixate' },
      ],
    },
    B: { heroes: [{ hero: 'giana' }, { hero: 'mei' }] },
  })
  expect(label('Grease Trap')).toBe('Grease Trap. 1 blood counter.')
  expect(label('Seeing Stars')).toBe('Seeing Stars. 2 blood counters.')
  expect(label('Fixate')).toBe('Fixate.')
})

test('attributes are written with a capital letter wherever they stand', () => {
  const { html } = table({ A: { heroes: HEROES }, B: { heroes: [{ hero: 'giana' }, { hero: 'mei' }] } })
  expect(html).toContain('title="Power 4"')
  expect(html).not.toMatch(/\b(power|skill|wisdom) \d/)
})

test('[E-11.04] what lies on the stack is read out with its place from the top', () => {
  const match = laid({
    A: { hand: ['wallop', 'flash'], heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }] },
    B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'kiran' }] },
  })
  const hands = match.viewFor(null).players.map(({ hand }) => hand[0])
  const at = (): ReturnType<typeof read> => read(drawn(eldarUi, updateOf(match, 0)))
  picks(match, { do: 'use', hero: 0, card: hands[0] })
  picks(match, { do: 'target', hero: 2 })
  expect(at().label('Wallop')).toMatch(/^Wallop of Yuri \(Anna\)\. On top of the stack\./)
  picks(match, { do: 'use', hero: 2, card: hands[1] })
  expect(at().label('Uncanny Dodge')).toMatch(/^Uncanny Dodge of Giana \(Ben\)\. On top of the stack\./)
  expect(at().label('Wallop')).toMatch(/^Wallop of Yuri \(Anna\)\. Second from the top of the stack\./)
})

test('[E-17.02] an ability without a name is called by its card, in a sentence of its own', () => {
  const match = begun({
    seed: 1,
    options: { windows: 'always' },
    position: {
      phase: 'startAbilities',
      A: { hand: ['flash'], heroes: [{ hero: 'yuri', support: 'fixate', focus: 3 }, { hero: 'isra' }] },
      B: { hand: ['flash'], heroes: [{ hero: 'mei', focus: 3 }, { hero: 'kiran' }] },
    },
  })
  const { html, label } = read(drawn(eldarUi, updateOf(match, 0)))
  expect(html).toContain('<b>The ability of Fixate</b>')
  expect(label('The ability')).toMatch(/^The ability of Fixate of Yuri \(Anna\)\. On top of the stack\./)
})
