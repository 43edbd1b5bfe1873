import type { AttackFace, ScriptLine, Watch } from '../faces.ts'
import { dealDamage } from '../rules/fight/damage.ts'
import { isHero, isOnMap } from '../rules/creatures.ts'
import { appearBeside } from '../rules/monsters/appearing.ts'
import { comeNearer } from '../rules/monsters/moving.ts'
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
        if (id !== null) appearBeside(table, id, owner)
      },
    },
  )
}

function nextOf(state: TempusPosition, first: CreatureId, most: number): CreatureId | null {
  const ids = Array.from({ length: most }, (_, i) => first + i)
  return ids.find((id) => !isOnMap(state, id)) ?? null
}

/** Its target is drawn towards it instead of struck, and then it moves (Magnetic Pull). */
export function pulls(spaces: number): Pick<ScriptLine, 'deed' | 'says' | 'isFromAfar' | 'standsStill'> {
  return {
    says: `the target is moved ${spaces} spaces towards it, then it moves`,
    isFromAfar: true,
    standsStill: true,
    deed(table, { monster, target, by }) {
      pull(table, target, { to: bodyOf(table.state, monster), spaces })
      if (isOnMap(table.state, target)) comeNearer(table, { id: monster, by, target })
    },
  }
}

/** It strikes the nearest Heroes that it sees, adjacent ones too, each with a roll (Binding Gaze). */
export function gazes(
  count: number,
  range: number,
  attack: AttackFace,
): Pick<ScriptLine, 'deed' | 'says' | 'when' | 'least'> {
  const [lines = []] = attack.tables
  const gaze: AttackFace = { ...attack, reach: { type: 'within', range } }
  return {
    says: `in even rounds; the nearest ${count} visible within ${range}: ${sayTable(lines)}`,
    least: count,
    when: ({ round }) => round % 2 === 0,
    deed(table, { monster }) {
      for (const target of heroesSeen(table.state, monster, range).slice(0, count))
        strike(table, {
          ...PLAIN,
          attacker: monster,
          target,
          attack: gaze,
          source: sourceOfMonster(table.state, monster),
        })
    },
  }
}

const PLAIN = { side: 0, act: null, aim: null, modifier: 0 } as const
