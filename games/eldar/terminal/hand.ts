import { UNKNOWN, type CardId, type DefIndex } from '@trialhall/kernel'
import { accent, cut, faint, padded, wrapped, type Line } from '@trialhall/terminal'
import {
  actionOf,
  CARD,
  CATALOG,
  newPending,
  faceOf,
  firstName,
  heroAt,
  playerAt,
  Prices,
  standing,
  type EldarView,
} from '../game.ts'

const NAME_COLUMNS = 26
const GAP = 2
const MARK = ' ▪ '

interface Space {
  readonly width: number
  readonly room: number
}

interface Held {
  readonly face: DefIndex
  readonly card: CardId
  readonly count: number
}

/** The viewer's own cards with what they cost now: one a line with their texts where there is room, else all in a line or two. */
export function handLines(view: EldarView, { width, room }: Space): Line[] {
  const held = handOf(view)
  if (held.length === 0 || room < 1) return []
  const priced = held.map((one) => ({ ...one, cost: costText(view, one) }))
  const whole = fullLines(priced, width)
  if (whole.length <= room) return whole
  if (held.length <= room) return fullLines(priced, Infinity)
  const texts = priced.map((one) => `${nameOf(one)} (${one.cost})`)
  const lines = wrapped(`Hand: ${texts.join(' · ')}`, width - 1)
  const last = cut(lines.slice(room - 1).join(' '), width - 1)
  const shown = lines.length <= room ? lines : [...lines.slice(0, room - 1), last]
  return shown.map((line): Line => [accent(` ${line}`)])
}

/** Known cards of the viewer's hand, two of a kind together, in the order of the hand. */
function handOf(view: EldarView): Held[] {
  const hand = view.viewer === null ? [] : playerAt(view, view.viewer).hand
  const known = hand.filter((card) => faceIn(view, card) !== UNKNOWN)
  const faces = [...new Set(known.map((card) => faceIn(view, card)))]
  return faces.flatMap((face) => {
    const alike = known.filter((card) => faceIn(view, card) === face)
    return alike[0] === undefined ? [] : [{ face, card: alike[0], count: alike.length }]
  })
}

function faceIn(view: EldarView, card: CardId): DefIndex {
  return view.cards.def[card] ?? UNKNOWN
}

function nameOf({ face, count }: Held): string {
  return count > 1 ? `${faceOf(face).name} ×${count}` : faceOf(face).name
}

interface Priced extends Held {
  readonly cost: string
}

/** Each card with its cost and its text, which goes on below where it is longer than the rest of the line. */
function fullLines(held: readonly Priced[], width: number): Line[] {
  const costs = Math.max(...held.map(({ cost }) => cost.length)) + GAP
  const indent = MARK.length + NAME_COLUMNS + costs
  return held.flatMap((one) => {
    const [text = '', ...rest] = wrapped(CATALOG[one.face]?.text ?? '', width - indent)
    return [
      [accent(MARK), padded(nameOf(one), NAME_COLUMNS), padded(one.cost, costs), faint(text)],
      ...rest.map((line): Line => [faint(' '.repeat(indent) + line)]),
    ]
  })
}

/** "2", or who pays what where statuses make a difference: "Yuri 3, Isra 2"; "equip" in place of a cost for equipment. */
function costText(view: EldarView, { face, card }: Held): string {
  if (faceOf(face).play === null) return 'equip'
  const action = actionOf(face, CARD)
  if (action.isX) return 'X'
  const prices = new Prices(view)
  const costs = standing(view, view.viewer ?? 0).map((hero) => {
    const planned = newPending(view, { hero, card, ability: CARD })
    return {
      name: firstName(heroAt(view, hero).face),
      cost: Math.max(0, action.focus + prices.ofUser(planned)),
    }
  })
  if (costs.every(({ cost }) => cost === action.focus)) return String(action.focus)
  return costs.map(({ name, cost }) => `${name} ${cost}`).join(', ')
}
