import type { DefIndex } from '@trialhall/kernel'
import type { Face, PassivePower, PowerNode } from '../faces.ts'
import type { Mana, Passive } from '../terms.ts'

/** What a passive power can do. */
export type Doing = Exclude<keyof PassivePower, 'name'>

/** Passive powers that do such a thing, in the order of PASSIVES, each with its bit in `Player.passives` (L-R58). */
export type Powers<K extends Doing> = readonly {
  readonly passive: Passive
  readonly bit: number
  readonly does: NonNullable<PassivePower[K]>
}[]

/** From which card a face comes (L-R32, L-R33). */
export interface Origin {
  /** Index of its class. */
  readonly class: number
  /** The card that it is a side of: itself, but for upgrades. */
  readonly base: DefIndex
  /** Its upgrade, or -1. */
  readonly upgrade: DefIndex
  /** The bit of the node that upgrades it, or 0. */
  readonly node: number
}

/** Everything that rules read of content. */
export interface Printed {
  /** Every face of a card. */
  faces: readonly Face[]
  /** From which card each of them comes. */
  origins: readonly Origin[]
  /** Of each class: the nodes of its board in the order of their bits, its box with all copies, what it begins with. */
  boards: readonly (readonly PowerNode[])[]
  boxes: readonly (readonly DefIndex[])[]
  starts: readonly { readonly orbs: Mana; readonly hand: readonly DefIndex[] }[]
  powers: { readonly [K in Doing]: Powers<K> }
  /** Of each class: whether one of its spells gives Antimagic. */
  wards: readonly boolean[]
}

/**
 * What is printed on cards and power boards. `content/catalog.ts` fills it once when it is loaded: cards are made of steps, steps
 * are rules, and rules look cards up, so neither can import the other.
 */
export const PRINTED: Printed = {
  faces: [],
  origins: [],
  boards: [],
  boxes: [],
  starts: [],
  powers: { drain: [], steadies: [], armour: [], burn: [], firstSpell: [], deepens: [], turns: [] },
  wards: [],
}

/** What is printed on a face. */
export function faceOf(def: DefIndex): Face {
  return PRINTED.faces[def] as Face
}

/** The face with a slug; -1 if there is none. */
export function defOf(slug: string): DefIndex {
  return PRINTED.faces.findIndex((face) => face.slug === slug)
}

/** From which card a face comes. */
export function originOf(face: DefIndex): Origin {
  return PRINTED.origins[face] as Origin
}

/** The card of which a face is one side. */
export function baseOf(face: DefIndex): DefIndex {
  return originOf(face).base
}

/** The nodes of a class's board, in the order of their bits. */
export function boardOf(at: number): readonly PowerNode[] {
  return PRINTED.boards[at] as readonly PowerNode[]
}

/** The face that a card shows to the owner of these nodes of a class's board, which upgrades cards of that class only (L-R32, L-R33). */
export function faceWith(
  base: DefIndex,
  board: { readonly class: number; readonly nodes: number },
): DefIndex {
  const side = originOf(base)
  return side.class === board.class && (board.nodes & side.node) !== 0 ? side.upgrade : base
}

/** The physical cards of a class: a definition for each copy (L-R34). */
export function boxOf(at: number): readonly DefIndex[] {
  return PRINTED.boxes[at] as readonly DefIndex[]
}

/** The orbs and cards with which a class begins (L-SET.5, L-SET.9). */
export function startOf(at: number): Printed['starts'][number] {
  return PRINTED.starts[at] as Printed['starts'][number]
}
