import {
  cardOf,
  characterCardOf,
  isConscious,
  numeral,
  sayStats,
  sourceName,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { nameOf } from '../clash/titles.ts'
import { playingCardWords } from '../looks.ts'
import { totalsOf } from './numbers.ts'

/** All that a tile shows of a character, for a screen reader. */
export function sayCharacter(view: BattleView, character: Character): string {
  const card = characterCardOf(view, character.card)
  const name = card.kind === 'hero' ? card.name : `${card.name}, ${playingCardWords(card)}`
  const hp = card.kind === 'hero' ? `HP ${numeral(character.hp)} of ${card.hp}. ` : ''
  const numbers = totalsOf(view, character).map(({ stat, now }) => `${stat.toUpperCase()} ${numeral(now)}`)
  return [`${name}. ${hp}${numbers.join(', ')}.`, ...sayState(view, character)].join(' ')
}

/** A card by name, with its playing card in words where another of that name lies beside it: "Sabre Cat (King of Diamonds)". */
export function sayName(view: BattleView, card: CardId): string {
  const printed = cardOf(view, card)
  const isAlone = nameOf(view, card) === printed.name
  return isAlone || !('suit' in printed) ? printed.name : `${printed.name} (${playingCardWords(printed)})`
}

/** What a character is in and carries, a sentence each. */
export function sayState(view: BattleView, character: Character): string[] {
  const { isActivated, partner, equipment, tokens } = character
  return [
    ...(isConscious(character) ? [] : ['Unconscious.']),
    ...(isActivated ? ['Activated.'] : []),
    ...(partner === null ? [] : [`Paired with ${sayName(view, partner)}.`]),
    ...(equipment.length > 0 ? [`Carries ${equipment.map((card) => sayName(view, card)).join(', ')}.`] : []),
    ...tokens.map((token) => {
      const against = token.against === null ? '' : ` against ${sayName(view, token.against)}`
      return `${sayStats(token)} from ${sourceName(token.source)}${against}.`
    }),
  ]
}
