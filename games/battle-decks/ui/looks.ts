import {
  CARDS,
  FACTIONS,
  sayAbility,
  type BattleCard,
  type BattleView,
  type Suit,
} from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardFace, type CardId, type Seat } from '@trialhall/kernel'
import { capital } from '@trialhall/kernel/wording'
import type { CardLook, Corner, Dye } from '@trialhall/table-ui'
import { BOARD_GLYPHS, CARD_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'
import { sayWhen } from './moments.ts'
import { figureOf, rogueFigure } from './figures/figure-of.ts'
import { plateOf } from './plates/plate-of.ts'

/** The sign of each suit, drawn as text and not in colours of the device. */
export const SUIT_SIGNS = {
  hearts: '♥\uFE0E',
  diamonds: '♦\uFE0E',
  spades: '♠\uFE0E',
  clubs: '♣\uFE0E',
} as const

/** The dye of a faction where sides do not give colours: in the gallery and in tips. */
export const FACTION_DYES: Readonly<Record<BattleCard['faction'], Dye>> = {
  britannia: 'red',
  prussia: 'slate',
}

const KIND_DYES: Readonly<Record<BattleCard['kind'], Dye | null>> = {
  hero: null,
  reinforcement: null,
  equipment: 'rust',
  event: 'teal',
  equalizer: 'violet',
}

const KIND_WORDS: Readonly<Record<BattleCard['kind'], string>> = {
  hero: 'Hero',
  reinforcement: 'Reinforcement',
  equipment: 'Equipment',
  event: 'Event',
  equalizer: 'Equalizer',
}

/** What a suit of reinforcements is called, by faction (B-R6). */
const TYPES = {
  britannia: { hearts: 'Her Royal Guard', diamonds: 'Call of the Wild' },
  prussia: { hearts: 'Iron Company', diamonds: 'Clockwork Foundry' },
} as const

/** What a card of an S&R deck is among playing cards. */
interface PlayingCard {
  readonly rank: string
  readonly suit: Suit
}

/** The outline of a glyph of the board. */
export function boardShape(name: keyof typeof BOARD_GLYPHS): string {
  return SHAPES[BOARD_GLYPHS[name]] ?? ''
}

/** The name by which the copies of a card share a glyph and a picture. */
export function familyOf(card: BattleCard): string {
  return 'family' in card ? card.family : card.slug
}

/** The outline of a card's own glyph. */
export function cardShape(card: BattleCard): string {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  return SHAPES[names[familyOf(card)] ?? BOARD_GLYPHS.back] ?? ''
}

const BY_SLUG: ReadonlyMap<string, BattleCard> = new Map(CARDS.map((card) => [card.slug, card]))

/** All that is printed on a card. */
export function lookOf(face: CardFace): CardLook {
  const card = BY_SLUG.get(face.slug)
  if (!card) throw new Error(`No card is called ${face.slug}.`)
  return {
    name: face.name,
    kind: kindWord(card),
    text: linesOf(card, face).join('\n'),
    shape: cardShape(card),
    plate: plateOf(familyOf(card)),
    ...figured(familyOf(card)),
    kindShape: boardShape(card.kind),
    dye: KIND_DYES[card.kind] ?? FACTION_DYES[card.faction],
    isHouse: face.from === 'house',
    ...cornersOf(card),
  }
}

/** What a card is printed as; null for one that is not known. */
export function printedIn({ cards }: Pick<BattleView, 'cards'>, card: CardId): BattleCard | null {
  const def = cards.def[card] ?? UNKNOWN
  return def === UNKNOWN ? null : (CARDS[def] ?? null)
}

/** The word for what a card is: its kind, or the type of a reinforcement. */
export function kindWord(card: BattleCard): string {
  if (card.kind !== 'reinforcement') return KIND_WORDS[card.kind]
  return card.suit === 'hearts' || card.suit === 'diamonds'
    ? TYPES[card.faction][card.suit]
    : KIND_WORDS.reinforcement
}

/** What stands on a card, a line each: what fights has its numbers, what it is, and its abilities; an event says when. */
function linesOf(card: BattleCard, { text }: CardFace): readonly string[] {
  switch (card.kind) {
    case 'hero':
    case 'reinforcement': {
      const { def, atk, dmg } = card.stats
      const numbers = `DEF ${def} · ATK ${atk} · DMG ${dmg}`
      return [numbers, card.classes.join(' · '), ...card.abilities.map(sayAbility)]
    }
    case 'equalizer':
      return [`ATK ${card.atk} · DMG ${card.dmg}`, card.classes.join(' · '), text]
    case 'event':
      return [text, sayWhen(card.moments)]
    case 'equipment':
      return [text]
  }
}

function figured(family: string): Pick<CardLook, 'figure'> {
  const figure = figureOf(family, 'own', 'ready') ?? rogueFigure(family)
  return figure === undefined ? {} : { figure }
}

function cornersOf(card: BattleCard): { left?: Corner; right?: Corner } {
  if (card.kind === 'hero')
    return { right: { text: String(card.hp), means: `HP ${card.hp}`, shape: boardShape('hp') } }
  if (card.kind === 'equalizer') return { left: { text: '★', means: `Joker ${card.joker}` } }
  return { left: { text: playingCardSign(card), means: playingCardWords(card) } }
}

/** "Hearts: Her Royal Guard": what a suit stands for in the deck of a seat. */
export function suitWords({ sides }: BattleView, seat: Seat, suit: Suit): string {
  const faction = FACTIONS[sides[seat]?.faction ?? -1] ?? 'britannia'
  const stands = suit === 'spades' ? KIND_WORDS.equipment : suit === 'clubs' ? 'Events' : TYPES[faction][suit]
  return `${SUIT_SIGNS[suit]} ${capital(suit)}: ${stands}`
}

const RANK_WORDS: Readonly<Partial<Record<string, string>>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' }

/** "K♥": the playing card that stands for a card. */
export function playingCardSign({ rank, suit }: PlayingCard): string {
  return `${rank}${SUIT_SIGNS[suit]}`
}

/** "King of Hearts": the same in words. */
export function playingCardWords({ rank, suit }: PlayingCard): string {
  return `${RANK_WORDS[rank] ?? rank} of ${capital(suit)}`
}
