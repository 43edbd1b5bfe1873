import type { Seat } from '@trialhall/kernel'
import { sideOf, type BattlePosition } from '../state.ts'
import { FACTIONS } from '../terms.ts'
import { BY_SCENE, LATE, LEADS } from './learned.ts'
import { thingsOf } from './worth.ts'

/** How likely a seat is to win: by its lead in each thing, which counts more or less by what both sides have together, 0 to 1. */
export function evaluate(state: BattlePosition, seat: Seat): number {
  const over = chanceOnceOver(state, seat)
  if (over !== null) return over
  const [own, other] = [thingsOf(state, seat), thingsOf(state, 1 - seat)]
  const scene = own.map((one, i) => one + (other[i] as number)).slice(0, IN_SCENE)
  scene.push(Math.min(state.round, LATE))
  let lead = leadOfBritannia(state, seat) * weightIn(scene, own.length)
  for (let i = 0; i < own.length; i++)
    lead += ((own[i] as number) - (other[i] as number)) * weightIn(scene, i)
  return 1 / (1 + Math.exp(-lead))
}

/** What a seat has of a match that is over; null of one that is not. */
export function chanceOnceOver({ ending }: BattlePosition, seat: Seat): number | null {
  if (ending === null) return null
  return ending.winners.length > 1 ? 0.5 : Number(ending.winners[0] === seat)
}

/** Hero to deck: of initiative and turn both sides always have one together. */
const IN_SCENE = 10

/** What a lead in the thing of this place counts. */
function weightIn(scene: readonly number[], place: number): number {
  const row = BY_SCENE[place] as readonly number[]
  let weight = LEADS[place] as number
  for (let i = 0; i < row.length; i++) weight += (row[i] as number) * (scene[i] as number)
  return weight
}

/** So that what is printed of a faction is not taken for a lead. */
function leadOfBritannia(state: BattlePosition, seat: Seat): number {
  const isBritannia = (of: Seat): number => Number(FACTIONS[sideOf(state, of).faction] === 'britannia')
  return isBritannia(seat) - isBritannia(1 - seat)
}
