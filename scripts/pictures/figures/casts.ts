import type { FigureSide, FigureState, Person } from '@trialhall/table-ui/figures'
import { ARMIES } from './people/armies.ts'
import { CHAMPIONS } from './people/champions.ts'
import { CLASSES } from './people/classes.ts'
import { SUMMONED } from './people/elementals.ts'
import { HEROES } from './people/heroes.ts'
import { REINFORCEMENTS } from './people/reinforcements.ts'
import { UNITS } from './people/units.ts'

/** Who appears in a game, on which sides, and in which states. */
interface Cast {
  readonly people: readonly Person[]
  readonly sides: readonly FigureSide[]
  readonly states: readonly FigureState[]
}

/** A figure that is drawn. */
export interface Drawn {
  readonly who: Person
  readonly side: FigureSide
  readonly state: FigureState
}

/** All figures of a game. Rogues are on nobody's side, and always ready. */
export function drawnIn({ people, sides, states }: Cast): readonly Drawn[] {
  return people.flatMap((who) => {
    if (who.isRogue) return [{ who, side: 'rogue' as const, state: 'ready' as const }]
    return sides.flatMap((side) => states.map((state) => ({ who, side, state })))
  })
}

/** The people of each game, by its folder. */
export const CASTS: Readonly<Record<string, Cast>> = {
  'battle-decks': {
    people: [...ARMIES, ...REINFORCEMENTS],
    sides: ['own', 'enemy'],
    states: ['ready', 'bloodied', 'fallen'],
  },
  eldar: { people: HEROES, sides: ['own', 'enemy'], states: ['ready', 'exhausted', 'bloodied', 'fallen'] },
  lanes: { people: [...CLASSES, ...UNITS, ...SUMMONED], sides: ['own', 'enemy'], states: ['ready'] },
  sigmar: { people: CHAMPIONS, sides: ['own', 'enemy'], states: ['ready'] },
}
