import { windowsOption, type OptionSpec } from '@trialhall/kernel'
import { CHAMPIONS } from '../content/champions.ts'

/** What a host may set. Defaults are the booklet's numbers. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'champions',
    label: 'Champion',
    help: 'Choose a Champion for a seat now, or leave it to the table: there the last in turn order picks first.',
    type: 'per-seat',
    choices: CHAMPIONS.map(({ slug, name }) => ({ id: slug, label: name })),
    distinct: true,
  },
  {
    id: 'championDeal',
    label: 'Champions left to the table',
    help: 'How a seat gets a Champion that nobody has chosen for it here.',
    type: 'choice',
    choices: [
      { id: 'pick', label: 'Picked' },
      { id: 'random', label: 'Dealt at random' },
    ],
    default: 'pick',
  },
  {
    id: 'roundLimit',
    label: 'Rounds',
    help: 'Full rounds after which the most Valor wins.',
    type: 'integer',
    min: 1,
    max: 30,
    default: 10,
  },
  {
    id: 'valorToWin',
    label: 'Valor to win',
    help: 'Whoever reaches this much Valor wins at once.',
    type: 'integer',
    min: 5,
    max: 100,
    default: 30,
  },
  {
    id: 'fateDeck',
    label: 'Fate Deck',
    help: 'Without it, natural 6s and Fate Runes do nothing.',
    type: 'flag',
    default: true,
  },
  windowsOption('Asking everybody means that no pause tells the others what a hand holds.'),
]
