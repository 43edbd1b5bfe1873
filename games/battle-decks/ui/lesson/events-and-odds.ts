import type { Chapter } from '@trialhall/table-ui'
import { card, die, hand, round } from './places.ts'

/** Events in both players' turns, windows, and a die that is rolled again. */
export const eventsAndOdds: Chapter = {
  id: 'events-and-odds',
  title: 'Odds and events',
  teaser: 'Answer an attack with an event, bend the odds, and roll a bad die again.',
  minutes: 3,
  names: ['You', 'Molly'],
  options: { windows: 'able' },
  position: {
    phase: 'activation',
    active: 'B',
    initiative: 'B',
    round: 2,
    exact: true,
    seats: [
      {
        faction: 'britannia',
        hand: ['fog-bank-9', 'providence-3'],
        characters: [{ card: 'dire-wolf', hp: 4 }],
      },
      { faction: 'prussia', hadTurn: true, characters: [{ card: 'artillery', activated: true }] },
    ],
  },
  rolls: [4, 1, 5],
  steps: [
    {
      say: 'It is Molly’s turn, and yet you hold two cards that matter now. Clubs are events, and events can be played in the turns of both players.',
      at: [hand],
      teaches: ['B-17.1'],
    },
    {
      say: 'There are eight moments for them, and this is one: somebody is about to be activated. Pass, and wait for a better moment.',
      at: [card('fog-bank-9')],
      picks: 'pass',
      otherwise: 'You do not know yet who needs it: pass.',
      teaches: ['B-R51'],
    },
    { by: 1, picks: 'activate Clockwork Soldier' },
    { by: 1, picks: 'attack Dire Wolf' },
    {
      say: 'The Clockwork Soldier strikes at your wounded Dire Wolf. Its ATK of 3 reaches DEF 7 with a 4: play Fog Bank before the die is rolled.',
      at: [card('fog-bank-9'), card('clockwork-soldier')],
      picks: 'play Fog Bank (9♣)',
      otherwise: 'Now is the moment: play Fog Bank.',
      teaches: ['B-17.2'],
    },
    {
      say: 'It gives +2 DEF to any character. Choose the Dire Wolf.',
      at: [card('dire-wolf')],
      picks: 'Dire Wolf',
      otherwise: 'The Dire Wolf is the one under attack.',
    },
    {
      say: 'A 4 it was: 7 against a DEF of 9, a miss. The event stays face up and its token on the Wolf until the round ends.',
      at: [die, card('dire-wolf')],
      teaches: ['B-17.4', 'B-18.1'],
    },
    {
      say: 'In your own turn, activate whom you like.',
      at: [card('pterosaur-rider'), card('dire-wolf'), card('quartermaster')],
      picks: ['activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster'],
      remarks: {
        'activate Quartermaster': 'The weakest arm, but any hit counts.',
      },
      teaches: ['B-5.1'],
    },
    {
      say: 'Point at a target before you choose: the table adds up die, ATK and DEF and shows the faces that hit. Attack the Captain, who is hit most easily.',
      at: [card('engineer-corp-captain')],
      picks: 'attack Engineer Corp Captain',
      otherwise: 'Compare the odds: the Engineer Corp Captain is hit most easily.',
      teaches: ['B-8.1'],
    },
    {
      say: 'A natural 1, which misses whatever is added. But the die only lies there: Providence lets you roll it again, so play it.',
      at: [die, card('providence-3')],
      picks: 'play Providence (3♣)',
      otherwise: 'A 1 is a miss, so there is nothing to lose: play Providence.',
      teaches: ['B-8.4', 'B-R51'],
    },
    {
      say: 'The new roll is a 5, and the Captain is hit. Events and equipment are what turns odds around, and the discard pile gets them when the round ends.',
      at: [die, card('engineer-corp-captain')],
      teaches: ['B-7.4'],
    },
    {
      say: 'In a match the table passes for you where you have nothing to play. Stops let you say at which moments it shall ask all the same.',
      at: [round],
      teaches: ['B-R51'],
    },
  ],
}
