import type { CardId } from '@trialhall/kernel'
import { accent, faint, padded, wrapped, type Line } from '@trialhall/terminal'
import { CATALOG, cardOf, type BattleView } from '../game.ts'
import { inDeckOrder } from '../match/deck-order.ts'
import { sideOf } from '../state.ts'
import { fullName, isKnown } from './naming.ts'
import { namesIn } from './room.ts'

const NAME_COLUMNS = 26
const KIND_COLUMNS = 14
const MARK = ' ▪ '

interface Space {
  readonly width: number
  readonly room: number
}

/** The viewer's own cards: one a line with what it does where there is room, else all in a line or two. */
export function handLines(view: BattleView, { width, room }: Space): Line[] {
  const hand = handOf(view)
  if (hand.length === 0 || room < 1) return []
  const full = hand.flatMap((card) => fullLines(view, card, width))
  if (full.length <= room) return full
  if (hand.length <= room) return hand.flatMap((card) => fullLines(view, card, Infinity))
  const names = hand.map((card) => fullName(view, card))
  const lines = namesIn(names, { width: width - 1, rows: room, lead: 'Hand: ', between: ' · ' })
  return lines.map((line): Line => [accent(` ${line}`)])
}

function handOf(view: BattleView): readonly CardId[] {
  const { viewer } = view
  if (viewer === null) return []
  const { hand } = sideOf(view, viewer)
  return inDeckOrder(
    view,
    hand.filter((card) => isKnown(view, card)),
  )
}

function fullLines(view: BattleView, card: CardId, width: number): Line[] {
  const indent = MARK.length + NAME_COLUMNS + KIND_COLUMNS
  const [text = '', ...rest] = wrapped(cardText(view, card), width - indent)
  const head: Line = [
    accent(MARK),
    padded(fullName(view, card), NAME_COLUMNS),
    padded(cardOf(view, card).kind, KIND_COLUMNS),
    faint(text),
  ]
  return [head, ...rest.map((line): Line => [faint(' '.repeat(indent) + line)])]
}

/** What a card does, with its numbers where it fights: "DEF 6, ATK 4, DMG 2. Pounce: …". */
export function cardText(view: BattleView, card: CardId): string {
  const printed = cardOf(view, card)
  const text = CATALOG[view.cards.def[card] ?? -1]?.text ?? ''
  if (printed.kind !== 'reinforcement') return text
  const { def, atk, dmg } = printed.stats
  return `DEF ${def}, ATK ${atk}, DMG ${dmg}. ${text}`
}
