import {
  boardOf,
  CATALOG,
  CLASSES,
  COLOUR_LETTERS,
  COLOURS,
  faceOf,
  FIRST_NODES,
  type Colour,
  type LanesView,
  type PowerNode,
} from '@trialhall/game-lanes'
import type { CardFace, DefIndex } from '@trialhall/kernel'
import type { CardLook, Corner, Dye } from '@trialhall/table-ui'
import { BOARD_GLYPHS, CARD_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'
import { figureOf } from './figures/figure-of.ts'
import { plateOf } from './plates/plate-of.ts'

/** The dye of each class, in the order of CLASSES. */
export const CLASS_DYES: readonly Dye[] = ['gold', 'violet', 'teal']
/** The dye of seat B where both chose the same class. */
const TWIN_DYE: Dye = 'red'

/** The dye of each colour of mana, in the order of COLOURS. */
export const COLOUR_DYES: readonly Dye[] = ['gold', 'red', 'violet', 'blue', 'green']

/** The outline of a glyph of the board. */
export function boardShape(name: keyof typeof BOARD_GLYPHS): string {
  return SHAPES[BOARD_GLYPHS[name]] ?? ''
}

/** The outline of a card's own glyph; a better spell looks like the one that it was. */
export function cardShape(slug: string): string {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  return SHAPES[names[slug.replace(/-ii$/, '')] ?? BOARD_GLYPHS.back] ?? ''
}

/** The outline of a colour of mana. */
export function colourShape(colour: number): string {
  return boardShape(COLOURS[colour] as Colour)
}

/** The outline of a class's crest. */
export function classShape(at: number): string {
  const id = CLASSES[at]
  return id === undefined ? '' : boardShape(id)
}

/** The outline of what a node gives: its card, its better card, its power or its orbs. */
export function nodeShape({ cards, upgrades, passive, orbs }: PowerNode): string {
  const [card] = [...cards, ...upgrades]
  if (passive !== null && card === undefined) return boardShape(passive)
  if (card !== undefined) return cardShape(card)
  return orbs === '' ? boardShape('node') : colourShape(COLOUR_LETTERS.indexOf(orbs.charAt(0)))
}

/** The dye of each seat: that of its class, another one for B in a match of equals; null before a class is chosen. */
export function seatDyes(view: Pick<LanesView, 'players'>): (Dye | null)[] {
  const [first, second] = view.players.map((player) => player.class)
  return view.players.map((player, seat) => {
    if (player.class < 0) return null
    return seat === 1 && first === second ? TWIN_DYE : (CLASS_DYES[player.class] ?? null)
  })
}

/** The face of a definition. */
export function catalogFace(def: DefIndex): CardFace | null {
  return CATALOG[def] ?? null
}

/** All that is printed on a card. */
export function lookOf(face: CardFace): CardLook {
  const at = classOf(face)
  return {
    name: face.name,
    kind: face.kind === 'node' ? `${face.facts.branch} ${face.facts.place}` : String(face.facts.type),
    text: textOf(face),
    shape: face.kind === 'node' ? nodeShape(nodeOf(face, at)) : cardShape(face.slug),
    ...(face.kind === 'node' ? {} : { plate: plateOf(face.slug) }),
    ...(isUnit(face) ? { figure: figureOf(face.slug, 'own') } : {}),
    kindShape: classShape(at),
    dye: CLASS_DYES[at] ?? 'slate',
    isHouse: face.from === 'house',
    ...cornersOf(face),
  }
}

/** What stands on the board with HP: a unit, what it can become, and what a spell summons. */
export function isUnit({ kind, facts }: CardFace): boolean {
  return kind !== 'node' && typeof facts.hp === 'number'
}

/** What a card costs, by colour; null for what has no cost. */
export function costOf({ facts }: CardFace): readonly number[] | null {
  const letters = facts.cost ?? facts.muster
  if (typeof letters !== 'string') return null
  return Array.from(COLOUR_LETTERS, (letter) => letters.split(letter).length - 1)
}

function classOf({ facts }: CardFace): number {
  return CLASSES.findIndex((id) => id === facts.class)
}

function nodeOf(face: CardFace, at: number): PowerNode {
  const index = CATALOG.indexOf(face) - (FIRST_NODES[at] ?? 0)
  return boardOf(at)[index] ?? (boardOf(at)[0] as PowerNode)
}

/** What the catalog says of a card on which nothing is printed; the card itself is left blank. */
const NO_TEXT = 'No text.'

/** The signs of a unit in words, then its text. */
function textOf({ text, facts }: CardFace): string {
  const signs = [
    facts.range === undefined ? '' : `Range +${facts.range}.`,
    facts.shield === undefined ? '' : `Shield +${facts.shield}.`,
    facts.packTactics === undefined ? '' : 'Pack Tactics.',
    facts.grounded === undefined ? '' : 'Grounded.',
  ].filter((sign) => sign !== '')
  return [...signs, ...(text === NO_TEXT ? [] : [text])].join(' ')
}

function cornersOf({ facts }: CardFace): { left?: Corner; right?: Corner } {
  const { attack, hp } = facts
  return {
    ...(attack === undefined
      ? {}
      : { left: { text: String(attack), means: `Attack ${attack}`, shape: boardShape('attack') } }),
    ...(hp === undefined
      ? {}
      : { right: { text: String(hp), means: `${hp} HP`, shape: boardShape('life') } }),
  }
}

/** The outline of a face of the rules by its index. */
export function faceShape(def: DefIndex): string {
  return cardShape(faceOf(def).slug)
}

/** Index in the catalog of a node of a class. */
export function nodeFaceOf(at: number, node: number): DefIndex {
  return (FIRST_NODES[at] ?? 0) + node
}
