import { expect, test } from 'vitest'
import type { BattleEvent } from '../../events.ts'
import { EVENT_WORDS } from '../../words/events.ts'
import { pieces, table, told, VIEWERS, type Cards } from './told.ts'

type Row = readonly [sentence: string, event: (c: Cards) => BattleEvent]

const SETUP: readonly Row[] = [
  ['Prussia goes to seat B.', () => ({ type: 'factionTaken', seat: 1, faction: 'prussia' })],
  [
    'Both want Prussia; the coin gives it to seat A.',
    () => ({ type: 'factionTossed', seat: 0, faction: 'prussia' }),
  ],
  [
    'Britannia puts a joker under the deck and shuffles again.',
    () => ({ type: 'jokersBuried', seat: 0, count: 1 }),
  ],
  [
    'Prussia puts 2 jokers under the deck and shuffles again.',
    () => ({ type: 'jokersBuried', seat: 1, count: 2 }),
  ],
  [
    'For the first turn: Britannia rolls 3 and Prussia rolls 5.',
    () => ({ type: 'rolledForFirst', dice: [3, 5] }),
  ],
  [
    'Britannia begins, with heroes worth 28 points against 29.',
    () => ({ type: 'beganFirst', seat: 0, points: [28, 29] }),
  ],
]

const ROUNDS: readonly Row[] = [
  ['Round 2 begins; Prussia has the Initiative Token.', () => ({ type: 'roundBegan', round: 2, seat: 1 })],
  ["Round 2: Britannia's turn.", () => ({ type: 'turnBegan', seat: 0, round: 2, isLast: false })],
  [
    "Round 2: Prussia's last turn of the round.",
    () => ({ type: 'turnBegan', seat: 1, round: 2, isLast: true }),
  ],
  [
    'Round 2 is over; the Initiative Token goes to Britannia.',
    () => ({ type: 'roundEnded', round: 2, seat: 0 }),
  ],
  ['Prussia gives up.', () => ({ type: 'conceded', seat: 1 })],
  [
    'One side has lost its last hero: Britannia wins.',
    () => ({ type: 'ended', reason: 'heroes', winners: [0] }),
  ],
  [
    'Both sides have lost their last heroes together. It is a draw.',
    () => ({ type: 'ended', reason: 'together', winners: [0, 1] }),
  ],
  [
    'Nothing has happened for three rounds. Prussia wins.',
    () => ({ type: 'ended', reason: 'standstill', winners: [1] }),
  ],
  ['Britannia wins.', () => ({ type: 'ended', reason: 'conceded', winners: [0] })],
  ['Both agree. It is a draw.', () => ({ type: 'ended', reason: 'agreed', winners: [0, 1] })],
]

const CARDS_IN_PLAY: readonly Row[] = [
  ['Britannia discards Snare Net.', (c) => ({ type: 'discarded', seat: 0, card: c.net })],
  ['Britannia brings in Her Royal Guard (K♥).', (c) => ({ type: 'reinforced', seat: 0, card: c.guard })],
  [
    'Britannia attaches Snare Net (5♠) to Clockwork Soldier.',
    (c) => ({ type: 'equipped', seat: 0, card: c.net, cards: [c.soldier] }),
  ],
  [
    'Britannia plays Fog Bank (9♣) on Dire Wolf.',
    (c) => ({ type: 'eventPlayed', seat: 0, card: c.fog, cards: [c.wolf] }),
  ],
  ['Britannia plays Fog Bank (9♣).', (c) => ({ type: 'eventPlayed', seat: 0, card: c.fog, cards: [] })],
  ['Clockwork Soldier loses Snare Net.', (c) => ({ type: 'unequipped', card: c.net, cards: [c.soldier] })],
  ['Prussia draws Airship Pirates (Joker 1).', (c) => ({ type: 'rogueEntered', seat: 1, card: c.pirates })],
]

const ACTIONS: readonly Row[] = [
  ['Britannia activates Dire Wolf.', (c) => ({ type: 'activated', seat: 0, card: c.wolf, cards: [] })],
  [
    'Britannia activates Her Royal Guard together with Quartermaster.',
    (c) => ({ type: 'activated', seat: 0, card: c.guard, cards: [c.master] }),
  ],
  ['Dire Wolf does nothing.', (c) => ({ type: 'didNothing', card: c.wolf })],
  ['Dire Wolf attacks Artillery.', (c) => ({ type: 'attacked', card: c.wolf, cards: [c.artillery] })],
  ['Dire Wolf uses Howl.', (c) => ({ type: 'used', card: c.wolf, ability: 'howl', cards: [] })],
  [
    'Quartermaster uses Mend II on Dire Wolf.',
    (c) => ({ type: 'used', card: c.master, ability: 'mend-2', cards: [c.wolf] }),
  ],
  [
    'Her Royal Guard is paired with Quartermaster.',
    (c) => ({ type: 'paired', card: c.guard, cards: [c.master] }),
  ],
  [
    'Her Royal Guard and Quartermaster are no longer paired.',
    (c) => ({ type: 'unpaired', card: c.guard, cards: [c.master] }),
  ],
  ['Her Royal Guard takes it for the pair.', (c) => ({ type: 'shielded', seat: 0, card: c.guard })],
  ['Dire Wolf can be activated again.', (c) => ({ type: 'readied', card: c.wolf })],
  ['Her Royal Guard counts as activated.', (c) => ({ type: 'exhausted', card: c.guard })],
  [
    'Airship Pirates attack Dire Wolf, Pterosaur Rider and Artillery.',
    (c) => ({ type: 'rogueAttacked', card: c.pirates, cards: [c.wolf, c.rider, c.artillery] }),
  ],
  [
    'Rampaging Tyrant attacks Dire Wolf.',
    (c) => ({ type: 'rogueAttacked', card: c.tyrant, cards: [c.wolf] }),
  ],
  ['Airship Pirates leave the game.', (c) => ({ type: 'rogueLeft', card: c.pirates })],
  ['Rampaging Tyrant leaves the game.', (c) => ({ type: 'rogueLeft', card: c.tyrant })],
]

const roll = (die: number, modifier: number, needed: number) => ({
  die,
  modifier,
  total: die + modifier,
  needed,
})

const DICE: readonly Row[] = [
  [
    'Dire Wolf rolls 3 +4 = 7 against DEF 6 of Artillery: a hit.',
    (c) => ({ type: 'attackRolled', card: c.wolf, cards: [c.artillery], ...roll(3, 4, 6), isSuccess: true }),
  ],
  [
    'Clockwork Soldier rolls 1 −2 = −1 against DEF 7 of Dire Wolf: a miss.',
    (c) => ({ type: 'attackRolled', card: c.soldier, cards: [c.wolf], ...roll(1, -2, 7), isSuccess: false }),
  ],
  [
    'Airship Pirates roll 2 +4 = 6 against DEF 7 of Dire Wolf: a miss.',
    (c) => ({ type: 'attackRolled', card: c.pirates, cards: [c.wolf], ...roll(2, 4, 7), isSuccess: false }),
  ],
  [
    'Dire Wolf rolls 5 for its save of 3: safe.',
    (c) => ({ type: 'saveRolled', card: c.wolf, ...roll(5, 0, 3), isSuccess: true }),
  ],
  [
    'Clockwork Soldier rolls 2 +1 = 3 for its save of 4: failed.',
    (c) => ({ type: 'saveRolled', card: c.soldier, ...roll(2, 1, 4), isSuccess: false }),
  ],
  ['Britannia has the die rolled again.', (c) => ({ type: 'rerolled', seat: 0, card: c.fog, cards: [] })],
  ['Dire Wolf loses 3 HP and has 4.', (c) => ({ type: 'hurt', card: c.wolf, by: 3, hp: 4 })],
  ['Dire Wolf loses 6 HP and has −2.', (c) => ({ type: 'hurt', card: c.wolf, by: 6, hp: -2 })],
  ['Dire Wolf regains 3 HP and has −1.', (c) => ({ type: 'restored', card: c.wolf, by: 3, hp: -1 })],
  ['Dire Wolf has no HP to regain.', (c) => ({ type: 'restored', card: c.wolf, by: 0, hp: 7 })],
  ['Dire Wolf falls unconscious.', (c) => ({ type: 'fell', card: c.wolf })],
  ['Dire Wolf comes to.', (c) => ({ type: 'rose', card: c.wolf })],
  ['Dire Wolf is defeated and out of the game.', (c) => ({ type: 'defeated', card: c.wolf, isHero: true })],
  ['Her Royal Guard is defeated.', (c) => ({ type: 'defeated', card: c.guard, isHero: false })],
  [
    'Dire Wolf gets +2 ATK and +2 DMG from Ambush until the round ends.',
    (c) => ({ type: 'modified', card: c.wolf, source: 'ambush', atk: 2, def: 0, dmg: 2, cards: [] }),
  ],
  [
    'Dire Wolf gets +2 ATK from Pounce against Artillery until the round ends.',
    (c) => ({
      type: 'modified',
      card: c.wolf,
      source: 'pounce',
      atk: 2,
      def: 0,
      dmg: 0,
      cards: [c.artillery],
    }),
  ],
  [
    'Artillery gets −2 DEF from Spot until the round ends.',
    (c) => ({ type: 'modified', card: c.artillery, source: 'spot', atk: 0, def: -2, dmg: 0, cards: [] }),
  ],
]

const PUBLIC = [...SETUP, ...ROUNDS, ...CARDS_IN_PLAY, ...ACTIONS, ...DICE]

test.each(PUBLIC)('[B-R69] everybody reads: %s', (sentence, event) => {
  expect(VIEWERS.map((viewer) => told(event, viewer))).toEqual([sentence, sentence, sentence])
})

const DRAWS: readonly (readonly [own: string, others: string, event: (c: Cards) => BattleEvent])[] = [
  [
    'Britannia draws Storm Horn.',
    'Britannia draws a card.',
    (c) => ({ type: 'drew', seat: 0, cards: [c.horn] }),
  ],
  [
    'Britannia draws Storm Horn and Panic.',
    'Britannia draws 2 cards.',
    (c) => ({ type: 'drew', seat: 0, cards: [c.horn, c.panic] }),
  ],
  [
    'Britannia draws Snare Net, Storm Horn and Panic.',
    'Britannia draws Snare Net and 2 cards.',
    (c) => ({ type: 'drew', seat: 0, cards: [c.net, c.horn, c.panic] }),
  ],
  [
    'Britannia brings in Storm Horn (7♠).',
    'Britannia brings in a card.',
    (c) => ({ type: 'reinforced', seat: 0, card: c.horn }),
  ],
]

test.each(DRAWS)('[B-R69] its own seat reads: %s The others: %s', (own, others, event) => {
  expect(VIEWERS.map((viewer) => told(event, viewer))).toEqual([own, others, others])
})

test('[B-R69] no kind of event is without its sentence here', () => {
  const kinds = [...PUBLIC.map(([, event]) => event), ...DRAWS.map(([, , event]) => event)].map(kindOf)
  expect([...new Set(kinds)].toSorted()).toEqual(Object.keys(EVENT_WORDS).toSorted())
})

/** Only the kind matters here, so any number will do for a card. */
function kindOf(event: (c: Cards) => BattleEvent): string {
  return event(new Proxy({} as Cards, { get: () => 0 })).type
}

test.each<[string, (c: Cards) => BattleEvent, (c: Cards) => readonly [string, number][]]>([
  [
    'a seat by its letter',
    () => ({ type: 'factionTaken', seat: 1, faction: 'prussia' }),
    () => [['seat', 1]],
  ],
  [
    'seats and cards by their names',
    (c) => ({ type: 'equipped', seat: 0, card: c.net, cards: [c.soldier] }),
    (c) => [
      ['seat', 0],
      ['card', c.net],
      ['card', c.soldier],
    ],
  ],
])('[B-1.9] sentences lead to what they name: %s', (_what, event, refs) => {
  const { cards } = table()
  const found = pieces(event, 0).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.ref]))
  expect(found).toEqual(refs(cards).map(([kind, id]) => ({ kind, id })))
})
