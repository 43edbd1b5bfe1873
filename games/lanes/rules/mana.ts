import type { Seat } from '@trialhall/kernel'
import { isOver, playerAt, type LanesTable, type Player } from '../state.ts'
import { COLOUR_LETTERS, COLOURS, type Mana } from '../terms.ts'

/** No mana of any colour. */
export const NO_MANA: Mana = [0, 0, 0, 0, 0]

/** Reads "WWB" (L-CST.3). */
export function manaOf(letters: string): number[] {
  return COLOURS.map((_, colour) => letters.split(COLOUR_LETTERS[colour] as string).length - 1)
}

/** Writes "WWB". */
export function lettersOf(mana: Mana): string {
  return mana.map((count, colour) => (COLOUR_LETTERS[colour] as string).repeat(count)).join('')
}

/** "2 white, 1 blue"; "nothing" for none. */
export function manaWords(counts: Mana): string {
  const parts = counts.flatMap((count, colour) => (count === 0 ? [] : [`${count} ${COLOURS[colour]}`]))
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** One mana of each colour, as a cost. */
export const ONE_MANA: readonly Mana[] = COLOURS.map((_, colour) =>
  COLOURS.map((__, i) => (i === colour ? 1 : 0)),
)

/** True when charges cover a whole cost (L-FCC.1). */
export function covers(charges: Mana, cost: Mana): boolean {
  for (let colour = 0; colour < cost.length; colour++) {
    if ((charges[colour] as number) < (cost[colour] as number)) return false
  }
  return true
}

/** True when a player can pay what charges leave of a cost, each colour by itself (L-CST.2, L-CHG.4, L-R23). */
export function canPay({ pool, mana }: Player, cost: Mana, charges: Mana = NO_MANA): boolean {
  for (let colour = 0; colour < cost.length; colour++) {
    const left = (cost[colour] as number) - (charges[colour] as number)
    if (left > 0 && left > (pool[colour] as number) + (mana[colour] as number)) return false
  }
  return true
}

/** What charges leave of a cost. */
export function remaining(cost: Mana, charges: Mana): number[] {
  return cost.map((count, colour) => Math.max(0, count - (charges[colour] as number)))
}

/** Pays a cost with mana tokens and orbs of exactly its colours (L-CST.2, L-R22). */
export function pay(table: LanesTable, seat: Seat, cost: Mana): void {
  const player = playerAt(table.state, seat)
  const orbs = [0, 0, 0, 0, 0]
  const mana = [0, 0, 0, 0, 0]
  for (let colour = 0; colour < cost.length; colour++) {
    const count = cost[colour] as number
    if (count === 0) continue
    const tokens = tokensSpent(table, seat, { colour, count })
    mana[colour] = tokens
    orbs[colour] = count - tokens
    ;(player.mana[colour] as number) -= tokens
    consumeOrbs(player, colour, count - tokens)
  }
  table.emit({ type: 'paid', seat, orbs, mana })
}

/** Tokens first, as they expire; or as the payer likes (L-R22). */
function tokensSpent(table: LanesTable, seat: Seat, due: { colour: number; count: number }): number {
  const { pool, mana } = playerAt(table.state, seat)
  const most = Math.min(due.count, mana[due.colour] as number)
  const least = Math.max(0, due.count - (pool[due.colour] as number))
  if (!table.state.asksDetails || least >= most) return most
  const options = Array.from(
    { length: most - least + 1 },
    (_, i) => ({ do: 'pay', tokens: most - i }) as const,
  )
  return table.choose(seat, { type: 'pay', colour: due.colour, mana: due.count }, options).tokens
}

/** Consumed orbs go to the step on which the tracker stands (L-ORB.4, L-R21). */
function consumeOrbs(player: Player, colour: number, count: number): void {
  ;(player.pool[colour] as number) -= count
  ;(player.track[player.step * COLOURS.length + colour] as number) += count
}

/** Mana tokens to be spent until the turn ends (L-KEY.12). */
export function gainMana(table: LanesTable, seat: Seat, gain: { colour: number; by: number }): void {
  if (isOver(table.state)) return
  ;(playerAt(table.state, seat).mana[gain.colour] as number) += gain.by
  table.emit({ type: 'gainedMana', seat, ...gain })
}
