import type { AttackFace, Line, MonsterFace, Reach, ScriptLine } from '../../../faces.ts'
import { monsterSlot } from '../../../rules/monsters/slot.ts'
import { PRINTED } from '../../../rules/printed.ts'
import type { Camp, CreatureId, Monster } from '../../../state.ts'
import { attackWithTable, line, MISS } from '../../attacks-of-tests.ts'
import { lay, writtenPlace, type Answer, type Laid, type Layout } from '../../lay.ts'
import type { Kind } from '../../printed.ts'

/** Positions in which Monsters take their turns. */

/** `1-9 miss, 10+: 4`. */
export const CLAW: AttackFace = attackWithTable([MISS, line(10, 4)])

/** A line of a script. */
export function scripted(name: string, attack: AttackFace, more: Partial<ScriptLine> = {}): ScriptLine {
  return { name, attack, least: 1, isFromAfar: false, when: null, deed: null, says: '', ...more }
}

/** An attack of this reach that always hits, for so much unless its table says otherwise. */
export function sure(reach: Reach, damage = 3, more: Partial<Line> = {}): AttackFace {
  return attackWithTable([line(-99, damage, more)], reach)
}

/** What is special about kinds of Monsters in one test. */
export type Faces = Partial<Readonly<Record<Kind, Partial<MonsterFace>>>>

/** Lays a position in which every Monster claws whoever is adjacent, unless its face says otherwise. */
export function layMonsters(layout: Layout, faces: Faces = {}): Laid {
  const t = lay(layout)
  PRINTED.monsters = PRINTED.monsters.map((face) => ({
    ...face,
    script: [scripted('claw', CLAW)],
    ...faces[face.slug as Kind],
  }))
  return t
}

/** Makes these Monsters a Camp. */
export function camp({ state }: Laid, ...members: readonly CreatureId[]): Camp {
  const made: Camp = { at: 0, members, comesOnce: undefined, hasDropped: undefined, fallen: undefined }
  state.camps.push(made)
  return made
}

function monsterBy(monsters: readonly Monster[], id: CreatureId): Monster {
  return monsters[id - 8] as Monster
}

/** A Monster of a position. */
export function monster({ state }: Laid, id: CreatureId): Monster {
  return monsterBy(state.monsters, id)
}

/** Where a Monster stands, as `column,row`. */
export function placed(t: Laid, id: CreatureId): string {
  return writtenPlace(monster(t, id).at)
}

/** A Monster has its slot, and the next asks are answered so. */
export function slot(t: Laid, id: CreatureId, ...answers: readonly Answer[]): void {
  t.answers(...answers)
  monsterSlot(t.table, id)
}

/** Whom a Monster attacked, in order. */
export function attacked({ events }: Laid, id: CreatureId): readonly CreatureId[] {
  return events.flatMap((event) => (event.type === 'attacked' && event.creature === id ? [event.target] : []))
}

/** An open field of so many columns and rows. */
export function field(columns: number, rows: number): string {
  const edge = `+${'-'.repeat(2 * columns - 1)}+`
  const row = `|${Array.from({ length: columns }, () => '.').join(' ')}|`
  const gap = `|${' '.repeat(2 * columns - 1)}|`
  return ['', edge, Array.from({ length: rows }, () => row).join(`\n${gap}\n`), edge, ''].join('\n')
}
