import { creatureOf, isHero, isMinion, monsterOf } from '../../rules/creatures.ts'
import { maxHp, UNHURT } from '../../rules/fight/healing.ts'
import { monsterFace } from '../../rules/printed.ts'
import { MONSTER_IDS, type CreatureId, type TempusPosition } from '../../state.ts'
import type { Person } from '@trialhall/table-ui/figures'
import type { Look } from './painted.ts'
import { heroPerson, monsterPerson } from './person-of.ts'

/** From so much of its HP on a creature looks hurt. */
const HURT = 0.5

/** Who a creature is as a figure. */
export function personOf(state: TempusPosition, id: CreatureId): Person {
  if (isHero(id)) {
    const { heroClass = -1, subclass = -1, character = -1 } = state.heroes[id] ?? {}
    return heroPerson({ heroClass, subclass, character })
  }
  const isPrince = id === MONSTER_IDS.redPrince || id === MONSTER_IDS.bluePrince
  return monsterPerson(isPrince ? 'ogre-prince' : monsterFace(monsterOf(state, id)).slug)
}

/** How a creature looks: hurt from half of its HP, a Minion when it is Wounded. Before the first round nobody has fallen. */
export function lookOf(state: TempusPosition, id: CreatureId): Look {
  const { hp } = creatureOf(state, id)
  if (state.round === 0) return 'ready'
  if (hp <= 0) return 'fallen'
  return hp <= HURT * (isMinion(state, id) ? UNHURT : maxHp(state, id)) ? 'bloodied' : 'ready'
}
