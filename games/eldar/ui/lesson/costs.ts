import type { Chapter } from '@trialhall/table-ui'
import { card, hero, heroes } from './places.ts'

/** Heroes, Focus, stamina, cards from hand, and what stays on a Hero. */
export const costs: Chapter = {
  id: 'focus-and-stamina',
  title: 'Focus and stamina',
  teaser: 'Your two Heroes, what their actions cost, and the first blows.',
  minutes: 3,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    round: 3,
    A: {
      hand: ['wallop', 'great-cleave', 'bloodlust', 'seeing-stars'],
      heroes: [
        { hero: 'yuri', focus: 4 },
        { hero: 'isra', focus: 3 },
      ],
    },
    B: { heroes: [{ hero: 'giana' }, { hero: 'mei' }] },
  },
  rolls: [],
  steps: [
    {
      say: 'Welcome! You lead Yuri and Isra against the two Heroes of Osric, each of whom is worth 1 Glory when it falls, and 3 Glory win.',
      at: heroes,
      teaches: ['E-1.01', 'E-1.03', 'E-1.04'],
    },
    {
      say: 'Every Hero has Focus of its own (blue), which pays for most actions, and stamina (the golden wing). What takes stamina exhausts the Hero until the next round.',
      at: [hero(0), hero(1)],
      teaches: ['E-6.01', 'E-7.02', 'E-7.06'],
    },
    {
      say: 'Either of your Heroes can use a card from your hand, which counts with the attributes of its user: the more Power (the fist), the harder Wallop hits. Take the card, then choose Yuri.',
      at: [card('wallop'), hero(0)],
      picks: 'Yuri: Wallop',
      otherwise: 'Soon, but begin with Wallop, and let Yuri use it.',
      teaches: ['E-8.01', 'E-5.03'],
    },
    {
      say: 'Whom does he hit? Let it be Giana.',
      at: [hero(2)],
      picks: 'Giana',
      otherwise: 'Mei will have her share. Choose Giana now.',
      teaches: ['E-8.03'],
    },
    { by: 1, picks: 'Mei: Live Wire' },
    { by: 1, picks: 'Yuri' },
    {
      say: 'Yuri has paid and is exhausted. Wallop was a Slow action, so the initiative went over to Osric, and Mei hit back.',
      at: [hero(0), hero(3)],
      teaches: ['E-8.05', 'E-9.03'],
    },
    {
      say: 'Now it is yours again. Isra is still refreshed: let Isra use Great Cleave, which strikes every enemy.',
      at: [card('great-cleave'), hero(1)],
      picks: 'Isra: Great Cleave',
      otherwise: 'That can wait: first Isra and Great Cleave.',
      teaches: ['E-7.03', 'E-20.07'],
    },
    {
      say: 'A Hero with half of its HP or less is bloodied, and many cards ask for that. Nobody is stronger or weaker for it alone.',
      at: [hero(2), hero(3)],
      teaches: ['E-21.08', 'E-21.10'],
    },
    {
      say: 'Even the exhausted can do what costs Focus only. Attach Bloodlust to Yuri.',
      at: [card('bloodlust'), hero(0)],
      picks: 'Yuri: Bloodlust',
      otherwise: 'A good thought, but attach Bloodlust to Yuri first.',
      teaches: ['E-7.04', 'E-8.11'],
    },
    {
      say: 'It is a support and stays on him until something takes it off. A Hero has room for one support, one affliction and one piece of equipment.',
      at: [card('bloodlust')],
      teaches: ['E-22.01', 'E-22.02'],
    },
  ],
}
