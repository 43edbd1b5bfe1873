import type { Done, Space as PlaceOnMap, SpaceContent, SpaceWords } from '@trialhall/kernel'
import type { TempusOption } from '../asks.ts'
import { columnOf, rowOf, SIDE, spaceAt } from '../space/index.ts'
import type { TempusState } from '../state.ts'
import type { TempusFacts } from './names.ts'
import { standingAt } from './standing.ts'
import { whyNotSpace } from './why-not.ts'

/** The Battlerealm as a map that pages and terminals can show, and pick spaces on (T-3.01). */
export const SPACES: SpaceWords<TempusState, TempusOption | Done> = {
  size: () => ({ columns: SIDE, rows: SIDE }),
  at: (facts, { column, row }) => contentOf(facts, spaceAt(column, row)),
  of: (option) =>
    typeof option === 'object' && option.do === 'space'
      ? { column: columnOf(option.space), row: rowOf(option.space) }
      : null,
  whyNot: (facts, asked, place: PlaceOnMap) => whyNotSpace(facts, asked, spaceAt(place.column, place.row)),
}

/** All that is there in words, and the mark of what is worth most to know. */
function contentOf(facts: TempusFacts, space: number): SpaceContent | null {
  const [first, ...others] = standingAt(facts, space)
  if (first === undefined) return null
  const says = [first, ...others].map((one) => one.says).join(', ')
  return { ...first, says }
}
