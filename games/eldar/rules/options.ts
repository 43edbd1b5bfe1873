import type { Fault, OptionSpec, Setup } from '@trialhall/kernel'
import { fault } from '@trialhall/kernel'
import { checkDeck, sayFault } from '../content/deck-check.ts'
import { checkPool } from '../content/pools.ts'
import { SAMPLES } from '../content/samples.ts'
import { rulesOf } from './formats.ts'
import { DECK_SIZE, FORMATS, type Format } from './terms.ts'

const FORMAT_LABELS: Readonly<Record<Format, string>> = {
  standard: 'Standard: two Heroes and a deck of 30 each, 3 Glory wins',
  draft: 'Two-Player Draft: pick Heroes and cards by turns, then play with them',
  mini: 'Mini-Match: one Hero each, 1 Glory wins',
  freestyle: 'Freestyle: as set below',
}

const LONGEST = 4000
/** Enough for every match that can be decided; two Heroes who only mend could go on for ever (E-R44). */
const ROUND_CAP = 30

/** What a host may set. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'format',
    label: 'Format',
    help: 'Which of the ways to play.',
    type: 'choice',
    choices: FORMATS.map((id) => ({ id, label: FORMAT_LABELS[id] })),
    default: 'standard',
  },
  {
    id: 'decks',
    label: 'Decks',
    help: 'Decks that are settled before the match; seats left open choose a sample deck in secret.',
    type: 'per-seat',
    choices: SAMPLES.map(({ slug, name }) => ({ id: slug, label: name })),
    distinct: false,
    open: { longest: LONGEST, form: 'a deck list' },
  },
  {
    id: 'deckDeal',
    label: 'Open seats',
    help: 'How a seat without a settled deck gets one.',
    type: 'choice',
    choices: [
      { id: 'pick', label: 'choose a sample deck' },
      { id: 'random', label: 'are dealt a sample deck' },
    ],
    default: 'pick',
  },
  {
    id: 'pool',
    label: 'Draft pool',
    help: 'What a draft picks from: every card once, or a list of at least 90 cards of your own.',
    type: 'choice',
    choices: [{ id: 'set-1', label: 'Full Set Singleton' }],
    default: 'set-1',
    open: { longest: LONGEST, form: 'a list of cards' },
  },
  {
    id: 'heroes',
    label: 'Heroes a player',
    help: 'Freestyle only: how many Heroes each player leads.',
    type: 'integer',
    min: 1,
    max: 3,
    default: 2,
  },
  {
    id: 'anyClass',
    label: 'Cards of every class',
    help: 'Freestyle only: decks need not keep to the classes of their Heroes.',
    type: 'flag',
    default: false,
  },
  {
    id: 'deckSize',
    label: 'Deck size',
    help: 'Freestyle only: how many cards a deck holds.',
    type: 'integer',
    min: 20,
    max: 60,
    default: DECK_SIZE,
  },
  {
    id: 'extraFocus',
    label: 'Extra Focus',
    help: 'Freestyle only: Focus that every Hero gains besides at the start of each round.',
    type: 'integer',
    min: 0,
    max: 3,
    default: 0,
  },
  {
    id: 'roundCap',
    label: 'Drawn after',
    help: 'Rounds after which an undecided match is a draw; 0 plays on for as long as it takes.',
    type: 'integer',
    min: 0,
    max: 100,
    default: ROUND_CAP,
  },
  {
    id: 'windows',
    label: 'Response windows',
    help: 'Asking always means that no pause tells the other what a hand holds.',
    type: 'choice',
    choices: [
      { id: 'always', label: 'ask always' },
      { id: 'able', label: 'ask only who can react' },
    ],
    default: 'always',
  },
]

/** What is wrong with the decks and the pool of a match, or null. */
export function vetOptions({ options }: Pick<Setup, 'options'>): Fault | null {
  const rules = rulesOf(options)
  const decks = options.decks as readonly string[]
  for (const [seat, text] of decks.entries()) {
    if (text === '' || rules.format === 'draft' || SAMPLES.some(({ slug }) => slug === text)) continue
    const { faults } = checkDeck(text, rules)
    if (faults.length > 0)
      return fault('bad-option', `options.decks[${seat}]`, faults.map(sayFault).join(' ')).fault
  }
  const pool = String(options.pool)
  if (rules.format !== 'draft' || pool === 'set-1') return null
  const { faults } = checkPool(pool)
  return faults.length === 0
    ? null
    : fault('bad-option', 'options.pool', faults.map(sayFault).join(' ')).fault
}
