import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as eldar from '../games/eldar/ui/glyphs/names.ts'
import * as lanes from '../games/lanes/ui/glyphs/names.ts'
import * as sigmar from '../games/sigmar/ui/glyphs/names.ts'
import { GLYPHS } from '../packages/table-ui/src/glyphs/names.ts'

/**
 * Writes the shapes of the glyphs that are used, and of no others, beside the tables that name them: `npm run glyphs`.
 * The drawings come from game-icons.net under CC BY 3.0; CREDITS.md names their authors.
 */
const TABLES: readonly (readonly [string, readonly Readonly<Record<string, string>>[]])[] = [
  ['packages/table-ui/src/glyphs/shapes.ts', [GLYPHS]],
  ['games/sigmar/ui/glyphs/shapes.ts', [sigmar.CARD_GLYPHS, sigmar.BOARD_GLYPHS]],
  ['games/eldar/ui/glyphs/shapes.ts', [eldar.CARD_GLYPHS, eldar.BOARD_GLYPHS]],
  ['games/lanes/ui/glyphs/shapes.ts', [lanes.CARD_GLYPHS, lanes.BOARD_GLYPHS]],
]

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet

for (const [path, tables] of TABLES) {
  const names = [...new Set(tables.flatMap((table) => Object.values(table)))].sort()
  writeFileSync(new URL(`../${path}`, import.meta.url), fileOf(names))
  console.log(`${path}: ${names.length} glyphs`)
}

function fileOf(names: readonly string[]): string {
  const lines = names.map((name) => `  '${name}': '${shapeOf(name)}',`)
  return [
    '/** Outlines of glyphs in a square of 512, by name. Written by `npm run glyphs`; game-icons.net, CC BY 3.0. */',
    'export const SHAPES: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

function shapeOf(name: string): string {
  const body = icons.icons[name]?.body
  if (body === undefined) throw new Error(`The game-icons set has no glyph named ${name}.`)
  const [, shape] = /^<path fill="currentColor" d="([^"']+)"\/>$/.exec(body) ?? []
  if (shape === undefined) throw new Error(`The glyph ${name} is not a single outline.`)
  return shape
}
