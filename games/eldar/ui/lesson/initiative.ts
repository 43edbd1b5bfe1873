import { ANY, type Chapter } from '@trialhall/table-ui'
import { card, deed, hero, round } from './places.ts'

/** Passing, yielding, the end of a round, and equipment. */
export const initiative: Chapter = {
  id: 'initiative',
  title: 'Initiative and yielding',
  teaser: 'Who acts when, why it can be wise to stop early, and how a round begins.',
  minutes: 4,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    round: 2,
    A: {
      hand: ['akhir-greataxe', 'wallop'],
      deck: ['second-wind', 'second-wind'],
      heroes: [
        { hero: 'yuri', focus: 1 },
        { hero: 'isra', focus: 1 },
      ],
    },
    B: {
      deck: ['reconnaissance', 'reconnaissance'],
      heroes: [{ hero: 'mei' }, { hero: 'asad', focus: 1 }],
    },
  },
  rolls: [],
  steps: [
    {
      say: 'A round has no turns, only initiative, and now it is with you. Its holder alone may use Slow actions.',
      at: [round],
      teaches: ['E-1.09', 'E-29.02'],
    },
    {
      say: 'Heroes have actions of their own. Use the Brine Knuckles of Yuri, which cost no Focus.',
      at: [deed(0)],
      picks: 'Yuri: Brine Knuckles',
      otherwise: 'Begin with Yuri and his Brine Knuckles.',
      teaches: ['E-8.14'],
    },
    {
      say: 'At whom? That is up to you.',
      at: [hero(2), hero(3)],
      picks: ANY,
    },
    { by: 1, picks: 'Mei: Live Wire' },
    { by: 1, picks: 'Yuri' },
    {
      say: 'So it goes to and fro, until somebody passes without having acted: that is a yield. Isra could act, but pass.',
      at: [hero(1)],
      picks: 'pass',
      otherwise: 'You could, but see what a yield is good for: pass.',
      teaches: ['E-29.05', 'E-32.03'],
    },
    { by: 1, picks: 'Asad: Raking Claw' },
    { by: 1, picks: 'Yuri' },
    {
      say: 'Osric could now act as often as he liked, and so the round ended. Who was still refreshed gained 1 Focus: of all four only Isra.',
      at: [hero(1)],
      teaches: ['E-29.08', 'E-32.04', 'E-33.04'],
    },
    {
      say: 'And who yields first begins the next round with the initiative: that is you. Everybody is refreshed, has gained 1 Focus and drawn a card.',
      at: [round],
      teaches: ['E-29.09', 'E-30.02', 'E-33.05'],
    },
    {
      say: 'Before the actions comes equipment: one piece a round, and it is free. Put the Akhir Greataxe on Yuri.',
      at: [card('akhir-greataxe'), hero(0)],
      picks: 'equip Yuri with Akhir Greataxe',
      otherwise: 'Let Yuri have the Akhir Greataxe, for it asks for Power.',
      teaches: ['E-25.01', 'E-25.02', 'E-25.03'],
    },
    {
      say: 'It gives him an action. Use its Cleaving Hew.',
      at: [card('akhir-greataxe')],
      picks: 'Yuri: Cleaving Hew',
      otherwise: 'First try the new axe: Cleaving Hew.',
      teaches: ['E-25.05', 'E-25.08'],
    },
    {
      say: 'Choose whoever deserves it.',
      at: [hero(2), hero(3)],
      picks: ANY,
    },
    {
      say: 'Such an action can be used once a round. To act or to yield is the question of this game: stop early, and you are ready for the next round.',
      at: [card('akhir-greataxe')],
      teaches: ['E-12.01'],
    },
  ],
}
