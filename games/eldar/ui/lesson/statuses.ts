import type { Chapter } from '@trialhall/table-ui'
import { card, hero } from './places.ts'

/** What statuses do to prices and to blows. */
export const statuses: Chapter = {
  id: 'statuses',
  title: 'Statuses',
  teaser: 'Eight words that change prices and blows.',
  minutes: 2,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    round: 4,
    A: {
      hand: ['carve-an-opening', 'wallop'],
      heroes: [
        { hero: 'elena', focus: 3 },
        { hero: 'sosha', focus: 4 },
      ],
    },
    B: {
      heroes: [
        { hero: 'giana', is: ['marked'] },
        { hero: 'mei', is: ['elusive'], exhausted: true },
      ],
    },
  },
  rolls: [],
  steps: [
    {
      say: 'There are four buffs and four debuffs. Most of them last until the round ends, some as long as a card says.',
      at: [hero(2), hero(3)],
      teaches: ['E-18.01', 'E-18.05', 'E-16.01'],
    },
    {
      say: 'Giana is Marked: your actions at her cost 1 Focus less. Mei is Elusive, and at her they cost 1 more.',
      at: [hero(2), hero(3)],
      teaches: ['E-19.03', 'E-19.04'],
    },
    {
      say: 'Two more change what an action costs its own Hero: Alert takes 1 off, Dazed adds 1. Now let Elena use Carve an Opening.',
      at: [card('carve-an-opening'), hero(0)],
      picks: 'Elena: Carve an Opening',
      otherwise: 'In good time: let Elena use Carve an Opening.',
      teaches: ['E-19.01', 'E-19.02'],
    },
    {
      say: 'At Giana, where it is cheaper.',
      at: [hero(2)],
      picks: 'Giana',
      otherwise: 'Mei is Elusive. Aim at Giana.',
    },
    {
      say: 'That made Giana Vulnerable: each blow at her deals 1 more. Osric had nothing to do and has yielded, so you may act on.',
      at: [hero(2)],
      teaches: ['E-20.03', 'E-29.08'],
    },
    {
      say: 'Blows of Sosha deal 1 more to whoever has a debuff. Let her use Wallop.',
      at: [card('wallop'), hero(1)],
      picks: 'Sosha: Wallop',
      otherwise: 'Make use of the opening: let Sosha use Wallop.',
      teaches: ['E-18.04'],
    },
    {
      say: 'At Giana again, who has two of them.',
      at: [hero(2)],
      picks: 'Giana',
      otherwise: 'Mei has no debuff. Aim at Giana.',
    },
    {
      say: 'Everything is added up once, and never falls below 0. To lose HP is something else: no status changes that.',
      at: [hero(2)],
      teaches: ['E-20.05', 'E-20.06', 'E-21.03'],
    },
  ],
}
