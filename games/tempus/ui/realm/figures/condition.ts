import { creatureOf, isHero, isMinion, monsterOf, partyOfCreature, sizeOf } from '../../../rules/creatures.ts'
import { tokensOn } from '../../../rules/fight/ailments.ts'
import { maxHp, UNHURT } from '../../../rules/fight/healing.ts'
import { isMarked, subjectOf } from '../../../rules/lasting.ts'
import type { CreatureId, Space, TempusView } from '../../../state.ts'
import { AILMENTS, type Ailment } from '../../../terms.ts'
import { letterOf } from '../../../words/names.ts'
import { sideOf, type Side } from '../sides.ts'

/** All that can be seen of a creature on the map. */
export interface Condition {
  readonly id: CreatureId
  /** Of one of several Monsters of a kind, as in its name; null for everybody else. */
  readonly letter: string | null
  readonly at: Space
  readonly size: number
  readonly side: Side
  readonly hp: number
  readonly most: number
  /** It has no number of HP, but is Wounded or not. */
  readonly isMinion: boolean
  readonly isAsleep: boolean
  readonly isMarked: boolean
  readonly ailments: readonly { readonly ailment: Ailment; readonly tokens: number }[]
  /** How many effects it carries. */
  readonly effects: number
  /** It is the Hero of whoever looks. */
  readonly isYou: boolean
  /** It has had its turn in this round. */
  readonly isDone: boolean
}

/** Looks at a creature on the map. */
export function conditionOf(view: TempusView, id: CreatureId): Condition {
  const { at, hp } = creatureOf(view, id)
  const minion = isMinion(view, id)
  return {
    id,
    letter: letterOf(id),
    at,
    size: sizeOf(view, id),
    side: sideOf(view, id),
    hp,
    most: minion ? UNHURT : maxHp(view, id),
    isMinion: minion,
    isAsleep: isAsleep(view, id),
    isMarked: isMarked(view, id),
    ailments: AILMENTS.map((ailment) => ({ ailment, tokens: tokensOn(view, id, ailment) })).filter(
      ({ tokens }) => tokens > 0,
    ),
    effects: view.lastings.filter((lasting) => subjectOf(lasting) === id).length,
    isYou: id === view.viewer,
    isDone: isHero(id) && view.phase === 'turns' && view.heroes[id]?.hasActed === true,
  }
}

/** A Monster that nobody has woken, and that is allied to nobody. */
export function isAsleep(view: TempusView, id: CreatureId): boolean {
  return !isHero(id) && !monsterOf(view, id).isActive && partyOfCreature(view, id) === null
}
