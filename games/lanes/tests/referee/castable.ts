import type { Seat } from '@trialhall/kernel'
import { CATALOG, type LanesState, type Slot } from '../../game.ts'
import { SPELLS, type SpellSigns } from './printed.ts'
import { allyOf, living, pieceAt, worldOf, type World } from './world.ts'

const LETTERS = 'WRPBS'

/** Every way in which a seat may cast a fully charged spell now (L-FCC.1, L-R36), as texts: "12 at 3,7". */
export function castable(state: LanesState, seat: Seat): string[] {
  const player = state.players[seat]
  if (!player) return []
  return player.slots.flatMap((slot) => {
    const spell = spellIn(state, slot)
    if (!spell || !isCovered(spell.cost, slot.charges)) return []
    if (spell.needsShape && shapesInUse(state, seat) >= 6) return [] // L-R28
    return choicesOf(worldOf(state), seat, spell).map((at) => `${slot.card} at ${at.join()}`)
  })
}

function spellIn(state: LanesState, { card }: Slot): SpellSigns | undefined {
  return card === null ? undefined : SPELLS[CATALOG[state.cards.def[card] ?? -1]?.name ?? '']
}

function isCovered(cost: string, charges: readonly number[]): boolean {
  return [...LETTERS].every((letter, i) => cost.split(letter).length - 1 <= (charges[i] ?? 0))
}

function shapesInUse({ players, board }: LanesState, seat: Seat): number {
  const lying = players[seat]?.area.filter(({ tokens }) => tokens > 0).length ?? 0
  return lying + board.filter((unit) => unit?.owner === seat && unit.tokens > 0).length
}

/** What a spell can choose, as lists of fields, or of one lane, row or intersection. */
function choicesOf(world: World, seat: Seat, { chooses }: SpellSigns): number[][] {
  const { lanes, rows } = world
  const each = (count: number): number[][] => Array.from({ length: count }, (_, i) => [i])
  switch (chooses) {
    case 'nothing':
      return [[]]
    case 'lane':
      return each(lanes)
    case 'row':
      return each(rows)
    case 'crossing':
      return each((lanes + 1) * (rows + 1) - 4) // L-GEO.6
    case 'home':
      return emptyFields(world, seat, 1) // L-R35
    case 'near':
      return emptyFields(world, seat, 3)
    default:
      return targets(world, seat, chooses)
  }
}

function fieldOf({ lanes }: World, { lane, row }: { lane: number; row: number }): number {
  return (row - 1) * lanes + lane - 1
}

function emptyFields(world: World, seat: Seat, depth: number): number[][] {
  const found: number[][] = []
  for (let row = 1; row <= world.rows; row++) {
    const isNear = seat === 0 ? row <= depth : row > world.rows - depth
    for (let lane = 1; isNear && lane <= world.lanes; lane++) {
      if (!pieceAt(world, lane, row)) found.push([fieldOf(world, { lane, row })])
    }
  }
  return found
}

/** One unit of a side, or one or two of them; Antimagic keeps cards off (L-CON.17). */
function targets(world: World, seat: Seat, who: 'foe' | 'friend' | 'foes' | 'friends'): number[][] {
  const isWanted = who.startsWith('friend') ? (ally: Seat) => ally === seat : (ally: Seat) => ally !== seat
  const fields = living(world)
    .filter((piece) => isWanted(allyOf(piece)) && piece.antimagic === 0)
    .map((piece) => fieldOf(world, piece))
    .toSorted((a, b) => a - b)
  const single = fields.map((field) => [field])
  if (!who.endsWith('s')) return single
  return [...single, ...fields.flatMap((a, i) => fields.slice(i + 1).map((b) => [a, b]))]
}
