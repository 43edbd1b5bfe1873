import type { Chapter } from '@trialhall/table-ui'
import { card, seat } from './places.ts'

/** Unconscious heroes, healing, defeat, and the end of the match. */
export const downAndOut: Chapter = {
  id: 'down-and-out',
  title: 'Down, and out',
  teaser: 'Heroes fall, come to and fall again; the last one decides the match.',
  minutes: 2,
  names: ['You', 'Molly'],
  options: { windows: 'able' },
  position: {
    phase: 'turn',
    active: 'A',
    initiative: 'A',
    round: 5,
    exact: true,
    seats: [
      {
        faction: 'britannia',
        hand: ['field-rations-j'],
        characters: [
          { card: 'dire-wolf', hp: -1 },
          { card: 'quartermaster', hp: 2 },
        ],
      },
      {
        faction: 'prussia',
        hadTurn: true,
        field: ['corps-mechanic-4'],
        defeated: ['clockwork-soldier', 'engineer-corp-captain'],
        characters: [{ card: 'artillery', hp: 2 }],
      },
    ],
  },
  rolls: [4, 6],
  steps: [
    {
      say: 'One hero of Molly’s is left. But your Dire Wolf has −1 HP: at 0 or less a hero is unconscious, lies face down and cannot act.',
      at: [card('dire-wolf'), card('artillery')],
      teaches: ['B-9.3', 'B-R17'],
    },
    {
      say: 'Unconscious is not lost, and whoever is healed gets up again. Play Field Rations.',
      at: [card('field-rations-j')],
      picks: 'play Field Rations (J♣)',
      otherwise: 'Help the Dire Wolf first: play Field Rations.',
      teaches: ['B-9.5', 'B-R21'],
    },
    {
      say: 'They restore 3 HP to a hero, never above the printed number. Give them to the Dire Wolf.',
      at: [card('dire-wolf')],
      picks: 'Dire Wolf',
      otherwise: 'The Dire Wolf needs them most.',
      teaches: ['B-9.8'],
    },
    {
      say: 'With 2 HP it stands again, and since it has no activation token, it may act at once. Activate it.',
      at: [card('dire-wolf')],
      picks: 'activate Dire Wolf',
      otherwise: 'Let the Dire Wolf have its revenge: activate it.',
      teaches: ['B-R21'],
    },
    {
      say: 'Attack Artillery, which has 2 HP left.',
      at: [card('artillery')],
      picks: 'attack Artillery',
      otherwise: 'Only the last hero counts: attack Artillery.',
    },
    { by: 1, picks: 'use Repair I' },
    {
      say: 'Artillery fell, but at −1 HP it is not gone: the Corps Mechanic repaired it to 1. Only −5 is the end.',
      at: [card('artillery'), card('corps-mechanic-4')],
      teaches: ['B-9.4', 'B-9.5'],
    },
    {
      say: 'From 1 HP that takes 6 at once, which a natural 6 of the Pterosaur Rider would do. Activate it.',
      at: [card('pterosaur-rider')],
      picks: 'activate Pterosaur Rider',
      otherwise: 'Let the Pterosaur Rider try it: activate it.',
      teaches: ['B-8.5'],
    },
    {
      say: 'One more blow: attack Artillery.',
      at: [card('artillery')],
      picks: 'attack Artillery',
      otherwise: 'Artillery is the last hero: attack it.',
    },
    {
      say: 'A 6: twice 3 from 1 is −5, and Artillery is out of the game. Molly has no hero left, which no reinforcement can mend, and you have won!',
      at: [seat(0)],
      teaches: ['B-1.3', 'B-1.4', 'B-19.1'],
    },
  ],
}
