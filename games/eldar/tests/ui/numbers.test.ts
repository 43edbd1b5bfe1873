import {
  BIT,
  CARD,
  faceOf,
  FACES,
  sumWords,
  type EldarOption,
  type EldarPrompt,
  type Face,
} from '@trialhall/game-eldar'
import { eldarUi } from '@trialhall/game-eldar/ui'
import { eventFor, type Ref, type SeenEvent } from '@trialhall/kernel'
import type { GameUi } from '@trialhall/table-ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { spreadOf } from '../../ui/choice/spread-of.ts'
import { beingUsed, changeByHero, previewOf, withOption } from '../../ui/preview.ts'
import { heroWords } from '../../ui/heroes/words.ts'
import { pendingText } from '../../ui/names.ts'
import { tipOf, valuesIn } from '../../ui/tip.tsx'
import { priceOf, priceWith, shiftOf } from '../../ui/prices.ts'
import { marksOf, spanOf } from '../../ui/status-words.ts'
import { askOf, laid, picks, type EldarMatch } from './lay.ts'

const DUEL = {
  A: {
    hand: ['wallop', 'great-cleave'],
    heroes: [
      { hero: 'yuri', focus: 4, is: ['dazed', 'invigorated'] },
      { hero: 'isra', focus: 1 },
    ],
  },
  B: {
    hand: ['uncanny-dodge'],
    heroes: [
      { hero: 'giana', hp: 3, focus: 2, is: ['marked', 'vulnerable'] },
      { hero: 'asad', is: ['elusive'] },
    ],
  },
}

// House numbers may change; what statuses do with them may not.
const printedOf = (slug: string): Face => FACES.find((face) => face.slug === slug) ?? faceOf(0)
const focus = printedOf('wallop').play?.focus ?? 0

describe('prices', () => {
  test('are what a card costs now, as a sum with its reasons', () => {
    const view = laid(DUEL).viewFor(0)
    const wallop = view.players[0]?.hand[0] ?? null
    const [yuri, isra] = [0, 1].map((hero) => priceOf(view, { hero, card: wallop, ability: CARD }))
    expect(yuri && sumWords(yuri)).toBe(`${focus} printed + 1 Dazed = ${focus + 1} Focus`)
    expect(isra && sumWords(isra)).toBe(`${focus} Focus`)
    expect(isra && [isra.total, isra.shares.length, shiftOf(isra)]).toEqual([focus, 1, null])
    expect(yuri && [shiftOf(yuri), yuri.targets]).toEqual(['more', 'all'])
  })

  test('fall and rise with the target', () => {
    const match = laid(DUEL)
    picks(match, { do: 'use', hero: 0, ability: CARD })
    const view = match.viewFor(0)
    const pending = beingUsed(view, askOf(match, 0).prompt as EldarPrompt)
    if (!pending) throw new Error('nothing is being used')
    expect(sumWords(priceWith(view, pending, 2))).toBe(
      `${focus} printed + 1 Dazed − 1 Marked target = ${focus} Focus`,
    )
    expect(priceWith(view, pending, 3).total).toBe(focus + 2)
  })
})

describe('the price in a tip', () => {
  /** What is shown of a thing to the seat that looks, who has been told a story. */
  function tip(match: EldarMatch, ref: Ref, story: readonly SeenEvent<unknown>[] = []): string {
    const view = match.viewFor(0)
    const Board = (): ReactNode => tipOf(ref, view, { glossary: [], names: [], story })
    return drawn({ ...eldarUi, Board } as GameUi, updateOf(match, 0)).replaceAll(/<[^>]+>/g, ' ')
  }

  test('is what was paid when an action was announced, whatever has changed since', () => {
    const match = laid({
      A: { hand: ['wallop'], heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }] },
      B: { hand: ['flash'], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'asad' }] },
    })
    const story = (): SeenEvent<unknown>[] => match.takeEvents().map((told) => eventFor(told, 0))
    picks(match, { do: 'use', hero: 0, ability: CARD })
    const before = story()
    const [pending] = match.viewFor(0).stack
    const ref = { kind: 'pending', id: pending?.serial ?? 0 } as const
    expect(tip(match, ref, before)).toMatch(/Cost +1 Focus/)
    picks(match, { do: 'target', hero: 2 })
    const told = [...before, ...story()]
    const view = match.viewFor(0)
    const dazed = view.heroes.map((hero) => ({ ...hero, granted: BIT.dazed }))
    const Board = (): ReactNode =>
      tipOf(ref, { ...view, heroes: dazed }, { glossary: [], names: [], story: told })
    const shown = drawn({ ...eldarUi, Board } as GameUi, updateOf(match, 0))
    expect(shown).toContain('<dt>Paid</dt><dd>1 Focus, exhausted</dd>')
    expect(shown).not.toContain('Dazed =')
  })

  test('speaks of Elusive and Marked only where an enemy can be a target, and of Elusive where it counts', () => {
    const match = laid({
      A: { hand: ['inspire', 'undaunted-pursuit'], heroes: [{ hero: 'kiran', focus: 0 }, { hero: 'isra' }] },
      B: { heroes: [{ hero: 'giana', is: ['marked'] }, { hero: 'asad' }] },
    })
    const [inspire, pursuit] = match.viewFor(0).players[0]?.hand ?? []
    expect(tip(match, { kind: 'card', id: Number(inspire) })).not.toMatch(/Elusive target|Marked target/)
    const said = tip(match, { kind: 'card', id: Number(pursuit) })
    expect(said).toContain('A Marked target takes 1 off.')
    expect(said).not.toContain('Elusive target')
    expect(said).not.toContain('has 0')
  })
})

describe('an action with X', () => {
  const COIL = {
    A: {
      heroes: [{ hero: 'elric', focus: 4, equipment: 'galvanic-coil', is: ['dazed'] }, { hero: 'isra' }],
    },
    B: { hand: ['flash'], heroes: [{ hero: 'giana', is: ['marked'] }, { hero: 'asad' }] },
  }

  test('tells no numbers and no price until X is chosen', () => {
    const match = laid(COIL)
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).heroes[0]?.kit[2]?.card })
    const before = match.viewFor(0)
    const [aiming] = before.stack
    if (!aiming) throw new Error('nothing is being used')
    expect(priceWith(before, aiming, 3).now).toBe('X')
    expect(priceWith(before, aiming, 2).now).toBe('X − 1')
    picks(match, { do: 'target', hero: 3 })
    const view = match.viewFor(0)
    const [pending] = view.stack
    if (!pending) throw new Error('nothing is being used')
    expect(previewOf(view, pending).reaches).toMatchObject([{ to: { id: 3 }, hp: 0, isVain: false }])
    const two = withOption(pending, { do: 'x', x: 2 })
    expect(previewOf(view, two).reaches).toMatchObject([{ to: { id: 3 }, hp: -2 }])
    expect(priceWith(view, two).now).toBe('2')
  })

  test('of counters tells none either', () => {
    const match = laid({
      A: {
        heroes: [
          { hero: 'zakir', focus: 4, equipment: 'tablet-of-the-star-scribe', equipmentCounters: 2 },
          { hero: 'isra' },
        ],
      },
      B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).heroes[0]?.kit[2]?.card })
    picks(match, { do: 'target', hero: 3 })
    const view = match.viewFor(0)
    const [pending] = view.stack
    if (!pending) throw new Error('nothing is being used')
    expect(previewOf(view, pending).reaches).toMatchObject([{ to: { id: 3 }, hp: 0, isVain: false }])
    expect(previewOf(view, withOption(pending, { do: 'x', x: 1 })).reaches).toMatchObject([{ hp: -5 }])
  })
})

describe('what would happen', () => {
  test('is told of each target that is pointed at, statuses included', () => {
    const match = laid(DUEL)
    picks(match, { do: 'use', hero: 0, ability: CARD })
    const ask = askOf(match, 0)
    const view = match.viewFor(0)
    const pending = beingUsed(view, ask.prompt as EldarPrompt)
    if (!pending) throw new Error('nothing is being used')
    expect(changeByHero(previewOf(view, pending))).toEqual(new Map())
    const [giana, asad] = (ask.options as EldarOption[]).map((option) =>
      changeByHero(previewOf(view, withOption(pending, option))),
    )
    expect(asad?.get(3)).toBeLessThan(-1)
    // Vulnerable: 1 more.
    expect(giana?.get(2)).toBe((asad?.get(3) ?? 0) - 1)
  })

  test('reaches Heroes that are no targets', () => {
    const match = laid(DUEL)
    const cleave = match.viewFor(0).players[0]?.hand[1]
    picks(match, { do: 'use', hero: 0, card: cleave })
    const view = match.viewFor(1)
    const [top] = view.stack
    if (!top) throw new Error('the stack is empty')
    const { reaches } = previewOf(view, top)
    expect(reaches.map(({ to, isTarget }) => [to.id, isTarget])).toEqual([
      [2, false],
      [3, false],
    ])
    expect(reaches[0]?.hp).toBe((reaches[1]?.hp ?? 0) - 1)
  })

  test('is no damage where statuses leave none, which is said', () => {
    const match = laid({
      A: {
        heroes: [{ hero: 'giana', equipment: 'scimitar-of-speed', is: ['weakened'] }, { hero: 'isra' }],
      },
      B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'elena', focus: 3 }, { hero: 'yuri' }] },
    })
    picks(match, { do: 'use', hero: 0, ability: 0 })
    picks(match, { do: 'target', hero: 3 })
    const view = match.viewFor(1)
    const [flicker] = view.stack
    if (!flicker) throw new Error('the stack is empty')
    expect(previewOf(view, flicker).reaches).toMatchObject([{ to: { id: 3 }, hp: 0, isVain: true }])
    expect(pendingText(flicker)).toBe('Deal 1 damage to target enemy.')
    const pile = drawn(eldarUi, updateOf(match, 1))
    expect(pile).toContain('no damage')
    expect(pile).toContain('Deal 1 damage to target enemy.')
  })

  test('is nothing to a target that is none any more, which is said', () => {
    const match = laid({
      A: { heroes: [{ hero: 'daron', focus: 2 }, { hero: 'isra' }] },
      B: {
        hand: ['uncanny-dodge'],
        heroes: [{ hero: 'giana', hp: 7, support: 'specialized-serum' }, { hero: 'yuri' }],
      },
    })
    picks(match, { do: 'use', hero: 0, card: null })
    const shown = (): string => drawn(eldarUi, updateOf(match, 1))
    expect(shown()).toContain('Would lose 3 HP.')
    picks(match, { do: 'use', hero: 2, ability: 1 })
    const view = match.viewFor(1)
    const [page] = view.stack
    if (!page) throw new Error('the stack is empty')
    expect(previewOf(view, page).reaches).toEqual([
      {
        to: { kind: 'hero', id: 2 },
        hp: 0,
        isVain: false,
        isFull: false,
        isBarred: false,
        isLeast: false,
        isTarget: true,
        isInvalid: true,
      },
    ])
    expect(shown()).not.toContain('Would lose 3 HP.')
    expect(shown()).toContain('Giana is no longer a legal target.')
    expect(shown()).toContain('<em> no longer a legal target</em>')
    const Board = (): ReactNode =>
      tipOf({ kind: 'pending', id: page.serial }, view, { glossary: [], names: [] })
    expect(drawn({ ...eldarUi, Board } as GameUi, updateOf(match, 1))).toContain(
      'Giana is no longer a legal target.',
    )
  })

  test('of an answer that lies under another is told as if it were on top', () => {
    const match = laid({
      A: {
        hand: ['wallop', 'uncanny-dodge'],
        heroes: [
          { hero: 'yuri', focus: 4 },
          { hero: 'kiran', focus: 4 },
        ],
      },
      B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).players[0]?.hand[0] })
    picks(match, { do: 'target', hero: 2 })
    picks(match, { do: 'use', hero: 2, ability: CARD })
    picks(match, { do: 'use', hero: 1, card: null })
    picks(match, { do: 'target', hero: 2 })
    const view = match.viewFor(0)
    const [, dodge] = view.stack
    if (!dodge || view.stack.length < 3) throw new Error('too little is on the stack')
    expect(previewOf(view, dodge).reaches).toMatchObject([{ to: { kind: 'pending' }, isInvalid: false }])
  })

  test('is told with the values of each Hero that a card counts with', () => {
    const match = laid(DUEL)
    const view = match.viewFor(0)
    const values = [0, 1].map((hero) => valuesIn('Deal Power + 1 damage.', view, hero))
    expect(values).toEqual([
      [`Power ${printedOf('yuri').attributes[0]}`],
      [`Power ${printedOf('isra').attributes[0]}`],
    ])
    const wallop = Number(view.players[0]?.hand[0])
    const Board = (): ReactNode => tipOf({ kind: 'card', id: wallop }, view, { glossary: [], names: [] })
    const tip = drawn({ ...eldarUi, Board } as GameUi, updateOf(match, 0))
    expect(tip).toMatch(/<dt>Yuri · Power \d<\/dt><dd>\d printed \+ 1 Dazed = \d Focus<\/dd>/)
    expect(tip).toContain('Exhausts the Hero that uses it.')
    expect(tip).toContain('An Elusive target adds 1, a Marked one takes 1 off.')
  })

  test('is read out with the Hero', () => {
    const view = laid(DUEL).viewFor(0)
    const { hp, attributes } = printedOf('giana')
    expect(heroWords(view, 2, { change: -3, outcome: null, price: null })).toBe(
      `Giana, enemy Hero, thief. 3 of ${hp} HP, 2 Focus, refreshed, Skill ${attributes[1]}. Marked, Vulnerable, Bloodied. Would lose 3 HP.`,
    )
    expect(heroWords(view, 2, { change: 0, outcome: null, price: { now: '3', shift: null } })).toMatch(
      /Costs 3 Focus\.$/,
    )
    const outcome = { short: '−2 or more', hp: -2, words: '−2 HP or more' }
    expect(heroWords(view, 2, { change: -3, outcome, price: null })).toMatch(
      /Would lose 3 HP\. If you pick it: −2 HP or more\.$/,
    )
    const full = printedOf('yuri').hp
    expect(heroWords(view, 0, { change: 0, outcome: null, price: null })).toContain(
      `Yuri, your Hero, warrior. ${full} of ${full} HP, 4 Focus`,
    )
  })
})

describe('statuses', () => {
  test('last until the end of the round, or as long as a text gives them', () => {
    const view = laid({
      A: {
        heroes: [
          { hero: 'kiran', is: ['alert'] },
          { hero: 'yuri', hp: 2 },
        ],
      },
    }).viewFor(0)
    expect(marksOf(view, 0)).toEqual(['alert', 'elusive'])
    expect(marksOf(view, 1)).toEqual(['invigorated', 'bloodied'])
    expect([spanOf(view, 0, 'alert'), spanOf(view, 0, 'elusive')]).toEqual([
      'Until end of round.',
      'As long as a text gives it.',
    ])
  })
})

describe('cards that lie nowhere in sight', () => {
  test('are spread out while they are picked from', () => {
    const match = laid({
      A: {
        hand: ['reconnaissance'],
        deck: ['wallop', 'flash', 'fixate'],
        heroes: [{ hero: 'elena', focus: 2 }, { hero: 'yuri' }],
      },
      B: { heroes: [{ hero: 'isra' }, { hero: 'pavani' }] },
    })
    expect(spreadOf(match.viewFor(0), askOf(match, 0))).toBeNull()
    picks(match, { do: 'use', hero: 0, ability: CARD })
    if (match.askOf(1)) picks(match, { do: 'pass' })
    const spread = spreadOf(match.viewFor(0), askOf(match, 0))
    expect([spread?.title, spread?.cards.length]).toEqual(['The top of your deck', 3])
    expect(spreadOf(match.viewFor(0), null)).toBeNull()
  })
})
