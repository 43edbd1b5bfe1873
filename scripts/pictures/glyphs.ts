import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'
import { inRoot } from '../kit/repository.mjs'
import { runNode } from '../kit/run.mjs'

/** Names of glyphs, by what each stands for. */
type Table = Readonly<Record<string, string>>

const ROOT = new URL('../../', import.meta.url)

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as IconSet

/**
 * Writes the shapes of the glyphs that are used, and of no others, beside the tables that name them, for the common pieces and
 * every game: `npm run glyphs`. The drawings come from game-icons.net under CC BY 3.0; CREDITS.md names their authors.
 */
try {
  const sheets: Sheet[] = []
  for (const folder of glyphFolders()) sheets.push(await sheetOf(folder))
  const written = sheets.map(write)
  const biome = inRoot('node_modules/@biomejs/biome/bin/biome')
  const { code, output } = await runNode([biome, 'format', '--write', ...written])
  if (code !== 0) throw new Error(output)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The shapes of one folder, before anything is written: a name that is wrong leaves all files as they were. */
interface Sheet {
  readonly file: URL
  readonly text: string
  readonly count: number
}

async function sheetOf(folder: URL): Promise<Sheet> {
  const tables = Object.values(
    (await import(new URL('names.ts', folder).href)) as Readonly<Record<string, Table>>,
  )
  const names = [...new Set(tables.flatMap((table) => Object.values(table)))].sort()
  return { file: new URL('shapes.ts', folder), text: fileOf(names), count: names.length }
}

/** Writes a file; answers its path. */
function write({ file, text, count }: Sheet): string {
  writeFileSync(file, text)
  console.log(`${file.pathname.slice(ROOT.pathname.length)}: ${count} glyphs`)
  return fileURLToPath(file)
}

function glyphFolders(): URL[] {
  const ofGames = readdirSync(new URL('games/', ROOT)).map((game) => `games/${game}/ui/glyphs/`)
  const folders = ['packages/table-ui/src/glyphs/', ...ofGames].map((path) => new URL(path, ROOT))
  return folders.filter((folder) => existsSync(new URL('names.ts', folder)))
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
  if (body === undefined) throw new Error(`The game-icons set has no glyph named ${name}${perhaps(name)}.`)
  const [, shape] = /^<path fill="currentColor" d="([^"']+)"\/>$/.exec(body) ?? []
  if (shape === undefined) throw new Error(`The glyph ${name} is not a single outline.`)
  return svgpath(shape).round(0).toString() // half as long, and nobody sees a tenth of a five-hundredth
}

/** Names in the set that share a word with a name that is not in it. */
function perhaps(name: string): string {
  const words = name.split('-').filter((word) => word.length > 2)
  const near = Object.keys(icons.icons).filter((other) =>
    words.some((word) => other.split('-').includes(word)),
  )
  return near.length > 0
    ? `; near it are ${near.slice(0, 12).join(', ')}`
    : '; look for one on game-icons.net'
}
