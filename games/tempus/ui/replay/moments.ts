import { isHero, MONSTER_IDS, type TempusEvent } from '@trialhall/game-tempus'
import type { MomentKind } from '@trialhall/table-ui'

/** What a replay points out: tiers, defeats of Heroes, and the Guardian with all others that come late or count much. */
export const MOMENTS: readonly MomentKind<TempusEvent>[] = [
  { title: 'Quests', dye: 'gold', holds: ({ type }) => type === 'tierReached' },
  {
    title: 'Defeats of Heroes',
    dye: 'red',
    holds: (event) => event.type === 'felled' && isHero(event.creature),
  },
  {
    title: 'Guardian and Elites',
    dye: 'violet',
    holds: (event) =>
      (event.type === 'appeared' || event.type === 'felled') &&
      event.creature >= MONSTER_IDS.ogre &&
      event.creature < MONSTER_IDS.spawn,
  },
]
