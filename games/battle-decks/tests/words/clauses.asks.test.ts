import { expect, test } from 'vitest'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import { OPTION_WORDS } from '../../words/options.ts'
import { PROMPT_WORDS } from '../../words/prompts.ts'
import { asked, offered, VIEWERS, type Cards } from './told.ts'

type Row = readonly [sentence: string, prompt: (c: Cards) => BattlePrompt]

const STEPS: readonly Row[] = [
  ['pick your faction', () => ({ type: 'faction' })],
  ['put cards into play', () => ({ type: 'deploy' })],
  ['who carries Snare Net?', (c) => ({ type: 'equip', card: c.net })],
  ['whom do you activate?', () => ({ type: 'activate' })],
  ['what does Dire Wolf do?', (c) => ({ type: 'act', card: c.wolf, left: 1 })],
  ['what does Dire Wolf do first? It has 2 actions.', (c) => ({ type: 'act', card: c.wolf, left: 2 })],
  [
    'Overwind: whom does Clockwork Soldier attack?',
    (c) => ({ type: 'next-target', card: c.soldier, ability: 'overwind' }),
  ],
  [
    'whom does Quartermaster choose for Mend II?',
    (c) => ({ type: 'aim', card: c.master, ability: 'mend-2' }),
  ],
  [
    'Clockwork Soldier strikes at a pair: who takes it?',
    (c) => ({ type: 'shield', card: c.soldier, cards: [c.guard, c.master], ability: null }),
  ],
  [
    'Airship Pirates strike at a pair: who takes it?',
    (c) => ({ type: 'shield', card: c.pirates, cards: [c.guard, c.master], ability: null }),
  ],
  ['which ability comes first?', () => ({ type: 'instants' })],
  ['Spot of Dire Wolf: whom do you mark?', (c) => ({ type: 'instant', card: c.wolf, ability: 'spot' })],
  [
    'Resupply of Quartermaster: which card do you discard?',
    (c) => ({ type: 'instant', card: c.master, ability: 'resupply' }),
  ],
  ['what do you play Fog Bank on?', (c) => ({ type: 'event-target', card: c.fog, actor: null, cards: [] })],
  ['Artillery strikes: whose save is rolled next?', (c) => ({ type: 'save-order', card: c.artillery })],
  [
    'Her Royal Guard has made its save: who rolls the second one, Quartermaster or the same again?',
    (c) => ({ type: 'second-save', card: c.guard, cards: [c.master] }),
  ],
]

const NOBODY = { type: 'window', card: null, cards: [], ability: null, isVain: false } as const

const WINDOWS: readonly Row[] = [
  ['the round begins: play an event?', () => ({ ...NOBODY, moment: 'round-start' })],
  ['the turn begins: play an event?', () => ({ ...NOBODY, moment: 'turn-start' })],
  ['before the next activation: play an event?', () => ({ ...NOBODY, moment: 'before-activation' })],
  ['before the hand is refilled: play an event?', () => ({ ...NOBODY, moment: 'before-refill' })],
  ['the turn ends: play an event?', () => ({ ...NOBODY, moment: 'turn-end' })],
  [
    'Dire Wolf is about to strike Artillery: play an event?',
    (c) => ({ ...NOBODY, moment: 'declared', card: c.wolf, cards: [c.artillery] }),
  ],
  [
    'Dire Wolf has struck at Artillery: play an event?',
    (c) => ({ ...NOBODY, moment: 'applied', card: c.wolf, cards: [c.artillery] }),
  ],
  [
    'Quartermaster is about to use Mend II on Dire Wolf: play an event?',
    (c) => ({ ...NOBODY, moment: 'declared', card: c.master, cards: [c.wolf], ability: 'mend-2' }),
  ],
  [
    'Quartermaster has used Mend II on Dire Wolf: play an event?',
    (c) => ({ ...NOBODY, moment: 'applied', card: c.master, cards: [c.wolf], ability: 'mend-2' }),
  ],
  [
    'Dire Wolf is about to use Howl: play an event?',
    (c) => ({ ...NOBODY, moment: 'declared', card: c.wolf, ability: 'howl' }),
  ],
  [
    'Dire Wolf has used Howl: play an event?',
    (c) => ({ ...NOBODY, moment: 'applied', card: c.wolf, ability: 'howl' }),
  ],
  ['Dire Wolf has acted: play an event?', (c) => ({ ...NOBODY, moment: 'applied', card: c.wolf })],
  [
    'Airship Pirates are about to strike Dire Wolf: play an event?',
    (c) => ({ ...NOBODY, moment: 'declared', card: c.pirates, cards: [c.wolf] }),
  ],
  [
    'Airship Pirates have struck at Dire Wolf and Artillery: play an event?',
    (c) => ({
      ...NOBODY,
      moment: 'applied',
      card: c.pirates,
      cards: [c.wolf, c.artillery],
    }),
  ],
  [
    'Rampaging Tyrant is about to strike Dire Wolf: play an event?',
    (c) => ({ ...NOBODY, moment: 'declared', card: c.tyrant, cards: [c.wolf] }),
  ],
]

const reroll = (c: Cards, rest: { die: number; modifier: number; needed: number; isSave: boolean }) =>
  ({ type: 'reroll', moment: 'rolled', card: c.wolf, target: null, isVain: false, ...rest }) as const

const REROLLS: readonly Row[] = [
  [
    'Dire Wolf has rolled 3: roll again? 3 + 2 against 6 fails; a new roll has a chance of 50 %.',
    (c) => reroll(c, { die: 3, modifier: 2, needed: 6, isSave: false }),
  ],
  [
    'Dire Wolf has rolled 4: roll again? 4 − 1 against 3 succeeds; a new roll has a chance of 50 %.',
    (c) => reroll(c, { die: 4, modifier: -1, needed: 3, isSave: false }),
  ],
  [
    'Dire Wolf has rolled 2 for its save: roll again? 2 + 0 against 3 fails; a new roll has a chance of 67 %.',
    (c) => reroll(c, { die: 2, modifier: 0, needed: 3, isSave: true }),
  ],
  [
    'Dire Wolf has rolled 1: roll again? 1 + 9 against 5 fails; a new roll has a chance of 83 %.',
    (c) => reroll(c, { die: 1, modifier: 9, needed: 5, isSave: false }),
  ],
  [
    'Dire Wolf has rolled 6: roll again? 6 + 4 against 14 succeeds; a new roll has a chance of 17 %.',
    (c) => reroll(c, { die: 6, modifier: 4, needed: 14, isSave: false }),
  ],
  [
    'Dire Wolf has rolled 2: roll again? 2 + 0 against −1 succeeds; a new roll has a chance of 83 %.',
    (c) => reroll(c, { die: 2, modifier: 0, needed: -1, isSave: false }),
  ],
]

const PROMPTS = [...STEPS, ...WINDOWS, ...REROLLS]

test.each(PROMPTS)('[B-R69] what a seat is asked everybody may read: %s', (sentence, prompt) => {
  const all = `Britannia: ${sentence}`
  expect(VIEWERS.map((viewer) => asked(prompt, viewer))).toEqual([all, all, all])
})

type Offer = readonly [own: string, others: string, option: (c: Cards) => BattleOption]

const OFFERS: readonly Offer[] = [
  ['Prussia', 'Prussia', () => ({ do: 'faction', faction: 'prussia' })],
  ['play Storm Horn (7♠)', 'play a card', (c) => ({ do: 'deploy', card: c.horn })],
  ['play Panic (5♣)', 'play a card', (c) => ({ do: 'event', card: c.panic })],
  ['play no more cards', 'play no more cards', () => ({ do: 'end-deploy' })],
  ['activate Dire Wolf', 'activate Dire Wolf', (c) => ({ do: 'activate', card: c.wolf })],
  ['attack Artillery', 'attack Artillery', (c) => ({ do: 'attack', card: c.artillery })],
  ['use Barrage II', 'use Barrage II', () => ({ do: 'use', ability: 'barrage-2' })],
  ['end the pairing', 'end the pairing', () => ({ do: 'unpair' })],
  ['do nothing', 'do nothing', () => ({ do: 'nothing' })],
  ['Dire Wolf', 'Dire Wolf', (c) => ({ do: 'target', card: c.wolf })],
  ['Panic', 'a card', (c) => ({ do: 'target', card: c.panic })],
  ['Spot of Dire Wolf', 'Spot of Dire Wolf', (c) => ({ do: 'instant', card: c.wolf, ability: 'spot' })],
  ['do not use it', 'do not use it', () => ({ do: 'decline' })],
  ['pass', 'pass', () => ({ do: 'pass' })],
  ['roll the rest in order', 'roll the rest in order', () => ({ do: 'in-order' })],
]

test.each(OFFERS)('[B-R69] what can be picked: %s, which others would read as: %s', (own, others, option) => {
  expect(VIEWERS.map((viewer) => offered(option, viewer))).toEqual([own, others, others])
})

test('[B-R69] no kind of question or option is without its sentence here', () => {
  const anything = new Proxy({} as Cards, { get: () => 0 })
  const prompts = PROMPTS.map(([, prompt]) => prompt(anything).type)
  const options = OFFERS.map(([, , option]) => option(anything).do)
  expect([...new Set(prompts)].toSorted()).toEqual(Object.keys(PROMPT_WORDS).toSorted())
  expect([...new Set(options)].toSorted()).toEqual(Object.keys(OPTION_WORDS).toSorted())
})
