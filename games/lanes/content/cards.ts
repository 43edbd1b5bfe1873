import type { DefIndex } from '@trialhall/kernel'
import type { Face } from '../faces.ts'
import { manaOf } from '../rules/mana.ts'
import { PRINTED, type Doing, type Origin, type Powers, type Printed } from '../rules/printed.ts'
import { PASSIVE_BITS } from '../state.ts'
import { CLASSES, PASSIVES } from '../terms.ts'
import { ELEMENTALIST } from './elementalist.ts'
import { BOARDS, STARTS } from './nodes.ts'
import { PALADIN } from './paladin.ts'
import { PASSIVE_POWERS } from './passives.ts'
import type { ClassSet } from './sets.ts'
import { WARLOCK } from './warlock.ts'

/** The cards of each class, in the order of CLASSES. */
const SETS: readonly ClassSet[] = [PALADIN, WARLOCK, ELEMENTALIST]

/** A card, or a better face of one. */
export interface Card {
  readonly face: Face
  readonly class: number
  readonly copies: number
  /** The slug of the card whose upgrade this is, or ''. */
  readonly of: string
}

/** Copies of a unit and of a spell (L-R34). */
export const COPIES = { unit: 2, spell: 1 } as const

/** Every card and upgrade by its index in the catalog. */
export const CARDS: readonly Card[] = SETS.flatMap((set, at) => [
  ...[...set.units, ...set.spells].map((face) => cardFrom(face, at, '')),
  ...[...set.unitUpgrades, ...set.spellUpgrades].map(({ face, of }) => cardFrom(face, at, of)),
])

function cardFrom(face: Face, at: number, of: string): Card {
  return { face, class: at, copies: COPIES[face.kind], of }
}

/** What is printed on each of them. */
export const FACES: readonly Face[] = CARDS.map(({ face }) => face)

const printed: Printed = {
  faces: FACES,
  origins: CARDS.map(originIn),
  boards: CLASSES.map((id) => BOARDS[id]),
  boxes: SETS.map((_, at) => boxIn(at)),
  starts: CLASSES.map((id) => ({ orbs: manaOf(STARTS[id].orbs), hand: STARTS[id].hand.map(indexOf) })),
  powers: {
    drain: powersThat('drain'),
    steadies: powersThat('steadies'),
    armour: powersThat('armour'),
    burn: powersThat('burn'),
    firstSpell: powersThat('firstSpell'),
    deepens: powersThat('deepens'),
    turns: powersThat('turns'),
  },
  wards: SETS.map((_, at) => CARDS.some((card) => card.class === at && givesAntimagic(card.face))),
}
Object.assign(PRINTED, printed)

function givesAntimagic({ kind, does }: Face): boolean {
  return kind === 'spell' && does.some(({ places }) => places === 'antimagic')
}

function indexOf(slug: string): DefIndex {
  return FACES.findIndex((face) => face.slug === slug)
}

function originIn({ face, class: at, of }: Card, def: DefIndex): Origin {
  const node = BOARDS[CLASSES[at] as (typeof CLASSES)[number]].findIndex(({ upgrades }) =>
    upgrades.includes(face.slug),
  )
  return {
    class: at,
    base: of === '' ? def : indexOf(of),
    upgrade: CARDS.findIndex((card) => card.of === face.slug),
    node: node < 0 ? 0 : 1 << node,
  }
}

function boxIn(at: number): DefIndex[] {
  return CARDS.flatMap((card, def) =>
    card.class === at && card.of === '' ? Array.from({ length: card.copies }, () => def) : [],
  )
}

function powersThat<K extends Doing>(doing: K): Powers<K> {
  return PASSIVES.flatMap((passive) => {
    const does = PASSIVE_POWERS[passive][doing]
    return does === null
      ? []
      : [{ passive, bit: PASSIVE_BITS[passive], does: does as NonNullable<typeof does> }]
  })
}
