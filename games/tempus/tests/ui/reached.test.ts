import { Match, type CardId } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { tempus, type TempusView } from '../../game.ts'
import { PRINTED } from '../../rules/printed.ts'
import { spaceAt } from '../../space/index.ts'
import { helpOf, sayHint } from '../../ui/option-hint.tsx'
import { reachesNobody } from '../../ui/realm/aim/reached.ts'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']
const TURN: TempusPrompt = { type: 'turn', actions: 2, spaces: 0 }

/** A Hero at 13,14 with one card in hand, a rival at a place, and the others far away. */
function facing(hero: object, rival: string): { readonly view: TempusView; readonly card: CardId } {
  const seats = [{ at: '13,14', ...hero }, { at: rival }, { at: '2,29' }, { at: '29,2' }]
  const position = { round: 3, exact: true, seats }
  const view = sure(Match.start(tempus, { seats: 4, seed: 'reached', position })).viewFor(0) as TempusView
  return { view, card: view.heroes[0]?.hand[0] as CardId }
}

function cardNamed(view: TempusView, slug: string): CardId {
  const { hand } = view.heroes[0] as TempusView['heroes'][number]
  return hand.find((card) => PRINTED.cards[view.cards.def[card] ?? -1]?.slug === slug) as CardId
}

describe('an attack that reaches nobody', () => {
  test.each([
    [{ class: 'wizard', hand: ['thunderwave'] }, '14,15', '17,14'],
    [{ class: 'wizard', hand: ['shatter'] }, '18,14', '27,14'],
    [{ character: 'khallax', hand: ['breath-weapon'] }, '14,13', '17,14'],
  ])('says so where its area can be laid on empty spaces only: %j', (hero, near, far) => {
    const isIdle = (rival: string): boolean => {
      const { view, card } = facing(hero, rival)
      const option: TempusOption = { do: 'act', card }
      expect(helpOf(option, view, { prompt: TURN })).toBe(
        reachesNobody({ view, prompt: TURN }, 0, option) ? -1 : 0,
      )
      return reachesNobody({ view, prompt: TURN }, 0, option)
    }
    expect([isIdle(near), isIdle(far)]).toEqual([false, true])
  })

  test('is not said of an area that is no attack', () => {
    const { view, card } = facing({ class: 'ranger', hand: ['spike-growth'] }, '27,14')
    expect(reachesNobody({ view, prompt: TURN }, 0, { do: 'act', card })).toBe(false)
    const aim: TempusPrompt = { type: 'aim', card }
    expect(reachesNobody({ view, prompt: aim }, 0, { do: 'space', space: spaceAt(15, 14) })).toBe(false)
  })

  test('an empty area comes after those that catch somebody, whoever it is', () => {
    const { view, card } = facing({ class: 'wizard', hand: ['thunderwave'] }, '14,15')
    const asked = { view, prompt: { type: 'aim', card } as TempusPrompt }
    const area = (...spaces: (readonly [number, number])[]): TempusOption => ({
      do: 'area',
      spaces: spaces.map(([column, row]) => spaceAt(column, row)),
    })
    expect(reachesNobody(asked, 0, area([14, 14], [14, 15]))).toBe(false)
    expect(reachesNobody(asked, 0, area([12, 14], [12, 15]))).toBe(true)
  })

  test('[T-22.04] an area that catches nobody but whoever lays it says so', () => {
    const { view, card } = facing({ class: 'wizard', hand: ['shatter'] }, '27,14')
    const prompt: TempusPrompt = { type: 'aim', card }
    const hint = (option: TempusOption): unknown => sayHint(option, view, { prompt, names: NAMES })
    const area = (...columns: readonly number[]): TempusOption => ({
      do: 'area',
      spaces: columns.map((column) => spaceAt(column, 14)),
    })
    expect(hint(area(13, 14))).toEqual(['', 'reaches only you'])
    expect(hint(area(14, 15))).toEqual(['', 'reaches nobody'])
    expect(helpOf(area(13, 14), view, { prompt })).toBe(-1)
  })

  test('an attack that leaves something on the ground is laid where nobody stands without a word', () => {
    const { view, card } = facing(
      { class: 'paladin', subclass: 'oath-of-ancients', hand: ['moonbeam'] },
      '27,14',
    )
    const prompt: TempusPrompt = { type: 'aim', card }
    const option: TempusOption = { do: 'space', space: spaceAt(15, 14) }
    expect(reachesNobody({ view, prompt }, 0, option)).toBe(false)
  })

  test('a Chain that lengthens the reach of a charge counts for it alone', () => {
    const hint = (...spent: readonly string[]): unknown => {
      const { view } = facing({ class: 'monk', subclass: 'elemental', spent }, '18,14')
      const card = view.heroes[0]?.spent[spent.indexOf('flying-kick')] as CardId
      const prompt: TempusPrompt = { type: 'place', creature: 0, card }
      return sayHint({ do: 'space', space: spaceAt(15, 14) }, view, { prompt, names: NAMES })
    }
    expect(hint('flying-kick', 'fangs-of-the-fire-snake')).toEqual(['', 'reaches Osric'])
    expect(hint('fangs-of-the-fire-snake', 'flying-kick')).toEqual(['', 'reaches nobody'])
  })

  test('nor may a charge end where nobody can be struck without a word', () => {
    const { view } = facing({ class: 'fighter', hand: ['charge'] }, '17,14')
    const prompt: TempusPrompt = { type: 'place', creature: 0, card: cardNamed(view, 'charge') }
    const names = NAMES
    const hint = (option: TempusOption): unknown => sayHint(option, view, { prompt, names })
    expect(hint({ do: 'space', space: spaceAt(16, 14) })).toEqual(['', 'reaches Osric'])
    expect(hint({ do: 'space', space: spaceAt(14, 14) })).toEqual(['', 'reaches nobody'])
    expect(hint({ do: 'stop' })).toEqual(['', 'reaches nobody'])
    const pushed: TempusPrompt = { type: 'place', creature: 1, card: cardNamed(view, 'charge') }
    expect(sayHint({ do: 'space', space: spaceAt(18, 14) }, view, { prompt: pushed, names })).toBe(null)
  })
})
