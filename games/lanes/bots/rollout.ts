import { below, type CardId, type Chance, type RolloutAsk } from '@trialhall/kernel'
import type { LanesOption, LanesPrompt } from '../asks.ts'
import { advanceStops } from '../rules/battle/advance.ts'
import { blowOf } from '../rules/battle/attack.ts'
import { targetOf } from '../rules/battle/targets.ts'
import { HERO, NOWHERE } from '../rules/ground.ts'
import { canAttack, unitAt, type LanesPosition, type LanesTable, type Unit } from '../state.ts'
import { meritOf } from './merit.ts'

/** A spell cast in the enemy's turn must be worth so much. */
const RESPONSE = 1.8

type LanesAsk = RolloutAsk<LanesPrompt, LanesOption>

/** A quick, sensible pick for rollouts. */
export function quickPick(table: LanesTable, ask: LanesAsk, chance: Chance): number {
  const { prompt, options } = ask
  switch (prompt.type) {
    case 'act':
      return quickAct(table, { card: prompt.card, options, chance })
    case 'main':
      return quickMain(table, ask, { chance, least: 0, isLast: prompt.phase === 'main2' })
    case 'respond':
      return quickMain(table, ask, { chance, least: RESPONSE, isLast: false })
    default:
      return below(chance, options.length)
  }
}

/** What a unit may do. */
interface Acting {
  readonly card: CardId
  readonly options: readonly LanesOption[]
  readonly chance: Chance
}

/** Attack where there is a target, else advance and strike from there; defend where nothing can be done. */
function quickAct({ state }: LanesTable, { card, options, chance }: Acting): number {
  const unit = state.board.find((one) => one?.card === card)
  if (!unit) return below(chance, options.length)
  const wish = wishOf(state, unit, targetOf(state, unit))
  const at = options.findIndex((option) => option.do === wish)
  return at < 0 ? below(chance, options.length) : at
}

function wishOf(state: LanesPosition, unit: Unit, target: number): LanesOption['do'] {
  if (target === HERO) return 'attack'
  if (target === NOWHERE) {
    if (unit.did !== 'advance' && advanceStops(state, unit) === null) return 'advance'
    return unit.did === 'advance' || !canAttack(unit) ? 'defend' : 'advance'
  }
  const foe = unitAt(state, target)
  return foe !== null && blowOf(state, unit, foe).damage > 0 ? 'attack' : 'defend'
}

/** How options of a Main phase or a window are weighed. */
interface Weighing {
  readonly chance: Chance
  /** What an option must be worth to be taken at all. */
  readonly least: number
  /** In the Second Main phase: what is left of the mana may be laid aside. */
  readonly isLast: boolean
}

/** The best of some options by a rough price list; seldom another, so that rollouts differ. */
function quickMain({ state }: LanesTable, { seat, options }: LanesAsk, weighing: Weighing): number {
  const { chance, least, isLast } = weighing
  let best = -1
  let most = least
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as LanesOption
    if (option.do === 'end' || option.do === 'pass') {
      if (best < 0) best = i
      continue
    }
    const merit = meritOf(state, seat, { option, isLast })
    if (merit <= least) continue
    const mixed = merit * (0.75 + below(chance, 512) / 1024)
    if (mixed < most || (mixed === most && below(chance, 2) > 0)) continue
    most = mixed
    best = i
  }
  return best
}
