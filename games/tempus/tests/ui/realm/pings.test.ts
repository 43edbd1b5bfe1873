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

/** What is drawn for a ping: the attributes of its group, and the kinds of its parts. */
function drawn(pace: number): {
  readonly group: Record<string, unknown>
  readonly parts: readonly unknown[]
} {
  const [group] = PingRings({ pings: [EMPTY], pace }).props.children
  const parts = [group.props.children].flat().filter((part) => part !== false)
  return { group: group.props, parts: parts.map(({ type }) => type) }
}

test('a ring in the colour of who points lies around the space, and stands still where nothing moves', () => {
  expect(drawn(1).group).toMatchObject({
    'data-ping': '12,9',
    transform: 'translate(690 510)',
    style: { '--dye': 'var(--seat-2)' },
  })
  expect(drawn(1).parts).toEqual(['circle', 'circle', 'circle', 'text'])
  expect(drawn(0).parts).toEqual(['circle', 'circle', 'text'])
})
