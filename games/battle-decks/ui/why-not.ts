import type { BattleCard, BattlePrompt } from '@trialhall/game-battle-decks'
import { SUIT_SIGNS } from './looks.ts'

// B-R51
const EVENT = 'Events are played between the steps of a turn, before a die and after an attack.'
const REROLL = 'It is played after a die of one of your characters.'

/** Why a card in hand that what is asked says nothing of is not lit. `card`: what is printed on it, null where the viewer does not know. */
export function whyNotCard(prompt: BattlePrompt | null, card: BattleCard | null): string {
  if (prompt === null) return 'Nothing is asked of you now.'
  const isFree = prompt.type === 'activate' || prompt.type === 'act'
  if (!isFree || card === null) return 'Answer first what is asked of you.'
  if (card.kind === 'event') return card.deed.isReroll ? REROLL : EVENT
  return card.kind === 'equipment'
    ? 'Equipment is put into play in step 1 of your turn.' // B-4.7
    : 'Reinforcements are put into play in step 1 of your turn.'
}

/** What is asked outside step 1 of a turn, while a hand lies idle. */
const AFTER_STEP_1: readonly BattlePrompt['type'][] = [
  'activate',
  'act',
  'aim',
  'next-target',
  'window',
  'reroll',
]

/** When a card that is not lit can be played, in so few words that they stand on it; null where only a sentence tells. */
export function whenPlayed(prompt: BattlePrompt | null, card: BattleCard): string | null {
  if (prompt === null) return null
  if (card.kind === 'event') return card.deed.isReroll && prompt.type !== 'reroll' ? 'after a die' : null
  if (AFTER_STEP_1.includes(prompt.type)) return 'in step 1' // B-4.1
  if (prompt.type !== 'deploy' || card.kind !== 'reinforcement') return null
  return `one ${SUIT_SIGNS[card.suit]} a turn` // B-4.3
}

/** Why a character is not lit. */
export function whyNotCharacter(prompt: BattlePrompt | null, is: Standing): string | undefined {
  if (prompt === null) return undefined
  switch (prompt.type) {
    case 'activate':
      if (!is.isOwn) return 'You activate characters of your own.'
      if (is.isUnconscious) return 'It is unconscious: it cannot be activated.' // B-5.6
      return is.isActivated ? 'It has been activated in this round.' : undefined
    case 'act':
    case 'next-target':
      return is.isOwn ? 'Attacks are aimed at the other side.' : undefined // B-8.8
    case 'aim':
    case 'instant':
      return 'This ability cannot be aimed at it.'
    case 'event-target':
      return 'This event cannot be played on it.'
    case 'shield':
    case 'second-save':
      return 'Only the members of the pair can be named.' // B-14.9
    case 'save-order':
      return 'It need not save, or has saved already.'
    case 'deploy':
      return 'Pick a card of your hand first.'
    default:
      return 'Answer first what is asked of you.'
  }
}

/** What there is to know of a character that is not lit. */
export interface Standing {
  readonly isOwn: boolean
  readonly isUnconscious: boolean
  readonly isActivated: boolean
}
