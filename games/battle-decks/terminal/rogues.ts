import { seatLetter, type Seat } from '@trialhall/kernel'
import { accent, faint, strong, type Line } from '@trialhall/terminal'
import { characterOn, equalizerOf, type BattleView, type Rogue } from '../game.ts'
import { rogueOdds } from '../odds/attack.ts'
import { isHero } from '../rules/field.ts'
import { attackBrief } from './chances.ts'
import { fullName, nameOf } from './naming.ts'
import { namesIn } from './room.ts'

/** Equalizers in play between both lines: what they are worth, how many attacks they have left, and whom they would attack now. */
export function rogueLines(view: BattleView, width: number): Line[] {
  return view.sides.flatMap(({ rogues }, seat) =>
    rogues.map((rogue) => rogueLine(view, rogue, { seat, width })),
  )
}

/** The same in one line where there is no room for more: who they are, and how many attacks each has left. */
export function rogueNames(view: BattleView, width: number): Line[] {
  const all = view.sides.flatMap(({ rogues }) => rogues)
  if (all.length < 2) return rogueLines(view, width)
  const names = all.map(({ card, attacks }) => {
    const { attacks: most } = equalizerOf(view, card)
    return `${nameOf(view, card)}, ${most - attacks} of ${most} left`
  })
  const [line = ''] = namesIn(names, { width: width - MARK.length, rows: 1, between: ' · ' })
  return [[accent(MARK), line]]
}

const MARK = ' ☠ '

/** From so many columns on, all is written out. */
const WIDE = 110

function rogueLine(
  view: BattleView,
  { card, attacks }: Rogue,
  { seat, width }: { readonly seat: Seat; readonly width: number },
): Line {
  const printed = equalizerOf(view, card)
  const left = printed.attacks - attacks
  const isWide = width >= WIDE
  const next = left > 0 ? nextText(view, printed) : ''
  return [
    accent(MARK),
    strong(isWide ? fullName(view, card) : nameOf(view, card)),
    faint(isWide ? ` drawn by ${seatLetter(seat)}` : ` of ${seatLetter(seat)}`),
    `  ATK ${printed.atk}  DMG ${printed.dmg}  ${left} of ${printed.attacks}${isWide ? ' attacks' : ''} left`,
    faint(next === '' ? '' : ` → ${next}`),
  ]
}

function nextText(view: BattleView, printed: Parameters<typeof rogueOdds>[1]): string {
  const all = rogueOdds(view, printed).map(({ target, odds }) => {
    const character = characterOn(view, target)
    return `${fullName(view, target)} ${attackBrief(odds, character !== null && isHero(view, character))}`
  })
  return all.join(', ')
}
