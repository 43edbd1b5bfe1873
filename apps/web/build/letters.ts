import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { lettersOf } from './texts.ts'

/** What pages import to be set in our letters: whole families, until the build parts them. */
const STYLE_SHEET = /[/\\]src[/\\]kit[/\\]styles[/\\]letters\.css$/

const root = fileURLToPath(new URL('../../..', import.meta.url))
const place = join(root, '.cache/letters')
const find = createRequire(import.meta.url)

/** A family as it is delivered, and the weights that style sheets ask of it. */
interface Family {
  readonly sheet: string
  readonly weights: { readonly min: number; readonly max: number }
}

const FAMILIES: readonly Family[] = [
  { sheet: '@fontsource-variable/fraunces/opsz.css', weights: { min: 560, max: 700 } },
  { sheet: '@fontsource-variable/inter/index.css', weights: { min: 400, max: 800 } },
]

/** What browsers do with letters by themselves, and the figures that style sheets ask for. */
const FEATURES = 'calt ccmp clig kern liga lnum locl mark mkmk pnum rlig rvrn tnum'.split(' ')

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i)
const NO_BREAK_SPACE = 0xa0

/**
 * Parts every font in two: `core` has the letters that our own texts are written with, which every page needs, and `rest`
 * the others of its script, which browsers fetch when a name has one of them.
 */
export function letters(): Plugin {
  let isParted = false
  return {
    name: 'trialhall:letters',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!STYLE_SHEET.test(id)) return null
      isParted = true
      const core = new Set([...ASCII, NO_BREAK_SPACE, ...lettersOf(root)])
      const faces: string[] = []
      for (const family of FAMILIES) faces.push(...(await facesOf(family, core)))
      return faces.join('\n')
    },
    buildEnd(error) {
      if (!error && !isParted) this.error(`No page imports a style sheet like ${STYLE_SHEET}.`)
    },
  }
}

/** The faces of a family as style sheets write them, each with its file. */
async function facesOf({ sheet, weights }: Family, core: ReadonlySet<number>): Promise<string[]> {
  const path = find.resolve(sheet)
  const faces = readFileSync(path, 'utf8').match(/@font-face \{[^}]+\}/g) ?? []
  const parted: string[] = []
  // One after another: what packs letters has one memory for all.
  for (const face of faces) {
    const [, file = ''] = /url\((\S+?)\)/.exec(face) ?? []
    parted.push(...(await part(face, { file: join(dirname(path), file), core, weights })))
  }
  return parted
}

interface Parting {
  readonly file: string
  readonly core: ReadonlySet<number>
  readonly weights: Family['weights']
}

async function part(face: string, { file, core, weights }: Parting): Promise<string[]> {
  const font = readFileSync(file)
  const isMeant = rangeIn(face)
  const all = (await unicodesOf(font)).filter((code) => code >= 0x20 && isMeant(code))
  const inCore = all.filter((code) => core.has(code))
  // A script that no text of ours is written in stays as it is.
  if (inCore.length === 0) return [faceWith(face, { url: file })]
  const parts = { core: inCore, rest: all.filter((code) => !core.has(code)) }
  const script = file.replace(/^.*[/\\]|-(?:wght|opsz)-normal\.woff2$/g, '')
  const written: string[] = []
  for (const [name, codes] of Object.entries(parts)) {
    const url = join(place, `${script}-${name}.woff2`)
    await writePart({ font, codes, weights, url })
    written.push(faceWith(face, { url, codes }))
  }
  return written
}

interface Part {
  readonly font: Buffer
  readonly codes: readonly number[]
  readonly weights: Family['weights']
  readonly url: string
}

/** Throws where a letter got lost. */
async function writePart({ font, codes, weights, url }: Part): Promise<void> {
  const made = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: weights },
  })
  const kept = new Set(await unicodesOf(made))
  const lost = codes.filter((code) => !kept.has(code))
  if (lost.length > 0) throw new Error(`${url} lacks ${rangeOf(lost)}.`)
  mkdirSync(place, { recursive: true })
  writeFileSync(url, made)
}

interface Changes {
  readonly url: string
  readonly codes?: readonly number[]
}

/** Its weights stay as they are told: browsers take faces for one only where all tell the same. */
function faceWith(face: string, { url, codes }: Changes): string {
  const placed = face.replace(/url\(\S+?\)/, `url(${JSON.stringify(url.replaceAll('\\', '/'))})`)
  return codes ? placed.replace(/unicode-range: [^;]+/, `unicode-range: ${rangeOf(codes)}`) : placed
}

/** Code points, in order, as style sheets name them: neighbours as one range. */
function rangeOf(codes: readonly number[]): string {
  const isNeighbour = (i: number): boolean => codes[i] === (codes[i - 1] ?? 0) + 1
  const firsts = codes.flatMap((_, i) => (i > 0 && isNeighbour(i) ? [] : [i]))
  const ranges = firsts.map((first, i) => {
    const [from = 0, to = from] = [codes[first], codes[(firsts[i + 1] ?? codes.length) - 1]]
    return from === to ? `U+${inHex(from)}` : `U+${inHex(from)}-${inHex(to)}`
  })
  return ranges.join()
}

function inHex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0')
}

/** Which code points a face is meant for: its file may hold others as well. */
function rangeIn(face: string): (code: number) => boolean {
  const [, ranges = ''] = /unicode-range: ([^;]+)/.exec(face) ?? []
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice('U+'.length).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return (code) => pairs.some(([from, to]) => from <= code && code <= to)
}

/** The code points that a font has letters for. */
async function unicodesOf(font: Buffer): Promise<number[]> {
  const face = new Face(new Blob(await convert(font, 'sfnt')), 0)
  return [...face.collectUnicodes()].toSorted((a, b) => a - b)
}
