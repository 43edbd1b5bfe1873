import type { CardId } from '@trialhall/kernel'
import { CARD, type Pending } from '../../game.ts'
import type { Board } from './board.ts'
import type { PrintedUse, Printed } from './page.ts'

/** Whoever uses something: the Hero, what it is called on the page, and the card that it comes from. */
export interface User {
  readonly by: number
  readonly use: PrintedUse
  readonly source: Printed | null
  /** From hand, not an ability. */
  readonly isCard: boolean
}

/** One target that a text asks for. */
export interface Slot {
  readonly kind: 'hero' | 'card' | 'pending'
  readonly text: string
}

const SLOT =
  /target pending [^,;.]*|target equipment or support attached to an enemy|target equipment attached to any Hero|target affliction attached to an ally|target equipment card from your graveyard|up to two target action cards|another target Hero|target bloodied enemy|target equipped ally|target enemy|target ally/gi

/** The targets that a text asks for, in its order. */
export function slotsIn(text: string): Slot[] {
  const found: readonly string[] = text.match(SLOT) ?? []
  return found.flatMap((one): Slot[] => {
    const word = one.toLowerCase()
    if (word.startsWith('target pending')) return [{ kind: 'pending', text: one }]
    const isHero = /^(another target hero|target (bloodied |equipped )?(enemy|ally))$/.test(word)
    const slot: Slot = { kind: isHero ? 'hero' : 'card', text: word }
    return word.startsWith('up to two') ? [slot, slot] : [slot]
  })
}

/** Heroes that may be chosen for a slot (E-13, E-R33, E-13.07, E-R100). */
export function heroesFor(board: Board, { by, source, isCard }: User, { text }: Slot): number[] {
  const seat = board.seatOf(by)
  const all = [...board.team(0), ...board.team(1)].toSorted((a, b) => a - b)
  return all.filter((id) => {
    const isEnemy = board.seatOf(id) !== seat
    if (text === 'another target hero' ? id === by : text.endsWith('enemy') !== isEnemy) return false
    if (text.includes('bloodied') && !board.isBloodied(id)) return false
    if (text.includes('equipped') && board.worn(id, 'equipment') === null) return false
    const isBarred = source?.kind === 'equipment' || (source?.kind === 'command' && isCard)
    return !(
      isEnemy &&
      isBarred &&
      board.sentencesOn(id).some((one) => one.startsWith("This Hero can't be targeted"))
    )
  })
}

/** Cards that may be chosen for a slot (E-R91). */
export function cardsFor(board: Board, { by }: User, { text }: Slot): CardId[] {
  const seat = board.seatOf(by)
  const graveyard = board.state.players[seat]?.graveyard ?? []
  if (text.startsWith('up to two')) return graveyard.filter((card) => board.card(card).play !== null)
  if (text.includes('from your graveyard'))
    return graveyard.filter((card) => board.card(card).kind === 'equipment')
  const kinds = ['equipment', 'support', 'affliction'].filter((kind) =>
    text.split(' attached')[0]?.includes(kind),
  )
  const sides = text.endsWith('enemy') ? [1 - seat] : text.endsWith('ally') ? [seat] : [0, 1]
  return sides
    .flatMap((side) => board.team(side))
    .flatMap((id) => board.kit(id))
    .flatMap(({ card, printed }) => (kinds.includes(printed.kind) ? [card] : []))
}

/** What lies on the stack under what is being announced, if it is the opponent's and fits the text (E-11.14, E-R52). */
export function pendingFor(board: Board, { by }: User, { text }: Slot): Pending | null {
  const { stack } = board.state
  const top =
    stack.at(-1)?.hero === by && stack.at(-1)?.seat === board.seatOf(by) ? stack.at(-2) : stack.at(-1)
  if (top === undefined || top.seat === board.seatOf(by)) return null
  const about = userOf(board, top)
  const isAction = top.kind !== 'trigger'
  if (text.endsWith('triggered ability')) return isAction ? null : top
  if (!isAction) return null
  if (text.endsWith('action card')) return top.kind === 'card' ? top : null
  if (text.endsWith('of enemy equipment'))
    return top.kind === 'ability' && about.source?.kind === 'equipment' ? top : null
  const aims = slotsIn(about.use.modes[top.mode] ?? '')
  const aimed = top.targets.filter((target, place) => target >= 0 && aims[place]?.kind === 'hero')
  if (text.endsWith('targets this Hero')) return aimed.includes(by) ? top : null
  if (text.endsWith('only target is another ally')) {
    const [only = -1] = aimed
    const isFit = aims.length === 1 && aimed.length === 1 && only !== by && board.isUp(only)
    return isFit && board.seatOf(only) === board.seatOf(by) ? top : null
  }
  return top // whose Focus cost is less than X: X decides
}

/** What the page says of an effect on the stack. */
export function userOf(board: Board, { hero, card, face, ability, kind }: Pending): User {
  const printed = board.printed(face)
  const use = ability === CARD ? printed.play : (usesOf(board, face, ability) ?? null)
  const isCard = kind === 'card'
  const source = isCard || card >= 0 ? printed : null
  return { by: hero, use: use ?? NOTHING, source, isCard }
}

/** The action of a face that stands at this place among its abilities. */
export function usesOf(board: Board, face: number, ability: number): PrintedUse | undefined {
  const name = board.nameOf(face, ability)
  return board.printed(face).abilities.find((one) => one.name === name)
}

const NOTHING: PrintedUse = { name: '', isFast: false, focus: 0, exhausts: false, costs: [], modes: [''] }

/** The Focus cost that others read: as printed, or the X that was chosen (E-R53). */
export function readCost(board: Board, top: Pending): number {
  const { focus } = userOf(board, top).use
  return focus === 'X' ? top.x : focus
}
