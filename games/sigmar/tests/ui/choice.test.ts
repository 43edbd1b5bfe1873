import { sigmar } from '@trialhall/game-sigmar'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { drawn, updateOf } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { sigmarUi } from '../../ui/index.ts'

const CONTROL = { stops: [], onStops: () => {} }

/** The board of whoever is asked after so many first options were picked. */
function boardAfter(picks: number): string {
  const match = sure(Match.start(sigmar, { seats: 2, seed: 1 }))
  for (let pick = 0; pick < picks; pick++) sure(match.choose(match.asks[0]?.seat ?? 0, 0))
  return drawn(sigmarUi, updateOf(match, match.asks[0]?.seat ?? 0), CONTROL)
}

test('what is taken says by whom', () => {
  expect(boardAfter(0)).not.toContain('Taken by')
  const html = boardAfter(1)
  expect(html).toMatch(/aria-label="[^"]+ Taken by (Anna|Ben)\."/u)
  expect(html).toMatch(/>Taken by (Anna|Ben)<\/span>/u)
})

test('full control, stops and passing are there once windows open', () => {
  expect(boardAfter(1)).not.toContain('data-action="stops"')
  expect(boardAfter(2)).toContain('data-action="stops"')
})
