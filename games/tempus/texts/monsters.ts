import type { AttackFace, Bonus, MonsterFace, ScriptLine, Standing } from '../faces.ts'
import { areAllies, campOf, creaturesOnMap, isHero, monsterOf } from '../rules/creatures.ts'
import { distanceBetween, areAdjacentCreatures, sees } from '../rules/map.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import { slugOf, standing } from './lastings.ts'

interface Numbers {
  readonly rank: MonsterFace['rank']
  readonly size: 1 | 2 | 3
  readonly move: number
  readonly hp?: readonly [number, number, number]
  readonly dr?: number
  readonly script: readonly ScriptLine[]
  readonly gives?: Partial<Standing>
}

/** A Monster as its card prints it (T-30.09). */
export function monster(name: string, { rank, size, move, hp, dr, script, gives }: Numbers): MonsterFace {
  return {
    slug: slugOf(name),
    name,
    from: 'house',
    rank,
    size,
    move,
    hp: hp ?? null,
    dr: dr ?? 0,
    script,
    standing: standing(gives ?? {}),
  }
}

/** The same HP with any number of Heroes. */
export function hp(of: number): readonly [number, number, number] {
  return [of, of, of]
}

/** What a line of a script needs besides a target. */
type Needs = Partial<Omit<ScriptLine, 'name' | 'attack'>>

/** A line of a Monster's script (T-34.08). */
export function scripted(name: string, attack: AttackFace, needs: Needs = {}): ScriptLine {
  return { name, attack, least: 1, isFromAfar: false, when: null, deed: null, says: '', ...needs }
}

/** Heroes in sight and range of a Monster, the nearest first. */
export function heroesSeen(state: TempusPosition, id: CreatureId, range: number): readonly CreatureId[] {
  return creaturesOnMap(state)
    .filter((other) => isHero(other) && !areAllies(state, other, id))
    .filter((other) => distanceBetween(state, id, other) <= range && sees(state, id, other))
    .toSorted((a, b) => distanceBetween(state, id, a) - distanceBetween(state, id, b))
}

/** Advantage while another of its kind stands beside the target (Pack). */
export function pack(name: string): Bonus {
  return {
    stat: 'advantage',
    amount: 1,
    scope: 'bearer',
    says: `advantage if another ${name} of its Camp is adjacent to the target`,
    condition: {
      says: '',
      holds: (state, { strike }, { bearer }) => strike !== null && hasMate(state, bearer, strike.target),
    },
  }
}

function hasMate(state: TempusPosition, id: CreatureId, target: CreatureId): boolean {
  const { kind } = monsterOf(state, id)
  return state.monsters.some(
    (other) =>
      other.id !== id &&
      other.kind === kind &&
      areAdjacentCreatures(state, other.id, target) &&
      campOf(state, other.id) === campOf(state, id),
  )
}

/** How many of a kind of Monster are on the map. */
export function countOf(first: CreatureId, last: CreatureId): (state: TempusPosition) => number {
  return (state) => creaturesOnMap(state).filter((id) => id >= first && id <= last).length
}
