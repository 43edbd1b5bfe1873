import {
  ATTRIBUTES,
  CATALOG,
  faceOf,
  sayLines,
  type ClassId,
  type EldarView,
  type Face,
  type HeroId,
} from '@trialhall/game-eldar'
import { capital, UNKNOWN, type CardFace, type CardId, type DefIndex } from '@trialhall/kernel'
import type { CardLook, Corner, Dye } from '@trialhall/table-ui'
import { BOARD_GLYPHS, CARD_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'
import { figureOf } from './figures/figure-of.ts'
import { plateOf } from './plates/plate-of.ts'

/** The frame of each class in the booklet's colours (E-4.05); the glyph of the class stands beside it. */
export const CLASS_DYES: Readonly<Record<ClassId, Dye>> = {
  warrior: 'red',
  ranger: 'violet',
  thief: 'blue',
  artificer: 'green',
  mage: 'gold',
  paladin: 'rust',
}

/** The outline of a glyph of the board. */
export function boardShape(name: keyof typeof BOARD_GLYPHS): string {
  return SHAPES[BOARD_GLYPHS[name]] ?? ''
}

/** The outline of a card's or a Hero's own glyph. */
export function cardShape(slug: string): string {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  return SHAPES[names[slug] ?? BOARD_GLYPHS.back] ?? ''
}

/** The face of a definition; null for what the viewer has not seen. */
export function catalogFace(def: DefIndex): CardFace | null {
  return CATALOG[def] ?? null
}

/** The definition of a card as the viewer knows it. */
export function defIn(view: Pick<EldarView, 'cards'>, card: CardId): DefIndex {
  return view.cards.def[card] ?? UNKNOWN
}

/** The dye of a card or a Hero: that of its class. */
export function dyeOf(def: DefIndex): Dye {
  const face = CATALOG[def]
  return face ? (CLASS_DYES[face.facts.class as ClassId] ?? 'slate') : 'slate'
}

/** The dye of the class of a Hero. */
export function heroDye(view: Pick<EldarView, 'heroes'>, hero: HeroId): Dye {
  return dyeOf(view.heroes[hero]?.face ?? UNKNOWN)
}

/** All that is printed on a card or a Hero; the price stands in the corners. */
export function lookOf(face: CardFace): CardLook {
  const printed = faceOf(CATALOG.indexOf(face))
  return {
    name: face.name,
    kind: kindOf(printed),
    text: sayLines(printed),
    shape: cardShape(face.slug),
    plate: plateOf(face.slug),
    ...(face.kind === 'hero' ? { figure: figureOf(face.slug, 'own', 'ready') } : {}),
    kindShape: boardShape(printed.class),
    dye: CLASS_DYES[printed.class],
    isHouse: face.from === 'house',
    ...(printed.play?.speed === 'fast' ? { nameGround: 'dark' as const } : {}),
    ...cornersOf(printed),
  }
}

/** "Fast command", "Boon", "Thief Hero". */
function kindOf(face: Face): string {
  if (face.kind === 'hero') return `${face.class} Hero`
  if (face.play === null) return face.kind
  return `${face.play.speed} ${face.subtype ?? face.kind}`
}

function cornersOf({ kind, hp, play }: Face): { left?: Corner; right?: Corner } {
  if (kind === 'hero') return { left: { text: String(hp), means: `${hp} HP`, shape: boardShape('hp') } }
  if (play === null) return {}
  const focus = play.isX ? 'X' : String(play.focus)
  const left = { text: focus, means: `costs ${focus} Focus`, shape: boardShape('focus') }
  if (!play.exhausts) return { left }
  return { left, right: { text: '', means: 'exhausts its Hero', shape: boardShape('stamina') } }
}

/** The attributes of a Hero that are not 0, each with its glyph. */
export function attributesOf(values: readonly number[]): { name: string; value: number; shape: string }[] {
  return ATTRIBUTES.flatMap((name, at) => {
    const value = values[at] ?? 0
    return value === 0 ? [] : [{ name: capital(name), value, shape: boardShape(name) }]
  })
}
