import { lanes, type LanesOption } from '@trialhall/game-lanes'
import { factsOf, plain } from '@trialhall/kernel'
import { choicesOf, firstSelection, listedBy } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { heldBy } from '../../ui/board/OwnHand.tsx'
import { helpOf } from '../../ui/board/option-order.ts'
import { pathsOf } from '../../ui/refs.ts'
import { laid, seenByA } from './lay.ts'

/** What is listed in a Main phase with these cards in hand. */
function listed(hand: readonly string[]): string[] {
  const seats = [{ class: 'paladin', hand, orbs: 'SSWWWWB' }, { class: 'warlock' }]
  const { view, ask } = seenByA(laid({ active: 'A', phase: 'main1', seats }))
  const help = ask.options.map((option) => helpOf(option, view))
  const order = [...help.keys()].toSorted((a, b) => (help[b] ?? 0) - (help[a] ?? 0))
  const textOf = (about: unknown): string => plain(lanes.words.option(factsOf(view), about as LanesOption))
  return choicesOf(listedBy(firstSelection(ask, pathsOf, view), order), ask, textOf).map(({ text }) => text)
}

test('options keep their order while cards leave the hand and come back', () => {
  const whole = listed(['archer', 'guard', 'archer', 'smite'])
  expect(whole.slice(0, 2)).toEqual(['summon Guard', 'summon Archer'])
  expect(listed(['guard', 'archer', 'smite'])).toEqual(whole)
  expect(listed(['smite', 'archer', 'guard'])).toEqual(whole)
  expect(whole.at(-1)).toBe('end the phase')
})

test('[L-R32] the hand keeps its order when nodes upgrade units: units before spells', () => {
  const shown = (nodes: readonly string[]): number[] => {
    const hand = ['smite', 'cavalier', 'guard', 'archer']
    const seats = [{ class: 'paladin', hand, nodes }, { class: 'warlock' }]
    const { view } = seenByA(laid({ active: 'A', phase: 'main1', seats }))
    const player = view.players[0]
    return player ? heldBy(view, player).map(({ card }) => view.cards.def[card] ?? -1) : []
  }
  expect(shown(['cavalry', 'drill'])).toEqual(shown([]))
  expect(shown([])).toHaveLength(4)
})
