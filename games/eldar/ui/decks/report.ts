import { capital } from '@trialhall/kernel'
import { CLASSES, type ClassId } from '@trialhall/game-eldar'
import type { CardFace } from '@trialhall/kernel'
import type { Deck, DeckFault, RuleReport, RuleState } from '@trialhall/table-ui'
import { readDeck, writeDeck } from './entries.ts'
import { classesOf, facesIn, totalOf } from './faces.ts'
import { deckRulesOf } from './rules.ts'

/** Copies of one card, and the clause. */
const COPY_LIMIT = 2

/** How many of a card a deck can hold. */
export function mostOf({ kind }: CardFace): { copies: number; rule: { game: string; id: string } } {
  return kind === 'hero'
    ? { copies: 1, rule: { game: 'eldar', id: 'E-2.05' } }
    : { copies: COPY_LIMIT, rule: { game: 'eldar', id: 'E-2.03' } }
}

/** Whether a card may join a deck as it is: Heroes always, cards of its Heroes' classes (E-2.02, E-36.02). */
export function isAllowed(deck: Deck, face: CardFace): boolean {
  const { anyClass, format } = deckRulesOf(deck.rules)
  const heroes = classesOf(deck, 'heroes')
  if (face.kind === 'hero' || anyClass || heroes.length === 0) return true
  const own = face.facts.class as ClassId
  if (heroes.includes(own)) return true
  const others = classesOf(deck, 'cards').filter((one) => !heroes.includes(one))
  return format === 'mini' && (others.length === 0 || others[0] === own)
}

/** Every rule of building by name, and how a deck stands to it. */
export function reportOf(deck: Deck): RuleReport[] {
  const { faults } = readDeck(writeDeck(deck), deck.rules)
  const { format, anyClass } = deckRulesOf(deck.rules)
  const classes = format === 'mini' ? 'E-36.02' : 'E-2.02'
  return [
    team(deck, of(faults, 'E-1.01')),
    kept('Different Heroes', 'E-2.05', { faults, says: 'No Hero is there twice.' }),
    size(deck),
    kept('Copies', 'E-2.03', { faults, says: `At most ${COPY_LIMIT} of each card.` }),
    anyClass
      ? { name: 'Classes', rule: rule('E-37.02'), state: 'kept', says: ['Cards of every class.'], slugs: [] }
      : kept('Classes', classes, { faults, says: classWords(deck) }),
  ]
}

function team(deck: Deck, faults: readonly DeckFault[]): RuleReport {
  const { perSide } = deckRulesOf(deck.rules)
  const count = totalOf(deck, 'heroes')
  const state: RuleState = count === perSide ? 'kept' : count < perSide ? 'open' : 'broken'
  const missing = `${counted(perSide - count, 'Hero', 'Heroes')} to choose.`
  const says = state === 'open' ? [missing] : faults.map(({ message }) => message)
  const names = facesIn(deck)
    .filter(({ face }) => face.kind === 'hero')
    .map(({ face }) => face.name)
  return {
    name: 'Team',
    rule: rule('E-1.01'),
    state,
    says: state === 'kept' ? [`${names.join(' and ')}.`] : says,
    slugs: [],
  }
}

function size(deck: Deck): RuleReport {
  const { deckSize } = deckRulesOf(deck.rules)
  const count = totalOf(deck, 'cards')
  const state: RuleState = count === deckSize ? 'kept' : count < deckSize ? 'open' : 'broken'
  const says = {
    kept: `Exactly ${deckSize} cards.`,
    open: `${counted(count, 'card', 'cards')} of ${deckSize}: ${deckSize - count} more.`,
    broken: `${count} cards; ${count - deckSize} too many, exactly ${deckSize} are needed.`,
  }
  return { name: 'Deck size', rule: rule('E-2.01'), state, says: [says[state]], slugs: [] }
}

/** A rule that is broken by cards, and never still to be filled. */
function kept(
  name: string,
  id: string,
  { faults, says }: { faults: readonly DeckFault[]; says: string },
): RuleReport {
  const broken = of(faults, id)
  const state: RuleState = broken.length > 0 ? 'broken' : 'kept'
  return {
    name,
    rule: rule(id),
    state,
    says: broken.length > 0 ? broken.map(({ message }) => capital(message)) : [says],
    slugs: broken.map(({ slug }) => slug),
  }
}

function of(faults: readonly DeckFault[], id: string): DeckFault[] {
  return faults.filter((fault) => fault.rule.id === id)
}

function rule(id: string): { game: string; id: string } {
  return { game: 'eldar', id }
}

function classWords(deck: Deck): string {
  const heroes = classesOf(deck, 'heroes')
  if (heroes.length === 0) return 'Those of the Heroes, once they are chosen.'
  const names = CLASSES.filter((one) => heroes.includes(one)).map(capital)
  const isMini = deckRulesOf(deck.rules).format === 'mini'
  const others = classesOf(deck, 'cards').filter((one) => !heroes.includes(one))
  const second = others[0] === undefined ? 'one other class' : capital(others[0])
  return isMini ? `${names.join(', ')} and ${second}.` : `${names.join(' and ')}.`
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
