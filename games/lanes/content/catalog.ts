import { counted, listed } from '@trialhall/kernel'
import type { CardFace } from '@trialhall/kernel'
import type { Face, PassivePower, PowerNode } from '../faces.ts'
import { lettersOf } from '../rules/mana.ts'
import { defOf, faceOf, originOf } from '../rules/printed.ts'
import { CLASSES, COLOUR_LETTERS, COLOURS, NODES_PER_BRANCH, type ClassId } from '../terms.ts'
import { sayPassive } from '../texts/passives.ts'
import { sayFace } from '../texts/sentences.ts'
import { CARDS, COPIES, type Card } from './cards.ts'
import { BOARDS } from './nodes.ts'
import { PASSIVE_POWERS } from './passives.ts'

/** Index of the first node of each class in the catalog, for galleries: nodes are no cards of a zone. */
export const FIRST_NODES: readonly number[] = CLASSES.map((_, at) =>
  CLASSES.slice(0, at).reduce((sum, id) => sum + BOARDS[id].length, CARDS.length),
)

/** Every card and every node as it is printed. */
export const CATALOG: readonly CardFace[] = [...CARDS.map(cardFace), ...CLASSES.flatMap(nodeFaces)]

function cardFace({ face, class: at, copies, of }: Card): CardFace {
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
    (slug) => `${nameOf(slug)} becomes ${faceOf(originOf(defOf(slug)).upgrade).name}`,
  )
  return [
    gained.length === 0 ? '' : `Gain ${listed(gained)}.`,
    becomes.length === 0 ? '' : `${listed(becomes)}.`,
    node.orbs === '' ? '' : `Gain ${listed(orbNames(node.orbs))}.`,
    node.slots === 0 ? '' : `Gain ${counted(node.slots, 'preparation slot')}.`,
    node.passive === null ? '' : passiveText(PASSIVE_POWERS[node.passive]),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function passiveText(power: PassivePower): string {
  return `${power.name}: ${sayPassive(power)}`
}

function orbNames(letters: string): string[] {
  return letters.split('').map((letter) => `1 ${COLOURS[COLOUR_LETTERS.indexOf(letter)]} orb`)
}
