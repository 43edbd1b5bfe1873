import type { Seat } from '@trialhall/kernel'
import type { BattlePosition } from '../state.ts'
import { chanceOnceOver } from './evaluate.ts'
import { THINGS } from './learned.ts'
import { thingsOf } from './worth.ts'

/**
 * What a lead in each thing adds to the logarithm of the odds to win, whatever lies on the table: fitted to matches between quick picks
 * (`npm run fit -- battle-decks --games 3000 --seed 5`).
 */
const WEIGHTS: Readonly<Record<(typeof THINGS)[number], number>> = {
  hero: 0.275,
  vigour: 1.023,
  awake: -0.018,
  reinforcement: 0.029,
  ready: 0.053,
  might: 0.035,
  paired: 0.174,
  armour: 0.034,
  hand: 0.123,
  deck: 0.069,
  initiative: -0.071,
  turn: 0.159,
}

/** How well a seat stands, as people are told it: what bots go by swings with every turn once few lives are left. */
export function standing(state: BattlePosition, seat: Seat): number {
  const over = chanceOnceOver(state, seat)
  if (over !== null) return over
  const [own, other] = [thingsOf(state, seat), thingsOf(state, 1 - seat)]
  const lead = THINGS.reduce(
    (sum, thing, i) => sum + WEIGHTS[thing] * ((own[i] as number) - (other[i] as number)),
    0,
  )
  return 1 / (1 + Math.exp(-lead))
}
