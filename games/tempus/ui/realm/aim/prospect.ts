import { targetsOfCard } from '../../../odds/card.ts'
import { creaturesOnMap, isHero, isOpponentOf } from '../../../rules/creatures.ts'
import { distanceBetween, sees } from '../../../rules/map.ts'
import type { Space } from '../../../space/index.ts'
import type { CreatureId, TempusView } from '../../../state.ts'
import { withCreature } from '../../changes.ts'

/** What somebody could do once it is somewhere else. */
export interface Prospect {
  /** Whom its Primaries and the cards in its hand could attack from there, the nearest first. */
  readonly attacks: readonly CreatureId[]
  /** Opponents that it would see, the nearest first. */
  readonly sees: readonly CreatureId[]
}

/** What a creature could see and attack from a place that it can walk to, if nobody else moved. */
export function prospectAt(view: TempusView, actor: CreatureId, end: Space): Prospect {
  const there = withCreature(view, actor, () => ({ at: end }))
  const far = (id: CreatureId): number => distanceBetween(there, actor, id)
  const nearestFirst = (ids: readonly CreatureId[]): readonly CreatureId[] =>
    ids.toSorted((one, other) => far(one) - far(other))
  const opponents = creaturesOnMap(view).filter((id) => isOpponentOf(view, id, actor))
  const attacked = attackedFrom(there, actor)
  return {
    attacks: nearestFirst(opponents.filter((id) => attacked.has(id))),
    sees: nearestFirst(opponents.filter((id) => sees(there, actor, id))),
  }
}

/** Whom a Hero's cards could attack from where it stands; nobody for others, whose scripts choose. */
function attackedFrom(view: TempusView, actor: CreatureId): ReadonlySet<CreatureId> {
  const hero = isHero(actor) ? view.heroes[actor] : undefined
  const cards = hero ? [...hero.primaries, ...hero.hand] : []
  return new Set(cards.flatMap((card) => targetsOfCard(view, { seat: actor, card })))
}
