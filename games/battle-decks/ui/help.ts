import {
  abilitiesOf,
  afterInstant,
  afterPlaying,
  afterUsing,
  characterOn,
  isConscious,
  totalsOf,
  type BattleOption,
  type BattlePosition,
  type BattleView,
  type Character,
} from '@trialhall/game-battle-decks'
import type { CardId } from '@trialhall/kernel'
import { previewOf, type Asked, type AttackPreview, type Preview } from './preview.ts'

/**
 * How much an option helps whoever picks it: a card that changes nothing less than others. Of targets, most in the attack that is answered, then all for whom the change is good for them. Only targets
 * that are chosen for a change are told apart.
 */
export function helpOf(option: BattleOption, view: BattleView, asked: Asked): number {
  if (option.do === 'event') return isIdle(previewOf(view, option, asked)) ? -1 : 0
  if (option.do !== 'target') return option.do === 'pass' || isAmongTargets(asked) ? LAST : 0
  const preview = previewOf(view, option, asked)
  if (preview?.kind === 'attack' && preview.before !== null)
    return 2 * helpInAttack(view, preview, preview.before)
  const after = afterTargeting(view, option.card, asked)
  return after === null ? 0 : Math.sign(gainOf(view, after))
}

/** What is no target, such as to decline, stays at the end. */
const LAST = -3

/** Whether a card would change nothing of the attack that is answered. */
export function isIdle(preview: Preview | null): boolean {
  return preview?.kind === 'attack' && preview.before !== null && preview.before === preview.odds[0]
}

function isAmongTargets({ prompt: { type } }: Asked): boolean {
  return type === 'equip' || type === 'event-target' || type === 'instant' || type === 'aim'
}

/** Whether an attack goes better for the viewer than it would have: 1, or −1 if worse. */
function helpInAttack(
  view: BattleView,
  { attacker, odds: [now] }: AttackPreview,
  before: AttackPreview['odds'][0],
): number {
  return Math.sign(now.expected - before.expected) * (isOwn(view, attacker) ? 1 : -1)
}

function isOwn(view: BattleView, card: CardId): boolean {
  return view.sides[view.viewer ?? view.active]?.characters.some((one) => one.card === card) ?? false
}

/** The position once the target is chosen; null where dice decide what comes of it. */
function afterTargeting(view: BattleView, target: CardId, { prompt }: Asked): BattlePosition | null {
  if (prompt.type === 'equip' || prompt.type === 'event-target')
    return afterPlaying(view, { card: prompt.card, seat: view.viewer ?? view.active, target })
  if (prompt.type !== 'instant' && prompt.type !== 'aim') return null
  const user = characterOn(view, prompt.card)
  if (user === null) return null
  const use = { user, slug: prompt.ability }
  return prompt.type === 'aim' ? afterUsing(view, use, target) : afterInstant(view, use, target)
}

/** What the viewer's side gains and the other one loses. */
function gainOf(view: BattleView, after: BattlePosition): number {
  const strength = (position: BattlePosition): number =>
    position.sides
      .flatMap(({ characters }) =>
        characters.map((one) => (isOwn(view, one.card) ? 1 : -1) * strengthOf(position, one)),
      )
      .reduce((sum, one) => sum + one, 0)
  return strength(after) - strength(view)
}

/** An ability that is granted is worth more than the DEF that its equipment costs. */
const AN_ABILITY = 4

/** All numbers of a character, what it can be activated for, and whether it stands and can act: which way they go is all that counts. */
function strengthOf(position: BattlePosition, character: Character): number {
  const numbers = totalsOf(position, character).reduce((sum, { now }) => sum + now, character.hp)
  const abilities = AN_ABILITY * abilitiesOf(position, character).length
  return numbers + abilities + (isConscious(character) ? 1 : 0) - (character.isActivated ? 1 : 0)
}
