import { CATALOG } from '@trialhall/game-sigmar'
import type { CardFace, DefIndex } from '@trialhall/kernel'
import type { CardLook, Corner, Dye } from '@trialhall/table-ui'
import { BOARD_GLYPHS, CARD_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'
import { figureOf } from './figures/figure-of.ts'
import { plateOf } from './plates/plate-of.ts'

/** How a kind of card is called and drawn. */
interface KindLook {
  readonly word: string
  readonly dye: Dye
  readonly glyph: keyof typeof BOARD_GLYPHS
}

const KINDS: Readonly<Record<string, KindLook>> = {
  boost: { word: 'Boost', dye: 'gold', glyph: 'boost' },
  lower: { word: 'Sabotage · Lower', dye: 'rust', glyph: 'lower' },
  block: { word: 'Sabotage · Block', dye: 'slate', glyph: 'block' },
  heal: { word: 'Heal', dye: 'green', glyph: 'heal' },
  teleport: { word: 'Teleport', dye: 'teal', glyph: 'teleport' },
  fate: { word: 'Fate', dye: 'violet', glyph: 'fate' },
  champion: { word: 'Champion', dye: 'slate', glyph: 'champion' },
  Mental: { word: 'Mental Trial', dye: 'blue', glyph: 'Mental' },
  Physical: { word: 'Physical Trial', dye: 'red', glyph: 'Physical' },
  Divine: { word: 'Divine Trial', dye: 'gold', glyph: 'Divine' },
}

/** The dye of each Champion's crest, in the order of the catalog. */
export const CHAMPION_DYES: readonly Dye[] = [
  'red',
  'blue',
  'rust',
  'gold',
  'teal',
  'green',
  'slate',
  'violet',
]

/** The outline of a glyph of the board. */
export function boardShape(name: keyof typeof BOARD_GLYPHS): string {
  return SHAPES[BOARD_GLYPHS[name]] ?? ''
}

/** The outline of a card's or Champion's own glyph. */
export function cardShape(slug: string): string {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  return SHAPES[names[slug] ?? BOARD_GLYPHS.back] ?? ''
}

/** All that is printed on a card. */
export function lookOf(face: CardFace): CardLook {
  const kind = kindOf(face)
  const dye = face.kind === 'champion' ? dyeOfChampion(face.slug) : kind.dye
  return {
    name: face.name,
    kind: face.facts.kept === undefined ? kind.word : `${kind.word} · kept`,
    text: face.text,
    shape: cardShape(face.slug),
    plate: plateOf(face.slug),
    ...(face.kind === 'champion' ? { figure: figureOf(face.slug, 'own') } : {}),
    kindShape: boardShape(kind.glyph),
    dye,
    isHouse: face.from === 'house',
    ...cornersOf(face),
  }
}

/** The face of a definition. */
export function faceOf(def: DefIndex): CardFace | null {
  return CATALOG[def] ?? null
}

function kindOf(face: CardFace): KindLook {
  const key = face.kind === 'trial' ? String(face.facts.type) : face.kind
  return KINDS[key] ?? { word: face.kind, dye: 'slate', glyph: 'trial' }
}

function dyeOfChampion(slug: string): Dye {
  const champions = CATALOG.filter((face) => face.kind === 'champion')
  return CHAMPION_DYES[champions.findIndex((face) => face.slug === slug)] ?? 'slate'
}

function cornersOf(face: CardFace): { left?: Corner; right?: Corner } {
  if (face.kind === 'trial') {
    const { difficulty, reward } = face.facts
    return {
      left: { text: String(difficulty), means: `difficulty ${difficulty}` },
      right: { text: String(reward), means: `reward ${reward} Valor`, shape: boardShape('valor') },
    }
  }
  const sign = signOf(face)
  return sign === null ? {} : { left: sign }
}

/** The number that a Boost or a Lower turns on, or how far a Teleport goes, taken from its generated text. */
function signOf({ kind, text }: CardFace): Corner | null {
  const number = /\d+/.exec(text)?.[0]
  if (number === undefined) return null
  if (kind === 'boost') return { text: `+${number}`, means: `adds ${number}` }
  if (kind === 'lower') return { text: `−${number}`, means: `takes off ${number}` }
  return null
}
