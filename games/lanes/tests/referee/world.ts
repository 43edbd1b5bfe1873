import type { Seat } from '@trialhall/kernel'
import { boardOf, CATALOG, type LanesState, type Unit } from '../../game.ts'
import { BASE_NAMES, POWER_NODES } from './printed.ts'

const CONDITIONS = ['haste', 'stun', 'disarm', 'chill', 'turnover', 'antimagic', 'snare'] as const

/** A unit as the referee keeps it; lane and row count from 1, as on the rules page. */
export interface Piece extends Record<(typeof CONDITIONS)[number], number> {
  readonly card: number
  readonly name: string
  readonly owner: Seat
  lane: number
  row: number
  attack: number
  hp: number
  isDefending: boolean
  isGone: boolean
  /** What it did in the first wave; '' before. */
  first: '' | 'attack' | 'advance' | 'defend' | 'skipped'
  /** True once an action of this phase has ended its stance (L-R18). */
  hasActed: boolean
}

/** What belongs to a seat. */
export interface Side {
  life: number
  experience: number
  level: number
  tokens: number
  readonly powers: readonly string[]
  readonly auras: readonly string[]
  readonly slots: { readonly slot: number; readonly isTaken: boolean; readonly charges: number[] }[]
  readonly hand: string[]
}

/** All that a battle can change. */
export interface World {
  readonly lanes: number
  readonly rows: number
  readonly active: Seat
  readonly pieces: Piece[]
  readonly sides: readonly Side[]
  isOver: boolean
}

/** The world as a state of the product tells it. */
export function worldOf(state: LanesState): World {
  const { lanes, rows, active, board } = state
  const units = board.filter((unit) => unit !== null)
  return {
    lanes,
    rows,
    active,
    pieces: units.map((unit) => pieceOf(unit, lanes)),
    sides: [sideOf(state, 0), sideOf(state, 1)],
    isOver: state.ended !== null,
  }
}

function nameOf(face: number): string {
  return CATALOG[face]?.name ?? ''
}

function pieceOf(unit: Unit, lanes: number): Piece {
  const { card, face, owner, field, attack, hp, isDefending } = unit
  return {
    ...(Object.fromEntries(CONDITIONS.map((one) => [one, unit[one]])) as Pick<
      Piece,
      (typeof CONDITIONS)[number]
    >),
    card,
    name: nameOf(face),
    owner,
    lane: (field % lanes) + 1,
    row: Math.floor(field / lanes) + 1,
    attack: attack ?? 0,
    hp: hp ?? 0,
    isDefending,
    isGone: false,
    first: '',
    hasActed: false,
  }
}

function sideOf(state: LanesState, seat: Seat): Side {
  const player = state.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  const nodes = boardOf(player.class).filter((_, i) => (player.nodes & (1 << i)) !== 0)
  return {
    life: Math.max(0, player.life),
    experience: player.experience,
    level: player.level,
    tokens: player.powerTokens,
    powers: nodes.flatMap(({ slug }) => POWER_NODES[slug] ?? []),
    auras: player.area.map(({ face }) => nameOf(face)),
    slots: player.slots.map(({ card, charges }, slot) => ({
      slot,
      isTaken: card !== null,
      charges: [...charges],
    })),
    hand: player.hand.map((card) => nameOf(state.cards.def[card] ?? -1)),
  }
}

/** The name that a card bears in its owner's hand. */
export function handName(name: string): string {
  return BASE_NAMES[name] ?? name
}

/** A world as text, in which nothing depends on an order that the rules do not know. */
export function portrait({ pieces, sides }: World): string[] {
  const units = pieces.filter((piece) => !piece.isGone).map(pieceText)
  return [...units.toSorted(), ...sides.map((side, seat) => `${'AB'[seat]}: ${sideText(side)}`)]
}

function pieceText(piece: Piece): string {
  const { card, name, owner, lane, row, attack, hp, isDefending } = piece
  const conditions = CONDITIONS.flatMap((one) => (piece[one] > 0 ? [`${one} ${piece[one]}`] : []))
  const stance = isDefending ? ' defending' : ''
  return `${name} #${card} of ${'AB'[owner]} on (${lane},${row}) ${attack}/${hp}${stance} ${conditions.join(' ')}`
}

function sideText({ life, experience, level, tokens, slots, hand }: Side): string {
  const charges = slots.map((slot) => slot.charges.join('')).join(' ')
  const cards = hand.toSorted().join(', ')
  return `life ${Math.max(0, life)}, experience ${experience}, level ${level}, tokens ${tokens}, charges ${charges}, hand ${cards}`
}

/** For whom a unit is an ally: Turnover changes sides (L-CON.13). */
export function allyOf(piece: Piece): Seat {
  return piece.turnover > 0 ? 1 - piece.owner : piece.owner
}

/** Units still on the battleground. */
export function living(world: World): Piece[] {
  return world.pieces.filter((piece) => !piece.isGone)
}

/** The unit on a field. */
export function pieceAt(world: World, lane: number, row: number): Piece | undefined {
  return living(world).find((piece) => piece.lane === lane && piece.row === row)
}

/** Fields that share an edge (L-GEO.7). */
export function areAdjacent(a: { lane: number; row: number }, b: { lane: number; row: number }): boolean {
  return Math.abs(a.lane - b.lane) + Math.abs(a.row - b.row) === 1
}

/** Some units in the order of a wave: the farthest row first, left to right, as the active player sees it (L-R6). */
export function inWaveOrder(world: World, pieces: readonly Piece[]): Piece[] {
  const sees = world.active === 0 ? 1 : -1
  return pieces.toSorted((a, b) => sees * (b.row - a.row) || sees * (a.lane - b.lane))
}

/** Life goes, of both heroes at once where both lose some; who is at 0 has lost (L-WIN.1, L-R59). */
export function takeLife(world: World, losses: readonly number[]): void {
  world.sides.forEach((side, seat) => {
    side.life -= losses[seat] ?? 0
  })
  if (world.sides.some((side) => side.life <= 0)) world.isOver = true
}

/** Experience and the levels it makes (L-EXP.1, L-EXP.2, L-R42). */
export function gainExperience(world: World, seat: Seat): void {
  const side = world.sides[seat]
  if (!side) return
  side.experience++
  if (side.experience < 3) return
  side.experience = 0
  side.level++
  side.tokens++
}
