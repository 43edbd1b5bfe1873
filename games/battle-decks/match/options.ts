import { windowsOption, type OptionSpec } from '@trialhall/kernel'
import { FACTIONS } from '../terms.ts'

/** What a host may set. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'factions',
    label: 'Faction',
    help: 'Choose a faction for a seat now, or leave it to the table.',
    type: 'per-seat',
    choices: FACTIONS.map((id) => ({ id, label: id === 'britannia' ? 'Britannia' : 'Prussia' })),
    distinct: true,
  },
  {
    id: 'factionDeal',
    label: 'Factions left to the table',
    help: 'How the seats get their factions where none is chosen here.',
    type: 'choice',
    choices: [
      { id: 'pick', label: 'Picked in secret, a coin settles a clash' },
      { id: 'random', label: 'Dealt at random' },
    ],
    default: 'random',
  },
  windowsOption('Asking everybody means that no pause tells the other what a hand holds.'),
]
