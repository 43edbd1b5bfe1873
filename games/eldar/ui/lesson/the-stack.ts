import type { Chapter } from '@trialhall/table-ui'
import { card, deed, hero, stack } from './places.ts'

/** What waits on the stack, Fast answers, and being answered. */
export const theStack: Chapter = {
  id: 'the-stack',
  title: 'The stack',
  teaser: 'Nothing happens at once: answer a blow before it falls, and be answered.',
  minutes: 3,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    round: 4,
    initiative: 'B',
    A: {
      hand: ['flash', 'intercept', 'sundering-blow'],
      heroes: [
        { hero: 'pavani', focus: 4 },
        { hero: 'elric', focus: 3 },
      ],
    },
    B: {
      hand: ['surgical-strike', 'uncanny-dodge'],
      heroes: [
        { hero: 'asad', focus: 2 },
        { hero: 'giana', focus: 2 },
      ],
    },
  },
  rolls: [],
  steps: [
    {
      say: 'Here Osric holds the initiative. Watch what he does: every action and every ability that triggers goes onto the stack before it happens.',
      at: [hero(2), hero(3)],
      teaches: ['E-11.01', 'E-29.02'],
    },
    { by: 1, picks: 'Asad: Surgical Strike' },
    { by: 1, picks: 'Elric' },
    {
      say: 'Asad has paid for Surgical Strike and aims it at Elric, and there it lies on the stack. Nothing of it has happened yet.',
      at: [stack, hero(1)],
      teaches: ['E-8.06', 'E-11.12'],
    },
    {
      say: 'You may answer what your opponent has laid on top, with Fast actions only. Let Pavani Hold the Line.',
      at: [deed(0)],
      picks: 'Pavani: Hold the Line',
      otherwise: 'That is an answer too, but begin with Pavani, who can Hold the Line.',
      teaches: ['E-9.02', 'E-11.06'],
    },
    {
      say: 'For Elric, whom the strike will hit.',
      at: [hero(1)],
      picks: 'Elric',
      otherwise: 'The strike is aimed at Elric, so help him.',
    },
    {
      say: 'It came to lie on top, so it happened first: Elric is Resilient and takes 1 less from each blow. Now you are asked again.',
      at: [hero(1), stack],
      teaches: ['E-11.04', 'E-11.08', 'E-20.04'],
    },
    {
      say: 'Answer once more. Flash makes every enemy Weakened, and then each of their blows deals 1 less.',
      at: [card('flash')],
      picks: ['Pavani: Flash', 'Elric: Flash'],
      otherwise: 'Keep that for another day: use Flash.',
      teaches: ['E-20.02'],
    },
    {
      say: 'That will do. Pass, and the strike comes down.',
      at: [stack],
      picks: 'pass',
      otherwise: 'You need not use all that you have: pass.',
      teaches: ['E-11.07'],
    },
    {
      say: 'Two less than Asad had hoped for. His action was Slow, so the initiative is yours: strike back and let Pavani use Sundering Blow.',
      at: [card('sundering-blow'), hero(0)],
      picks: 'Pavani: Sundering Blow',
      otherwise: 'First strike back: let Pavani use Sundering Blow.',
      teaches: ['E-20.06', 'E-9.03'],
    },
    {
      say: 'Aim at Giana, who still has some Focus.',
      at: [hero(3)],
      picks: 'Giana',
      otherwise: 'This time aim at Giana, and see what she has in store.',
    },
    { by: 1, picks: 'Giana: Uncanny Dodge' },
    {
      say: 'Osric can answer as well: Uncanny Dodge lay on top of your blow and negated it. What was paid is gone, so mind who still has Focus.',
      at: [hero(3)],
      teaches: ['E-11.03', 'E-11.09', 'E-27.15'],
    },
  ],
}
