import { windowsOption, type Fault, type OptionSpec, type Setup } from '@trialhall/kernel'
import { GUARDIAN_VP } from '../terms.ts'

/** Heroes of the first game that is recommended, one a seat (F-5). */
const FIRST_GAME_SEATS = 4

/** What a host may set. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'realm',
    label: 'Battlerealm',
    help: 'The map on which the Trial takes place.',
    clauses: ['T-4.01'],
    type: 'choice',
    choices: [
      { id: 'ancient-temple', label: 'Ancient Temple', help: 'It has water.' },
      { id: 'frost-ruins', label: 'Frost Ruins', help: 'It has no water.' },
    ],
    default: 'ancient-temple',
  },
  {
    id: 'quests',
    label: 'Quests',
    help: 'Three Quests make the Trial.',
    clauses: ['T-4.02', 'T-4.03'],
    type: 'choice',
    choices: [
      { id: 'random', label: 'Three at random' },
      { id: 'first-game', label: 'A first game: Monster Slayer, Read the Runes, The Dark Obelisk' },
      { id: 'pve', label: 'Against Monsters: Gather Rare Herbs, Read the Runes, The Unholy Ritual' },
      { id: 'pvp', label: 'Against each other: Marked for Death, Siphon Power, The Ogre Prince' },
    ],
    default: 'random',
  },
  {
    id: 'guardian',
    label: 'Trial Guardian',
    help: 'Its defeat ends the match.',
    clauses: ['T-4.04'],
    type: 'choice',
    choices: [
      { id: 'random', label: 'One at random' },
      { id: 'hill-giant', label: 'Hill Giant' },
      { id: 'iron-golem', label: 'Iron Golem' },
      { id: 'guardian-naga', label: 'Guardian Naga' },
      { id: 'elder-oblex', label: 'Elder Oblex' },
    ],
    default: 'random',
  },
  {
    id: 'complexity',
    label: 'Cards',
    help: 'A starter game leaves out Quests, Events and Loot that are labelled Advanced.',
    clauses: ['T-4.20'],
    type: 'choice',
    choices: [
      { id: 'starter', label: 'Starter' },
      { id: 'advanced', label: 'All' },
    ],
    default: 'advanced',
  },
  {
    id: 'draft',
    label: 'Heroes',
    help: 'How every seat gets its Class, its Subclass and its Character.',
    clauses: ['T-6.12'],
    type: 'choice',
    choices: [
      { id: 'choose', label: 'The table decides after the Classes' },
      { id: 'full', label: 'Picked one by one' },
      { id: 'short', label: 'A Class is picked, the rest is its recommended build' },
      { id: 'first-game', label: 'The four Heroes of the first game' },
    ],
    default: 'choose',
  },
  {
    id: 'guardianAt',
    label: 'Victory Points for the Guardian',
    help: 'It appears at the end of the first round in which a party has this many.',
    clauses: ['T-34.01', 'T-34.12'],
    type: 'integer',
    min: 3,
    max: 20,
    default: GUARDIAN_VP,
  },
  {
    id: 'rounds',
    label: 'Round limit',
    help: 'After this many rounds the party with more Victory Points wins; 0 for no limit.',
    clauses: ['T-37.05'],
    type: 'integer',
    min: 0,
    max: 40,
    default: 0,
    amongBots: 20,
  },
  {
    id: 'corners',
    label: 'Entry Portals',
    help: 'Where the first party may place its portal; its rival gets the corner across.',
    clauses: ['T-8.01', 'T-8.03'],
    type: 'choice',
    choices: [
      { id: 'marked', label: 'In one of the two marked corners' },
      { id: 'free', label: 'In any of the four corners' },
    ],
    default: 'marked',
  },
  {
    id: 'hands',
    label: 'Hands',
    help: 'Whether members of a party see the cards that their partners hold.',
    clauses: ['T-7.14'],
    type: 'choice',
    choices: [
      { id: 'party', label: 'Open to the own party' },
      { id: 'own', label: 'Closed to everybody else' },
    ],
    default: 'party',
  },
  {
    id: 'selfInteractions',
    label: 'Interactions on oneself',
    help: 'A Hero may use its Interaction in its own turn, on itself.',
    clauses: ['T-16.15'],
    type: 'flag',
    default: false,
  },
  windowsOption('Asking everybody means that no pause tells the others what a hand holds.'),
]

/** The first game has four Heroes, so it needs four seats (F-5). */
export function vetOptions({ seats, options }: Setup): Fault | null {
  if (options.draft !== 'first-game' || seats === FIRST_GAME_SEATS) return null
  const message = `options.draft is "first-game" with ${seats} seats; the four Heroes of the first game need 4.`
  return { code: 'bad-option', field: 'options.draft', message }
}
