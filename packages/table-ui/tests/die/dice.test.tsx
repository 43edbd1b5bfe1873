import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Die } from '../../src/die/Die.tsx'
import { DiceRow } from '../../src/die/DiceRow.tsx'
import { gemShape } from '../../src/die/facets.ts'

const drawn = (sides: number | undefined, value: number | null): string =>
  renderToStaticMarkup(
    <Die value={value} throws={1} label="Ana rolled." {...(sides === undefined ? {} : { sides })} />,
  )

test('a die of six sides is a cube with pips, any other a gem with its numeral', () => {
  expect(drawn(undefined, 5)).toBe(drawn(6, 5))
  expect(drawn(6, 5)).not.toContain('<svg')
  for (const sides of [2, 3, 4, 8, 10, 12, 20, 100]) {
    expect(drawn(sides, sides)).toContain(`data-sides="${sides}"`)
    expect(drawn(sides, sides)).toMatch(new RegExp(`<text[^>]*>${sides}</text>`))
    expect(drawn(sides, null)).toContain('data-idle="true"')
  }
})

test('facets lie between the front and the silhouette, and the light comes from above', () => {
  for (const sides of [4, 8, 10, 12, 20, 30]) {
    const { facets, front } = gemShape(sides)
    expect(facets).toHaveLength(3 * front.split(' ').length)
    const corners = facets.flatMap(({ points }) => points.split(' '))
    for (const corner of corners) {
      const [x = 9, y = 9] = corner.split(',').map(Number)
      expect(Math.hypot(x, y)).toBeLessThan(1.01)
    }
    const high = (points: string): number =>
      points.split(' ').reduce((sum, one) => sum + Number(one.split(',')[1]), 0)
    const byHeight = facets.toSorted((a, b) => high(a.points) - high(b.points))
    expect(byHeight[0]?.light).toBeGreaterThan(byHeight.at(-1)?.light ?? 1)
  }
})

test('6 and 9 have a line below them, so that nobody takes one for the other', () => {
  const hasFoot = (value: number): boolean => drawn(20, value).includes('<path')
  expect([6, 9, 5, 16].map(hasFoot)).toEqual([true, true, false, false])
})

test('a row shows every die that was rolled, and says which does not count and why', () => {
  const dice = [
    { value: 17, dropped: null },
    { value: 4, dropped: 'lower of two' },
  ]
  const html = renderToStaticMarkup(
    <DiceRow dice={dice} sides={20} throws={1} label="Ana rolls with advantage." />,
  )
  expect(html.match(/data-sides="20"/g)).toHaveLength(2)
  expect(html.match(/data-dropped="true"/g)).toHaveLength(1)
  expect(html).toContain('4, does not count: lower of two')
  expect(html).toContain('Ana rolls with advantage.')
})
