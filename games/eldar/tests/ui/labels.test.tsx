import { eldarUi } from '@trialhall/game-eldar/ui'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { laid } from './lay.ts'

const HEROES = [{ hero: 'yuri' }, { hero: 'isra' }]

/** The table from a position, with the eyes of A, and what it says under the name of each button. */
function table(position: Readonly<Record<string, unknown>>): {
  readonly html: string
  label: (start: string) => string
} {
  const html = drawn(eldarUi, updateOf(laid(position), 0))
  const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label ?? '')
  return { html, label: (start) => labels.find((label) => label.startsWith(start)) ?? '' }
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
