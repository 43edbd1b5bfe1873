import { listed, seatLetter, type Seat } from '@trialhall/kernel'
import { accent, cut, faint, padded, strong, wrapped, type Line, type Span } from '@trialhall/terminal'
import {
  boardOf,
  className,
  EXPERIENCE_PER_LEVEL,
  faceOf,
  FULL_LIFE,
  markOf,
  playerAt,
  type LanesView,
  type Player,
} from '../game.ts'
import { fieldName, heldName, manaText, trackText } from './pieces.ts'
import type { LanesScene } from './scene.ts'

/** From so many columns on there is room for a bar of life. */
const WIDE = 60
const NAME_COLUMNS = 22
const NARROW_NAME_COLUMNS = 20

/** A hero in one line: who, life, experience, level, power tokens, hand. */
export function heroLine(scene: LanesScene, seat: Seat): Line {
  const { view } = scene
  const player = playerAt(view, seat)
  const name = `${scene.names[seat] ?? ''}${player.class < 0 ? '' : ` · ${className(player.class)}`}`
  const columns = scene.width >= WIDE ? NAME_COLUMNS : NARROW_NAME_COLUMNS
  return [
    scene.asked.includes(seat) ? accent('▸') : ' ',
    strong(padded(cut(name, columns), columns)),
    ' ',
    ...(scene.width >= WIDE ? [lifeBar(player)] : []),
    strong(` life ${player.life}`),
    `  hand ${player.hand.length} · ${development(player)}`,
  ]
}

function lifeBar({ life }: Player): Span {
  const full = Math.ceil(life / 2)
  return accent('█'.repeat(full) + '░'.repeat(FULL_LIFE / 2 - full))
}

function development({ experience, level, powerTokens }: Player): string {
  const tokens = powerTokens === 0 ? '' : ` · power ${powerTokens}`
  return `xp ${experience}/${EXPERIENCE_PER_LEVEL} · level ${level}${tokens}`
}

/** Orbs, track, floating mana. */
function manaLine(view: LanesView, seat: Seat): Line {
  const player = playerAt(view, seat)
  const floating = player.mana.some((count) => count > 0) ? ` · mana ${manaText(player.mana)}` : ''
  return [faint('orbs '), strong(manaText(player.pool)), faint(' track '), trackText(player), floating]
}

/** Prepared spells with their charges, one text a slot. */
function slotTexts(view: LanesView, seat: Seat): string[] {
  return playerAt(view, seat).slots.map(({ card, charges }) => {
    if (card === null) return '–'
    const loaded = charges.some((count) => count > 0) ? ` +${manaText(charges)}` : ''
    return `${heldName(view, seat, card)}${loaded}`
  })
}

/** Cards in a play area, with what is left of their Enchantments and whom those affect: "Treachery II (1) on (2,4)" (L-ENC.2). */
function areaTexts(view: LanesView, seat: Seat): string[] {
  return playerAt(view, seat).area.map(({ face, shape, tokens }) => {
    const left = tokens > 0 ? ` (${tokens})` : ''
    return `${faceOf(face).name}${left}${enchantedText(view, seat, shape)}`
  })
}

/** " on (1,4) and (2,4)": the units that carry tokens of an Enchantment; nothing where none does. */
function enchantedText(view: LanesView, seat: Seat, shape: number): string {
  const mark = shape < 0 ? 0 : markOf(seat, shape)
  const fields = view.board.flatMap((unit) => (unit && (unit.marks & mark) !== 0 ? [unit.field] : []))
  return fields.length === 0 ? '' : ` on ${listed(fields.map((field) => fieldName(view, field)))}`
}

/** Names of the bought nodes. */
function nodeTexts(view: LanesView, seat: Seat): string[] {
  const { class: at, nodes } = playerAt(view, seat)
  if (at < 0) return []
  return boardOf(at).flatMap(({ name }, node) => ((nodes & (1 << node)) === 0 ? [] : [name]))
}

/** What lies before a hero in two lines: mana and slots. */
export function briefCamp(view: LanesView, seat: Seat): Line[] {
  return [manaLine(view, seat), [faint('slots '), slotTexts(view, seat).join(' | ')]]
}

/** What lies in the play areas of both, for boards that show it apart. */
export function areaLines(view: LanesView): Line[] {
  return view.players.flatMap((_, seat): Line[] => {
    const area = areaTexts(view, seat)
    return area.length === 0 ? [] : [[faint(`${seatLetter(seat)} in play `), area.join(', ')]]
  })
}

/** The same with a line for each kind of thing. */
export function fullCamp(view: LanesView, seat: Seat, width: number): Line[] {
  const named = (label: string, texts: readonly string[]): Line[] =>
    texts.length === 0 ? [] : wrapped(label + texts.join(', '), width).map((line): Line => [line])
  return [
    manaLine(view, seat),
    ...slotTexts(view, seat).map((text, at): Line => [faint(`slot ${at + 1} `), text]),
    ...named('in play ', areaTexts(view, seat)),
    ...named('powers ', nodeTexts(view, seat)),
  ]
}
