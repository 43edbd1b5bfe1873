import { Fields, type CardId, type Seat } from '@trialhall/kernel'
import { CARDS } from '../content/catalog.ts'
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
const EQUIPMENT: readonly string[] = [
  ...new Set(CARDS.flatMap((card) => (card.kind === 'equipment' ? [card.slug, card.family] : []))),
]

/** What is said of single characters: HP, tokens, equipment, pairs; heroes not named are as printed. */
export function layCharacters(table: BattleTable, seat: Seat, part: Fields): void {
  for (const one of part.parts('characters', 40)) layCharacter(table, seat, one)
  for (const [i, slug] of (part.listOf('defeated', NAMES) ?? []).entries()) {
    const character = find(table, [seat], slug)
    const side = sideOf(table.state, seat)
    if (character === null) part.blame(`defeated[${i}]`, slug, 'a hero of this seat')
    side.characters = side.characters.filter((other) => other !== character)
    if (character !== null) side.removed.push(character.card)
  }
}

function layCharacter(table: BattleTable, seat: Seat, part: Fields): void {
  const slug = part.oneOf('card', NAMES, NAMES[0] as string)
  const character = find(table, [seat], slug)
  if (character === null) {
    part.blame('card', slug, 'a hero of this seat or a reinforcement in its field')
    return
  }
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
    const against = one.oneOf('against', ['', ...NAMES], '')
    one.noOthers()
    const token: Token = { source, atk, def, dmg, against: find(table, [0, 1], against)?.card ?? null }
    return Object.freeze(token)
  })
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
  const partner = find(table, [seat], slug, character)
  if (partner === null || partner.partner !== null || character.partner !== null)
    part.blame('pairedWith', slug, 'another character of this seat that is in no pair')
  else {
    character.partner = partner.card
    character.isPairing = true
    partner.partner = character.card
  }
}

// oxlint-disable-next-line max-params -- who must not be found is said seldom
function find(
  table: BattleTable,
  seats: readonly Seat[],
  slug: string,
  not: Character | null = null,
): Character | null {
  for (const seat of seats)
    for (const character of sideOf(table.state, seat).characters)
      if (character !== not && isCalled(table, character.card, slug)) return character
  return null
}

function isCalled(table: BattleTable, card: CardId, slug: string): boolean {
  const printed = cardOf(table.state, card)
  return printed.slug === slug || ('family' in printed && printed.family === slug)
}
