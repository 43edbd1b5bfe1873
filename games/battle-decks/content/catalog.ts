import { counted, type CardFace } from '@trialhall/kernel'
import type { Ability, BattleCard } from '../faces.ts'
import { PRINTED, type Printed } from '../rules/printed.ts'
import { MOMENTS, SYMBOLS, type Moment } from '../terms.ts'
import { sayStats } from '../texts/modifiers.ts'
import { sayTraits } from '../texts/passives.ts'
import { BRITANNIA_DECK } from './britannia.ts'
import { BRITANNIA_HEROES, PRUSSIA_HEROES } from './heroes.ts'
import { PRUSSIA_DECK } from './prussia.ts'

/** Every card: Britannia's heroes and deck, then Prussia's, so that each faction has one half of the definitions. */
export const CARDS: readonly BattleCard[] = [
  ...BRITANNIA_HEROES,
  ...BRITANNIA_DECK,
  ...PRUSSIA_HEROES,
  ...PRUSSIA_DECK,
]

/** How many events of a deck can be played at each moment. */
function eventsAt(deck: readonly BattleCard[]): Record<Moment, number> {
  const countAt = (moment: Moment): number =>
    deck.filter((card) => card.kind === 'event' && card.moments.includes(moment)).length
  return Object.fromEntries(MOMENTS.map((moment) => [moment, countAt(moment)])) as Record<Moment, number>
}

const printed: Printed = { cards: CARDS, eventsAt: [BRITANNIA_DECK, PRUSSIA_DECK].map(eventsAt) }
Object.assign(PRINTED, printed)

/** Every card as it is printed, for galleries and tips. */
export const CATALOG: readonly CardFace[] = CARDS.map((card) => ({
  slug: card.slug,
  name: card.name,
  kind: card.kind,
  text: textOf(card),
  copies: 1,
  from: card.from,
  facts: factsOf(card),
}))

/** The text of a card, made from what it does. */
function textOf(card: BattleCard): string {
  switch (card.kind) {
    case 'hero':
    case 'reinforcement':
      return card.abilities.map(sayAbility).join(' ')
    case 'equipment':
      return sentences(`Its carrier has ${sayStats(card.stats)}.`, card.grants ? sayAbility(card.grants) : '')
    case 'event':
      return card.deed.says
    case 'equalizer':
      return `Attacks whoever has the highest HP, on either side: ${counted(card.attacks, 'attack')}, then it leaves.`
  }
}

/** "Dive*: …": an asterisk marks what must be activated (B-12.5). */
export function sayAbility(ability: Ability): string {
  const says = ability.kind === 'passive' ? sayTraits(ability.traits) : ability.deed.says
  return `${ability.name}${ability.kind === 'activated' ? '*' : ''}: ${says}`
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

function factsOf(card: BattleCard): Record<string, number | string> {
  switch (card.kind) {
    case 'hero':
      return {
        points: card.points,
        hp: card.hp,
        ...card.stats,
        classes: card.classes.join(', '),
        symbol: SYMBOLS[card.faction],
      }
    case 'reinforcement':
      return { suit: card.suit, rank: card.rank, ...card.stats, classes: card.classes.join(', ') }
    case 'equalizer':
      return {
        joker: card.joker,
        atk: card.atk,
        dmg: card.dmg,
        attacks: card.attacks,
        classes: card.classes.join(', '),
      }
    default:
      return { suit: card.suit, rank: card.rank }
  }
}
