import type { EldarPrompt } from '@trialhall/game-eldar'
import { eldarUi } from '@trialhall/game-eldar/ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { optionHint, passWords } from '../../ui/option-hint.tsx'
import { askOf, begun, laid, picks, type EldarMatch } from './lay.ts'

const DUEL = {
  A: {
    hand: ['wallop', 'flash'],
    heroes: [
      { hero: 'yuri', focus: 4, is: ['dazed'] },
      { hero: 'isra', focus: 4 },
    ],
  },
  B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'kiran' }] },
}

/** The button of a choice as it is drawn for the seat that is asked. */
function buttonOf(match: EldarMatch, choice: string): string {
  const html = drawn(eldarUi, updateOf(match, match.asks[0]?.seat ?? 0))
  const buttons = html.match(/<button[^>]*data-(?:option|step)=.*?<\/button>/g) ?? []
  return buttons.find((button) => button.includes(`${choice}<`) || button.includes(`${choice}\u00a0`)) ?? ''
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '')

describe('beside a choice stands', () => {
  test('what it costs now: of a card the least, of an ability what its Hero pays', () => {
    const match = laid(DUEL)
    expect(textOf(buttonOf(match, 'Wallop'))).toMatch(/1 Focus, exhausts$/)
    expect(textOf(buttonOf(match, 'Flash'))).toMatch(/1 Focus$/)
    expect(textOf(buttonOf(match, 'Yuri: Brine Knuckles'))).toMatch(/1 Focus, exhausts, 3 HP$/)
  })

  test('of a target and of an X, what the action costs with it', () => {
    const match = laid({ ...DUEL, B: { heroes: [{ hero: 'giana', is: ['marked'] }, { hero: 'asad' }] } })
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).players[0]?.hand[0] })
    expect(textOf(buttonOf(match, 'Giana'))).toMatch(/1 Focus$/)
    expect(textOf(buttonOf(match, 'Asad'))).toMatch(/2 Focus$/)
  })

  test('of a target that would recover HP and lacks none, that it has all', () => {
    const match = laid({
      A: {
        heroes: [
          { hero: 'isra', focus: 2 },
          { hero: 'yuri', hp: 5 },
        ],
      },
      B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: null })
    expect(textOf(buttonOf(match, 'Yuri'))).toMatch(/\+\d+ HP$/)
    expect(textOf(buttonOf(match, 'Isra'))).toMatch(/full HP$/)
  })

  test('but not of one that lacks some and may not recover any', () => {
    const match = laid({
      A: {
        heroes: [
          { hero: 'isra', focus: 2 },
          { hero: 'yuri', hp: 5, affliction: 'withering-touch' },
        ],
      },
      B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: null })
    expect(textOf(buttonOf(match, 'Yuri'))).toMatch(/no recovery$/)
    expect(textOf(buttonOf(match, 'Isra'))).toMatch(/full HP$/)
  })

  test('of a target, what happens to it, and no price that is the same for all; HP always', () => {
    const match = laid({
      A: { heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'isra' }] },
      B: { heroes: [{ hero: 'giana', is: ['resilient'] }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: null })
    expect(textOf(buttonOf(match, 'Giana'))).toMatch(/−2 HP · costs 3 HP$/)
    expect(textOf(buttonOf(match, 'Asad'))).toMatch(/−3 HP · costs 3 HP$/)
    const board = drawn(eldarUi, updateOf(match, 0))
    expect(board).toMatch(/Giana, enemy Hero[^"]*If you pick it: −2 HP\.(?! Costs)/)
  })

  test('of a target that pays a different price, both', () => {
    const match = laid({ ...DUEL, B: { heroes: [{ hero: 'giana', is: ['marked'] }, { hero: 'asad' }] } })
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).players[0]?.hand[0] })
    expect(textOf(buttonOf(match, 'Asad'))).toMatch(/−\d HP · costs 2 Focus$/)
  })

  test('of an X, what it would do', () => {
    const match = laid({
      A: {
        heroes: [
          { hero: 'yuri', is: ['invigorated'], equipment: 'pendant-of-rising-fury', equipmentCounters: 2 },
          { hero: 'isra' },
        ],
      },
      B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
    })
    picks(match, { do: 'use', hero: 0, card: match.viewFor(0).heroes[0]?.kit[2]?.card })
    picks(match, { do: 'target', hero: 2 })
    expect(textOf(buttonOf(match, 'X = 2'))).toMatch(/−3 HP$/)
  })

  test('of equipment, what it replaces', () => {
    const match = laid({
      phase: 'equip',
      A: {
        hand: ['ironshell-plate'],
        heroes: [
          { hero: 'yuri', equipment: 'pendant-of-rising-fury', equipmentCounters: 2 },
          { hero: 'isra' },
        ],
      },
      B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
    })
    const { options, prompt } = askOf(match, 0)
    const hints = options.map((option) => optionHint(option, match.viewFor(0), { prompt }))
    expect(hints).toEqual(['replaces Pendant of Rising Fury (2 counters)', null, 'none this round'])
  })

  test('what comes of passing', () => {
    const match = laid(DUEL)
    expect(textOf(buttonOf(match, 'Pass'))).toMatch(/you yield$/)
    picks(match, { do: 'use', hero: 1, card: match.viewFor(0).players[0]?.hand[0] })
    picks(match, { do: 'target', hero: 2 })
    expect(textOf(buttonOf(match, 'Pass'))).toMatch(/and it happens$/)
  })

  test('whether initiative passes or the phase ends', () => {
    const view = laid(DUEL).viewFor(0)
    const main: EldarPrompt = { type: 'main' }
    expect(passWords({ ...view, hasActed: true }, main)).toBe('initiative passes')
    expect(passWords({ ...view, yielded: 1 }, main)).toBe('ends the phase')
    expect(passWords(view, { type: 'equip' })).toBe('none this round')
    expect(passWords(view, { type: 'discard', face: 0 })).toBeNull()
  })

  test('what is done with the cards that are not replaced', () => {
    const match = begun({ seed: 'kept', options: { deckDeal: 'random' } })
    expect(textOf(buttonOf(match, 'Done'))).toMatch(/keep the rest$/)
  })
})
