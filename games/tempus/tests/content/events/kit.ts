import type { CardId } from '@trialhall/kernel'
import { sumOf } from '../../../rules/bonuses.ts'
import { monsterOf } from '../../../rules/creatures.ts'
import { actEvent, actAtRoundEnd, expireEvents } from '../../../rules/round/events-phase.ts'
import { objectivesOf } from '../../../rules/quests/hooks.ts'
import { vpOf } from '../../../rules/score.ts'
import type { BonusStat, Objective } from '../../../faces.ts'
import type { Camp, CreatureId } from '../../../state.ts'
import type { Ailment } from '../../../terms.ts'
import { spaceAt } from '../../../space/index.ts'
import { writtenPlace } from '../../lay.ts'
import { cast, type Cast, type Pick, type Scene } from '../cast.ts'

/** A position with one Event in play, on an open field of 24 columns and 20 rows. */
export interface Happens extends Cast {
  readonly event: CardId
  /** The Event does what it says. */
  acts(...picks: readonly Pick[]): void
  /** The Events of the end of the round act, and those of the round are over. */
  endsRound(): void
  isInPlay(): boolean
  tokens(id: CreatureId, ailment: Ailment): number
  /** The sum of a bonus for a creature. */
  sum(stat: BonusStat, id: CreatureId): number
  tries(seat: number): readonly Objective[]
  vp(): readonly [number, number]
  at(id: CreatureId): string
}

/** Four Heroes far from each other, of whom the first two are near the location of blue 5 and red 5, (10,10). */
const HEROES: Scene['heroes'] = {
  0: { at: '10,10' },
  1: { at: '11,11' },
  2: { at: '2,19' },
  3: { at: '23,2' },
}

/** Lays it. `round` is what the tracker shows. */
export function happens(
  slug: string,
  { round = 3, heroes = HEROES, ...scene }: Partial<Scene> & { readonly round?: number } = {},
): Happens {
  const c = cast({ heroes, portals: ['1,20', '24,1'], ...scene, events: [slug] })
  const { state, table } = c
  state.round = round
  const [event] = state.events as [CardId]
  const about = (holder: CreatureId): Parameters<typeof sumOf>[2] => ({
    holder,
    strike: null,
    source: null,
    skill: null,
  })
  const creature = (id: CreatureId): { at: number; ailments: Record<Ailment, number>[] | undefined } =>
    id < 8 ? (state.heroes[id] ?? { at: -1, ailments: undefined }) : monsterOf(state, id)
  return {
    ...c,
    event,
    acts: (...picks) => c.during(picks, () => actEvent(table, event)),
    endsRound() {
      actAtRoundEnd(table)
      expireEvents(table)
    },
    isInPlay: () => state.events.includes(event),
    tokens: (id, ailment) => (creature(id).ailments ?? []).reduce((sum, of) => sum + of[ailment], 0),
    sum: (stat, id) => sumOf(state, stat, about(id)),
    tries: (seat) => objectivesOf(state, seat),
    vp: () => [vpOf(state, 0), vpOf(state, 1)],
    at: (id) => (creature(id).at < 0 ? 'off' : writtenPlace(creature(id).at)),
  }
}

/** A Camp of these Monsters. */
export function camp(
  { state }: Cast,
  [column, row]: readonly [number, number],
  members: readonly CreatureId[],
): Camp {
  const made: Camp = {
    at: spaceAt(column, row),
    members,
    comesOnce: undefined,
    hasDropped: undefined,
    fallen: undefined,
  }
  state.camps.push(made)
  return made
}
