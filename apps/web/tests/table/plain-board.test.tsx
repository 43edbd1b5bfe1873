import { type AnyGame, Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { LINK, updateOf } from '@trialhall/table-ui/testkit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { outposts } from '../../../../examples/outposts/game.ts'
import { PlainBoard } from '../../src/table/plain-board.tsx'

/** The plain table of Outposts after some choices, as a seat sees it. */
function table(choices: readonly number[], viewer: number): string {
  const match = sure(Match.start(outposts, { seed: 3, seats: 2 }))
  for (const pick of choices) match.choose(match.asks[0]?.seat ?? 0, pick)
  const html = renderToStaticMarkup(
    <PlainBoard update={updateOf(match, viewer)} link={LINK} game={outposts as AnyGame} />,
  )
  return html.replaceAll('<!-- -->', '')
}

describe('the plain table of a game with a map', () => {
  test('leaves spaces to the map: buttons are few, and the prompt counts the rest', () => {
    const html = table([0], 0)
    expect(html.match(/data-option=/g)).toHaveLength(1)
    expect(html).toContain('or one of 399 spaces on the map')
    expect(html).toContain('data-lit-spaces="399"')
  })

  test('draws what lies on it, whoever looks, and lights nothing for who is not asked', () => {
    const html = table([0, 0], 0)
    expect(html).toContain('▲')
    expect(html).toContain('--dye:var(--seat-0)')
    expect(html).toContain('data-lit-spaces="0"')
    expect(html).toContain('aria-label="Map of 20 columns and 20 rows"')
  })
})
