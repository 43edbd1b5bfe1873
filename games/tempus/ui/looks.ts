import {
  PRINTED,
  type AttackFace,
  type HeroCard,
  type MonsterFace,
  type TempusCard,
} from '@trialhall/game-tempus'
import { UNKNOWN, type CardFace, type CardId } from '@trialhall/kernel'
import { capital } from '@trialhall/kernel/wording'
import type { CardLook, Corner, Dye } from '@trialhall/table-ui'
import { BOARD_GLYPHS, CARD_GLYPHS } from './glyphs/names.ts'
import { SHAPES } from './glyphs/shapes.ts'
import { plateOf } from './plates/plate-of.ts'

/** Everything that has a face: cards, and Monsters beside them. */
export type Faced = TempusCard | (MonsterFace & { readonly kind: 'monster' })

/** What a card of a Hero deck is played as, the first of what it can be. */
export type CardType = 'attack' | 'move' | 'attack-move' | 'skill' | 'general' | 'chain' | 'free' | 'feature'

const TYPE_DYES: Readonly<Record<CardType, Dye>> = {
  attack: 'red',
  move: 'green',
  'attack-move': 'rust',
  skill: 'blue',
  general: 'gold',
  chain: 'violet',
  free: 'teal',
  feature: 'slate',
}

const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  attack: 'Attack',
  move: 'Move',
  'attack-move': 'Attack + Move',
  skill: 'Skills',
  general: 'General Action',
  chain: 'Chain',
  free: 'Free',
  feature: 'Feature',
}

const KIND_DYES: Readonly<Record<Exclude<Faced['kind'], 'hero'>, Dye>> = {
  quest: 'gold',
  event: 'violet',
  loot: 'green',
  monster: 'slate',
}

const CHAIN_WORDS = {
  attack: 'Attack Chain',
  move: 'Move Chain',
  skill: 'Skill Chain',
  any: 'Chain',
} as const

/** The outline of a glyph of the board. */
export function boardShape(name: keyof typeof BOARD_GLYPHS): string {
  return SHAPES[BOARD_GLYPHS[name]] ?? ''
}

/** The glyph of a Class by its index. */
export function classShape(index: number): string {
  const glyphs: Readonly<Record<string, string>> = BOARD_GLYPHS
  return SHAPES[glyphs[PRINTED.classes[index]?.slug ?? ''] ?? BOARD_GLYPHS.character] ?? ''
}

/** The outline of a card's or Monster's own glyph. */
export function shapeOf({ slug }: { readonly slug: string }): string {
  const names: Readonly<Record<string, string>> = CARD_GLYPHS
  return SHAPES[names[slug] ?? BOARD_GLYPHS.back] ?? ''
}

const BY_SLUG = new Map<string, Faced>([
  ...PRINTED.cards.map((card): [string, Faced] => [card.slug, card]),
  ...PRINTED.monsters.map((face): [string, Faced] => [face.slug, { ...face, kind: 'monster' }]),
])

/** What is printed on a card or Monster of the gallery. Throws an Error for a slug that the game does not have. */
export function facedBy(slug: string): Faced {
  const found = BY_SLUG.get(slug)
  if (found === undefined) throw new Error(`No card is called ${slug}.`)
  return found
}

/** What is printed on a card of a match; null where the viewer does not know it. */
export function printedIn(
  { cards }: { readonly cards: { readonly def: readonly number[] } },
  card: CardId,
): TempusCard | null {
  const def = cards.def[card] ?? UNKNOWN
  return def === UNKNOWN ? null : (PRINTED.cards[def] ?? null)
}

/** What a card is played as. */
export function typeOf({ action, chain, smite, free }: HeroCard): CardType {
  if (action !== null) return action.type
  if (chain !== null || smite !== null) return 'chain'
  return free === null ? 'feature' : 'free'
}

/** The word for that, as it stands at the foot of the card. */
export function typeWord(card: HeroCard): string {
  if (card.action === null && card.smite !== null) return 'Damage Chain'
  if (card.action === null && card.chain !== null) return CHAIN_WORDS[card.chain.type]
  return TYPE_WORDS[typeOf(card)]
}

/** All that is printed on a card. */
export function lookOf(face: CardFace): CardLook {
  const card = facedBy(face.slug)
  return {
    name: face.name,
    kind: kindWord(card),
    text: face.text,
    shape: shapeOf(card),
    plate: plateOf(card.slug),
    kindShape: kindShape(card),
    dye: dyeOf(card),
    isHouse: face.from === 'house',
    ...cornersOf(card),
  }
}

/** The colour of what a card is played as, or of its kind. */
export function dyeOf(card: Faced): Dye {
  return card.kind === 'hero' ? TYPE_DYES[typeOf(card)] : KIND_DYES[card.kind]
}

/** "Attack · Spell", "Quest", "Elite": what a card is. */
export function kindWord(card: Faced): string {
  switch (card.kind) {
    case 'hero':
      return [typeWord(card), ...(card.isSpell ? ['Spell'] : []), ...lifeWords(card)].join(' · ')
    case 'monster':
      return capital(card.rank)
    default:
      return `${capital(card.kind)}${card.isAdvanced ? ' · Advanced' : ''}`
  }
}

function lifeWords({ use }: HeroCard): readonly string[] {
  if (use === 'ongoing') return ['Ongoing']
  return use === 'maintained' ? ['Maintained'] : []
}

function kindShape(card: Faced): string {
  if (card.kind !== 'hero') return boardShape(card.kind)
  const reach = card.action?.attack?.reach.type
  if (reach !== undefined) return boardShape(reachGlyph(reach))
  const type = typeOf(card)
  if (type === 'move' || type === 'skill' || type === 'free') return boardShape(type)
  return card.isSpell ? boardShape('spell') : boardShape('subclass')
}

function reachGlyph(type: AttackFace['reach']['type']): 'melee' | 'ranged' | 'area' {
  if (type === 'melee' || type === 'ranged') return type
  return type === 'around' ? 'melee' : 'area'
}

function cornersOf(card: Faced): { left?: Corner; right?: Corner } {
  switch (card.kind) {
    case 'hero':
      return heroCorners(card)
    case 'monster':
      return monsterCorners(card)
    case 'quest':
      return { right: { text: '6', means: 'VP for all three tiers: 1, 2 and 3', shape: boardShape('quest') } }
    case 'loot':
      return { right: { text: '1', means: '1 VP while it is held', shape: boardShape('loot') } }
    case 'event':
      return {}
  }
}

function heroCorners({ action, tier }: HeroCard): { left?: Corner; right?: Corner } {
  const cost = action === null || action.skills !== null ? null : action.cost
  return {
    ...(tier === 2 ? { right: { text: 'II', means: 'Tier 2: it joins the deck with the first cycle' } } : {}),
    ...(tier === 'primary' ? { right: { text: 'P', means: 'Primary: always at hand' } } : {}),
    ...(cost === null
      ? {}
      : { left: { text: `${cost}`, means: cost === 1 ? 'costs 1 Action' : 'costs 2 Actions' } }),
  }
}

function monsterCorners({ hp, dr }: MonsterFace): { left?: Corner; right?: Corner } {
  return {
    left: { text: `${dr}`, means: `DR ${dr}`, shape: boardShape('dr') },
    ...(hp === null
      ? {}
      : {
          right: { text: `${hp[0]}`, means: `HP ${[...new Set(hp)].join(' / ')}`, shape: boardShape('hp') },
        }),
  }
}
