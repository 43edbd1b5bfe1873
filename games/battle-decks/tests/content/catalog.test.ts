import { describe, expect, test } from 'vitest'
import * as has from '../../content/abilities.ts'
import { CARDS, CATALOG, sayAbility } from '../../content/catalog.ts'
import type {
  Ability,
  BattleCard,
  EqualizerCard,
  EquipmentCard,
  EventCard,
  HeroCard,
  ReinforcementCard,
} from '../../faces.ts'
import { FACTIONS, MOMENTS, RANKS, SUITS, type Faction, type Suit } from '../../terms.ts'
import { numbersIn, tableOf, without, type Row } from './page.ts'

const ABILITIES: readonly Ability[] = Object.values(has)
const NAMES: Readonly<Record<Faction, string>> = { britannia: 'Britannia', prussia: 'Prussia' }
const TYPES: Readonly<Record<Faction, Partial<Record<Suit, string>>>> = {
  britannia: { hearts: 'Her Royal Guard', diamonds: 'Call of the Wild' },
  prussia: { hearts: 'Iron Company', diamonds: 'Clockwork Foundry' },
}

/** Everything of one kind. */
function all<K extends BattleCard['kind']>(kind: K): Extract<BattleCard, { kind: K }>[] {
  return CARDS.filter((card): card is Extract<BattleCard, { kind: K }> => card.kind === kind)
}

/** The first card of each family, with how many there are. */
function families<C extends { readonly family: string }>(cards: readonly C[]): (C & { copies: number })[] {
  const copiesOf = (family: string): number => cards.filter((card) => card.family === family).length
  const firsts = cards.filter((card, i) => cards.findIndex(({ family }) => family === card.family) === i)
  return firsts.map((card) => ({ ...card, copies: copiesOf(card.family) }))
}

/** "Howl*": an activated ability has an asterisk. */
function titleOf({ name, kind }: Ability): string {
  return kind === 'activated' ? `${name}*` : name
}

function fighterCells({ stats, classes, abilities }: HeroCard | ReinforcementCard): Row {
  return {
    DEF: `${stats.def}`,
    ATK: `${stats.atk}`,
    DMG: `${stats.dmg}`,
    Classifications: classes.join(', '),
    Abilities: abilities.map(titleOf).join(', '),
  }
}

function heroRow(card: HeroCard): Row {
  const { name, slug, faction, points, hp } = card
  return {
    Hero: `${name} (\`${slug}\`)`,
    Faction: NAMES[faction],
    Points: `${points}`,
    HP: `${hp}`,
    ...fighterCells(card),
  }
}

function reinforcementRow(card: ReinforcementCard & { copies: number }): Row {
  const { name, family, faction, suit, copies } = card
  return {
    Card: `${name} (\`${family}\`)`,
    Faction: NAMES[faction],
    Type: TYPES[faction][suit] ?? '',
    Copies: `${copies}`,
    ...fighterCells(card),
  }
}

function equipmentRow(card: EquipmentCard & { copies: number }): Row {
  const { name, family, faction, copies, stats, grants, isHostile } = card
  const signed = (by: number): string => (by > 0 ? `+${by}` : `${by}`)
  return {
    Card: `${name} (\`${family}\`)`,
    Faction: NAMES[faction],
    Copies: `${copies}`,
    ATK: signed(stats.atk),
    DEF: signed(stats.def),
    DMG: signed(stats.dmg),
    Grants: grants === null ? '-' : titleOf(grants),
    'Meant for': isHostile ? 'enemy' : 'friend',
  }
}

/** "W0-W3, W5-W7" as the moments that it stands for. */
function momentsOf(windows: string): string[] {
  return windows.split(', ').flatMap((range) => {
    const [from = 0, to = from] = (range.match(/\d/g) ?? []).map(Number)
    return MOMENTS.slice(from, to + 1)
  })
}

function equalizerRow({ name, slug, faction, joker, atk, dmg, attacks, classes }: EqualizerCard): Row {
  return {
    Card: `${name} (\`${slug}\`)`,
    'In the deck of': NAMES[faction],
    Joker: `${joker}`,
    ATK: `${atk}`,
    DMG: `${dmg}`,
    Attacks: `${attacks}`,
    Classifications: classes.join(', '),
  }
}

describe('the cards are what the rules page says', () => {
  test('[B-1.5, B-10.2] six heroes, three a faction, with all their numbers', () => {
    const rows = tableOf('Heroes')
    expect(
      ['Britannia', 'Prussia'].map((own) => rows.filter(({ Faction }) => Faction === own).length),
    ).toEqual([3, 3])
    expect(all('hero').map(heroRow)).toEqual(rows.map((row) => without(row, 'Source')))
  })

  test('[B-11.2, B-11.8] twenty reinforcements with all their numbers, without HP and points', () => {
    const rows = tableOf('Reinforcements')
    expect(rows).toHaveLength(20)
    expect(families(all('reinforcement')).map(reinforcementRow)).toEqual(
      rows.map((row) => without(row, 'Source')),
    )
    expect(all('reinforcement').some((card) => 'hp' in card || 'points' in card)).toBe(false)
  })

  test('[B-16.4] fourteen pieces of equipment with all their modifiers', () => {
    const rows = tableOf('Equipment')
    expect(rows).toHaveLength(14)
    expect(families(all('equipment')).map(equipmentRow)).toEqual(rows.map((row) => without(row, 'Source')))
  })

  test('[B-15.7, B-R31] four equalizers with their attacks, without HP and DEF', () => {
    const rows = tableOf('Equalizers')
    expect(rows).toHaveLength(4)
    expect(all('equalizer').map(equalizerRow)).toEqual(
      rows.map((row) => without(row, 'What to expect', 'Source')),
    )
    expect(all('equalizer').some((card) => 'hp' in card || 'stats' in card)).toBe(false)
  })
})

describe('the events are what the rules page says', () => {
  const rows = tableOf('Events')
  const events = families(all('event'))
  const slugOf = ({ Card = '' }: Row): string => /`(.+)`/.exec(Card)?.[1] ?? ''
  const eventOf = (row: Row): (EventCard & { copies: number }) | undefined =>
    events.find(({ family }) => family === slugOf(row))

  test('there is no other event than those fourteen', () => {
    expect(rows).toHaveLength(14)
    expect(events.map(({ family }) => family).toSorted()).toEqual(rows.map(slugOf).toSorted())
  })

  test.each(rows.map((row) => [row.Card ?? '', row] as const))('[B-R51] %s', (title, row) => {
    const event = eventOf(row)
    expect(`${event?.name} (\`${event?.family}\`)`).toBe(title)
    expect([NAMES[event?.faction ?? 'prussia'], `${event?.copies}`]).toEqual([row.Faction, row.Copies])
    expect(event?.moments).toEqual(momentsOf(row.Windows ?? ''))
    expect(numbersIn(event?.deed.says ?? '')).toEqual(numbersIn(row.Effect ?? ''))
  })
})

describe('the abilities are what the rules page says', () => {
  const rows = tableOf('Abilities')

  test('[B-R7] there is no other ability than those 27, and Ambush is an event', () => {
    expect(rows).toHaveLength(27)
    expect(ABILITIES.map(titleOf).toSorted()).toEqual(rows.map(({ Ability = '' }) => Ability).toSorted())
  })

  test.each(rows.map((row) => [row.Ability ?? '', row] as const))('[B-12.1] %s', (title, row) => {
    const ability = ABILITIES.find((one) => titleOf(one) === title) as Ability
    const text = sayAbility(ability).slice(title.length)
    const [, save = '-', each = ''] = /save (\d)( each)?/.exec(text) ?? []
    expect({ Kind: ability.kind, Save: `${save}${each}` }).toEqual({ Kind: row.Kind, Save: row.Save })
    expect(numbersIn(text.replace(/save \d/, ''))).toEqual(numbersIn(row.Effect ?? ''))
    expect(ability.from).toBe(row.Source === 'printed' ? 'printed' : 'house')
  })

  test('[B-12.5] an asterisk marks what must be activated, and nothing else', () => {
    const marked = ABILITIES.filter((ability) => sayAbility(ability).startsWith(`${ability.name}*: `))
    expect(marked).toEqual(ABILITIES.filter(({ kind }) => kind === 'activated'))
    expect(marked).toHaveLength(14)
  })

  test('every ability belongs to a character or a piece of equipment', () => {
    const used = CARDS.flatMap((card) =>
      'abilities' in card ? card.abilities : card.kind === 'equipment' ? (card.grants ?? []) : [],
    )
    expect(ABILITIES.filter((ability) => !used.includes(ability))).toEqual([])
  })
})

describe.each(FACTIONS)('the deck map of %s', (faction) => {
  const rows = tableOf(`Deck map of ${NAMES[faction]}`)
  const deck = CARDS.filter((card) => card.faction === faction && card.kind !== 'hero')
  const COLUMNS: Readonly<Record<Suit, string>> = {
    hearts: `Hearts (${TYPES[faction].hearts})`,
    diamonds: `Diamonds (${TYPES[faction].diamonds})`,
    spades: 'Spades (equipment)',
    clubs: 'Clubs (events)',
  }

  test('[B-1.8] each rank of each suit is the card of the rules page, and two are jokers', () => {
    const nameAt = (suit: Suit, rank: string): string[] =>
      deck.flatMap((card) => ('rank' in card && card.suit === suit && card.rank === rank ? [card.name] : []))
    const cells = RANKS.map((rank) =>
      Object.fromEntries([
        ['Rank', rank],
        ...SUITS.map((suit) => [COLUMNS[suit], nameAt(suit, rank).join()]),
      ]),
    )
    expect(cells).toEqual(rows)
    expect(deck.flatMap((card) => (card.kind === 'equalizer' ? [card.joker] : []))).toEqual([1, 2])
    expect(deck).toHaveLength(54)
  })

  test('[B-R6] red suits are reinforcements, spades equipment, clubs events', () => {
    const kinds = SUITS.map((suit) => [
      ...new Set(deck.flatMap((card) => ('suit' in card && card.suit === suit ? [card.kind] : []))),
    ])
    expect(kinds).toEqual([['reinforcement'], ['reinforcement'], ['equipment'], ['event']])
  })
})

test('[B-1.9] what reference cards tell is in the catalog of every player: numbers, suits, ranks and texts', () => {
  expect(CATALOG).toHaveLength(CARDS.length)
  const shown = (slug: string): unknown => CATALOG.find((face) => face.slug === slug)?.facts
  expect(shown('storm-marshal-a')).toEqual({
    suit: 'hearts',
    rank: 'A',
    def: 7,
    atk: 4,
    dmg: 2,
    classes: 'Human, Officer',
  })
  expect(shown('border-reavers')).toMatchObject({ joker: 2, atk: 4, dmg: 2, attacks: 4 })
  expect(shown('smoke-shells-8')).toEqual({ suit: 'clubs', rank: '8' })
  expect(shown('artillery')).toMatchObject({ points: 11, hp: 6 })
})
