import { eldarUi } from '@trialhall/game-eldar/ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { laid } from './lay.ts'

/** Names of the cards of A, as they stand in the list of options or lie in the hand. */
function cardsIn(html: string, tag: RegExp, names: readonly string[]): readonly string[] {
  const places = [...html.matchAll(tag)].map(([found]) => names.find((name) => found.includes(name)))
  return places.filter((name) => name !== undefined)
}

test.each([[['wallop', 'flash']], [['flash', 'wallop']]])(
  'cards of a hand that was dealt as %j are offered in the order in which they lie',
  (hand) => {
    const A = {
      hand,
      heroes: [
        { hero: 'yuri', focus: 4 },
        { hero: 'isra', focus: 4 },
      ],
    }
    const match = laid({ A, B: { heroes: [{ hero: 'giana' }, { hero: 'kiran' }] } })
    const html = drawn(eldarUi, updateOf(match, 0))
    const names = ['Wallop', 'Flash']
    const offered = cardsIn(html, /<button[^>]*data-(?:option|step)=.*?<\/button>/gu, names)
    const held = cardsIn(html, /aria-label="(?:Wallop|Flash)\./gu, names)
    expect(new Set(held).size).toBe(2)
    expect(offered).toEqual(held)
  },
)
