import type { Board, Card, Character, Option } from './board.ts'
import { has } from './board.ts'
import { succeeds } from './numbers.ts'
import { rerolls } from './windows.ts'

/** What is added to a die, and what the total must reach. */
export interface Sum {
  readonly modifier: number
  readonly needed: number
  /** Whom an attack is aimed at; null: it is a save. */
  readonly against: Card | null
}

/** A die of a character, which its player may have rolled again (W4). */
export function roll(board: Board, { card }: Character, { modifier, needed, against }: Sum) {
  for (;;) {
    const die = board.die(`${card.facts.slug} rolls`)
    const isSuccess = succeeds(die, modifier, needed)
    tellRoll(board, card, { die, modifier, needed, isSuccess, against })
    const isSave = against === null
    const isVain = die === 6 || (isSave && die > 1 && die + modifier >= needed) // nothing better can come
    const prompt = { card: card.id, target: against?.id ?? null, die, modifier, needed, isSave, isVain }
    if (!rerolls(board, card, prompt)) return { die, isSuccess }
  }
}

export function tellRoll(
  board: Board,
  card: Card,
  rolled: Sum & { readonly die: number; readonly isSuccess: boolean },
): void {
  const { die, modifier, needed, isSuccess, against } = rolled
  const all = { card: card.id, die, modifier, total: die + modifier, needed, isSuccess }
  if (against === null) board.tell('saveRolled', all)
  else board.tell('attackRolled', { ...all, cards: [against.id] })
}

/** A save: true if it is made (B-13.1, B-13.2, B-R61). */
export function save(board: Board, one: Character, needed: number): boolean {
  const modifier = has(one, 'Ironclad') ? 1 : 0
  return roll(board, one, { modifier, needed, against: null }).isSuccess
}

/** Saves against what strikes many, in an order that their player picks; gives those who failed (B-R59). */
export function saves(
  board: Board,
  { by, all, needed }: { by: Card; all: readonly Character[]; needed: number },
): Character[] {
  const failed: Character[] = []
  const rollsFirst = (one: Character): Character =>
    one.partner !== null && !one.isPairing && all.includes(one.partner) ? one.partner : one
  let left = [...new Set(all.map(rollsFirst))]
  // without a card to play and a pair to decide for, nothing can depend on the order
  const isFree = all.some((one) => isBeside(one, all)) || board.side(1 - by.owner).hand.length > 0
  while (left.length > 0) {
    const waiting = all.filter((one) => left.includes(rollsFirst(one)))
    const options = [...waiting.map(({ card }) => ({ do: 'target', card: card.id })), { do: 'in-order' }]
    const pick: Option =
      left.length === 1 || !isFree
        ? { do: 'in-order' }
        : board.ask(1 - by.owner, { type: 'save-order', card: by.id }, options)
    const picked = waiting.find(({ card }) => card.id === pick['card'])
    const next = picked === undefined ? left : [rollsFirst(picked)]
    for (const one of next) failed.push(...saveOf(board, { one, all, needed }))
    left = left.filter((one) => !next.includes(one))
  }
  return failed
}

const isBeside = ({ partner }: Character, all: readonly Character[]): boolean =>
  partner !== null && all.includes(partner)

/** The save of one, or of a pair of which both must make it (B-14.12 to B-14.15, B-R45, B-R46). */
function saveOf(
  board: Board,
  { one, all, needed }: { one: Character; all: readonly Character[]; needed: number },
): Character[] {
  const { partner } = one
  const isSafe = save(board, one, needed)
  const own = isSafe ? [] : [one]
  if (partner === null || !all.includes(partner)) return own
  if (!isSafe) return save(board, partner, needed) ? own : [...own, partner]
  const prompt = { type: 'second-save', card: one.card.id, cards: [partner.card.id] }
  const picked = board.pick(one.card.owner, prompt, [one.card, partner.card])
  const second = picked === one.card ? one : partner
  return save(board, second, needed) ? [] : [second]
}
