import { below, Match, seeded, type CardId, type Chance, type Fault } from '@trialhall/kernel'
import { scene, sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import { battleDecks, type BattleState } from '../../game.ts'
import { cardOf } from '../../rules/printed.ts'
import { FACTIONS } from '../../terms.ts'
import { def, discard, hp, isRemoved, isThere, lay, on, side, slugs } from '../lay.ts'

/** The sentence with which a position is refused. */
function refusal(position: unknown): string {
  const started = Match.start(battleDecks, { seats: 2, seed: 1, position })
  if (started.ok) return 'not refused'
  expect(started.fault.code).toBe('bad-position')
  expect(started.fault.message.startsWith(started.fault.field)).toBe(true)
  expect(started.fault.message).toMatch(/[.]$/)
  return started.fault.message
}

/** The same of one seat, the first of them. */
function seatRefusal(seat: object): string {
  return refusal({ seats: [seat] })
}

describe('[B-2.1, B-6.4, B-9.4, B-14.2, B-15.7, B-15.9] what is wrong with a position is told in one sentence', () => {
  test('a position may say nothing at all', () => {
    expect([refusal({}), refusal({ seats: [] }), refusal({ seats: [{}, {}] })]).toEqual([
      'not refused',
      'not refused',
      'not refused',
    ])
  })

  test.each([
    [7, 'position is 7; allowed is an object.'],
    [{ phase: 'setup' }, 'position.phase is "setup"; allowed is one of round, turn, activation, refill.'],
    [{ active: 'C' }, 'position.active is "C"; allowed is one of A, B.'],
    [{ initiative: 0 }, 'position.initiative is 0; allowed is one of A, B.'],
    [{ round: 0 }, 'position.round is 0; allowed is a whole number from 1 to 999.'],
    [{ round: 1.5 }, 'position.round is 1.5; allowed is a whole number from 1 to 999.'],
    [{ quietRounds: 3 }, 'position.quietRounds is 3; allowed is a whole number from 0 to 2.'],
    [{ lastTurn: 1 }, 'position.lastTurn is 1; allowed is true or false.'],
    [{ mayRest: 'no' }, 'position.mayRest is "no"; allowed is true or false.'],
    [{ exact: 'yes' }, 'position.exact is "yes"; allowed is true or false.'],
    [{ seats: {} }, 'position.seats is {}; allowed is a list of at most 2.'],
    [{ seats: [{}, {}, {}] }, 'position.seats is [{},{},{}]; allowed is a list of at most 2.'],
    [{ seats: [{}, 'B'] }, 'position.seats[1] is "B"; allowed is an object.'],
  ])('of the whole: %j', (position, sentence) => {
    expect(refusal(position)).toBe(sentence)
  })

  const CARDS =
    'queens-champion, her-royal-guard, crown-fusilier, royal-lancer, palace-surgeon, mammoth, sabre-cat, wolf-pack, scout-falcon, war-boar, dragon-standard, heartseeker-lance, scale-barding, hunters-sights, storm-horn, snare-net, bait-scent, royal-summons, ambush-b, field-rations, fog-bank, cut-straps, panic, providence'
  const RANK = 'with its rank, as queens-champion-a, where one copy is meant.'
  const ANY = `allowed is a card of Britannia: ${CARDS}, rampaging-tyrant, border-reavers; ${RANK}`
  const ANY_BUT_JOKERS = `allowed is a card of Britannia but no joker: ${CARDS}; ${RANK}`

  test.each([
    [{ faction: 'france' }, 'faction is "france"; allowed is one of britannia, prussia.'],
    [{ hadTurn: 1 }, 'hadTurn is 1; allowed is true or false.'],
    [{ hand: 'snare-net' }, 'hand is "snare-net"; allowed is a list.'],
    [{ hand: ['border-reavers'] }, `hand[0] is "border-reavers"; ${ANY_BUT_JOKERS}`],
    [{ discard: ['snare-net', 'border-reavers'] }, `discard[1] is "border-reavers"; ${ANY_BUT_JOKERS}`],
    [{ removed: ['dire-wolf'] }, `removed[0] is "dire-wolf"; ${ANY}`],
    [{ deck: [3] }, `deck[0] is 3; ${ANY}`],
    [
      { events: ['snare-net'] },
      'events[0] is "snare-net"; allowed is an event of Britannia: royal-summons, ambush-b, field-rations, fog-bank, cut-straps, panic, providence; with its rank, as royal-summons-a, where one copy is meant.',
    ],
    [
      { field: ['wolf-pack', 'fog-bank'] },
      'field[1] is "fog-bank"; allowed is a reinforcement of Britannia: queens-champion, her-royal-guard, crown-fusilier, royal-lancer, palace-surgeon, mammoth, sabre-cat, wolf-pack, scout-falcon, war-boar; with its rank, as queens-champion-a, where one copy is meant.',
    ],
    [
      { hand: ['mammoth'], deck: ['mammoth'] },
      'hand[0] is "mammoth"; allowed is a card of which a copy is left.',
    ],
    [
      { deck: ['snare-net', 'snare-net', 'snare-net'] },
      'deck[2] is "snare-net"; allowed is a card of which a copy is left.',
    ],
    [{ characters: {} }, 'characters is {}; allowed is a list of at most 40.'],
    [{ equalizers: [{}, {}, {}] }, 'equalizers is [{},{},{}]; allowed is a list of at most 2.'],
  ])('of a seat: %j', (seat, sentence) => {
    expect(seatRefusal(seat)).toBe(`position.seats[0].${sentence}`)
  })

  test('a card that no deck of this seat has is told with those that it has', () => {
    expect(seatRefusal({ hand: ['gear-clamp'] })).toBe(
      `position.seats[0].hand[0] is "gear-clamp"; ${ANY_BUT_JOKERS}`,
    )
    expect(refusal({ seats: [{}, { hand: ['gear-clamp'] }] })).toBe('not refused')
    expect(seatRefusal({ faction: 'prussia', hand: ['gear-clamp'] })).toBe('not refused')
  })

  test('factions of both seats go together', () => {
    expect(refusal({ seats: [{ faction: 'prussia' }, { faction: 'prussia' }] })).toBe(
      'position.seats[1].faction is "prussia"; allowed is britannia, since A has the other.',
    )
    expect(refusal({ seats: [{ faction: 'prussia' }, { faction: 'britannia' }] })).toBe('not refused')
  })

  test.each([
    [
      ['artillery'],
      'defeated[0] is "artillery"; allowed is a hero of Britannia: pterosaur-rider, dire-wolf, quartermaster.',
    ],
    [['dire-wolf', 'dire-wolf'], 'defeated[1] is "dire-wolf"; allowed is each hero once.'],
    [
      ['dire-wolf', 'quartermaster', 'pterosaur-rider'],
      'defeated[2] is "pterosaur-rider"; allowed is at most two heroes.',
    ],
  ])('of who is defeated: %j', (defeated, sentence) => {
    expect(seatRefusal({ defeated })).toBe(`position.seats[0].${sentence}`)
  })

  test('a reinforcement is not defeated for good', () => {
    expect(seatRefusal({ field: ['wolf-pack'], defeated: ['wolf-pack'] })).toMatch(
      /defeated\[0\] is "wolf-pack"/,
    )
  })

  const WHO =
    'allowed is a hero of this seat or a reinforcement in its field, each once: pterosaur-rider, dire-wolf, quartermaster.'
  const PARTNER =
    'allowed is another character of this seat that is in no pair: pterosaur-rider, dire-wolf, quartermaster.'

  const BRITISH =
    'equipment of Britannia: dragon-standard, heartseeker-lance, scale-barding, hunters-sights, storm-horn, snare-net, bait-scent'
  const PRUSSIAN =
    'equipment of Prussia: voltaic-harness, rifled-barrel, riveted-plate, steam-gauntlet, liquid-fire, gear-clamp, acid-flask'
  const CARRIED = `allowed is ${BRITISH}; with its rank, as dragon-standard-a, where one copy is meant; or ${PRUSSIAN}; with its rank, as voltaic-harness-a, where one copy is meant.`

  test.each([
    [{}, `card is missing; ${WHO}`],
    [{ card: 7 }, `card is 7; ${WHO}`],
    [{ card: 'wolf-pack' }, `card is "wolf-pack"; ${WHO}`],
    [{ card: 'artillery' }, `card is "artillery"; ${WHO}`],
    [{ card: 'dire-wolf', hp: 8 }, 'hp is 8; allowed is a whole number from -4 to 7.'],
    [{ card: 'dire-wolf', hp: -5 }, 'hp is -5; allowed is a whole number from -4 to 7.'],
    [{ card: 'dire-wolf', activated: 1 }, 'activated is 1; allowed is true or false.'],
    [{ card: 'dire-wolf', isNew: 'yes' }, 'isNew is "yes"; allowed is true or false.'],
    [{ card: 'dire-wolf', tokens: 3 }, 'tokens is 3; allowed is a list of at most 20.'],
    [{ card: 'dire-wolf', equipment: ['snare-net', 'snare-net', 'snare-net'] }, LEFT(2, 'snare-net')],
    [{ card: 'dire-wolf', pairedWith: 'dire-wolf' }, `pairedWith is "dire-wolf"; ${PARTNER}`],
    [{ card: 'dire-wolf', pairedWith: 'artillery' }, `pairedWith is "artillery"; ${PARTNER}`],
    [{ card: 'dire-wolf', pairedWith: null }, `pairedWith is null; ${PARTNER}`],
    [{ card: 'dire-wolf', equipment: ['gold'] }, `equipment[0] is "gold"; ${CARRIED}`],
    [
      { card: 'dire-wolf', equipment: ['storm-horn', 'wolf-pack'] },
      `equipment[1] is "wolf-pack"; ${CARRIED}`,
    ],
  ])('of a character: %j', (character, sentence) => {
    expect(seatRefusal({ characters: [character] })).toBe(`position.seats[0].characters[0].${sentence}`)
  })

  function LEFT(i: number, slug: string): string {
    return `equipment[${i}] is "${slug}"; allowed is equipment of which a copy is left.`
  }

  test('[B-14.1, B-14.3] only a character with Guard makes a pair', () => {
    const refusal = (card: string): string =>
      seatRefusal({ field: [card], characters: [{ card, pairedWith: 'dire-wolf' }] })
    expect(refusal('sabre-cat-k')).toMatch(
      /pairedWith is "dire-wolf"; allowed is said of the member that has Guard/,
    )
    expect(refusal('her-royal-guard-k')).toBe('not refused')
  })

  test.each([
    [
      'one of another pair',
      [
        { card: 'her-royal-guard', pairedWith: 'quartermaster' },
        { card: 'dire-wolf', pairedWith: 'quartermaster' },
      ],
    ],
    [
      'a second one',
      [
        { card: 'her-royal-guard-k', pairedWith: 'her-royal-guard-q' },
        { card: 'her-royal-guard-q', pairedWith: 'dire-wolf' },
      ],
    ],
  ])('[B-14.2] nobody is paired with %s', (_, characters) => {
    const field = ['her-royal-guard-k', 'her-royal-guard-q']
    expect(seatRefusal({ field, characters })).toMatch(
      /characters\[1\]\.pairedWith is "[a-z-]+"; allowed is another character of this seat that is in no pair/,
    )
    expect(seatRefusal({ field, characters: characters.slice(0, 1) })).toBe('not refused')
  })

  test('a reinforcement has no HP to be set, and nobody is described twice', () => {
    const characters = [{ card: 'wolf-pack', hp: 1 }]
    expect(seatRefusal({ field: ['wolf-pack'], characters })).toMatch(
      /characters\[0\]\.hp is 1; allowed is no such/,
    )
    expect(seatRefusal({ characters: [{ card: 'dire-wolf' }, { card: 'dire-wolf' }] })).toBe(
      `position.seats[0].characters[1].card is "dire-wolf"; ${WHO}`,
    )
  })

  const SOURCE = 'allowed is an ability or an event by its slug, such as spot or fog-bank.'
  const ROGUE = 'allowed is an equalizer of Britannia: rampaging-tyrant, border-reavers.'

  test.each([
    [{ source: 'Spot!' }, `source is "Spot!"; ${SOURCE}`],
    [{ source: 'gold' }, `source is "gold"; ${SOURCE}`],
    [{ source: 'storm-horn' }, `source is "storm-horn"; ${SOURCE}`],
    [{ source: 'mammoth' }, `source is "mammoth"; ${SOURCE}`],
    [{ atk: 10 }, 'atk is 10; allowed is a whole number from -9 to 9.'],
    [{ def: -10 }, 'def is -10; allowed is a whole number from -9 to 9.'],
    [{ dmg: '1' }, 'dmg is "1"; allowed is a whole number from -9 to 9.'],
    [
      { against: 'wolf-pack' },
      'against is "wolf-pack"; allowed is a character on the field: pterosaur-rider, dire-wolf, quartermaster, clockwork-soldier, engineer-corp-captain, artillery.',
    ],
  ])('of a token: %j', (token, sentence) => {
    const characters = [{ card: 'dire-wolf', tokens: [token] }]
    expect(seatRefusal({ characters })).toBe(`position.seats[0].characters[0].tokens[0].${sentence}`)
  })

  test.each([
    [{}, `card is missing; ${ROGUE}`],
    [{ card: 'snare-net' }, `card is "snare-net"; ${ROGUE}`],
    [{ card: 'airship-pirates' }, `card is "airship-pirates"; ${ROGUE}`],
    [{ card: 'border-reavers', attacks: 4 }, 'attacks is 4; allowed is a whole number from 0 to 3.'],
    [{ card: 'rampaging-tyrant', attacks: 1 }, 'attacks is 1; allowed is 0.'],
  ])('of an equalizer: %j', (equalizer, sentence) => {
    expect(seatRefusal({ equalizers: [equalizer] })).toBe(`position.seats[0].equalizers[0].${sentence}`)
  })

  test('the same equalizer is not in play twice', () => {
    const twice = [{ card: 'border-reavers' }, { card: 'border-reavers' }]
    expect(seatRefusal({ equalizers: twice })).toBe(
      'position.seats[0].equalizers[1].card is "border-reavers"; allowed is an equalizer that is left.',
    )
  })

  test.each([
    [{ turn: 3 }, /^position\.turn is 3; allowed is no such field; known are /],
    [{ seats: [{ gold: 3 }] }, /^position\.seats\[0\]\.gold is 3; allowed is no such field; known are /],
    [
      { seats: [{ characters: [{ card: 'dire-wolf', mood: 1 }] }] },
      /^position\.seats\[0\]\.characters\[0\]\.mood is 1; allowed is no such field/,
    ],
    [
      { seats: [{ characters: [{ card: 'dire-wolf', tokens: [{ hp: 1 }] }] }] },
      /^position\.seats\[0\]\.characters\[0\]\.tokens\[0\]\.hp is 1; allowed is no such field/,
    ],
    [
      { seats: [{ equalizers: [{ card: 'border-reavers', hp: 1 }] }] },
      /^position\.seats\[0\]\.equalizers\[0\]\.hp is 1; allowed is no such field/,
    ],
  ])('a field that nobody knows: %j', (position, sentence) => {
    expect(refusal(position)).toMatch(sentence)
  })
})

describe('[B-1.5, B-2.1, B-2.2, B-9.6, B-R69] what a position lays', () => {
  test('said nothing, A has Britannia, begins a turn of round 1, and both have full fields and decks', () => {
    const started = Match.start(battleDecks, { seats: 2, seed: 1, position: {} })
    const { state } = started.ok ? started.value : { state: null }
    expect(state).toMatchObject({ active: 0, initiative: 0, round: 1, isLastTurn: false, mayRest: false })
    for (const faction of [0, 1])
      expect(state?.sides[faction]).toMatchObject({ faction, hand: [], discard: [], events: [], rogues: [] })
    expect(state?.sides.map(({ deck, characters }) => [deck.length, characters.length])).toEqual([
      [54, 3],
      [54, 3],
    ])
  })

  test('named cards lie on top of the deck, the first uppermost; without a rank the highest is taken', () => {
    const position = { seats: [{ deck: ['wolf-pack', 'snare-net'], hand: ['wolf-pack'] }] }
    const { state } = sure(Match.start(battleDecks, { seats: 2, seed: 1, position }))
    const names = (cards: readonly CardId[]) => cards.map((card) => cardOf(state, card).slug)
    const { deck, hand } = side({ state }, 0)
    expect([names(deck.slice(-2)), names(hand)]).toEqual([['snare-net-5', 'wolf-pack-10'], ['wolf-pack-9']])
    expect(deck).toHaveLength(53)
  })

  test('with `exact` there are no cards but the named ones, and the rest is out of the game', () => {
    const t = lay({ A: { deck: ['snare-net'], discard: ['storm-horn'] } })
    expect([slugs(t, side(t, 0).deck), discard(t, 0), side(t, 1).deck]).toEqual([
      ['snare-net'],
      ['storm-horn'],
      [],
    ])
    expect([side(t, 0).removed.length, side(t, 1).removed.length]).toEqual([52, 54])
  })

  test('two of one family are described one after the other', () => {
    const t = lay({
      A: {
        field: ['wolf-pack', 'wolf-pack'],
        characters: [
          { card: 'wolf-pack', activated: true },
          { card: 'wolf-pack', equipment: ['gear-clamp'] },
        ],
      },
    })
    const packs = side(t, 0).characters.slice(3)
    expect(packs.map(({ isActivated, equipment }) => [isActivated, equipment.length])).toEqual([
      [true, 0],
      [false, 1],
    ])
  })

  test('a defeated hero is out of the game, and nothing more can be said of it', () => {
    const t = lay({ A: { defeated: ['dire-wolf'] } })
    expect([isThere(t, 'dire-wolf'), isRemoved(t, 'dire-wolf')]).toEqual([false, true])
    const characters = [{ card: 'dire-wolf', equipment: ['storm-horn'] }]
    expect(seatRefusal({ defeated: ['dire-wolf'], characters })).toMatch(/card is "dire-wolf"/)
  })

  test('whoever is in the middle of a turn has had one; at its beginning that is still to come', () => {
    const had = (position: object) => {
      const started = Match.start(battleDecks, { seats: 2, seed: 1, position, options: { windows: 'able' } })
      return started.ok && started.value.state.sides.map(({ hadTurn }) => hadTurn)
    }
    expect(had({ phase: 'activation', active: 'B' })).toEqual([false, true])
    expect(had({ phase: 'activation', active: 'B', seats: [{ hadTurn: true }] })).toEqual([true, true])
  })

  test('HP, tokens, equipment of either deck and pairs are as said, for those named only', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard'],
        characters: [
          { card: 'dire-wolf', hp: -2, tokens: [{ source: 'spot', def: -2 }], equipment: ['riveted-plate'] },
          { card: 'her-royal-guard', pairedWith: 'quartermaster' },
        ],
      },
    })
    expect([hp(t, 'dire-wolf', 'pterosaur-rider'), def(t, 'dire-wolf', 'artillery')]).toEqual([[-2, 7], 7])
    const [guard, master] = [on(t, 'her-royal-guard'), on(t, 'quartermaster')]
    expect([guard.partner, master.partner]).toEqual([master.card, guard.card])
    expect([guard.isPairing, master.isPairing]).toEqual([true, false])
  })

  test('equipment lies open before both, the highest copy where none is named, each copy once', () => {
    const t = lay({
      A: { characters: [{ card: 'dire-wolf', equipment: ['gear-clamp', 'gear-clamp', 'storm-horn-6'] }] },
    })
    const { equipment } = on(t, 'dire-wolf')
    for (const viewer of [0, 1, null]) {
      const view = t.match.viewFor(viewer)
      expect(equipment.map((card) => cardOf(view, card).slug)).toEqual([
        'gear-clamp-5',
        'gear-clamp-4',
        'storm-horn-6',
      ])
    }
    expect(on(t, 'quartermaster').equipment).toEqual([])
  })

  test.each(['turn', 'activation'] as const)(
    'who is new is so in the turn that is about to begin or has begun: %s',
    (phase) => {
      const characters = [{ card: 'royal-lancer', isNew: true }]
      const t = lay({ phase, A: { field: ['royal-lancer'], characters }, rolls: [1] })
      t.A.picks('activate Royal Lancer', 'attack Artillery')
      expect(t.eventsOf('attackRolled').map(({ modifier }) => modifier)).toEqual([3 + 2]) // Charge
    },
  )

  test('nobody is new unless it is said', () => {
    const t = lay({ phase: 'turn', A: { field: ['royal-lancer'] }, rolls: [1] })
    t.A.picks('activate Royal Lancer', 'attack Artillery')
    expect(t.eventsOf('attackRolled').map(({ modifier }) => modifier)).toEqual([3])
  })

  test('a token of which nothing is said is a Spot that changes nothing', () => {
    const t = scene(battleDecks, {
      position: { seats: [{ characters: [{ card: 'dire-wolf', tokens: [{}] }] }] },
    })
    expect(on(t, 'dire-wolf').tokens).toEqual([{ source: 'spot', atk: 0, def: 0, dmg: 0, against: null }])
  })

  test('the numbers of cards in a position tell nothing of what they are', () => {
    const position = { seats: [{ hand: ['mammoth'], deck: ['snare-net-5'] }] }
    const numbers = [1, 2, 3, 4, 5, 6].map((seed) => {
      const started = Match.start(battleDecks, { seats: 2, seed, position })
      if (!started.ok) throw new Error(started.fault.message)
      const [first] = started.value.state.sides
      return [first?.hand[0], first?.deck.at(-1)]
    })
    for (const place of [0, 1]) expect(new Set(numbers.map((one) => one[place])).size).toBeGreaterThan(2)
  })
})

/** Names of cards of these kinds that a seat can have: A has Britannia. */
const named = (seat: number, ...kinds: readonly string[]): string[] => [
  ...new Set(
    CARDS.filter(({ kind, faction }) => kinds.includes(kind) && faction === FACTIONS[seat]).flatMap((card) =>
      'family' in card ? [card.slug, card.family] : [card.slug],
    ),
  ),
]
const PLAYED = ['reinforcement', 'equipment', 'event']
/** What mostly lies in a pile. */
const LISTS = {
  hand: PLAYED,
  deck: [...PLAYED, 'equalizer'],
  discard: PLAYED,
  events: ['event'],
  field: ['reinforcement'],
  removed: [...PLAYED, 'equalizer'],
  defeated: ['hero'],
} as const

/** Positions made at random of what fields may and may not hold. */
class Chaos {
  private readonly chance: Chance
  constructor(seed: number) {
    this.chance = seeded(seed)
  }

  private isOneIn(count: number): boolean {
    return below(this.chance, count) === 0
  }

  private one<T>(list: readonly T[]): T {
    return list[below(this.chance, list.length)] as T
  }

  /** Now and then something that fits nowhere. */
  private odd(value: unknown): unknown {
    return this.isOneIn(80) ? this.one<unknown>([null, -1, 99, '', 'x', [], {}, true, 'mammoth']) : value
  }

  private character(seat: number): unknown {
    return this.odd({
      card: this.odd(this.one(named(seat, 'hero'))),
      ...(this.isOneIn(3) ? { hp: this.odd(below(this.chance, 11) - 4) } : {}),
      activated: this.odd(this.isOneIn(2)),
      equipment: this.isOneIn(3) ? [this.odd(this.one(named(seat, 'equipment')))] : [],
      tokens: this.isOneIn(3) ? [{ source: 'spot', def: this.odd(-2), against: this.odd('') }] : [],
      ...(this.isOneIn(4) ? { pairedWith: this.odd(this.one(named(seat, 'hero'))) } : {}),
    })
  }

  private seat(seat: number): unknown {
    const lists = Object.entries(LISTS).map(([field, kinds]) => [
      field,
      this.isOneIn(4) ? this.odd([this.odd(this.one(named(seat, ...kinds)))]) : [],
    ])
    return this.odd({
      ...Object.fromEntries(lists),
      characters: this.isOneIn(2) ? [this.character(seat)] : [],
      equalizers: this.isOneIn(6) ? [{ card: this.odd(this.one(named(seat, 'equalizer'))) }] : [],
    })
  }

  position(): unknown {
    return this.odd({
      phase: this.odd(this.one(['round', 'turn', 'activation', 'refill'])),
      active: this.odd(this.one(['A', 'B'])),
      lastTurn: this.odd(this.isOneIn(4)),
      exact: this.isOneIn(2),
      seats: [this.seat(0), this.seat(1)],
    })
  }
}

function cardsIn(state: BattleState): number[] {
  return battleDecks
    .zones(state)
    .flatMap(({ cards }) => cards)
    .toSorted((a, b) => a - b)
}

test('[B-1.8] nothing that a position says makes it crash or lose a card', () => {
  const faults: Fault[] = []
  const laid = Array.from({ length: 500 }, (_, seed) => {
    const started = Match.start(battleDecks, { seats: 2, seed, position: new Chaos(seed).position() })
    if (!started.ok) faults.push(started.fault)
    return started.ok ? [started.value] : []
  }).flat()
  expect(Math.min(faults.length, laid.length)).toBeGreaterThan(50)
  for (const { state, asks, outcome } of laid) {
    expect(cardsIn(state)).toEqual(Array.from({ length: 114 }, (_, card) => card))
    expect(asks.length > 0 || outcome !== null).toBe(true)
  }
  for (const { code, message } of faults) {
    expect(code).toBe('bad-position')
    expect(message).toMatch(/^position.* is .*; allowed is .*[.]$/)
  }
})
