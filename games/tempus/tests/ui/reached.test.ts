import { Match, type CardId } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { tempus, type TempusView } from '../../game.ts'
import { PRINTED } from '../../rules/printed.ts'
import { spaceAt } from '../../space/index.ts'
import { helpOf, sayHint } from '../../ui/option-hint.tsx'
import { reachesNobody } from '../../ui/realm/aim/reached.ts'

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

  test('nor may a charge end where nobody can be struck without a word', () => {
    const { view } = facing({ class: 'fighter', hand: ['charge'] }, '17,14')
    const prompt: TempusPrompt = { type: 'place', creature: 0, card: cardNamed(view, 'charge') }
    const names = ['You', 'Osric', 'Mirel', 'Corvin']
    const hint = (option: TempusOption): unknown => sayHint(option, view, { prompt, names })
    expect(hint({ do: 'space', space: spaceAt(16, 14) })).toEqual(['', 'reaches Osric'])
    expect(hint({ do: 'space', space: spaceAt(14, 14) })).toEqual(['', 'reaches nobody'])
    expect(hint({ do: 'stop' })).toEqual(['', 'reaches nobody'])
    const pushed: TempusPrompt = { type: 'place', creature: 1, card: cardNamed(view, 'charge') }
    expect(sayHint({ do: 'space', space: spaceAt(18, 14) }, view, { prompt: pushed, names })).toBe(null)
  })
})
