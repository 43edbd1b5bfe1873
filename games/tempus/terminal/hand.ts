import { UNKNOWN, factsOf, plain, type CardId } from '@trialhall/kernel'
import { accent, cut, faint, padded, wrapped, type Line } from '@trialhall/terminal'
import { PRINTED } from '../rules/printed.ts'
import type { TempusState, TempusView } from '../state.ts'
import { sayEvent, sayHeroCard, sayLoot } from '../texts/sayings.ts'
import { card } from '../words/names.ts'

const NAME_COLUMNS = 24
const MARK = ' ▪ '

interface Room {
  readonly width: number
  readonly rows: number
}

/** The viewer's own cards: one a line with what it does where there is room, else all in a line or two. */
export function handLines(view: TempusView, { width, rows }: Room): Line[] {
  const hand = handOf(view)
  if (hand.length === 0 || rows < 1) return []
  if (hand.length <= rows) return hand.map((one) => fullLine(view, one, width))
  const names = hand.map((one) => nameOf(view, one)).join(' · ')
  return wrapped(`Hand: ${names}`, width - 1)
    .slice(0, rows)
    .map((line): Line => [accent(` ${line}`)])
}

function handOf(view: TempusView): readonly CardId[] {
  const { viewer } = view
  const hand = viewer === null ? [] : (view.heroes[viewer]?.hand ?? [])
  return hand.filter((one) => view.cards.def[one] !== UNKNOWN)
}

function fullLine(view: TempusView, one: CardId, width: number): Line {
  const room = Math.max(1, width - MARK.length - NAME_COLUMNS)
  return [accent(MARK), padded(nameOf(view, one), NAME_COLUMNS), faint(cut(cardText(view, one), room))]
}

function nameOf(view: TempusView, one: CardId): string {
  return plain([card(factsOf<TempusState>(view), one)])
}

/** What a card does, in its own words; '' where the viewer does not know it. */
export function cardText(view: TempusView, one: CardId): string {
  const face = PRINTED.cards[view.cards.def[one] ?? UNKNOWN]
  switch (face?.kind) {
    case 'hero':
      return sayHeroCard(face)
    case 'loot':
      return sayLoot(face)
    case 'event':
      return sayEvent(face)
    case 'quest':
      return face.says
    default:
      return ''
  }
}
