import { counted, listed } from '@trialhall/kernel'
import type { CardFace, DefIndex } from '@trialhall/kernel'
import { lettersOf } from '../rules/mana.ts'
import { CLASSES, COLOUR_LETTERS, COLOURS, type ClassId } from '../terms.ts'
import { ELEMENTALIST } from './elementalist.ts'
import type { Face } from '../texts/makers.ts'
import { BOARDS, NODES_PER_BRANCH, STARTS, type PowerNode } from './nodes.ts'
import { PALADIN } from './paladin.ts'
import { PASSIVE_TEXTS } from './passives.ts'
import type { ClassSet } from './sets.ts'
import { sayFace } from '../texts/sentences.ts'
import { WARLOCK } from './warlock.ts'

/** The cards of each class, in the order of CLASSES. */
const SETS: readonly ClassSet[] = [PALADIN, WARLOCK, ELEMENTALIST]

interface Entry {
  readonly face: Face
  readonly class: number
  readonly copies: number
  /** The slug of the card whose upgrade this is, or ''. */
  readonly of: string
}

/** Copies of a unit and of a spell (L-R34). */
const COPIES = { unit: 2, spell: 1 } as const

const ENTRIES: readonly Entry[] = SETS.flatMap((set, at) => [
  ...[...set.units, ...set.spells].map((face) => entry(face, at, '')),
  ...[...set.unitUpgrades, ...set.spellUpgrades].map(({ face, of }) => entry(face, at, of)),
])

function entry(face: Face, of: number, base: string): Entry {
  return { face, class: of, copies: COPIES[face.kind], of: base }
}

/** Every face of a card by its index in the catalog. */
export const FACES: readonly Face[] = ENTRIES.map(({ face }) => face)

/** The base card of each face: itself, but for upgrades. */
export const BASES: readonly DefIndex[] = ENTRIES.map(({ of }, face) => (of === '' ? face : defOf(of)))

/** The upgrade of each face, or -1. */
export const UPGRADES: readonly DefIndex[] = ENTRIES.map(({ face }) =>
  ENTRIES.findIndex(({ of }) => of === face.slug),
)

/** The class of each face. */
export const CLASS_OF: readonly number[] = ENTRIES.map((one) => one.class)

/** The face with a slug; -1 if there is none. */
export function defOf(slug: string): DefIndex {
  return ENTRIES.findIndex(({ face }) => face.slug === slug)
}

/** What is printed on a face. */
export function faceOf(def: DefIndex): Face {
  return FACES[def] as Face
}

/** The nodes of a class's board, in the order of their bits. */
export function boardOf(at: number): readonly PowerNode[] {
  return BOARDS[CLASSES[at] as ClassId]
}

/** The bit of the node that upgrades each face, or 0. */
const UPGRADE_BITS: readonly number[] = ENTRIES.map(({ face, class: at }) => {
  const node = boardOf(at).findIndex(({ upgrades }) => upgrades.includes(face.slug))
  return node < 0 ? 0 : 1 << node
})

/** The face that a card shows to the owner of these nodes of a class's board, which upgrades cards of that class only (L-R32, L-R33). */
export function faceWith(
  base: DefIndex,
  board: { readonly class: number; readonly nodes: number },
): DefIndex {
  if (CLASS_OF[base] !== board.class) return base
  return (board.nodes & (UPGRADE_BITS[base] as number)) === 0 ? base : (UPGRADES[base] as DefIndex)
}

/** The physical cards of a class: a definition for each copy. */
export const BOXES: readonly (readonly DefIndex[])[] = SETS.map((_, at) =>
  ENTRIES.flatMap((one, def) =>
    one.class === at && one.of === '' ? Array.from({ length: one.copies }, () => def) : [],
  ),
)

/** Index of the first node of each class in the catalog, for galleries: nodes are no cards of a zone. */
export const FIRST_NODES: readonly number[] = CLASSES.map((_, at) =>
  CLASSES.slice(0, at).reduce((sum, id) => sum + BOARDS[id].length, FACES.length),
)

/** Every card and every node as it is printed. */
export const CATALOG: readonly CardFace[] = [...ENTRIES.map(cardFace), ...CLASSES.flatMap(nodeFaces)]

function cardFace({ face, class: at, copies, of }: Entry): CardFace {
  const { slug, name, kind, from } = face
  return {
    slug,
    name,
    kind: of === '' ? kind : `${kind} upgrade`,
    text: sayFace(face) || 'No text.',
    copies,
    from,
    facts: { class: CLASSES[at] as string, ...factsOf(face), ...(of === '' ? {} : { upgrades: of }) },
  }
}

function factsOf(face: Face): Record<string, number | string> {
  const { range, shield, packTactics, grounded } = face.modifiers
  const facts: Record<string, number | string> = {
    [face.kind === 'unit' ? 'muster' : 'cost']: lettersOf(face.cost),
    type: face.types.join(' '),
  }
  if (face.attack !== null) facts.attack = face.attack
  if (face.hp !== null) facts.hp = face.hp
  if (range > 0) facts.range = range
  if (shield > 0) facts.shield = shield
  if (packTactics) facts.packTactics = 'Pack Tactics'
  if (grounded) facts.grounded = 'Grounded'
  return facts
}

function nodeFaces(id: ClassId): CardFace[] {
  return BOARDS[id].map((node, i) => ({
    slug: `node-${node.slug}`,
    name: node.name,
    kind: 'node',
    text: sayNode(node),
    copies: 1,
    from: 'house',
    facts: { class: id, branch: node.branch, place: (i % NODES_PER_BRANCH) + 1 },
  }))
}

/** The text of a node, read from what it gives. */
export function sayNode(node: PowerNode): string {
  const nameOf = (slug: string): string => faceOf(defOf(slug)).name
  const gained = node.cards.map((slug) => {
    const copies = COPIES[faceOf(defOf(slug)).kind]
    return copies === 1 ? nameOf(slug) : `${nameOf(slug)} ×${copies}`
  })
  const becomes = node.upgrades.map(
    (slug) => `${nameOf(slug)} becomes ${faceOf(UPGRADES[defOf(slug)] as number).name}`,
  )
  return [
    gained.length === 0 ? '' : `Gain ${listed(gained)}.`,
    becomes.length === 0 ? '' : `${listed(becomes)}.`,
    node.orbs === '' ? '' : `Gain ${listed(orbNames(node.orbs))}.`,
    node.slots === 0 ? '' : `Gain ${counted(node.slots, 'preparation slot')}.`,
    node.passive === null ? '' : `${PASSIVE_TEXTS[node.passive].name}: ${PASSIVE_TEXTS[node.passive].says}`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function orbNames(letters: string): string[] {
  return letters.split('').map((letter) => `1 ${COLOURS[COLOUR_LETTERS.indexOf(letter)]} orb`)
}

/** The definitions with which a class begins, all copies (L-SET.5). */
export function startingHand(at: number): DefIndex[] {
  const { hand } = STARTS[CLASSES[at] as ClassId]
  return hand.map(defOf)
}
