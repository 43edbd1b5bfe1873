import type { Chapter } from '@trialhall/table-ui'
import { card, field, hero, mana, orbs, slots } from './places.ts'

const WHITE = 0

/** Casting, preparing, charging, and a spell in the other's turn. */
export const faceDown: Chapter = {
  id: 'face-down',
  title: 'Face down',
  teaser: 'Cast a spell, lay another in wait, and spring it in the enemy’s turn.',
  minutes: 4,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    phase: 'main2',
    round: 4,
    units: { '2,2': 'aGd1/1' },
    seats: [
      { class: 'paladin', hand: ['smite', 'mending-light'] },
      { class: 'warlock', hand: ['imp', 'hellhound'], slots: [{ card: 'shadow-bolt', charges: 'P' }] },
    ],
  },
  rolls: [],
  steps: [
    {
      say: 'Your Guard was hurt and has 1 life left. Spells cost coloured mana: cast Mending Light on it for one white orb.',
      at: [card('mending-light'), field(2, 2)],
      picks: 'cast Mending Light on Guard (2,2)',
      otherwise: 'First things first: heal the Guard with Mending Light.',
      teaches: ['L-CST.1', 'L-CST.2'],
    },
    {
      say: 'As good as new, and never better than new. The card lies before you and comes back to your hand when the turn ends.',
      at: [field(2, 2), card('mending-light')],
      teaches: ['L-KEY.4', 'L-CST.7', 'L-MN2.2'],
    },
    {
      say: 'A spell can also wait. Prepare Smite: it goes face down into a slot, and that costs nothing.',
      at: [card('smite'), slots],
      picks: 'prepare Smite',
      otherwise: 'There is one thing to do before: prepare Smite.',
      teaches: ['L-PRE.1', 'L-PRE.5'],
    },
    {
      say: 'Osric sees that a card lies there, but not which. Now charge it with a white orb.',
      at: [card('smite'), orbs(WHITE)],
      picks: 'charge Smite with white',
      otherwise: 'Uncharged it cannot surprise anybody: charge Smite.',
      teaches: ['L-PRE.7', 'L-CHG.1', 'L-CHG.3'],
    },
    {
      say: 'Charges pay its cost in advance, and everybody sees them. Smite costs two white, so charge it once more.',
      at: [card('smite'), orbs(WHITE)],
      picks: 'charge Smite with white',
      otherwise: 'One more, and it is ready: charge Smite.',
      teaches: ['L-CHG.4', 'L-CHG.5', 'L-FCC.1'],
    },
    {
      say: 'Fully charged, it can be cast in the enemy’s turn too, only not in a battle. End the phase and wait for him.',
      at: [card('smite')],
      picks: 'end the phase',
      otherwise: 'It is all set: end the phase.',
      teaches: ['L-FCC.2', 'L-FCC.3'],
    },
    { by: 1, picks: 'summon Imp to (2,5)' },
    {
      say: 'Osric summons an Imp with 3 Attack in the lane of your Guard. Answer at once: cast Smite on it.',
      at: [field(2, 5), card('smite')],
      picks: 'cast Smite on Imp (2,5)',
      otherwise: 'You could wait, but this is what it was laid for: cast Smite.',
      teaches: ['L-FCC.4', 'L-R51'],
    },
    {
      say: 'No mana needed, and the kill is yours: 1 experience. He has a card with a purple charge as well, so beware.',
      at: [field(2, 5), hero(1)],
      teaches: ['L-DTH.2', 'L-PRE.7'],
    },
    { by: 1, picks: 'end the phase' },
    { by: 1, picks: 'end the phase' },
    {
      say: 'Your turn: the wheel moves on by one step. What lies on the step it reaches comes back; your three white orbs need two turns more.',
      at: [mana],
      teaches: ['L-ORB.5', 'L-ORB.6', 'L-ORB.7'],
    },
    {
      say: 'Smite stays before you until this turn of yours ends, then it is in your hand again. Cards are never lost.',
      at: [card('smite')],
      teaches: ['L-FCC.6', 'L-KEY.1'],
    },
  ],
}
