import type { Seat } from '@trialhall/kernel'
import type { Board } from './board.ts'
import type { PrintedUse } from './page.ts'
import { cardsFor, heroesFor, pendingFor, readCost, slotsIn, type Slot, type User } from './targets.ts'

/** What a seat can use: a Hero, the card it comes from (null for a Hero's own) and the name of the action. */
export interface Usable {
  readonly hero: number
  readonly card: number | null
  readonly name: string
}

/** The least that an action costs with these Heroes chosen already; Infinity where a target is missing (E-8.09, E-R5). */
export function leastPrice(
  board: Board,
  user: User,
  { mode, chosen }: { readonly mode: string; readonly chosen: readonly number[] },
): number {
  const slots = slotsIn(mode)
  const base = leastBase(board, user, slots)
  if (base === null) return Number.POSITIVE_INFINITY
  const source = user.isCard ? null : user.source
  const open = slots.slice(chosen.length)
  const heroesOf = (heroes: readonly number[]): number[] =>
    heroes.filter((_, place) => slots[place]?.kind === 'hero')
  let all: number[][] = [chosen.slice()]
  for (const slot of open) {
    const options =
      slot.kind === 'hero' ? heroesFor(board, user, slot) : isOpen(board, user, slot) ? [-1] : []
    all = all.flatMap((before) => options.map((one) => [...before, one]))
  }
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...all.map((targets) =>
      board.price(user.by, user.use, { source, base, heroes: heroesOf(targets).filter((id) => id >= 0) }),
    ),
  )
}

function isOpen(board: Board, user: User, slot: Slot): boolean {
  if (slot.kind === 'pending') return pendingFor(board, user, slot) !== null
  return slot.text.startsWith('up to') || cardsFor(board, user, slot).length > 0
}

/** The smallest base: as printed, 0 for X, or more than what X must exceed; null where there is nothing to exceed. */
export function leastBase(board: Board, user: User, slots: readonly Slot[]): number | null {
  const { focus } = user.use
  if (focus !== 'X') return focus
  const slot = slots.find(({ text }) => text.endsWith('less than X'))
  if (slot === undefined) return 0
  const top = pendingFor(board, user, slot)
  return top === null ? null : readCost(board, top) + 1
}

function canPayBesides(board: Board, { by, use, source }: User, counters: number): boolean {
  const { deck = [], hand = [] } = board.state.players[board.seatOf(by)] ?? {}
  return use.costs.every((cost) => {
    const count = Number(/\d/.exec(cost)?.[0] ?? 0)
    if (cost.startsWith('pay')) return board.hero(by).hp >= count // E-R49
    if (cost.startsWith('Scrap')) return deck.length >= count // E-R46
    if (cost.startsWith('at least')) return counters >= count
    if (/^remove \d/.test(cost)) return counters >= count
    if (cost === 'discard a card') return hand.length > 0
    if (cost === 'sacrifice the equipment attached to this Hero') return board.worn(by, 'equipment') !== null
    return /^(remove X counters|recall this card|sacrifice this card)/.test(cost) && source !== null
  })
}

/** Whether something can be used now, by somebody who may act now (E-8.09). */
function isUsable(
  board: Board,
  user: User,
  {
    isReaction,
    counters,
    isUsed,
  }: { readonly isReaction: boolean; readonly counters: number; readonly isUsed: boolean },
): boolean {
  const { by, use } = user
  if (!board.isUp(by) || isUsed) return false // E-R34, E-12.01
  if (!use.isFast && isReaction) return false // E-9.02
  if (!use.isFast && board.sentencesOn(by).includes("This Hero can't use Slow actions")) return false
  if (use.exhausts && !board.hero(by).isRefreshed) return false // E-7.03
  if (!canPayBesides(board, user, counters)) return false
  return use.modes.some((mode) => leastPrice(board, user, { mode, chosen: [] }) <= board.hero(by).focus)
}

/** Everything that a seat can use at this moment. */
export function usableBy(
  board: Board,
  seat: Seat,
  { isReaction, used }: { readonly isReaction: boolean; readonly used: ReadonlySet<string> },
): Usable[] {
  return board.team(seat).flatMap((hero) => {
    const found: Usable[] = []
    const look = (user: Omit<User, 'by'>, card: number | null, counters: number): void => {
      const isUsed = !user.isCard && used.has(useKey({ hero, card, name: user.use.name }))
      if (isUsable(board, { ...user, by: hero }, { isReaction, counters, isUsed }))
        found.push({ hero, card, name: user.use.name })
    }
    const own = (use: PrintedUse): void => look({ use, source: null, isCard: false }, null, 0)
    board.printed(board.hero(hero).face).abilities.forEach(own)
    for (const { card, counters, printed } of board.kit(hero))
      for (const use of printed.abilities) look({ use, source: printed, isCard: false }, card, counters)
    for (const card of board.state.players[seat]?.hand ?? []) {
      const printed = board.card(card)
      if (printed.play !== null) look({ use: printed.play, source: printed, isCard: true }, card, 0)
    }
    return found
  })
}

/** One text for one use. */
export function useKey({ hero, card, name }: Usable): string {
  return `${hero} ${card} ${name}`
}
