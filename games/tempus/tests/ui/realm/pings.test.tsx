import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PingRings, pingWords } from '../../../ui/realm/pings/Pings.tsx'
import { laid, viewOf } from './kit.ts'

const view = viewOf(laid())
const EMPTY = { n: 1, by: 2, name: 'Ada', space: { column: 12, row: 9 } }

test('what a partner points at is said with who points and what stands there', () => {
  expect(pingWords(view, EMPTY)).toMatch(/^Ada points at 12,9/u)
  expect(pingWords(view, { ...EMPTY, name: 'You' })).toMatch(/^You point at 12,9/u)
  const spaces = Array.from({ length: 900 }, (_, at) => ({
    column: (at % 30) + 1,
    row: Math.floor(at / 30) + 1,
  }))
  const said = spaces.map((space) => pingWords(view, { ...EMPTY, space }))
  expect(said.some((words) => words.includes(': '))).toBe(true) // creatures stand somewhere
  expect(said.every((words) => words.endsWith('.'))).toBe(true)
})

test('a ring in the colour of who points lies around the space, and stands still where nothing moves', () => {
  const drawn = (pace: number): string =>
    renderToStaticMarkup(
      <svg>
        <PingRings pings={[EMPTY]} pace={pace} />
      </svg>,
    )
  expect(drawn(1)).toContain('data-ping="12,9"')
  expect(drawn(1)).toContain('translate(690 510)')
  expect(drawn(1)).toContain('--dye:var(--seat-2)')
  expect(drawn(1)).toContain('>Ada<')
  expect([drawn(1), drawn(0)].map((svg) => svg.match(/<circle/gu)?.length)).toEqual([3, 2])
})
