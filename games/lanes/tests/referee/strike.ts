import { signsOf } from './printed.ts'
import { allyOf, areAdjacent, living, pieceAt, takeLife, type Piece, type World } from './world.ts'

/** What an attack is aimed at. */
export type Aim = { readonly piece: Piece } | { readonly hero: number }

/** Rows grow in the heading of an ally of A and shrink for one of B (L-R2, L-CON.20). */
function headingOf(piece: Piece): 1 | -1 {
  return allyOf(piece) === 0 ? 1 : -1
}

/** Degrees from the attacker's left, clockwise: left 0, front 90, right 180, rear 270 (L-R9). */
function clockwise(piece: Piece, at: { lane: number; row: number }): number {
  const heading = headingOf(piece)
  const right = (at.lane - piece.lane) * heading
  const front = (at.row - piece.row) * heading
  const degrees = (Math.atan2(front, -right) * 180) / Math.PI
  return Math.round((degrees + 360) % 360)
}

/** The forced target: the nearest foe, then the first clockwise; the hero is one step behind the last field (L-ATK, L-R9, L-R10). */
export function searchTarget(world: World, piece: Piece): Aim | null {
  if (piece.attack <= 0) return null // L-R13
  const reach = 1 + signsOf(piece.name).range
  const foes = living(world).filter((other) => allyOf(other) !== allyOf(piece))
  const beyond = { lane: piece.lane, row: headingOf(piece) === 1 ? world.rows + 1 : 0 }
  const found = [
    ...foes.map((other) => ({ at: other as { lane: number; row: number }, aim: { piece: other } as Aim })),
    { at: beyond, aim: { hero: 1 - allyOf(piece) } as Aim },
  ].map(({ at, aim }) => ({
    aim,
    steps: Math.abs(at.lane - piece.lane) + Math.abs(at.row - piece.row),
    turn: clockwise(piece, at),
  }))
  const near = found.filter(({ steps }) => steps <= reach)
  return near.toSorted((a, b) => a.steps - b.steps || a.turn - b.turn)[0]?.aim ?? null
}

/** The defence value of an attacked unit (L-DEF.4 to L-DEF.12). */
export function defenceAgainst(world: World, target: Piece, attacker: Piece): number {
  if (!target.isDefending) return 0 // L-DEF.8
  const friends = living(world).filter((other) => allyOf(other) === allyOf(target))
  const banners = friends.filter(
    (other) => ['Bannerman', 'Herald'].includes(other.name) && areAdjacent(other, target),
  )
  const own = world.sides[target.owner]?.powers ?? []
  const isArmoured = own.includes('Ice Armour') && signsOf(target.name).types.includes('Elemental')
  const threats = living(world).filter((other) => threatens(world, other, { target, attacker })).length
  const uncounted = own.includes('Unbroken Line') ? 1 : 0
  const value =
    1 +
    signsOf(target.name).shield +
    banners.length +
    (world.sides[allyOf(target)]?.auras.filter((aura) => aura === 'Devotion').length ?? 0) +
    (isArmoured ? 1 : 0) -
    Math.max(0, threats - uncounted)
  return Math.max(0, value) // L-DEF.7
}

/** The four conditions of a threat (L-DEF.9), and Pack Tactics (L-MOD.5). */
function threatens(
  world: World,
  piece: Piece,
  { target, attacker }: { readonly target: Piece; readonly attacker: Piece },
): boolean {
  if (piece === attacker || allyOf(piece) === allyOf(target)) return false
  if (!areAdjacent(piece, target) || piece.attack <= 0) return false
  return !piece.isDefending || showsPackTactics(world, piece)
}

function showsPackTactics(world: World, piece: Piece): boolean {
  if (signsOf(piece.name).hasPackTactics) return true
  return living(world).some(
    (other) => other.name === 'Herald' && allyOf(other) === allyOf(piece) && areAdjacent(other, piece),
  )
}

/** Chill weakens a blow and is used up by as much (L-CON.9 to L-CON.11). */
function chilled(piece: Piece, damage: number): number {
  const by = Math.min(piece.chill, damage)
  piece.chill -= by
  return damage - by
}

/** One Attack action (L-ATK, L-R15). Returns the unit that has to die of it, if any. */
export function attack(world: World, piece: Piece): Piece | null {
  const aim = searchTarget(world, piece)
  if (aim === null) return null // L-ATK.6
  if (piece.disarm > 0) {
    piece.disarm = 0 // L-CON.7
    return null
  }
  if ('hero' in aim) {
    const losses = [0, 0]
    losses[aim.hero] = chilled(piece, piece.attack)
    takeLife(world, losses)
    return null
  }
  const target = aim.piece
  target.hp -= chilled(piece, Math.max(0, piece.attack - defenceAgainst(world, target, piece)))
  if (target.hp <= 0) return target
  afterAttack(world, piece, target)
  return null
}

/** What the texts of units do to who survived their attack. */
function afterAttack(world: World, { name, owner }: Piece, target: Piece): void {
  if (name === 'Tormentor') target.snare++
  if (name !== 'Rime Wisp') return
  const powers = world.sides[owner]?.powers ?? []
  target.chill += powers.includes('Deep Winter') ? 2 : 1
  if (!powers.includes('Absolute Zero') || allyOf(target) === owner || target.chill < 3) return
  target.chill -= 3
  target.stun++
}

/** One Advance action (L-ADV). */
export function advance(world: World, piece: Piece): void {
  if (searchTarget(world, piece) !== null) return // L-ADV.2
  if (signsOf(piece.name).isGrounded) return // L-MOD.6
  const row = piece.row + headingOf(piece)
  if (row < 1 || row > world.rows) return // L-ADV.6
  if (pieceAt(world, piece.lane, row)) return // L-ADV.3
  if (piece.snare > 0)
    piece.snare-- // L-CON.23
  else piece.row = row
}
