import { capital, counted, listed } from '@trialhall/kernel'
import type { DefIndex } from '@trialhall/kernel'
import type { DeckList } from '../faces.ts'
import { COPY_LIMIT, type ClassId } from '../terms.ts'
import type { DeckRules } from '../rules/setup/formats.ts'
import { FACES } from './catalog.ts'
import { isHero, readList, whole, type Entry, type ListFault } from './lists.ts'

export { sayFault } from './lists.ts'

/** A deck that was read, with everything that is wrong with it. */
export interface CheckedDeck extends DeckList {
  readonly faults: readonly ListFault[]
}

/** Reads a deck list and names every fault, each with its line and clause (E-2.01 to E-2.05). */
export function checkDeck(text: string, rules: DeckRules): CheckedDeck {
  const { entries, faults } = readList(text)
  const heroes = entries.filter(({ def }) => isHero(def))
  const cards = entries.filter(({ def }) => !isHero(def))
  const found = [
    ...faults,
    ...heroFaults(heroes, rules),
    ...copyFaults(cards, rules),
    ...classFaults(heroes, cards, rules),
    ...sizeFaults(cards, rules),
  ]
  if (entries.length === 0) found.push(whole('E-2.01', 'This is no deck list: no line names a card.'))
  return { heroes: spread(heroes), cards: spread(cards), faults: inOrder(found) }
}

/** From the first line to the last, then what is wrong with the list as a whole. */
function inOrder(faults: readonly ListFault[]): ListFault[] {
  const place = ({ line }: ListFault): number => (line === 0 ? Infinity : line)
  return faults.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

function spread(entries: readonly Entry[]): DefIndex[] {
  return entries.flatMap(({ def, count }) => Array.from({ length: Math.min(count, MOST) }, () => def))
}

/** More copies in one line than any list means. */
const MOST = 200

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0)
}

function heroFaults(heroes: readonly Entry[], { perSide }: DeckRules): ListFault[] {
  const faults: ListFault[] = []
  for (const [i, { line, def, count }] of heroes.entries()) {
    if (count > 1 || heroes.slice(0, i).some((other) => other.def === def)) {
      faults.push({ line, clause: 'E-2.05', message: `a team cannot have ${nameOf(def)} twice.` })
    }
  }
  if (total(heroes) !== perSide) {
    faults.push(
      whole(
        'E-1.01',
        `The list names ${counted(total(heroes), 'Hero').replace('Heros', 'Heroes')}; a team has ${perSide}.`,
      ),
    )
  }
  return faults
}

/** At most two of each, which does not bind what was drafted (E-2.03, E-R71). */
function copyFaults(cards: readonly Entry[], { format }: DeckRules): ListFault[] {
  const faults: ListFault[] = []
  const seen = new Map<DefIndex, number>()
  for (const { line, def, count } of cards) {
    if (count === 0)
      faults.push({ line, clause: 'E-2.01', message: `This line asks for 0 copies of ${nameOf(def)}.` })
    const copies = (seen.get(def) ?? 0) + count
    seen.set(def, copies)
    if (copies > COPY_LIMIT && format !== 'draft') {
      const message = `${copies} copies of ${nameOf(def)}; at most ${COPY_LIMIT} are allowed.`
      faults.push({ line, clause: 'E-2.03', message })
    }
  }
  return faults
}

/** Cards of the classes of the own Heroes; in a Mini-Match of one class more; drafted ones of any (E-2.02, E-35.10, E-36.02). */
function classFaults(heroes: readonly Entry[], cards: readonly Entry[], rules: DeckRules): ListFault[] {
  if (rules.anyClass || rules.format === 'draft' || heroes.length === 0) return []
  const allowed = new Set(heroes.map(({ def }) => classOf(def)))
  const faults: ListFault[] = []
  for (const { line, def } of cards) {
    const own = classOf(def)
    if (allowed.has(own)) continue
    if (rules.format === 'mini' && allowed.size < 2) allowed.add(own)
    else {
      const message = `${nameOf(def)} is a ${capital(own)} card; this deck may hold ${listed([...allowed].map(capital))} cards.`
      faults.push({ line, clause: rules.format === 'mini' ? 'E-36.02' : 'E-2.02', message })
    }
  }
  return faults
}

function sizeFaults(cards: readonly Entry[], { deckSize }: DeckRules): ListFault[] {
  const count = total(cards)
  if (count === deckSize) return []
  return [whole('E-2.01', `The deck has ${counted(count, 'card')}; it must have exactly ${deckSize}.`)]
}

function nameOf(def: DefIndex): string {
  return FACES[def]?.name ?? 'a card'
}

function classOf(def: DefIndex): ClassId {
  return FACES[def]?.class ?? 'warrior'
}
