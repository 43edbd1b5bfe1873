import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CANDLES, INK } from '../../pictures/grounds/contrast.ts'
import { leastContrast, pictureOf, THEMES } from '../../pictures/grounds/picture.ts'
import { SCENES } from '../../pictures/grounds/scenes/index.ts'

/** What a browser gets of a ground at most, in bytes. */
const MOST = 20_000
/** As the rules for readable text have it. */
const READABLE = 4.5
const SMALL = [32, 20] as const

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

describe.each(Object.entries(SCENES))('the ground of %s', (id, scene) => {
  test.each(THEMES)('%s is drawn the same way every time, and by its seed', (theme) => {
    const { data } = pictureOf(scene, theme, SMALL)
    expect(pictureOf(scene, theme, SMALL).data).toEqual(data)
    expect(pictureOf({ ...scene, seed: scene.seed + 1 }, theme, SMALL).data).not.toEqual(data)
  })

  test.each(THEMES)('%s lets the faintest ink be read on every pixel, under either candle', (theme) => {
    expect(leastContrast(pictureOf(scene, theme, [112, 70]), theme)).toBeGreaterThan(READABLE)
  })

  test.each(THEMES)('%s is committed, and weighs 20 kB at most', (theme) => {
    expect(statSync(new URL(`games/${id}/ui/grounds/${theme}.webp`, root)).size).toBeLessThanOrEqual(MOST)
  })
})

describe('contrast is judged by what pages are drawn with', () => {
  const hex = (parts: readonly number[]): string =>
    `#${parts
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`

  test('the faintest ink', () => {
    const [, light, dark] =
      /--ink-faint: light-dark\((#\w+), (#\w+)\);/.exec(read('packages/table-ui/src/theme/tokens.css')) ?? []
    expect([hex(INK.light), hex(INK.dark)]).toEqual([light, dark])
  })

  test('the candles', () => {
    const css = read('packages/table-ui/src/ground/Ground.module.css')
    const lights = [...css.matchAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g)].map(([, ...parts]) =>
      parts.map(Number),
    )
    const known = [0, 1].flatMap((at) => THEMES.map((theme) => CANDLES[theme][at]))
    const asCss = known.map((one) => [
      ...(one?.light ?? []).map((part) => Math.round(part * 255)),
      (one?.much ?? 0) * 100,
    ])
    expect(lights).toEqual(asCss)
  })
})
