import { isReady, isSuccess, type BattlePrompt, type BattleView } from '@trialhall/game-battle-decks'
import { abilityNamed } from './abilities.ts'

type WindowPrompt = Extract<BattlePrompt, { type: 'window' }>

/** What comes of playing no more cards: step 2 is left out where nobody is ready (B-R10). */
export function deployedWords({ sides, active }: BattleView): string {
  return sides[active]?.characters.some(isReady) ? 'then you activate' : 'then you refill'
}

/** What comes of passing where a card could be played. */
export function passWords(prompt: BattlePrompt): string | null {
  if (prompt.type === 'window') return isQuiet(prompt) ? 'go on' : NEXT[prompt.moment]
  if (prompt.type !== 'reroll') return null
  if (prompt.isSave) return isSuccess(prompt.die, prompt) ? 'safe' : 'fails'
  return isSuccess(prompt.die, prompt) ? 'hits' : 'misses'
}

/** An ability is declared that rolls no die. */
function isQuiet({ moment, ability }: WindowPrompt): boolean {
  if (moment !== 'declared' || ability === null) return false
  const deed = abilityNamed(ability)?.deed
  return deed !== undefined && deed.danger === null && deed.strikes === null
}

const NEXT: Readonly<Record<WindowPrompt['moment'], string>> = {
  'round-start': 'begin',
  'turn-start': 'go on',
  'before-activation': 'go on',
  declared: 'roll',
  rolled: 'let it stand',
  applied: 'go on',
  'before-refill': 'refill',
  'turn-end': 'end the turn',
}
