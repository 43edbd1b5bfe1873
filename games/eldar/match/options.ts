import type { Choosable, Fault, OptionSpec, Setup } from '@trialhall/kernel'
import { fault, faultsIn } from '@trialhall/kernel'
import { checkDeck, sayFault } from '../content/deck-check.ts'
import { checkPool, FULL_SET_ID } from '../content/pools.ts'
import { SAMPLES } from '../content/samples.ts'
import { rulesOf } from '../rules/setup/formats.ts'
import { DECK_SIZE, FORMATS, type Format } from '../terms.ts'

/** How each format is called, what it is in one sentence, and the clauses that say so. */
const FORMAT_CHOICES: Readonly<Record<Format, Omit<Choosable, 'id'>>> = {
  standard: {
    label: 'Standard',
    help: 'Two Heroes and a deck of 30 each; 3 Glory wins.',
    clauses: ['E-1.01', 'E-2.01'],
  },
  draft: {
    label: 'Two-Player Draft',
    help: 'Both pick Heroes and cards by turns, in the open, and play with what they took.',
    clauses: ['E-35.05', 'E-35.06'],
  },
  mini: {
    label: 'Mini-Match',
    help: 'One Hero each, and 1 Glory wins: about a quarter of an hour.',
    clauses: ['E-36.01', 'E-36.02'],
  },
  freestyle: {
    label: 'Freestyle',
    help: 'By rules of your own, as set below.',
    clauses: ['E-37.01', 'E-37.02'],
  },
}

const FREESTYLE = { option: 'format', is: ['freestyle'] } as const
const WITH_DECKS = { option: 'format', is: ['standard', 'mini', 'freestyle'] } as const

const LONGEST = 4000
/** Where nobody can agree on a draw: enough for every match that can be decided, as Heroes who only mend could go on for ever (E-R44). */
const CAP_AMONG_BOTS = 30

/** What a host may set. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'format',
    label: 'Format',
    help: 'Which of the ways to play.',
    type: 'choice',
    choices: FORMATS.map((id) => ({ id, ...FORMAT_CHOICES[id] })),
    default: 'standard',
  },
  {
    id: 'decks',
    label: 'Deck',
    help: 'A deck is known to nobody but its owner until the match is over; where it is left to the table, a sample deck is chosen there in secret.',
    type: 'per-seat',
    secret: true,
    when: WITH_DECKS,
    choices: SAMPLES.map(({ slug, name }) => ({ id: slug, label: name })),
    distinct: false,
    open: { longest: LONGEST, form: 'a deck list' },
  },
  {
    id: 'deckDeal',
    label: 'Decks left to the table',
    help: 'How a seat gets a sample deck where nobody has chosen a deck for it here.',
    when: WITH_DECKS,
    type: 'choice',
    choices: [
      { id: 'pick', label: 'Chosen' },
      { id: 'random', label: 'Dealt at random' },
    ],
    default: 'pick',
  },
  {
    id: 'pool',
    label: 'Draft pool',
    help: 'What both pick from: every card once, or a list of at least 90 cards of your own.',
    clauses: ['E-35.01', 'E-35.02', 'E-35.03'],
    when: { option: 'format', is: ['draft'] },
    type: 'choice',
    choices: [{ id: FULL_SET_ID, label: 'Full Set Singleton' }],
    default: FULL_SET_ID,
    open: { longest: LONGEST, form: 'a list of cards' },
  },
  {
    id: 'heroes',
    label: 'Heroes a player',
    help: 'How many each player leads.',
    clauses: ['E-1.01', 'E-37.02'],
    when: FREESTYLE,
    type: 'integer',
    min: 1,
    max: 3,
    default: 2,
  },
  {
    id: 'anyClass',
    label: 'Cards of every class',
    help: 'Decks need not keep to the classes of their Heroes.',
    clauses: ['E-2.02', 'E-37.02'],
    when: FREESTYLE,
    type: 'flag',
    default: false,
  },
  {
    id: 'deckSize',
    label: 'Deck size',
    help: 'How many cards each deck holds.',
    clauses: ['E-2.01'],
    when: FREESTYLE,
    type: 'integer',
    min: 20,
    max: 60,
    default: DECK_SIZE,
  },
  {
    id: 'extraFocus',
    label: 'Extra Focus',
    help: 'What every Hero gains besides at the start of each round.',
    clauses: ['E-30.02', 'E-37.02'],
    when: FREESTYLE,
    type: 'integer',
    min: 0,
    max: 3,
    default: 0,
  },
  {
    id: 'roundCap',
    label: 'Round cap',
    help: 'Rounds after which the lead wins and equal Glory is a draw; 0 for none.',
    clauses: ['E-R44'],
    type: 'integer',
    min: 0,
    max: 100,
    default: 0,
    amongBots: CAP_AMONG_BOTS,
  },
  {
    id: 'windows',
    label: 'Response windows',
    help: 'Asking everybody means that no pause tells the other what a hand holds.',
    type: 'choice',
    choices: [
      { id: 'always', label: 'Ask everybody' },
      { id: 'able', label: 'Only who can react' },
    ],
    default: 'always',
    onOneScreen: 'able',
  },
]

/** What is wrong with the decks and the pool of a match, or null. */
export function vetOptions({ options }: Pick<Setup, 'options'>): Fault | null {
  const rules = rulesOf(options)
  const decks = options.decks as readonly string[]
  for (const [seat, text] of decks.entries()) {
    if (text === '' || SAMPLES.some(({ slug }) => slug === text)) continue
    const wrong = faultsIn(
      'bad-option',
      `options.decks[${seat}]`,
      checkDeck(text, rules).faults.map(sayFault),
    )
    if (wrong) return wrong
  }
  return rules.format === 'draft' ? vetDraft(decks, String(options.pool)) : null
}

/** A draft has a pool that is large enough; decks that were drafted before are settled for both or for neither. */
function vetDraft(decks: readonly string[], pool: string): Fault | null {
  if (decks.some((text) => text === '') && decks.some((text) => text !== ''))
    return fault(
      'bad-option',
      'options.decks',
      'In a draft, decks are settled for both seats or for neither.',
    ).fault
  return pool === FULL_SET_ID
    ? null
    : faultsIn('bad-option', 'options.pool', checkPool(pool).faults.map(sayFault))
}
