import { capital } from '@trialhall/kernel'
import { CLASSES, defOf, faceOf, KINDS, type ClassId, type Face } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { DeckLook } from '@trialhall/table-ui'
import { attributesOf, boardShape, lookOf } from '../looks.ts'

const GROUPS: Readonly<Record<string, string>> = {
  hero: 'Heroes',
  equipment: 'Equipment',
  command: 'Commands',
  support: 'Supports',
  affliction: 'Afflictions',
}

/** The group of a deck's list that a card stands in. */
export function groupTitle({ kind }: CardFace): string {
  return GROUPS[kind] ?? kind
}

/** By kind, then by cost, then by name; Heroes by class. */
export function compareCards(a: CardFace, b: CardFace): number {
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'en')
}

function rank(face: CardFace): number {
  const kind = KINDS.findIndex((one) => one === face.kind)
  const own = CLASSES.findIndex((one) => one === face.facts.class)
  return kind * 100 + (face.kind === 'hero' ? own : costRank(face))
}

/** X stands behind all numbers. */
function costRank({ facts }: CardFace): number {
  return facts.focus === 'X' ? 20 : Number(facts.focus ?? 0)
}

/** The face of the rules behind a face of the catalog. */
export function printedOf(face: CardFace): Face {
  return faceOf(defOf(face.slug))
}

/** How a card is shown in lists and tiles. */
export function deckLookOf(face: CardFace): DeckLook {
  const { dye, shape, text, plate, figure } = lookOf(face)
  return {
    dye,
    picture: shape,
    ...(plate === undefined ? {} : { plate }),
    ...(figure === undefined ? {} : { figure }),
    shape: boardShape(face.facts.class as ClassId),
    line: lineOf(printedOf(face)),
    text,
    ...priceOf(face),
  }
}

function priceOf({ kind, facts }: CardFace): Pick<DeckLook, 'price' | 'priceSays'> {
  if (kind === 'hero') return { price: '', priceSays: `${facts.hp} HP` }
  if (facts.focus === undefined) return { price: '', priceSays: 'no cost to equip' }
  return { price: String(facts.focus), priceSays: `costs ${facts.focus} Focus` }
}

function lineOf({ kind, class: own, subtype, injury, play, hp, attributes }: Face): string {
  const name = capital(own)
  if (kind === 'hero') {
    const values = attributesOf(attributes).map(({ name: of, value }) => `${capital(of)} ${value}`)
    return [name, `${hp} HP`, ...values].join(' · ')
  }
  if (play === null) return `${name} · Equipment`
  const type = subtype === null ? kind : `${subtype}${injury > 0 ? ` ${injury}` : ''}, ${kind}`
  return [`${name} · ${capital(type)}`, capital(play.speed), ...(play.exhausts ? ['exhausts'] : [])].join(
    ' · ',
  )
}
