import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(
  resolve(import.meta.dirname, '../../../../packages/table-ui/src/theme/tokens.css'),
  'utf8',
)
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const CONTRASTS = ['normal', 'high'] as const
/** A theme in one of the contrasts. */
interface Look {
  readonly theme: Theme
  readonly contrast: (typeof CONTRASTS)[number]
}
const LOOKS: readonly Look[] = CONTRASTS.flatMap((contrast) => THEMES.map((theme) => ({ theme, contrast })))

/** What text and what controls must reach. */
const LEAST = { normal: { text: 4.5, control: 3 }, high: { text: 7, control: 4.5 } } as const

const GROUNDS = ['ground', 'ground-deep', 'surface', 'surface-raised', 'surface-sunk', 'surface-hover']
const INKS = ['ink', 'ink-soft', 'ink-faint', 'brass-ink', 'good', 'bad', 'note']
const DYES = ['blue', 'red', 'gold', 'green', 'violet', 'teal', 'rust', 'slate']

/** Text and what it lies on. */
const READ: readonly (readonly [string, string])[] = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)),
  ...GROUNDS.flatMap((ground) => DYES.map((dye) => [`dye-${dye}-ink`, ground] as const)),
  ...DYES.map((dye) => ['on-dye', `dye-${dye}`] as const),
  ...['brass-soft', 'good-soft', 'bad-soft', 'note-soft'].map((soft) => ['ink', soft] as const),
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
  ['note', 'note-soft'],
  ['brass-ink', 'brass-soft'],
  ['on-brass', 'brass'],
  ['on-brass', 'brass-bright'],
  ['on-flame', 'flame'],
  ['parchment-ink', 'parchment'],
  ['parchment-ink', 'parchment-deep'],
  ['parchment-ink-soft', 'parchment'],
  ['parchment-ink-soft', 'parchment-deep'],
]

/** What must be told apart from what is around it. */
const SEEN: readonly (readonly [string, string])[] = GROUNDS.flatMap((ground) => [
  ['line-strong', ground] as const,
  ['focus', ground] as const,
  ['lit', ground] as const,
])

test.each(LOOKS)('text reaches 4.5 : 1, or 7 : 1, in the $theme theme in $contrast contrast', (look) => {
  expect(tooClose(READ, look, LEAST[look.contrast].text)).toEqual([])
})

test.each(LOOKS)('controls reach 3 : 1, or 4.5 : 1, in the $theme theme in $contrast contrast', (look) => {
  expect(tooClose(SEEN, look, LEAST[look.contrast].control)).toEqual([])
})

function tooClose(pairs: readonly (readonly [string, string])[], look: Look, least: number): string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast(colour(front, look), colour(back, look))
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
  })
}

const HIGH = css.slice(css.indexOf("[data-contrast='high'] {"))

function colour(name: string, { theme, contrast: how }: Look): string {
  const own = how === 'high' ? valueIn(HIGH, name, theme) : undefined
  const found = own ?? valueIn(css, name, theme)
  if (found === undefined) throw new Error(`There is no colour --${name}.`)
  return found
}

function valueIn(text: string, name: string, theme: Theme): string | undefined {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(text)
  return value?.[3] ?? (theme === 'light' ? value?.[1] : value?.[2])
}

function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
