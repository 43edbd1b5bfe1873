import { copy, sourceName, verb, type BattleFacts, type BattleView } from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import type { Shown } from './shown.ts'

/** What a card is called, with its playing card where another of that name lies beside it. */
export function nameOf(view: BattleView, card: CardId): string {
  const piece = copy(factsOf(view), card)
  return typeof piece === 'string' ? piece : piece.text
}

function factsOf(view: BattleView): BattleFacts {
  return { view, defOf: (id) => view.cards.def[id] ?? UNKNOWN }
}

/** Who does what to whom, as the head of the fight: "Artillery attacks Pterosaur Rider". */
export function titleOf(view: BattleView, shown: Shown): string {
  const { clash, ability } = shown
  if (shown.kind === 'saves') {
    const word = clash === null ? 'would use' : 'uses'
    return `${nameOf(view, shown.user)} ${word} ${ability === null ? 'an ability' : sourceName(ability)}`
  }
  const [attacker, target] = [nameOf(view, shown.attacker), nameOf(view, shown.target)]
  const by = ability === null ? '' : ` with ${sourceName(ability)}`
  const attacks = verb(factsOf(view), shown.attacker, ['attacks', 'attack'])
  return `${clash === null ? 'If ' : ''}${attacker} ${attacks} ${target}${by}`
}
