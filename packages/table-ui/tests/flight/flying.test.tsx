import { lanes } from '@trialhall/game-lanes'
import { lanesUi } from '@trialhall/game-lanes/ui'
import { sigmar } from '@trialhall/game-sigmar'
import { sigmarUi } from '@trialhall/game-sigmar/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { watch } from '@trialhall/table-ui/testkit'
import { Floater } from '../../src/floater/Floater.tsx'

/** The keys of all that an attribute of a board names. */
function keysIn(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))
  return [...found].flatMap(([, keys = '']) => keys.split(' ').filter((key) => key !== ''))
}

const lost = (html: string, cards: readonly (number | null)[]): unknown[] => {
  const places = new Set([...keysIn(html, 'data-flies'), ...keysIn(html, 'data-holds')])
  return cards.filter((card) => card !== null && !places.has(`card:${card}`))
}

const twice = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at)

describe('where cards fly', () => {
  test('every card of Lanes has one place: hand, slot, play area, board, power board', () => {
    const options = { lanes: 4, rows: 4, roundLimit: 6 }
    watch(
      { game: lanes, ui: lanesUi, seats: 2, seed: 'amber', options, every: 11 },
      ({ match, html, viewer }) => {
        const view = match.viewFor(viewer)
        if (view.phase === 'setup') return
        const held = view.players.flatMap(({ hand, slots, area, box }) => [
          ...hand,
          ...box,
          ...slots.map(({ card }) => card),
          ...area.map(({ card }) => card),
        ])
        const units = view.board.flatMap((unit) => (unit ? [unit.card] : []))
        expect(lost(html, [...held, ...units])).toEqual([])
        expect(twice(keysIn(html, 'data-flies'))).toEqual([])
      },
    )
  })

  test('every card of Sigmar’s Trial has one place: hands, decks, discard piles, Trials, what is kept', () => {
    watch({ game: sigmar, ui: sigmarUi, seats: 3, seed: 'basalt', every: 17 }, ({ match, html, viewer }) => {
      const view = match.viewFor(viewer)
      if (view.phase === 'setup') return
      const piles = [view.actionDeck, view.actionDiscard, view.trialDeck, view.trialDiscard, view.inPlay]
      const held = view.players.flatMap(({ hand, kept }) => [...hand, ...kept])
      expect(
        lost(html, [...piles.flat(), ...view.trials, ...view.fateDeck, ...view.fateDiscard, ...held]),
      ).toEqual([])
      expect(twice(keysIn(html, 'data-flies'))).toEqual([])
    })
  })
})

test('what rises says by its first sign whether it is lost or gained', () => {
  const signOf = (says: string | null): string | undefined =>
    /data-sign="(\w+)"/.exec(renderToStaticMarkup(<Floater moment={1} says={says} />))?.[1]
  expect(['−2', '+1 Valor', 'Rests', null].map(signOf)).toEqual(['loss', 'gain', 'news', undefined])
})
