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

/** What a character is in and carries, a sentence each. */
export function sayState(view: BattleView, character: Character): string[] {
  const { isActivated, partner, equipment, tokens } = character
  const nameOf = (card: number): string => cardOf(view, card as Character['card']).name
  return [
    ...(isConscious(character) ? [] : ['Unconscious.']),
    ...(isActivated ? ['Activated.'] : []),
    ...(partner === null ? [] : [`Paired with ${nameOf(partner)}.`]),
    ...(equipment.length > 0 ? [`Carries ${equipment.map(nameOf).join(', ')}.`] : []),
    ...tokens.map((token) => {
      const against = token.against === null ? '' : ` against ${nameOf(token.against)}`
      return `${sayStats(token)} from ${sourceName(token.source)}${against}.`
    }),
  ]
}
