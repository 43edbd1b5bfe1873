import { eldar } from '@trialhall/game-eldar'
import { eldarUi, pathsOf } from '@trialhall/game-eldar/ui'
import { firstSelection, lightingAt, stepTo } from '@trialhall/table-ui'
import { drawn, updateOf, watch } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { laid } from './lay.ts'

const STANDARD = { decks: ['bloodied-aggro', 'affliction-attrition'] }
const TABLE = { game: eldar, ui: eldarUi, seats: 2, every: 11 }
const WHOLE = { picks: new Map(), reasons: new Map() }

const MATCHES = [
  ['a standard match', 'amber', STANDARD],
  ['other decks', 'basalt', { decks: ['refresh-control', 'evasive-maneuvers'] }],
  ['a Mini-Match', 'cedar', { format: 'mini', deckDeal: 'random' }],
  ['three Heroes a side', 'dune', { format: 'freestyle', heroes: 3, deckDeal: 'random' }],
] as const

describe('the table', () => {
  test.each(MATCHES)('of %s lights everything that a first step names', (_, seed, options) => {
    let looked = 0
    watch({ ...TABLE, seed, options }, ({ match, html, viewer }) => {
      const ask = match.askOf(viewer)
      if (!ask) throw new Error('nobody is asked')
      const first = firstSelection(ask, pathsOf, match.viewFor(viewer))
      const { picks } = lightingAt([first], WHOLE)
      const lit = [...html.matchAll(/data-lit="true" data-entity="([^"]+)"/g)].map(([, key]) => key)
      expect([...new Set(lit)].sort()).toEqual([...picks.keys()].sort())
      looked++
    })
    expect(looked).toBeGreaterThan(4)
  })

  test('has a place for everything that a later step names', () => {
    watch({ ...TABLE, seed: 'ember', options: STANDARD }, ({ match, html, viewer }) => {
      const ask = match.askOf(viewer)
      if (!ask) throw new Error('nobody is asked')
      const first = firstSelection(ask, pathsOf, match.viewFor(viewer))
      for (const key of lightingAt([first], WHOLE).picks.keys()) {
        const later = [...lightingAt([first, stepTo(first, key)], WHOLE).picks.keys()]
        expect(later.filter((one) => !html.includes(`data-entity="${one}"`))).toEqual([])
      }
    })
  })

  test('never shows what the opponent holds', () => {
    const match = laid({
      A: { hand: ['wallop'], heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'isra' }] },
      B: { hand: ['uncanny-dodge', 'flash'], heroes: [{ hero: 'giana' }, { hero: 'kiran' }] },
    })
    const html = drawn(eldarUi, updateOf(match, 0))
    expect(html).toContain('Wallop')
    expect(html).not.toMatch(/Uncanny Dodge|Flash/)
    expect(html).toContain('2 cards in hand')
  })

  test('chains an answer to what it answers, and says so', () => {
    const match = laid({
      A: { hand: ['wallop', 'flash'], heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }] },
      B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'kiran' }] },
    })
    const picks = (...keys: readonly string[]): void => {
      const [ask] = match.asks
      const at = ask?.options.findIndex((one) => keys.every((key) => JSON.stringify(one).includes(key)))
      match.choose(ask?.seat ?? 0, at ?? -1)
    }
    const pile = (): string =>
      /aria-label="The stack".*?<\/section>/s.exec(drawn(eldarUi, updateOf(match, 0)))?.[0] ?? ''
    picks('"use"', `"card":${match.viewFor(0).players[0]?.hand[0]}`)
    picks('"target"', '"hero":2')
    expect(pile()).toContain('Wallop of Yuri')
    expect(pile()).not.toMatch(/data-answers|It answers/)
    picks('"use"', '"hero":2')
    while (match.asks[0]?.seat === 1) picks('"target"')
    expect(pile()).toContain('It answers Wallop.')
    expect(pile().match(/data-answers/g)).toHaveLength(1)
  })

  test('shows nothing that waits to happen once somebody has left', () => {
    const match = laid({
      A: { hand: ['wallop'], heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }] },
      B: { hand: [], heroes: [{ hero: 'giana', focus: 4 }, { hero: 'kiran' }] },
    })
    const [ask] = match.asks
    match.choose(0, ask?.options.findIndex((one) => JSON.stringify(one).includes('"card"')) ?? -1)
    while (match.asks[0]?.seat === 0)
      match.choose(
        0,
        match.asks[0].options.findIndex((one) => JSON.stringify(one).includes('"hero":2')),
      )
    const board = (): string => drawn(eldarUi, updateOf(match, 1))
    expect(board()).toContain('data-entity="pending:')
    match.leave(0)
    expect(match.outcome?.ranks).toEqual([2, 1])
    expect(board()).not.toMatch(/data-entity="pending:|data-flies="initiative"|initiative<|If you pass/)
    expect(board()).toContain('The stack is empty.')
  })

  test('is drawn for a spectator', () => {
    watch({ ...TABLE, seed: 'flint', options: STANDARD, every: 40 }, ({ match }) => {
      const html = drawn(eldarUi, updateOf(match, null))
      expect(html).not.toContain('data-lit')
      expect(html).not.toContain('data-part="hand"')
    })
  })
})
