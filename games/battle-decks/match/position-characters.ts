import { type CardId, type Fields, type Seat } from '@trialhall/kernel'
import { GUARD } from '../content/abilities.ts'
import { ABILITY_NAMES } from '../content/ability-names.ts'
import { CARDS } from '../content/catalog.ts'
import { heroesLeft } from '../rules/field.ts'
import { cardOf, heroOf } from '../rules/printed.ts'
import { sideOf, type BattleTable, type Character, type Token } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'
import { calledOf, deckOf, givenName, isCalled, nameIn, namesIn, sayAllowed } from './position-names.ts'

/** What is said of single characters: who is defeated, HP, tokens, equipment, pairs; heroes not named are as printed. */
export function layCharacters(table: BattleTable, seat: Seat, part: Fields): void {
  layDefeated(table, seat, part)
  const described: Character[] = []
  for (const one of part.parts('characters', 40)) layCharacter(table, seat, { part: one, described })
}

/** Heroes that are out of the game; whoever has none left has lost, so one stays. */
function layDefeated(table: BattleTable, seat: Seat, part: Fields): void {
  const side = sideOf(table.state, seat)
  const allowed = sayAllowed((faction) => `a hero of ${faction}`, side, deckOf(side, ['hero']))
  for (const [i, slug] of namesIn(part, 'defeated', allowed).entries()) {
    const isHero = deckOf(side, ['hero']).some((card) => card.slug === slug)
    const hero = isHero ? find(table, [seat], { slug, not: [] }) : null
    if (hero === null) part.blame(`defeated[${i}]`, slug, isHero ? 'each hero once' : allowed)
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
  const allowed = `a hero of this seat or a reinforcement in its field, each once: ${fieldText(table, [seat])}`
  const slug = nameIn(part, 'card', allowed)
  const character = find(table, [seat], { slug, not: described })
  if (character === null) {
    part.blame('card', slug, allowed)
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
    const source = sourceIn(one)
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
  const allowed = `a character on the field: ${fieldText(table, [0, 1])}`
  const slug = givenName(part, 'against', allowed)
  if (slug === null) return null
  const found = find(table, [0, 1], { slug, not: [] })
  if (found === null) part.blame('against', slug, allowed)
  return found?.card ?? null
}

/** Equipment comes from whichever deck has it. */
function layEquipment(table: BattleTable, character: Character, part: Fields): void {
  const { state } = table
  const allowed = state.sides
    .map((side) => sayAllowed((faction) => `equipment of ${faction}`, side, deckOf(side, ['equipment'])))
    .join('; or ')
  for (const [i, slug] of namesIn(part, 'equipment', allowed).entries()) {
    const decks = state.sides.map(({ deck }) => deck)
    const deck = decks.find((cards) => cards.some((card) => isEquipment(table, card, slug)))
    const called = deck?.filter((one) => isEquipment(table, one, slug)) ?? []
    const [card] = called.sort((a, b) => table.def(a) - table.def(b)) // the highest rank
    if (deck === undefined || card === undefined)
      part.blame(`equipment[${i}]`, slug, isKnown(slug) ? 'equipment of which a copy is left' : allowed)
    else {
      table.reveal(card)
      table.move(card, deck, character.equipment)
    }
  }
}

function isEquipment({ state }: BattleTable, card: CardId, slug: string): boolean {
  return cardOf(state, card).kind === 'equipment' && isCalled(state, card, slug)
}

function isKnown(slug: string): boolean {
  return CARDS.some((card) => card.kind === 'equipment' && calledOf(card).includes(slug))
}

interface Pairing {
  readonly character: Character
  readonly part: Fields
}

/** `pairedWith` is said of the member whose ability made the pair (B-14.1, B-14.3). */
function layPair(table: BattleTable, seat: Seat, { character, part }: Pairing): void {
  const allowed = `another character of this seat that is in no pair: ${fieldText(table, [seat])}`
  const slug = givenName(part, 'pairedWith', allowed)
  if (slug === null) return
  const partner = find(table, [seat], { slug, not: [character] })
  if (partner === null || partner.partner !== null || character.partner !== null)
    part.blame('pairedWith', slug, allowed)
  else if (!hasGuard(table.state, character.card))
    part.blame('pairedWith', slug, 'said of the member that has Guard')
  else {
    character.partner = partner.card
    character.isPairing = true
    partner.partner = character.card
  }
}

function hasGuard(state: BattleTable['state'], card: CardId): boolean {
  const face = cardOf(state, card)
  return 'abilities' in face && face.abilities.includes(GUARD)
}

interface Sought {
  readonly slug: string
  /** Who is not meant. */
  readonly not: readonly Character[]
}

function find(table: BattleTable, seats: readonly Seat[], { slug, not }: Sought): Character | null {
  for (const seat of seats)
    for (const character of sideOf(table.state, seat).characters)
      if (!not.includes(character) && isCalled(table.state, character.card, slug)) return character
  return null
}

/** The characters on the field by name, for faults. */
function fieldText({ state }: BattleTable, seats: readonly Seat[]): string {
  const characters = seats.flatMap((seat) => sideOf(state, seat).characters)
  return characters.map(({ card }) => cardOf(state, card).slug).join(', ')
}

/** What a token comes from: an ability or an event. Equipment is no token. */
function sourceIn(part: Fields): string {
  const allowed = 'an ability or an event by its slug, such as spot or fog-bank'
  const source = part.text('source', { pattern: /^[a-z0-9-]{1,40}$/, allowed, default: 'spot' })
  if (!SOURCES.has(source)) part.blame('source', source, allowed)
  return source
}

const SOURCES: ReadonlySet<string> = new Set(
  Object.keys(ABILITY_NAMES).filter((slug) => !isKnown(slug) && !isReinforcement(slug)),
)

function isReinforcement(slug: string): boolean {
  return CARDS.some((card) => card.kind === 'reinforcement' && card.family === slug)
}
