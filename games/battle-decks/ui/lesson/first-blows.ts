import type { Chapter } from '@trialhall/table-ui'
import { card, die, hand, round, seat } from './places.ts'

/** The two lines, the three steps of a turn, attacks that hit and one that doubles. */
export const firstBlows: Chapter = {
  id: 'first-blows',
  title: 'The first blows',
  teaser: 'Put cards into play, activate a hero, and attack with one die.',
  minutes: 4,
  names: ['You', 'Molly'],
  options: { windows: 'able' },
  position: {
    phase: 'turn',
    active: 'A',
    exact: true,
    seats: [
      {
        faction: 'britannia',
        hand: ['wolf-pack-8', 'sabre-cat-q', 'heartseeker-lance-k'],
        deck: ['royal-lancer-6', 'scale-barding-j', 'crown-fusilier-9'],
      },
      { faction: 'prussia', hadTurn: true },
    ],
  },
  rolls: [3, 4, 6],
  steps: [
    {
      say: 'Welcome! You lead the beasts of Britannia in the line below, and whoever defeats all three heroes of the other side wins.',
      at: [seat(0), seat(1)],
      teaches: ['B-1.2', 'B-1.3'],
    },
    {
      say: 'Each hero shows its HP, and three numbers for fights: DEF is what an attack must reach, ATK is added to the die, and DMG is what a hit takes.',
      at: [card('dire-wolf'), card('engineer-corp-captain')],
      teaches: ['B-10.3', 'B-10.4', 'B-10.5'],
    },
    {
      say: 'Your hand is a poker deck in disguise: hearts and diamonds are reinforcements, spades are equipment, clubs are events. Nothing costs anything.',
      at: [hand],
      teaches: ['B-1.8', 'B-4.4'],
    },
    {
      say: 'A turn has three steps, and the first is to put cards into play. Bring in the Wolf Pack, your 8 of Diamonds.',
      at: [card('wolf-pack-8')],
      picks: 'play Wolf Pack (8♦)',
      otherwise: 'Soon, but let us begin with the Wolf Pack.',
      teaches: ['B-3.2', 'B-11.1'],
    },
    {
      say: 'One reinforcement of each red suit is all a turn allows, so Sabre Cat must wait. Of equipment you may play any number: take the Heartseeker Lance.',
      at: [card('heartseeker-lance-k')],
      picks: 'play Heartseeker Lance (K♠)',
      otherwise: 'One thing first: play the Heartseeker Lance.',
      teaches: ['B-4.1', 'B-4.3'],
    },
    {
      say: 'Anybody can carry it, even an enemy. Give it to the Dire Wolf, whose hits then take 1 HP more until the round ends.',
      at: [card('dire-wolf')],
      picks: 'Dire Wolf',
      otherwise: 'It would work there too, but the Dire Wolf attacks next.',
      teaches: ['B-16.2', 'B-16.4'],
    },
    {
      say: 'Sabre Cat alone cannot be played any more, so the second step has come: activate one character, hero or reinforcement. Take the Dire Wolf.',
      at: [card('dire-wolf')],
      picks: 'activate Dire Wolf',
      otherwise: 'Its turn will come; activate the Dire Wolf, which carries the lance.',
      teaches: ['B-5.1'],
    },
    {
      say: 'Before you pick a target, the table shows the odds. The Captain has DEF 5, so with your ATK of 4 everything but a 1 hits: attack it.',
      at: [card('engineer-corp-captain')],
      picks: 'attack Engineer Corp Captain',
      otherwise: 'That would be harder to hit: attack the Engineer Corp Captain.',
      teaches: ['B-8.1', 'B-8.4'],
    },
    {
      say: 'A 3 and your ATK of 4 make 7, which reaches 5: a hit. It took 3 HP and 1 more for the lance.',
      at: [die, card('engineer-corp-captain')],
      teaches: ['B-8.2', 'B-18.2'],
    },
    {
      say: 'The third step came by itself: you drew up to five cards. The Dire Wolf has its activation token and rests until the next round.',
      at: [hand, card('dire-wolf')],
      teaches: ['B-6.1', 'B-5.6'],
    },
    { by: 1, picks: 'activate Clockwork Soldier' },
    { by: 1, picks: 'attack Wolf Pack' },
    {
      say: 'Molly attacked the Wolf Pack and hit. Reinforcements have no HP: any damage defeats them, and they go to the discard pile.',
      at: [die, seat(0)],
      teaches: ['B-8.3', 'B-11.4', 'B-11.5'],
    },
    {
      say: 'Your turn again. Hold your cards back this time.',
      at: [round],
      picks: 'play no more cards',
      otherwise: 'You could, but first see what a 6 does: play no more cards.',
    },
    {
      say: 'Turns alternate until everybody has been activated, and then a new round begins. Activate the Pterosaur Rider.',
      at: [card('pterosaur-rider')],
      picks: 'activate Pterosaur Rider',
      otherwise: 'Let the Pterosaur Rider show what it can do.',
      teaches: ['B-3.3', 'B-7.3'],
    },
    {
      say: 'A character attacks or uses an ability with an asterisk, not both. Attack Artillery or the Clockwork Soldier.',
      at: [card('artillery'), card('clockwork-soldier')],
      picks: ['attack Artillery', 'attack Clockwork Soldier'],
      otherwise: 'Not this time: attack Artillery or the Clockwork Soldier.',
      remarks: {
        'attack Artillery': 'Six HP, and six damage.',
        'attack Clockwork Soldier': 'Even its armour does not help against that.',
      },
      teaches: ['B-5.2', 'B-12.5'],
    },
    {
      say: 'A 6 always hits and doubles the printed DMG; a 1 always misses. That is the whole art of fighting, and the next chapter adds what bends it.',
      at: [die],
      teaches: ['B-8.4', 'B-8.5'],
    },
  ],
}
