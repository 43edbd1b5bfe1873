import type { CardId } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt, BattleView, Character } from '../game.ts'
import { abilityAttackOdds, abilitySaveOdds, type Use } from '../odds/ability.ts'
import { attackOdds, type AttackOdds } from '../odds/attack.ts'
import type { SaveOdds } from '../odds/saves.ts'
import { characterOn, isHero } from '../rules/field.ts'
import { cardOf } from '../rules/printed.ts'

/** What is coming at one character, with its odds. */
export type Outlook =
  | { readonly kind: 'attack'; readonly target: CardId; readonly odds: AttackOdds; readonly isHero: boolean }
  | { readonly kind: 'save'; readonly target: CardId; readonly odds: SaveOdds; readonly isHero: boolean }

/** What the option of a prompt would bring the character that it names, if that is an attack or a save. */
export function outlookOf(view: BattleView, option: BattleOption, prompt: BattlePrompt): Outlook | null {
  if (option.do === 'attack' && prompt.type === 'act') return strikeOn(view, prompt, option.card)
  if (option.do !== 'target') return null
  switch (prompt.type) {
    case 'aim':
    case 'next-target':
    case 'shield':
      return strikeOn(view, prompt, option.card)
    default:
      return null
  }
}

/** Who strikes, and with which ability, null or none in a plain attack. */
interface Striking {
  readonly card: CardId
  readonly ability?: string | null
}

/** An attack, or the damage of an ability, on one character. */
export function strikeOn(
  view: BattleView,
  { card, ability = null }: Striking,
  target: CardId,
): Outlook | null {
  const aimed = characterOn(view, target)
  if (aimed === null) return null
  const about = { target, isHero: isHero(view, aimed) }
  const user = characterOn(view, card)
  const attack = attackBy(view, { card, user, ability }, target)
  if (attack !== null) return { kind: 'attack', odds: attack, ...about }
  const save = user && ability !== null ? savesBy(view, { user, slug: ability }, target)[0] : undefined
  return save ? { kind: 'save', odds: save, ...about } : null
}

interface By {
  readonly card: CardId
  readonly user: Character | null
  readonly ability: string | null
}

function attackBy(view: BattleView, { card, user, ability }: By, target: CardId): AttackOdds | null {
  if (user !== null && ability !== null) return abilityAttackOdds(view, { user, slug: ability }, target)
  const printed = cardOf(view, card)
  const attacker = user ?? (printed.kind === 'equalizer' ? printed : null)
  return attacker && attackOdds(view, { attacker, target })
}

/** The saves that an ability makes necessary: of the one it is aimed at, or of all whom it reaches. */
export function savesBy(view: BattleView, use: Use, target: CardId | null): readonly SaveOdds[] {
  return abilitySaveOdds(view, use, target)
}
