import { EVERYONE, Fields, type CardId, type DefIndex, type Fault, type Seat } from '@trialhall/kernel'
import { FACES } from '../content/cards.ts'
import { addToHand, setFace } from '../rules/hands.ts'
import { manaOf } from '../rules/mana.ts'
import { takeNode } from '../rules/powers.ts'
import { baseOf, boardOf, defOf, faceOf, originOf, startOf } from '../rules/printed.ts'
import { openBox } from '../rules/setup.ts'
import { newUnit } from '../rules/summoning.ts'
import { markOf, playerAt, type LanesTable, type Lying, type Player, type Slot } from '../state.ts'
import { CLASSES, COLOURS, EXPERIENCE_PER_LEVEL, FULL_LIFE, PHASES, SHAPES, type ClassId } from '../terms.ts'
import { MOST_ROUNDS } from './options.ts'
import { readUnit, ROW_FORM, UNIT_FORM, type UnitText } from './unit-text.ts'

const BASE_SLUGS = FACES.filter((_, face) => baseOf(face) === face).map((face) => face.slug)
const SPELLS = FACES.filter((face) => face.kind === 'spell').map((face) => face.slug)
const LETTERS = ['A', 'B'] as const
const MANA = { pattern: /^[WRPBS]{0,40}$/, allowed: 'letters of W, R, P, B and S', default: '' }

/**
 * Lays out a position at the start of a phase, the First Main phase unless another is named. Fields are described in the game's
 * README. Cards not named lie in the box; a card that the class has not (or no further copy of) is made for the position.
 */
export function setPosition(table: LanesTable, position: unknown): Fault | null {
  const fields = new Fields(position, 'position', 'bad-position')
  arrangeTurn(table, fields)
  const units = readBoard(table, fields)
  const parts = fields.parts('seats', 2)
  for (const seat of [0, 1]) {
    const part = parts[seat] ?? new Fields({}, `position.seats[${seat}]`, 'bad-position')
    arrangePlayer(table, seat, { part, units })
  }
  for (const [field, unit] of units) placeUnit(table, field, unit)
  for (const [seat, part] of parts.entries()) {
    arrangeArea(table, seat, part)
    part.noOthers()
  }
  fields.noOthers()
  return fields.fault
}

function arrangeTurn({ state }: LanesTable, fields: Fields): void {
  state.active = LETTERS.indexOf(fields.oneOf('active', LETTERS, 'A'))
  state.first = LETTERS.indexOf(fields.oneOf('first', LETTERS, 'A'))
  const round = fields.integer('round', { min: 1, max: state.roundLimit || MOST_ROUNDS, default: 1 })
  state.turns = 2 * (round - 1) + (state.active === state.first ? 0 : 1)
  state.phase = fields.oneOf(
    'phase',
    PHASES.filter((phase) => phase !== 'setup'),
    'main1',
  )
}

/** A picture of the whole board, rows from B's side down to A's, or single fields by "lane,row". */
function readBoard({ state }: LanesTable, fields: Fields): Map<number, UnitText> {
  const units = new Map<number, UnitText>()
  const rows = fields.texts('board', ROW_FORM)
  if (rows && rows.length !== state.rows) fields.blame('board', rows, `${state.rows} rows`)
  for (const [i, row] of (rows ?? []).entries()) {
    const cells = row.trim().split(/\s+/)
    if (cells.length !== state.lanes) fields.blame(`board[${i}]`, row, `${state.lanes} lanes`)
    cells.slice(0, state.lanes).forEach((cell, lane) => {
      if (cell !== '.') units.set((state.rows - 1 - i) * state.lanes + lane, readUnit(cell))
    })
  }
  const part = fields.part('units')
  for (let field = 0; field < state.lanes * state.rows; field++) {
    const text = part.text(fieldName(state, field), UNIT_FORM)
    if (text !== '') units.set(field, readUnit(text))
  }
  part.noOthers()
  return units
}

function fieldName({ lanes }: { readonly lanes: number }, field: number): string {
  return `${(field % lanes) + 1},${Math.floor(field / lanes) + 1}`
}

interface Laying {
  readonly part: Fields
  readonly units: ReadonlyMap<number, UnitText>
}

function arrangePlayer(table: LanesTable, seat: Seat, { part, units }: Laying): void {
  const player = playerAt(table.state, seat)
  const hand = part.listOf('hand', BASE_SLUGS) ?? []
  player.class = CLASSES.indexOf(part.oneOf('class', CLASSES, classFor(seat, hand, units)))
  openBox(table, seat)
  player.life = part.integer('life', { min: 1, max: FULL_LIFE, default: FULL_LIFE })
  player.experience = part.integer('experience', { min: 0, max: EXPERIENCE_PER_LEVEL - 1, default: 0 })
  player.level = part.integer('level', { min: 0, max: 99, default: 0 })
  player.powerTokens = part.integer('powerTokens', { min: 0, max: 99, default: 0 })
  player.casts = part.integer('casts', { min: 0, max: 99, default: 0 })
  player.hasSparked = part.flag('hasSparked', { default: false })
  player.hasScorched = part.flag('hasScorched', { default: false })
  arrangeNodes(player, part)
  arrangeMana(player, part)
  arrangeHeld(table, seat, { part, hand })
}

/** The class of the first card that is named for a seat; without any, A is a Paladin and B a Warlock. */
function classFor(seat: Seat, hand: readonly string[], units: ReadonlyMap<number, UnitText>): ClassId {
  const unit = [...units.values()].find(({ owner }) => owner === seat)
  const def = hand[0] === undefined ? unit?.face : defOf(hand[0])
  return CLASSES[def === undefined ? seat : originOf(def).class] as ClassId
}

function arrangeNodes(player: Player, part: Fields): void {
  const slugs = boardOf(player.class).map((node) => node.slug)
  player.pool = [...startOf(player.class).orbs]
  for (const slug of part.listOf('nodes', slugs) ?? []) {
    const node = slugs.indexOf(slug)
    if ((player.nodes & (1 << node)) === 0) takeNode(player, node)
  }
}

function arrangeMana(player: Player, part: Fields): void {
  const steps = player.track.length / COLOURS.length
  if (part.has('orbs')) player.pool = manaOf(part.text('orbs', MANA))
  player.mana = manaOf(part.text('mana', MANA))
  player.step = part.integer('step', { min: 1, max: steps, default: 1 }) - 1
  const track = part.texts('track', MANA) ?? []
  if (track.length > steps) part.blame('track', track, `at most ${steps} steps`)
  track.slice(0, steps).forEach((letters, step) => {
    manaOf(letters).forEach((count, colour) => {
      player.track[step * COLOURS.length + colour] = count
    })
  })
}

/** Hand and slots: all are mixed first, so that nobody can follow a card into a slot (L-R54). */
function arrangeHeld(
  table: LanesTable,
  seat: Seat,
  { part, hand }: { part: Fields; hand: readonly string[] },
): void {
  const player = playerAt(table.state, seat)
  const slots = part.parts('slots', player.slots.length).map((slot) => {
    const slug = slot.oneOf('card', SPELLS, SPELLS[0] as string)
    const charges = slot.text('charges', MANA)
    const isOld = slot.flag('old', { default: false })
    slot.noOthers()
    return { base: baseOf(defOf(slug)), charges: manaOf(charges), isOld }
  })
  const defs = [...hand.map(defOf), ...slots.map(({ base }) => base)]
  addToHand(
    table,
    seat,
    defs.map((def) => takeCard(table, seat, def)),
  )
  slots.forEach(({ base, charges, isOld }, i) => {
    const card = player.hand.findLast((one) => table.def(one) === base) as CardId
    player.hand.splice(player.hand.indexOf(card), 1)
    const slot: Slot = { card, nodes: isOld ? 0 : player.nodes, charges }
    player.slots[i] = slot
  })
}

/** A card of this definition from the box; a new one if there is none. */
function takeCard(table: LanesTable, seat: Seat, def: DefIndex): CardId {
  const { box } = playerAt(table.state, seat)
  const at = box.findIndex((card) => table.def(card) === def)
  return at < 0 ? (table.create([def], EVERYONE)[0] as CardId) : (box.splice(at, 1)[0] as CardId)
}

function placeUnit(table: LanesTable, field: number, text: UnitText): void {
  const { owner, face, attack, hp, isDefending, conditions } = text
  const card = takeCard(table, owner, baseOf(face))
  setFace(table, card, face)
  const unit = Object.assign(newUnit({ seat: owner, card, face, field }), conditions)
  if (attack !== undefined) unit.attack = attack
  if (hp !== undefined) unit.hp = hp
  unit.isDefending = isDefending
  if (faceOf(face).enchantment !== null) Object.assign(unit, { shape: nextShape(table, owner), tokens: 1 })
  table.state.board[field] = unit
}

function nextShape({ state }: LanesTable, seat: Seat): number {
  return state.board.filter((unit) => unit?.owner === seat && unit.shape >= 0).length
}

/** Spells face up in the play area, with the units that their Enchantments affect. */
function arrangeArea(table: LanesTable, seat: Seat, part: Fields): void {
  for (const lying of part.parts('area', 20)) {
    const face = defOf(lying.oneOf('card', SPELLS, SPELLS[0] as string))
    const { enchantment } = faceOf(face)
    const tokens = lying.integer('tokens', { min: 0, max: 9, default: enchantment?.duration ?? 0 })
    const shape = tokens > 0 ? usedShapes(table, seat) : -1
    const on = lying.listOf('on', occupied(table)) ?? []
    lying.noOthers()
    const card = takeCard(table, seat, baseOf(face))
    setFace(table, card, face)
    playerAt(table.state, seat).area.push({ card, face, shape, tokens } satisfies Lying)
    for (const unit of table.state.board) {
      if (unit !== null && on.includes(fieldName(table.state, unit.field))) unit.marks |= markOf(seat, shape)
    }
  }
}

function occupied({ state }: LanesTable): string[] {
  return state.board.flatMap((unit) => (unit === null ? [] : [fieldName(state, unit.field)]))
}

/** The next shape that no Enchantment of the seat has. */
function usedShapes(table: LanesTable, seat: Seat): number {
  const lying = playerAt(table.state, seat).area.filter(({ shape }) => shape >= 0).length
  return Math.min(SHAPES.length - 1, lying + nextShape(table, seat))
}
