import { Fields, type CardId, type Seat } from '@trialhall/kernel'
import { CARDS } from '../content/catalog.ts'
import { heroesLeft } from '../rules/field.ts'
import { cardOf, heroOf } from '../rules/printed.ts'
import { sideOf, type BattleTable, type Character, type Token } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'

/** Everything that a seat's characters can be called: heroes by slug, reinforcements by slug or family. */
const NAMES: readonly string[] = [
  ...new Set(
    CARDS.flatMap((card) =>
      card.kind === 'hero' ? [card.slug] : card.kind === 'reinforcement' ? [card.slug, card.family] : [],
    ),
  ),
]
const HEROES: readonly string[] = CARDS.flatMap((card) => (card.kind === 'hero' ? [card.slug] : []))
const EQUIPMENT: readonly string[] = [
  ...new Set(CARDS.flatMap((card) => (card.kind === 'equipment' ? [card.slug, card.family] : []))),
]

/** What is said of single characters: who is defeated, HP, tokens, equipment, pairs; heroes not named are as printed. */
export function layCharacters(table: BattleTable, seat: Seat, part: Fields): void {
  layDefeated(table, seat, part)
  const described: Character[] = []
  for (const one of part.parts('characters', 40)) layCharacter(table, seat, { part: one, described })
}

/** Heroes that are out of the game; whoever has none left has lost, so one stays. */
function layDefeated(table: BattleTable, seat: Seat, part: Fields): void {
  const side = sideOf(table.state, seat)
  for (const [i, slug] of (part.listOf('defeated', HEROES) ?? []).entries()) {
    const hero = find(table, [seat], { slug, not: [] })
    if (hero === null) part.blame(`defeated[${i}]`, slug, 'a hero of this seat, once')
    else if (heroesLeft(table.state, seat) === 1) part.blame(`defeated[${i}]`, slug, 'at most two heroes')
    else {
      side.characters = side.characters.filter((other) => other !== hero)
      side.removed.push(hero.card)
    }
  }
}

interface Describing {
  readonly part: Fields
  /** Those that an entry before this one is about: two of one family are described one after the other. */
  readonly described: Character[]
}

function layCharacter(table: BattleTable, seat: Seat, { part, described }: Describing): void {
  const slug = part.oneOf('card', ['', ...NAMES], '')
  const character = find(table, [seat], { slug, not: described })
  if (character === null) {
    part.blame('card', slug, 'a hero of this seat or a reinforcement in its field, once')
    return
  }
  described.push(character)
  const printed = cardOf(table.state, character.card)
  if (printed.kind === 'hero') {
    const { hp } = heroOf(table.state, character.card)
    character.hp = part.integer('hp', { min: DEFEATED_AT + 1, max: hp, default: hp })
  }
  character.isActivated = part.flag('activated', { default: false })
  const turn = table.state.turn + (table.state.phase === 'turn' ? 1 : 0) // which is about to begin
  if (part.flag('isNew', { default: false })) character.arrived = turn
  layTokens(table, character, part)
  layEquipment(table, character, part)
  layPair(table, seat, { character, part })
  part.noOthers()
}

function layTokens(table: BattleTable, character: Character, part: Fields): void {
  character.tokens = part.parts('tokens', 20).map((one) => {
    const source = one.text('source', { pattern: /^[a-z-]{1,30}$/, allowed: 'a slug', default: 'spot' })
    const range = { min: -9, max: 9, default: 0 }
    const [atk, def, dmg] = [one.integer('atk', range), one.integer('def', range), one.integer('dmg', range)]
    const against = layAgainst(table, one)
    one.noOthers()
    const token: Token = { source, atk, def, dmg, against }
    return Object.freeze(token)
  })
}

/** Whom alone a token counts against; null where nothing is said. */
function layAgainst(table: BattleTable, part: Fields): CardId | null {
  const slug = part.oneOf('against', ['', ...NAMES], '')
  const found = find(table, [0, 1], { slug, not: [] })
  if (slug !== '' && found === null) part.blame('against', slug, 'a character on the field')
  return found?.card ?? null
}

/** Equipment comes from whichever deck has it. */
function layEquipment(table: BattleTable, character: Character, part: Fields): void {
  const { state } = table
  for (const [i, slug] of (part.listOf('equipment', EQUIPMENT) ?? []).entries()) {
    const decks = state.sides.map(({ deck }) => deck)
    const deck = decks.find((cards) => cards.some((card) => isCalled(table, card, slug)))
    const called = deck?.filter((one) => isCalled(table, one, slug)) ?? []
    const [card] = called.sort((a, b) => table.def(a) - table.def(b)) // the highest rank
    if (deck === undefined || card === undefined)
      part.blame(`equipment[${i}]`, slug, 'equipment of which a copy is left')
    else {
      table.reveal(card)
      table.move(card, deck, character.equipment)
    }
  }
}

interface Pairing {
  readonly character: Character
  readonly part: Fields
}

/** `pairedWith` is said of the member whose ability made the pair. */
function layPair(table: BattleTable, seat: Seat, { character, part }: Pairing): void {
  const slug = part.oneOf('pairedWith', ['', ...NAMES], '')
  if (slug === '') return
  const partner = find(table, [seat], { slug, not: [character] })
  if (partner === null || partner.partner !== null || character.partner !== null)
    part.blame('pairedWith', slug, 'another character of this seat that is in no pair')
  else {
    character.partner = partner.card
    character.isPairing = true
    partner.partner = character.card
  }
}

interface Sought {
  readonly slug: string
  /** Who is not meant. */
  readonly not: readonly Character[]
}

function find(table: BattleTable, seats: readonly Seat[], { slug, not }: Sought): Character | null {
  for (const seat of seats)
    for (const character of sideOf(table.state, seat).characters)
      if (!not.includes(character) && isCalled(table, character.card, slug)) return character
  return null
}

function isCalled(table: BattleTable, card: CardId, slug: string): boolean {
  const printed = cardOf(table.state, card)
  return printed.slug === slug || ('family' in printed && printed.family === slug)
}
