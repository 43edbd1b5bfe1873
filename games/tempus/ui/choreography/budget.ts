import { isHero, MONSTER_IDS, type CreatureId, type TempusEvent } from '@trialhall/game-tempus'

/** Milliseconds in which the phases before the turns, the turn of a Hero, of one of many Monsters and of a large one are shown. */
const PHASES = 3600
const HERO = 2600
const MINION = 1500
const LARGE = 2600
/** The end of a round, and the moment at which the Guardian rises in it. */
const END = 2600
const RISE = 3000

/** Every turn has a time of its own: a Goblin does little, and there may be four of them. */
export function budgetFrom(event: TempusEvent): number | null {
  switch (event.type) {
    case 'roundBegan':
      return PHASES
    case 'phaseBegan':
      return event.phase === 'end' ? END : null
    case 'appeared':
      return event.creature === MONSTER_IDS.guardian ? RISE : null
    case 'turnBegan':
      return turnOf(event.creature)
    default:
      return null
  }
}

function turnOf(creature: CreatureId): number {
  if (isHero(creature)) return HERO
  return creature < MONSTER_IDS.ogre || creature >= MONSTER_IDS.spawn ? MINION : LARGE
}
