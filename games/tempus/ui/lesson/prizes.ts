import type { Chapter } from '@trialhall/table-ui'
import { card, FIRST_GAME, hero, mat, NAMES, quests, quiet, space, vp } from './places.ts'

/** Tiers of Quests, rolls of skills, Last Hits, and Loot that changes hands. */
export const prizes: Chapter = {
  id: 'prizes',
  title: 'Quests and Loot',
  teaser: 'Gather Victory Points tier by tier, and share Loot with an ally.',
  minutes: 2,
  names: NAMES,
  options: { windows: 'able' },
  position: {
    ...FIRST_GAME,
    round: 4,
    next: 'A',
    map: ['A 5,11', 'B 25,25', 'C 7,13', 'D 26,26'],
    questWork: [{ quest: 'monster-slayer', red: { progress: 2 } }],
    monsters: [{ is: 'goblin-a', hp: 1, at: '7,14' }],
    loose: [{ at: '8,11' }],
    lootDeck: ['headband-of-intellect'],
    seats: [{}, { hasActed: true }, {}, quiet],
  },
  rolls: [13, 9],
  steps: [
    {
      say: 'Three Quests make a Trial, and all Heroes of a party work on them together. Their tiers give 1, 2 and 3 VP.',
      at: [quests],
      teaches: ['T-28.01', 'T-28.04', 'T-28.05'],
    },
    {
      say: 'An Altar, which Read the Runes asks for, is in column 9, row 13, and Loot lies on the way. Move with Forward March.',
      at: [card('read-the-runes'), card('forward-march')],
      picks: 'move with Forward March',
      otherwise: 'The Quest first: move with Forward March.',
      teaches: ['T-4.15'],
    },
    {
      say: 'Spaces can be spent bit by bit. Walk.',
      picks: 'walk',
      otherwise: 'First pick up the Loot: walk.',
      teaches: ['T-18.01'],
    },
    {
      say: 'The Loot token is in column 8, row 11, 3 spaces away.',
      at: [space(8, 11)],
      picks: 'column 8, row 11',
      otherwise: 'Stop for the Loot in column 8, row 11.',
      teaches: ['T-29.07'],
    },
    {
      say: 'The Headband of Intellect adds 3 to rolls of Knowledge. Walk on.',
      at: [card('headband-of-intellect')],
      picks: 'walk',
      otherwise: 'The Altar is near: walk.',
      teaches: ['T-29.01', 'T-29.17'],
    },
    {
      say: 'Now go to the Altar, in column 9, row 13.',
      at: [space(9, 13)],
      picks: 'column 9, row 13',
      otherwise: 'The Altar is in column 9, row 13.',
    },
    {
      say: 'Your way leads past Naree, and once in a turn you may give Loot to an ally who is next to you. Give it away or pass, as you like.',
      at: [hero(2)],
      picks: ['pass', 'give Headband of Intellect to Naree'],
      remarks: {
        pass: 'You need it more, for what comes next.',
        'give Headband of Intellect to Naree': 'That was kind, and your party has the VP all the same.',
      },
      teaches: ['T-29.13', 'T-29.14'],
    },
    {
      say: 'For your second Action try Knowledge at the Altar. Your card asks for 13 or more.',
      at: [mat],
      picks: 'try Knowledge for Read the Runes! at column 9, row 13',
      otherwise: 'That is not what you came for: try Knowledge.',
      teaches: ['T-14.08', 'T-14.09'],
    },
    {
      say: 'You passed, and with that your party reached the first tier: 1 VP. The next Altar counts towards the second.',
      at: [card('read-the-runes'), vp],
      teaches: ['T-28.02', 'T-28.03', 'T-28.07'],
    },
    { by: 2, picks: 'attack with Dagger' },
    {
      say: 'Naree defeated a wounded Goblin, the third Last Hit of your party, and so Monster Slayer gives 1 VP more.',
      at: [card('monster-slayer'), hero(2)],
      teaches: ['T-28.14', 'T-30.02'],
    },
    {
      say: 'It was the last Monster of its Camp, which drops Loot. VP from Quests are yours for good, those from Loot go with the cards.',
      at: [vp],
      teaches: ['T-29.06', 'T-28.09'],
    },
  ],
}
