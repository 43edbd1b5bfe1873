import { lastingFace } from '../../rules/printed.ts'
import type { Space } from '../../space/index.ts'
import { NOBODY, type Hero, type Lasting, type TempusPosition } from '../../state.ts'
import { WORTH } from '../weights.ts'

/** HP that ground which hurts takes from whoever stands there, about. */
const HURT = 2

/** What it costs a Hero, in VP, to end a step on a space where something hurts whoever comes there: its own party's effects, too, spare nobody. */
export function hazardsFor(state: TempusPosition, hero: Hero): (space: Space) => number {
  const hurting = state.lastings.filter(hurtsThere)
  if (hurting.length === 0) return () => 0
  const falls = hero.hp <= HURT ? WORTH.defeat + WORTH.loot * hero.loot.length : 0
  const price = WORTH.hp * HURT + falls
  return (space) => (hurting.some(({ spaces }) => spaces.includes(space)) ? price : 0)
}

/** Something that lies on the map and watches for those who enter it. */
function hurtsThere({ face, on, spaces }: Lasting): boolean {
  return on === NOBODY && spaces.length > 0 && lastingFace(face).watches.some(({ at }) => at === 'entered')
}
