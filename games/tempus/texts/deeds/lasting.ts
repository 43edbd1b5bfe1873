import type { Deed, LastingFace, Play, Reach } from '../../faces.ts'
import { begin, turnsToWait } from '../../rules/lasting.ts'
import { creaturesAt } from '../../rules/map.ts'
import { lastingNamed } from '../../rules/printed.ts'
import type { Space, TempusTable } from '../../state.ts'
import { sayReach } from '../attacks.ts'
import { does, you, type Group } from '../groups.ts'
import { cardOfPlay, keeperOf } from '../sources.ts'
import { layOpenly } from './areas.ts'
import { toEach } from './basic.ts'

/** Something lasting begins on somebody (T-27.01): with its name where it has rings, else with what it does. */
export function begins(face: LastingFace, group: Group = you): Deed {
  const hasName = face.rings !== null
  return {
    ...toEach(hasName ? does(group, 'gain', face.name) : sayOf(group, face), group, (table, on, play) =>
      begin(table, {
        face: lastingNamed(face.slug),
        owner: play.by,
        card: keeperOf(table.state, cardOfPlay(play)),
        on,
        count: turnsToWait(face.ends),
      }),
    ),
    ...(hasName ? { note: `${face.name}: ${face.says}.` } : {}),
    ...(face.servesAttacks ? { servesAttacks: true } : {}),
    ...(face.marks ? { marks: true } : {}),
  }
}

/** "it has +3 DR until the end of the round". */
function sayOf(group: Group, face: LastingFace): string {
  const says = group === you ? face.saysYou : face.says
  if (/^(?:[+−]|advantage)/u.test(says)) return does(group, 'have', says)
  return group === you || says.startsWith(`${group.says} `) ? says : `${group.says}: ${says}`
}

/** The same, kept by whoever bears it: it counts that creature's turns. */
export function beginsFor(face: LastingFace, group: Group): Deed {
  return {
    says: sayOf(group, face),
    run(table, play) {
      for (const on of group.of(table.state, play))
        begin(table, { face: lastingNamed(face.slug), owner: on, on, count: turnsToWait(face.ends) })
    },
  }
}

/** Its token is placed, with so many counters, where the card is aimed. */
export function places(face: LastingFace, count = 1): Deed {
  return {
    says: count > 1 ? `place its token there with ${count} counters` : 'place its token there',
    note: `${face.name}: ${face.says}.`,
    lays: { face, reach: null },
    run(table, play) {
      if (play.space !== null) lay(table, play, { face, at: play.space, spaces: [play.space], count })
    },
  }
}

interface Laying {
  readonly face: LastingFace
  readonly at: Space
  readonly spaces: readonly Space[]
  readonly count: number
}

function lay(table: TempusTable, { by, card }: Play, { face, at, spaces, count }: Laying): void {
  begin(table, {
    face: lastingNamed(face.slug),
    owner: by,
    card: keeperOf(table.state, card),
    at,
    spaces: spaces.toSorted((a, b) => a - b),
    count: Math.max(count, turnsToWait(face.ends)),
  })
}

/** Its token covers an area of the player's choice; an area that is no attack may be laid anywhere in range and sight (T-R122). */
export function covers(
  face: LastingFace,
  reach: Reach,
  { isCutByCreatures = false }: { readonly isCutByCreatures?: boolean } = {},
): Deed {
  return {
    says: `place its token, ${sayReach(reach)}`,
    note: `${face.name}: ${face.says}.`,
    lays: { face, reach },
    run(table, play) {
      const cut = (spaces: readonly Space[]): readonly Space[] => untilCreature(table, spaces)
      const area = layOpenly(table, play, { reach, ...(isCutByCreatures && { spacesOf: cut }) })
      if (area === null) return
      const { spaces } = area
      const [first] = spaces
      if (first !== undefined) lay(table, play, { face, at: area.aim ?? first, spaces, count: 1 })
    },
  }
}

/** A wall cannot stand on a creature: it ends before the first one (T-R86). */
function untilCreature({ state }: TempusTable, line: readonly Space[]): readonly Space[] {
  const at = line.findIndex((space) => creaturesAt(state, space).length > 0)
  return at < 0 ? line : line.slice(0, at)
}

/** After an attack on an area its token stays there. */
export function staysThere(face: LastingFace): Deed {
  return {
    says: 'its token stays on the area',
    note: `${face.name}: ${face.says}.`,
    run(table, play) {
      const { area: spaces = [], aim = null } = play.about.act ?? {}
      const at = aim ?? spaces[0]
      if (at !== undefined) lay(table, play, { face, at, spaces, count: 1 })
    },
  }
}
