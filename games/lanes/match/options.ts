import { windowsOption, type OptionSpec } from '@trialhall/kernel'
import { LANES, ROWS } from '../rules/ground.ts'
import { CLASS_NAMES, CLASSES, COMPENSATIONS, type Compensation } from '../terms.ts'

/** The largest number of rounds that a table may agree on. */
export const MOST_ROUNDS = 500
/** Rounds where no person plays, who could call off a match without an end (L-R63). */
const ROUNDS_AMONG_BOTS = 100

const COMPENSATION_LABELS: Readonly<Record<Compensation, string>> = {
  none: 'none',
  experience: 'the second player begins with 1 experience',
  mana: 'the second player gains 1 summoning mana in the first turn',
  delay: 'one summoning orb of the first player begins on the track',
}

/** What a host may set: every ruling that is left to the table, with what the rules page recommends. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'classes',
    label: 'Class',
    help: 'Choose a class for a seat now, or leave it to the table: there players choose in order.',
    type: 'per-seat',
    choices: CLASSES.map((id) => ({ id, label: CLASS_NAMES[id] })),
    distinct: false,
  },
  {
    id: 'classDeal',
    label: 'Classes left to the table',
    help: 'How a seat gets a class that nobody has chosen for it here.',
    type: 'choice',
    choices: [
      { id: 'pick', label: 'Chosen' },
      { id: 'random', label: 'Dealt at random' },
    ],
    default: 'pick',
  },
  {
    id: 'mirror',
    label: 'Same class twice',
    help: 'Whether the second player may choose the class of the first.',
    type: 'flag',
    default: false,
  },
  { id: 'lanes', label: 'Lanes', help: 'How wide the battleground is.', type: 'integer', ...LANES },
  { id: 'rows', label: 'Rows', help: 'How deep the battleground is.', type: 'integer', ...ROWS },
  {
    id: 'orbTrackLength',
    label: 'Orb track',
    help: 'Own turns after which a consumed orb is available again.',
    type: 'integer',
    min: 2,
    max: 5,
    default: 3,
  },
  {
    id: 'preparesPerPhase',
    label: 'Preparations',
    help: 'Most spells that a player prepares in one Main phase. The rules know no limit; 12 only keep turns finite.',
    clauses: ['L-R55'],
    type: 'integer',
    min: 1,
    max: 40,
    default: 12,
  },
  {
    id: 'compensation',
    label: 'Second player',
    help: 'What makes up for the first turn.',
    type: 'choice',
    choices: COMPENSATIONS.map((id) => ({ id, label: COMPENSATION_LABELS[id] })),
    default: 'none',
  },
  {
    id: 'roundLimit',
    label: 'Rounds',
    help: 'Rounds after which more life wins, then more experience; 0 for no end but that of a hero.',
    clauses: ['L-R63'],
    type: 'integer',
    min: 0,
    max: MOST_ROUNDS,
    default: 0,
    amongBots: ROUNDS_AMONG_BOTS,
  },
  windowsOption('Asking everybody means that no pause tells the other whether a charged spell can be cast.'),
  {
    id: 'details',
    label: 'Small choices',
    help: 'Whether to ask which mana pays and which shape marks an Enchantment, or to take tokens first and the next free shape.',
    type: 'choice',
    choices: [
      { id: 'brief', label: 'made for you' },
      { id: 'full', label: 'asked' },
    ],
    default: 'brief',
  },
]
