import { DONE, plain, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { newTurn } from '../../rules/play/turn.ts'
import { cardOf, PRINTED } from '../../rules/printed.ts'
import { MONSTER_IDS, NOBODY, OFF } from '../../state.ts'
import { WORDS } from '../../words/words.ts'
import { asked, at, factsFor, offered, table, type Cards } from './told.ts'

// What Bonnie is asked and can pick, as she reads it. Gains is her ally, Raena and Udayeen are Blue.

const BONNIE = 0
const RAENA = 1
const GAINS = 2
const { goblin: GOBLIN, guardian: GUARDIAN } = MONSTER_IDS

type Example<T> = readonly [of: (cards: Cards) => T, line: string]
/** A kind of prompt without an example does not compile. */
type Asks = {
  readonly [P in TempusPrompt as P['type']]: readonly Example<Omit<P, 'type'>>[]
}

const ASKS: Asks = {
  'pick-order': [[() => ({ pool: 'subclass' }), 'who in your party picks a Subclass next?']],
  pick: [
    [() => ({ pool: 'class' }), 'which Class do you take?'],
    [() => ({ pool: 'character' }), 'which Character do you take?'],
  ],
  'short-draft': [
    [
      () => ({}),
      'do all Heroes play their recommended builds? Bard: College of Lore, Bonnie. Cleric: Life Domain, Raena. Fighter: Champion, Gains. Monk: Elemental, Udayeen. Otherwise all draft Subclasses and Characters.',
    ],
  ],
  corner: [[() => ({}), 'in which corner do you place your Entry Portal, where your party starts?']],
  cycle: [
    [() => ({ left: 2 }), 'which card of your discard pile goes into your new Draw Deck? 2 to go.'],
    [() => ({ left: 1 }), 'which card of your discard pile goes into your new Draw Deck?'],
  ],
  flip: [[() => ({}), 'which Primary Attack do you turn to side II?']],
  discard: [
    [
      () => ({ left: 3, card: null }),
      'you keep 5 cards at the end of a round: which card do you discard? 3 to go.',
    ],
    [() => ({ left: 1, card: null }), 'you keep 5 cards at the end of a round: which card do you discard?'],
    [(c) => ({ left: 1, card: c.event }), 'which card do you discard for Meteor?'],
  ],
  'respawn-card': [[() => ({}), 'which card of your discard pile do you take?']],
  turn: [
    [() => ({ actions: 2, spaces: 0 }), 'what do you do? You have 2 Actions left.'],
    [() => ({ actions: 1, spaces: 3 }), 'what do you do? You have 1 Action and 3 spaces left.'],
  ],
  walk: [[() => ({ spaces: 5 }), 'which space do you go to? You have 5 spaces left.']],
  chain: [
    [(c) => ({ card: c.longsword, moment: 'declare' }), 'do you add a Chain to Longsword?'],
    [(c) => ({ card: c.longsword, moment: 'after' }), 'do you add a Chain after Longsword?'],
  ],
  smite: [
    [
      (c) => ({ card: c.longsword, creature: GOBLIN }),
      'do you add a Damage Chain to Longsword against Goblin A?',
    ],
  ],
  skill: [[(c) => ({ card: c.quest }), 'which skill do you try with Read the Runes?']],
  aim: [
    [(c) => ({ card: c.longsword }), 'what do you aim Longsword at?'],
    [(c) => ({ card: c.longsword, roll: [2, 3] }), 'what do you aim Longsword at? Roll 2 of 3.'],
    [(c) => ({ card: c.longsword, isExtra: true }), 'what do you aim the extra attack of Longsword at?'],
  ],
  spare: [[(c) => ({ card: c.longsword }), 'whom does Longsword spare?']],
  'roll-order': [[(c) => ({ card: c.longsword }), 'against whom do you roll next for Longsword?']],
  place: [
    [(c) => ({ creature: GAINS, card: c.longsword }), 'where does Gains go with Longsword?'],
    [() => ({ creature: BONNIE, card: null }), 'where do you go?'],
    [(c) => ({ creature: NOBODY, card: c.event }), 'where do you put the token of Meteor?'],
  ],
  card: [[(c) => ({ card: c.longsword, left: 2 }), 'which card do you choose for Longsword? 2 to go.']],
  may: [
    [(c) => ({ card: c.longsword, creature: BONNIE }), 'do you use Longsword?'],
    [(c) => ({ card: c.longsword, creature: GAINS }), 'do you use Longsword for Gains?'],
    [(c) => ({ card: c.ring, creature: GAINS }), 'do you give Ring of Speed to Gains?'],
    [
      (c) => ({ card: c.longsword, creature: BONNIE, attack: [1, 2] }),
      'do you use Longsword? Attack 1 of 2.',
    ],
  ],
  spend: [
    [() => ({ face: 0, creature: GAINS }), 'do you use Fog Cloud for Gains?'],
    [() => ({ face: 0, creature: BONNIE }), 'do you use Fog Cloud?'],
  ],
  maintain: [[() => ({}), 'which Ongoing card do you maintain?']],
  window: [
    [windowOf({ moment: 'phase' }), 'the Draw phase begins: do you play a card?'],
    [windowOf({ moment: 'initiative' }), 'initiatives are rolled: do you play a card?'],
    [windowOf({ moment: 'turn-start', creature: GAINS }), 'the turn of Gains begins: do you play a card?'],
    [windowOf({ moment: 'turn-start', creature: BONNIE }), 'your turn begins: do you play a card?'],
    [windowOf({ moment: 'turn', creature: GAINS }), 'the turn of Gains goes on: do you play a card?'],
    [windowOf({ moment: 'turn-end', creature: GAINS }), 'the turn of Gains ends: do you play a card?'],
    [
      windowOf({ moment: 'spell', creature: RAENA }, 'longsword'),
      'Raena plays Longsword: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: RAENA, target: BONNIE }, 'longsword'),
      'Raena attacks you with Longsword: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: BONNIE, target: RAENA }),
      'you attack Raena: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: BONNIE, target: BONNIE }),
      'you attack yourself: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: RAENA, target: RAENA }),
      'Raena attacks itself: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: RAENA }, 'longsword'),
      'Raena lays the area of Longsword: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: BONNIE }, 'longsword'),
      'you lay the area of Longsword: do you play a card?',
    ],
    [windowOf({ moment: 'rolled', creature: RAENA }), 'Raena has rolled: do you play a card?'],
    [
      windowOf({ moment: 'hit', creature: GOBLIN, target: BONNIE, damage: 4 }),
      'Goblin A hits you for 4 damage: do you play a card?',
    ],
    [windowOf({ moment: 'hit', creature: BONNIE, target: GOBLIN }), 'you hit Goblin A: do you play a card?'],
    [
      (c) => ({
        ...windowOf({ moment: 'hit', creature: GOBLIN, target: BONNIE, damage: 4 })(c),
        played: [c.parry, c.ring],
      }),
      'Goblin A hits you for 4 damage, answered with Parry and Ring of Speed: do you play a card?',
    ],
    [
      (c) => ({
        ...windowOf({ moment: 'hit', creature: RAENA, target: GOBLIN, damage: 4 })(c),
        played: [c.ring, c.parry, c.parryAgain],
        helped: [
          { seat: BONNIE, card: c.parry },
          { seat: GAINS, card: c.parryAgain },
        ],
      }),
      'Raena hits Goblin A for 4 damage, answered with Ring of Speed, helped by your Inspire and Coordinate of Gains: do you play a card?',
    ],
    [
      (c) => ({ ...windowOf({ moment: 'turn-start', creature: GAINS })(c), played: [c.ring] }),
      'the turn of Gains begins, after Ring of Speed: do you play a card?',
    ],
    [
      windowOf({ moment: 'declared', creature: GUARDIAN, target: BONNIE, attack: 'Boulder' }),
      'the Hill Giant attacks you with Boulder: do you play a card?',
    ],
    [
      windowOf({ moment: 'damage', creature: GAINS, target: GAINS, damage: 3 }, 'event'),
      'Gains is about to take 3 damage from Meteor: do you play a card?',
    ],
    [
      windowOf({ moment: 'missed', creature: RAENA, target: BONNIE }),
      'Raena misses you: do you play a card?',
    ],
    [windowOf({ moment: 'falling', creature: GAINS }), 'Gains is about to be defeated: do you play a card?'],
    [
      windowOf({ moment: 'falling', creature: BONNIE, target: BONNIE }),
      'you are about to be defeated: do you play a card?',
    ],
    [windowOf({ moment: 'hurt', creature: GAINS }), 'Gains has taken damage: do you play a card?'],
    [
      windowOf({ moment: 'attacked', creature: RAENA, target: GAINS }),
      'Raena has attacked Gains: do you play a card?',
    ],
    [windowOf({ moment: 'skill', creature: BONNIE }), 'you are about to try a skill: do you play a card?'],
  ],
  rolled: [
    [rolledOf({ creature: RAENA, die: 12, total: 15 }), 'Raena has rolled 12 + 3 = 15: do you play a card?'],
    [rolledOf({ die: 12, total: 12, needed: 13 }), 'you have rolled 12 against 13: do you play a card?'],
    [
      (c) => ({ ...rolledOf({ die: 12, total: 12, needed: 13 })(c), played: [c.ring] }),
      'you have rolled 12 against 13, answered with Ring of Speed: do you play a card?',
    ],
  ],
  price: [
    [(c) => ({ card: c.parry }), 'which card do you discard for Inspire?'],
    [(c) => ({ card: c.longsword }), 'which card do you discard for Longsword?'],
  ],
  share: [
    [
      (c) => ({ card: c.parry, creature: GAINS, left: 7 }),
      'how much of the 7 healing of Parry does Gains get?',
    ],
    [(c) => ({ card: c.parry, creature: BONNIE, left: 7 }), 'how much of the 7 healing of Parry do you get?'],
  ],
  gift: [[() => ({ creature: GAINS }), 'do you give Loot to Gains or take some?']],
  champion: [[() => ({}), 'who is the Champion of your party?']],
  'monster-move': [
    [() => ({ creature: GOBLIN, target: GAINS }), 'where does Goblin A (1 of 4) go? Its target is Gains.'],
    [() => ({ creature: GOBLIN, target: BONNIE }), 'where does Goblin A (1 of 4) go? Its target is Bonnie.'],
    [() => ({ creature: GOBLIN, target: NOBODY }), 'where does Goblin A (1 of 4) go? It has no target.'],
    [
      () => ({ creature: MONSTER_IDS.redPrince, target: MONSTER_IDS.redPrince }),
      'where does the Red Prince go?',
    ],
  ],
  'monster-path': [[() => ({ creature: GOBLIN }), 'which way does Goblin A (1 of 4) take?']],
  pay: [[() => ({}), 'which of your spaces do you spend?']],
  'monster-target': [
    [() => ({ creature: GUARDIAN }), 'whom does the Hill Giant attack?'],
    [() => ({ creature: GUARDIAN, roll: [2, 2] }), 'whom does the Hill Giant attack? Roll 2 of 2.'],
  ],
  'monster-area': [[() => ({ creature: GUARDIAN }), 'where does the Hill Giant lay its area?']],
}

type Prompt<T extends TempusPrompt['type']> = Extract<TempusPrompt, { readonly type: T }>

function windowOf(about: Partial<Prompt<'window'>>, named?: keyof Cards): Example<Prompt<'window'>>[0] {
  const plainly = { type: 'window', moment: 'phase', creature: NOBODY, target: NOBODY, damage: 0 } as const
  return (cards) => ({ ...plainly, card: named === undefined ? null : cards[named], ...about })
}

function rolledOf(about: Partial<Prompt<'rolled'>>): Example<Prompt<'rolled'>>[0] {
  const plainly = {
    type: 'rolled',
    moment: 'rolled',
    creature: BONNIE,
    die: 1,
    total: 1,
    needed: null,
  } as const
  return () => ({ ...plainly, ...about })
}

/** A kind of option without an example does not compile. */
type Offers = {
  readonly [O in TempusOption as O['do']]: readonly Example<Omit<O, 'do'>>[]
}

const OFFERS: Offers = {
  pick: [
    [() => ({ pool: 'class', index: 0 }), 'Bard'],
    [() => ({ pool: 'subclass', index: 4 }), 'Champion'],
    [() => ({ pool: 'character', index: 7 }), 'Udayeen'],
  ],
  seat: [[() => ({ seat: GAINS }), 'Gains']],
  yes: [[() => ({}), 'yes']],
  no: [[() => ({}), 'no']],
  card: [
    [(c) => ({ card: c.parry }), 'Parry'],
    [(c) => ({ card: c.parryAgain }), 'Parry (copy 2)'],
    [(c) => ({ card: c.secret }), 'card 1 of the hand of Raena'],
  ],
  act: [
    [(c) => ({ card: c.longsword }), 'attack with Longsword'],
    [(c) => ({ card: c.parry }), 'play Parry'],
  ],
  skill: [
    [
      (c) => ({ card: c.quest, skill: 'athletics', space: at(7, 8) }),
      'try Athletics for Read the Runes at column 7, row 8',
    ],
  ],
  use: [[(c) => ({ card: c.event, space: at(7, 8) }), 'use the token of Meteor at column 7, row 8']],
  walk: [[() => ({}), 'walk']],
  token: [[(c) => ({ card: c.parry }), 'use the token of Parry']],
  amount: [[() => ({ amount: 5 }), '5']],
  maintain: [[(c) => ({ card: c.parry }), 'maintain Parry']],
  'end-turn': [[() => ({}), 'end your turn']],
  chain: [[(c) => ({ card: c.parry }), 'add Parry']],
  smite: [[(c) => ({ card: c.parry }), 'add Parry as a Damage Chain']],
  free: [
    [(c) => ({ card: c.parryAgain }), 'play Parry (copy 2)'],
    [(c) => ({ card: c.ring }), 'play Ring of Speed'],
  ],
  interaction: [[() => ({}), 'use your Interaction']],
  creature: [
    [() => ({ creature: GOBLIN + 2 }), 'Goblin C'],
    [() => ({ creature: BONNIE }), 'Bonnie'],
  ],
  space: [[() => ({ space: at(12, 7) }), 'column 12, row 7']],
  area: [
    [() => ({ spaces: [at(14, 14), at(15, 14), at(14, 15), at(15, 15)] }), 'columns 14 to 15, rows 14 to 15'],
    [() => ({ spaces: [at(14, 14), at(14, 15)] }), 'column 14, rows 14 to 15'],
    [() => ({ spaces: [at(14, 14), at(15, 15)] }), 'columns 14 to 15, rows 14 to 15 (2 spaces)'],
  ],
  path: [[() => ({ spaces: [at(3, 3), at(4, 4)] }), 'past all hazards']],
  pay: [[() => ({ spaces: [] }), '']],
  give: [[(c) => ({ card: c.ring, creature: GAINS }), 'give Ring of Speed to Gains']],
  line: [[() => ({ line: 1 }), 'line 2']],
  party: [[() => ({ party: 1 }), 'Blue']],
  pass: [[() => ({}), 'pass']],
  stop: [[() => ({}), 'go no farther']],
}

function linesOf<K extends string>(
  examples: Readonly<Record<K, readonly Example<unknown>[]>>,
): { kind: string; of: (cards: Cards) => unknown; line: string }[] {
  return Object.entries<readonly Example<unknown>[]>(examples).flatMap(([kind, some]) =>
    some.map(([of, line]) => ({ kind, of, line })),
  )
}

describe('what is asked', () => {
  test.each(linesOf(ASKS))('[T-2.01, T-6.11] $kind: $line', ({ kind, of, line }) => {
    const t = table()
    const prompt = { ...(of(t.named) as object), type: kind } as TempusPrompt
    expect(asked(t, prompt)).toBe(`Bonnie: ${line}`)
  })

  test('[T-7.14, T-R11] names no card of a hand to who has not seen it', () => {
    const t = table()
    const prompt = { type: 'card', card: t.named.secret, left: 1 } as const
    expect(asked(t, prompt, RAENA, RAENA)).toBe('Raena: which card do you choose for Sneak?')
    expect(asked(t, prompt, RAENA, BONNIE)).toBe('Raena: which card do you choose for a card?')
  })

  test('keeps no exclamation mark of a name within a question', () => {
    const t = table()
    const { quest } = t.named
    const def = t.state.cards.def[quest] as number
    PRINTED.cards = PRINTED.cards.with(def, { ...cardOf(t.state, quest), name: 'The Dark Obelisk!' })
    const prompt = { type: 'card', card: quest, left: 1 } as const
    expect(asked(t, prompt)).toBe('Bonnie: which card do you choose for The Dark Obelisk?')
  })

  test('[T-31.07] a Monster of a Camp is told with its place among those that are left to act', () => {
    const t = table()
    const second = GOBLIN + 1
    const path = (): string => asked(t, { type: 'monster-path', creature: second })
    expect(path()).toBe('Bonnie: which way does Goblin B (2 of 4) take?')
    const [first] = t.state.monsters.filter(({ id }) => id === GOBLIN)
    if (first) first.at = OFF
    expect(path()).toBe('Bonnie: which way does Goblin B (1 of 3) take?')
  })

  test('[T-16.14] an Interaction is named by its Class, whichever card pays for it', () => {
    const t = table()
    const prompt = { type: 'price', card: t.named.secret } as const
    expect(asked(t, prompt, RAENA, BONNIE)).toBe('Raena: which card do you discard for Tend?')
  })
})

describe('what can be picked', () => {
  test.each(linesOf(OFFERS))('[T-2.01, T-6.11] $kind: $line', ({ kind, of, line }) => {
    const t = table()
    expect(offered(t, { ...(of(t.named) as object), do: kind } as TempusOption)).toBe(line)
  })

  test('[T-22.12] an area tells whom it reaches', () => {
    const t = table()
    t.hero(GAINS).at = at(14, 14)
    const option = { do: 'area', spaces: [at(14, 14), at(15, 14)] } as const
    expect(offered(t, option)).toBe('columns 14 to 15, row 14: Gains')
  })

  test('[T-7.14, T-10.05] hidden cards are told apart by where they lie', () => {
    const t = table()
    const card = (of: readonly CardId[], depth: number): TempusOption => ({
      do: 'card',
      card: of.at(-depth) as CardId,
    })
    const { eventDeck, lootDeck, questDeck } = t.state
    expect(offered(t, card(eventDeck, 1))).toBe('the top card of the Event deck')
    expect(offered(t, card(lootDeck, 2))).toBe('card 2 of the Loot deck')
    expect(offered(t, card(questDeck, 1))).toBe('the top card of the Quest deck')
    expect(offered(t, card(t.hero(BONNIE).deck, 1))).toBe('the top card of the Draw Deck of Bonnie')
  })

  test('[T-29.13] whose turn it is takes Loot, and does not give it to itself', () => {
    const t = table()
    t.state.turn = newTurn(t.state, GAINS)
    const option = { do: 'give', card: t.named.ring } as const
    expect(offered(t, { ...option, creature: GAINS })).toBe('take Ring of Speed from Bonnie')
    t.state.turn = newTurn(t.state, BONNIE)
    expect(offered(t, { ...option, creature: GAINS })).toBe('give Ring of Speed to Gains')
  })

  test('[T-21.08] the end of several picks has a word', () => {
    expect(plain(WORDS.option(factsFor(table(), BONNIE), DONE))).toBe('done')
  })
})
