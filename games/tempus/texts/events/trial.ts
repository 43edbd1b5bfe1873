import type { Party } from '@trialhall/kernel'
import type { Deed, LastingFace, Watch } from '../../faces.ts'
import { isAdjacentToSpace } from '../../rules/map.ts'
import { begin } from '../../rules/lasting.ts'
import { lastingFace, lastingNamed } from '../../rules/printed.ts'
import { endMatch, scoreEvent } from '../../rules/score.ts'
import { MIDDLE } from '../../space/index.ts'
import { NEITHER, type CreatureId, type Lasting, type TempusPosition, type TempusTable } from '../../state.ts'
import { watch } from '../watches.ts'

/** Each party names a Champion; its count is 1 until the other party has won its prize for it. */
export function namesChampions(face: LastingFace): Deed {
  return {
    says: `each party names one of its Heroes as Champion: ${face.says}`,
    run(table, { card }) {
      for (const party of [0, 1]) {
        const own = table.state.heroes.filter(({ id }) => id % 2 === party)
        const options = own.map(({ id }) => ({ do: 'creature', creature: id }) as const)
        const naming = own.find(({ hasLeft }) => !hasLeft)?.id ?? party
        const { creature } = table.choose(naming, { type: 'champion' }, options)
        begin(table, { face: lastingNamed(face.slug), owner: creature, card })
      }
    },
  }
}

function championOf(state: TempusPosition, slug: string, creature: CreatureId): Lasting | undefined {
  return state.lastings.find(({ face, owner }) => owner === creature && lastingFace(face).slug === slug)
}

/** The first time that a party defeats the rival Champion it gains VP; the triumph is remembered for the round. */
export function paysForChampion(champion: string, triumph: string, vp: number): Watch {
  return watch('felled', `the first time a party defeats the rival Champion it gains ${vp} VP`, {
    applies: (state, _, { creature, giver }) =>
      giver !== NEITHER && giver !== creature % 2 && championOf(state, champion, creature) !== undefined,
    run(table, _, { creature, giver }) {
      const lasting = championOf(table.state, champion, creature)
      if (lasting === undefined || giver === NEITHER) return
      if (lasting.count > 0) scoreEvent(table, giver, vp)
      lasting.count = 0
      begin(table, { face: lastingNamed(triumph), owner: giver })
    },
  })
}

/** What Tempus Ascendant goes by. */
export interface Ascent {
  /** VP that a party may gain by it; each of them is remembered. */
  readonly most: number
  readonly memory: LastingFace
  readonly champion: string
  readonly triumph: string
}

/** The party that alone is on or beside the middle gains a VP; a Champion alone there, after a triumph, wins at once. */
export function ascends({ most, memory, champion, triumph }: Ascent): Deed {
  return {
    says: `the party with the only Heroes on or adjacent to the centre four spaces gains 1 VP, at most ${most} per party; with Champion’s Trial in play, a Champion alone on them in a round in which its party defeated the rival Champion wins the game`,
    run(table, { card }) {
      const { state } = table
      const winner = triumphant(state, champion, triumph)
      if (winner !== null) {
        endMatch(table, 'ascendant', winner)
        return
      }
      const parties = new Set(
        state.heroes.filter(({ id }) => isNearMiddle(state, id)).map(({ id }) => id % 2),
      )
      const [party] = parties
      if (parties.size === 1 && party !== undefined) gain(table, party, { most, memory, card })
    },
  }
}

function isNearMiddle(state: TempusPosition, id: CreatureId): boolean {
  const { at } = state.heroes[id] ?? { at: -1 }
  return at >= 0 && MIDDLE.some((space) => space === at || isAdjacentToSpace(state, id, space))
}

function gain(
  table: TempusTable,
  party: Party,
  {
    most,
    memory,
    card,
  }: { readonly most: number; readonly memory: LastingFace; readonly card: Lasting['card'] },
): void {
  const face = lastingNamed(memory.slug)
  const had = table.state.lastings.filter(
    (lasting) => lasting.face === face && lasting.owner === party,
  ).length
  if (had >= most) return
  begin(table, { face, owner: party, card })
  scoreEvent(table, party, 1)
}

/** The party whose Champion stands alone in the middle after its party's triumph in this round; null where there is none. */
function triumphant(state: TempusPosition, champion: string, triumph: string): Party | null {
  const there = state.heroes.filter(({ at }) => MIDDLE.includes(at))
  const [alone] = there
  if (there.length !== 1 || alone === undefined || championOf(state, champion, alone.id) === undefined)
    return null
  const party = alone.id % 2
  const hasWon = state.lastings.some(
    ({ face, owner }) => owner === party && lastingFace(face).slug === triumph,
  )
  return hasWon ? party : null
}
