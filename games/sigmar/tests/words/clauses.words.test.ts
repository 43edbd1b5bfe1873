import { plain, viewFor, type CardId, type Facts, type Viewer } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { FIRST_CHAMPION, sigmar, type SigmarOption, type SigmarPrompt, type SigmarState } from '../../game.ts'
import type { SigmarEvent } from '../../events.ts'
import { lay } from '../lay.ts'

/** Two seats: A is Aldric with three cards that only A knows, B is Orin, a third has none; two Trials and a Fate Card lie open. */
function table() {
  return lay({
    A: { champion: 'aldric', hand: ['steady-hand', 'jeers', 'bandage'], kept: ['second-dawn'] },
    B: { champion: 'orin' },
    C: { champion: 'brannoc' },
    trials: ['storm-psalm', 'mountain-on-the-back'],
  })
}

/** The table in words of this file; laid anew for each test. */
function laid(viewer: Viewer = 0) {
  const { state } = table()
  const [hand, lower, heal] = (state.players[0]?.hand ?? []) as [CardId, CardId, CardId]
  const dawn = state.players[0]?.kept[0] as CardId
  const [psalm, mountain] = state.trials as [CardId, CardId]
  const champions = state.players.map(({ champion }) => champion) as [number, number, number]
  const view = viewFor(sigmar, state, viewer)
  const facts: Facts<SigmarState> = { view, defOf: (card) => view.cards.def[card] as number }
  return { hand, lower, heal, dawn, psalm, mountain, champions, hidden: state.trialDeck[0] as CardId, facts }
}

type Laid = ReturnType<typeof laid>

function told(of: (c: Laid) => SigmarEvent, viewer: Viewer = 0): string {
  const c = laid(viewer)
  return plain(sigmar.words.event(c.facts, of(c)))
}

const EVENTS: readonly (readonly [string, string, (c: Laid) => SigmarEvent])[] = [
  [
    'S-R2',
    'For the first turn: Aldric rolls 6 and Orin rolls 2.',
    () => ({ type: 'rolledForFirst', seats: [0, 1], dice: [6, 2] }),
  ],
  [
    'S-R3',
    'Seat B is Brannoc Waywalker.',
    (c) => ({ type: 'tookChampion', seat: 1, champion: c.champions[2] }),
  ],
  ['S-3.2', "Round 3: Orin's turn.", () => ({ type: 'turnBegan', seat: 1, round: 3 })],
  ['S-4.1', 'Aldric draws Steady Hand.', (c) => ({ type: 'drew', seat: 0, cards: [c.hand] })],
  [
    'S-4.4',
    'Aldric draws Steady Hand, Jeers from the Crowd and Bandage and Prayer.',
    (c) => ({ type: 'drew', seat: 0, cards: [c.hand, c.lower, c.heal] }),
  ],
  ['S-10.6', 'Orin skips the Draw Phase.', () => ({ type: 'drawSkipped', seat: 1 })],
  ['S-4.2', 'Storm Psalm becomes active.', (c) => ({ type: 'trialRevealed', card: c.psalm })],
  [
    'S-R56',
    'Discarded: Storm Psalm and Mountain on the Back.',
    (c) => ({ type: 'trialsDiscarded', cards: [c.psalm, c.mountain] }),
  ],
  [
    'S-R58',
    'The action discard pile is shuffled into a new deck.',
    () => ({ type: 'reshuffled', deck: 'action' }),
  ],
  ['S-5.5', 'Aldric rests to draw two cards next turn.', () => ({ type: 'rested', seat: 0 })],
  [
    'S-5.3',
    'Aldric attempts Storm Psalm.',
    (c) => ({ type: 'attempted', seat: 0, card: c.psalm, isInstant: false }),
  ],
  [
    'S-12.4',
    'Aldric must attempt Storm Psalm.',
    (c) => ({ type: 'attempted', seat: 0, card: c.psalm, isInstant: true }),
  ],
  ['S-9.2', 'Aldric plays Steady Hand (+1).', (c) => ({ type: 'boosted', seat: 0, card: c.hand, bonus: 1 })],
  [
    'S-9.3',
    'Aldric plays Jeers from the Crowd against Orin (−1).',
    (c) => ({ type: 'lowered', seat: 0, card: c.lower, target: 1, by: 1 }),
  ],
  [
    'S-9.3',
    'Aldric plays Jeers from the Crowd against Orin, to no effect.',
    (c) => ({ type: 'lowered', seat: 0, card: c.lower, target: 1, by: 0 }),
  ],
  [
    'S-R21',
    'Aldric plays Jeers from the Crowd against Orin: the card is cancelled.',
    (c) => ({ type: 'blocked', seat: 0, card: c.lower, target: 1 }),
  ],
  ['S-6.1', 'Orin rolls 4.', () => ({ type: 'rolled', seat: 1, die: 4, modifier: 0, total: 4 })],
  ['S-6.3', 'Orin rolls 4 +2 = 6.', () => ({ type: 'rolled', seat: 1, die: 4, modifier: 2, total: 6 })],
  ['S-R32', 'Orin rolls 1 −2 = −1.', () => ({ type: 'rolled', seat: 1, die: 1, modifier: -2, total: -1 })],
  ['S-R34', 'Aldric rolls again.', () => ({ type: 'rerolled', seat: 0, card: null })],
  ['S-R34', 'Aldric rolls again with Second Dawn.', (c) => ({ type: 'rerolled', seat: 0, card: c.dawn })],
  [
    'S-6.5',
    'Aldric succeeds at Storm Psalm.',
    (c) => ({ type: 'succeeded', seat: 0, card: c.psalm, isAutomatic: false }),
  ],
  [
    'S-R53',
    'Aldric completes Storm Psalm without a die.',
    (c) => ({ type: 'succeeded', seat: 0, card: c.psalm, isAutomatic: true }),
  ],
  ['S-7.4', 'Aldric fails Storm Psalm.', (c) => ({ type: 'failed', seat: 0, card: c.psalm })],
  [
    'S-7.3',
    'Aldric loses Steady Hand.',
    (c) => ({ type: 'discarded', seat: 0, card: c.hand, reason: 'failure' }),
  ],
  [
    'S-R56',
    'Aldric loses Steady Hand.',
    (c) => ({ type: 'discarded', seat: 0, card: c.hand, reason: 'fate' }),
  ],
  [
    'S-13.1',
    'Aldric discards Steady Hand.',
    (c) => ({ type: 'discarded', seat: 0, card: c.hand, reason: 'limit' }),
  ],
  ['S-7.1', 'Aldric gains 3 Valor (now 8).', () => ({ type: 'valorChanged', seat: 0, by: 3, valor: 8 })],
  ['S-R45', 'Aldric loses 2 Valor (now 0).', () => ({ type: 'valorChanged', seat: 0, by: -2, valor: 0 })],
  ['S-5.7', 'Aldric challenges Orin to a Duel.', () => ({ type: 'challenged', seat: 0, target: 1 })],
  ['S-R39', 'Aldric and Orin are level and roll again.', () => ({ type: 'duelTied', seat: 0, target: 1 })],
  ['S-14.3', 'Aldric wins the Duel against Orin.', () => ({ type: 'duelWon', seat: 0, loser: 1 })],
  [
    'S-7.5',
    'Aldric takes Steady Hand from Orin.',
    (c) => ({ type: 'cardStolen', seat: 0, loser: 1, card: c.hand }),
  ],
  [
    'S-R64',
    'Aldric plays Bandage and Prayer to regain Jeers from the Crowd.',
    (c) => ({ type: 'cardPlayed', seat: 0, card: c.heal, to: null, undoes: null, cards: [c.lower] }),
  ],
  [
    'S-R64',
    'Aldric plays Bandage and Prayer to undo the Duel lost to Orin and to regain Jeers from the Crowd.',
    (c) => ({ type: 'cardPlayed', seat: 0, card: c.heal, to: null, undoes: 1, cards: [c.lower] }),
  ],
  [
    'S-R64',
    'Aldric plays Bandage and Prayer to move to space 6 (Instant Trial).',
    (c) => ({ type: 'cardPlayed', seat: 0, card: c.heal, to: 6, undoes: null, cards: [] }),
  ],
  ['S-R23', 'Aldric regains Jeers from the Crowd.', (c) => ({ type: 'regained', seat: 0, cards: [c.lower] })],
  [
    'S-R24',
    'Aldric undoes the Duel lost to Orin.',
    () => ({ type: 'duelUndone', seat: 0, winner: 1, card: null }),
  ],
  [
    'S-R47',
    'Aldric moves from space 3 (Fate) to space 4 (Duel Zone).',
    () => ({ type: 'moved', seat: 0, from: 3, to: 4, reason: 'trial' }),
  ],
  [
    'S-12.6',
    'Aldric moves from space 1 to space 2.',
    () => ({ type: 'moved', seat: 0, from: 1, to: 2, reason: 'trial' }),
  ],
  [
    'S-10.1',
    'Aldric draws Second Dawn and keeps it.',
    (c) => ({ type: 'fateDrawn', seat: 0, card: c.dawn, isKept: true }),
  ],
  [
    'S-10.1',
    'Aldric draws Second Dawn.',
    (c) => ({ type: 'fateDrawn', seat: 0, card: c.dawn, isKept: false }),
  ],
  ['S-R56', 'Aldric uses up Second Dawn.', (c) => ({ type: 'keptUsed', seat: 0, card: c.dawn })],
  ['S-R61', 'Orin leaves the game.', () => ({ type: 'left', seat: 1 })],
  ['S-15.1', 'The game is over: Aldric wins.', () => ({ type: 'ended', reason: 'valor', winners: [0] })],
  [
    'S-R62',
    'The game is over: Aldric and Orin share the victory.',
    () => ({ type: 'ended', reason: 'rounds', winners: [0, 1] }),
  ],
]

test.each(EVENTS)('[S-R10] everybody is told what is public; %s: %s', (_clause, sentence, event) => {
  expect(told(event)).toBe(sentence)
})

test('[S-R10] whoever has not seen a card is told that there is one, and how many', () => {
  expect(told((c) => ({ type: 'drew', seat: 0, cards: [c.hand] }), 1)).toBe('Aldric draws a card.')
  expect(told((c) => ({ type: 'drew', seat: 0, cards: [c.hand, c.lower, c.heal] }), null)).toBe(
    'Aldric draws 3 cards.',
  )
  expect(told((c) => ({ type: 'drew', seat: 0, cards: [c.psalm, c.lower, c.heal] }), 1)).toBe(
    'Aldric draws Storm Psalm and 2 cards.',
  )
  expect(told((c) => ({ type: 'drew', seat: 0, cards: [c.psalm] }), null)).toBe('Aldric draws Storm Psalm.')
  expect(told((c) => ({ type: 'cardStolen', seat: 0, loser: 1, card: c.hand }), 2)).toBe(
    'Aldric takes a card from Orin.',
  )
})

function asked(of: (c: Laid) => SigmarPrompt): string {
  const c = laid()
  return plain(sigmar.words.prompt(c.facts, { seat: 0, prompt: of(c) })).replace('Aldric: ', '')
}

const PROMPTS: readonly (readonly [string, string, (c: Laid) => SigmarPrompt])[] = [
  ['S-R3', 'pick your Champion', () => ({ type: 'champion' })],
  ['S-5.1', 'choose your one action of this turn', () => ({ type: 'action' })],
  [
    'S-R14',
    'play a Boost on your roll for Storm Psalm? You need 4 or more.',
    (c) => ({ type: 'boost', card: c.psalm, modifier: 0, reward: 3 }),
  ],
  [
    'S-R31',
    'play a Boost on your roll for Mountain on the Back? As it is, no roll will do.',
    (c) => ({ type: 'boost', card: c.mountain, modifier: 1, reward: 5 }),
  ],
  [
    'S-R31',
    'play a Boost on your roll for Mountain on the Back? With +2 you need a 6.',
    (c) => ({ type: 'boost', card: c.mountain, modifier: 2, reward: 5 }),
  ],
  [
    'S-6.5',
    'play a Boost on your roll for Storm Psalm? As it is, any roll will do.',
    (c) => ({ type: 'boost', card: c.psalm, modifier: 5, reward: 3 }),
  ],
  [
    'S-R20',
    'Orin rolls for Storm Psalm: lower the roll? With −1 they need 5 or more.',
    (c) => ({ type: 'lower', by: 1, card: c.psalm, modifier: -1, reward: 3, isVain: false }),
  ],
  [
    'S-R21',
    'Orin plays Steady Hand: Block it?',
    (c) => ({ type: 'block', by: 1, card: c.hand, on: null, to: null, undoes: null, cards: [] }),
  ],
  [
    'S-R64',
    'Orin plays Steady Hand to move to space 2: Block it?',
    (c) => ({ type: 'block', by: 1, card: c.hand, on: null, to: 2, undoes: null, cards: [] }),
  ],
  ['S-R38', 'play a card in the Duel with Orin?', () => ({ type: 'duel-card', against: 1 })],
  [
    'S-R34',
    'a total of 3 fails Storm Psalm: roll again?',
    (c) => ({ type: 'reroll', card: c.psalm, total: 3, modifier: 1, reward: 3 }),
  ],
  ['S-R28', 'the Trial failed: which card do you lose?', () => ({ type: 'discard', reason: 'failure' })],
  ['S-R56', 'Fate takes a card: which one do you lose?', () => ({ type: 'discard', reason: 'fate' })],
  [
    'S-13.1',
    'more than 7 cards in hand: which one do you discard?',
    () => ({ type: 'discard', reason: 'limit' }),
  ],
  ['S-R41', 'take spoils from Orin: Valor or a card?', () => ({ type: 'spoils', loser: 1 })],
  ['S-R64', 'how do you use Bandage and Prayer?', (c) => ({ type: 'heal', card: c.heal })],
  [
    'S-R23',
    'which lost card do you regain with Bandage and Prayer?',
    (c) => ({ type: 'regain', card: c.heal }),
  ],
  ['S-R25', 'where does Steady Hand take you?', (c) => ({ type: 'teleport', card: c.hand })],
  ['S-R47', 'the Trial is completed: how far do you walk?', () => ({ type: 'stride' })],
  ['S-R51', 'Second Dawn: move your Champion?', (c) => ({ type: 'wander', card: c.dawn })],
  ['S-R50', 'an Instant Trial: which active Trial do you attempt at once?', () => ({ type: 'instant' })],
]

test.each(PROMPTS)('[S-5.1] everybody is asked in a sentence; %s: %s', (_clause, sentence, prompt) => {
  expect(asked(prompt)).toBe(sentence)
})

test('[S-R10] of a Trial that nobody knows no odds are told', () => {
  expect(asked((c) => ({ type: 'boost', card: c.hidden, modifier: 0, reward: 3 })).trim()).toBe(
    'play a Boost on your roll for a card?',
  )
})

const OPTIONS: readonly (readonly [string, string, (c: Laid) => SigmarOption])[] = [
  ['S-R3', 'Orin the Patient', (c) => ({ do: 'champion', champion: c.champions[1] })],
  ['S-5.3', 'attempt Storm Psalm', (c) => ({ do: 'attempt', card: c.psalm })],
  ['S-5.4', 'play Bandage and Prayer', (c) => ({ do: 'play', card: c.heal })],
  ['S-R26', 'play Bandage and Prayer besides your action', (c) => ({ do: 'extra', card: c.heal })],
  ['S-5.7', 'duel Orin', () => ({ do: 'duel', seat: 1 })],
  ['S-5.5', 'rest', () => ({ do: 'rest' })],
  ['S-9.2', 'play Steady Hand', (c) => ({ do: 'boost', card: c.hand })],
  ['S-9.3', 'play Jeers from the Crowd', (c) => ({ do: 'lower', card: c.lower })],
  ['S-R21', 'play Steady Hand', (c) => ({ do: 'block', card: c.hand })],
  ['S-R15', 'pass', () => ({ do: 'pass' })],
  ['S-11.2', 'reroll', () => ({ do: 'reroll', card: null })],
  ['S-R65', 'reroll with Second Dawn', (c) => ({ do: 'reroll', card: c.dawn })],
  ['S-R34', 'accept the failure', () => ({ do: 'accept' })],
  ['S-7.3', 'discard Steady Hand', (c) => ({ do: 'discard', card: c.hand })],
  ['S-R41', 'take Valor', () => ({ do: 'take-valor' })],
  ['S-R41', 'take a card at random', () => ({ do: 'take-card' })],
  ['S-R24', 'undo the lost Duel', () => ({ do: 'undo-duel' })],
  ['S-R23', 'regain lost cards', () => ({ do: 'regain-cards' })],
  ['S-R23', 'regain Jeers from the Crowd', (c) => ({ do: 'regain', card: c.lower })],
  ['S-R25', 'move to space 10 (Duel Zone)', () => ({ do: 'move', space: 10 })],
  ['S-R51', 'stay', () => ({ do: 'stay' })],
]

test.each(OPTIONS)('[S-5.1] everything that can be picked has its words; %s: %s', (_clause, sentence, of) => {
  const c = laid()
  expect(plain(sigmar.words.option(c.facts, of(c)))).toBe(sentence)
})

test('[S-R17] where no Trial is active, attempting is spoken of all the same', () => {
  expect(plain(sigmar.words.option(laid().facts, { do: 'attempt' } as SigmarOption))).toBe('attempt a Trial')
})

test('[S-R10] what a sentence names can be pointed at: cards, seats, Champions and spaces', () => {
  const c = laid()
  const refsOf = (of: (c: Laid) => SigmarEvent) =>
    sigmar.words
      .event(c.facts, of(c))
      .flatMap((piece) => (typeof piece === 'object' && piece.ref ? [piece.ref] : []))
  expect(refsOf(() => ({ type: 'moved', seat: 0, from: 3, to: 4, reason: 'trial' }))).toEqual([
    { kind: 'seat', id: 0 },
    { kind: 'space', id: 3 },
    { kind: 'space', id: 4 },
  ])
  expect(refsOf(() => ({ type: 'attempted', seat: 1, card: c.psalm, isInstant: false }))).toEqual([
    { kind: 'seat', id: 1 },
    { kind: 'card', id: c.psalm },
  ])
  expect(refsOf(() => ({ type: 'tookChampion', seat: 1, champion: 2 }))).toEqual([
    { kind: 'seat', id: 1 },
    { kind: 'def', id: FIRST_CHAMPION + 2 },
  ])
})
