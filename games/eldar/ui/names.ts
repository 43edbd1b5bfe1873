import {
  actionName,
  actionOf,
  faceOf,
  heroName,
  sayAbility,
  sayDoes,
  sayLines,
  triggerOf,
  type EldarView,
  type Pending,
} from '@trialhall/game-eldar'
import { UNKNOWN, type CardId, type Ref } from '@trialhall/kernel'
import { defIn } from './looks.ts'

/** What a Hero, a card or a pending effect is called. */
export function thingName(view: EldarView, { kind, id }: Ref): string {
  if (kind === 'hero') return heroName(view, Number(id))
  if (kind === 'card') {
    const def = defIn(view, Number(id) as CardId)
    return def === UNKNOWN ? 'a card' : faceOf(def).name
  }
  const pending = view.stack.find(({ serial }) => serial === Number(id))
  return pending ? actionName(pending.face, pending.ability) : 'an effect'
}

/** What a pending effect does, as its card says it. */
export function pendingText({ kind, face, ability }: Pending): string {
  if (face === UNKNOWN) return ''
  if (kind === 'trigger') return sayAbility(triggerOf(face, ability))
  return kind === 'ability' ? sayDoes(actionOf(face, ability)) : sayLines(faceOf(face))
}
