import type { AttackFace, ScriptLine, Watch } from '../faces.ts'
import { dealDamage } from '../rules/fight/damage.ts'
import { isHero, isOnMap } from '../rules/creatures.ts'
import { appear } from '../rules/monsters/appearing.ts'
import { areAdjacentCreatures, bodyOf } from '../rules/map.ts'
import { pull } from '../rules/pushing.ts'
import { sourceOfMonster } from '../rules/sources.ts'
import { strike } from '../rules/fight/strikes.ts'
import { MONSTER_IDS, type CreatureId, type TempusPosition } from '../state.ts'
import { sayTable } from './tables.ts'
import { heroesSeen } from './monsters.ts'
import { isOwn, watch } from './watches.ts'

/** Heroes that end their turn beside it suffer (Rot). */
export function rots(piercing: number): Watch {
  return watch('turn-end', `Heroes that end their turn adjacent suffer ${piercing} piercing damage`, {
    applies: (state, { owner }, { creature }) =>
      isHero(creature) && areAdjacentCreatures(state, owner, creature),
    run(table, { owner }, { creature }) {
      const source = sourceOfMonster(table.state, owner)
      dealDamage(table, { source, target: creature, normal: 0, piercing })
    },
  })
}

/** At the start of its turn one of its brood appears beside it. */
export function spawns(name: string, most: number): Watch {
  const first = MONSTER_IDS.spawn
  return watch(
    'turn-start',
    `at the start of its turn place one ${name} on a free adjacent space, at most ${most}`,
    {
      applies: (state, holder, occurrence) =>
        isOwn(state, holder, occurrence) && nextOf(state, first, most) !== null,
      run(table, { owner }) {
        const id = nextOf(table.state, first, most)
        const [beside] = bodyOf(table.state, owner)
        if (id !== null && beside !== undefined) appear(table, id, beside)
      },
    },
  )
}

function nextOf(state: TempusPosition, first: CreatureId, most: number): CreatureId | null {
  const ids = Array.from({ length: most }, (_, i) => first + i)
  return ids.find((id) => !isOnMap(state, id)) ?? null
}

/** Its target is drawn towards it instead of struck (Magnetic Pull). */
export function pulls(spaces: number): Pick<ScriptLine, 'deed' | 'says' | 'isFromAfar'> {
  return {
    says: `the target is moved ${spaces} spaces towards it`,
    isFromAfar: true,
    deed: (table, { monster, target }) => pull(table, target, { to: bodyOf(table.state, monster), spaces }),
  }
}

/** It strikes the nearest Heroes that it sees, each with a roll (Binding Gaze). */
export function gazes(
  count: number,
  range: number,
  attack: AttackFace,
): Pick<ScriptLine, 'deed' | 'says' | 'when'> {
  const [lines = []] = attack.tables
  return {
    says: `in even rounds, if ${count} or more Heroes are visible within ${range}; the nearest ${count}: ${sayTable(lines)}`,
    when: (state, id) => state.round % 2 === 0 && heroesSeen(state, id, range).length >= count,
    deed(table, { monster }) {
      for (const target of heroesSeen(table.state, monster, range).slice(0, count)) {
        const source = sourceOfMonster(table.state, monster)
        strike(table, {
          attacker: monster,
          target,
          attack,
          side: 0,
          source,
          act: null,
          aim: null,
          modifier: 0,
        })
      }
    },
  }
}
