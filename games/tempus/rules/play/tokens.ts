import type { CardId } from '@trialhall/kernel'
import type { TempusOption } from '../../asks.ts'
import type { LastingUse } from '../../faces.ts'
import { heroOf, type Lasting, type TempusPosition, type TempusTable, type Turn } from '../../state.ts'
import { settleCamps } from '../fight/defeat.ts'
import { lastingFace } from '../printed.ts'

/** Ongoing cards whose token the Hero may use now: once in each of its turns, whenever it likes, without an Action (C-6, T-38.02). */
export function tokenOptions(state: TempusPosition, turn: Turn): readonly TempusOption[] {
  return heroOf(state, turn.seat)
    .ongoing.filter((card) => !turn.used.includes(card) && tokenOf(state, card) !== null)
    .map((card) => ({ do: 'token', card }))
}

interface Token {
  readonly lasting: Lasting
  readonly use: LastingUse
}

/** What an Ongoing card holds that can be used; null where there is nothing. */
function tokenOf(state: TempusPosition, card: CardId): Token | null {
  for (const lasting of state.lastings) {
    const { use } = lastingFace(lasting.face)
    if (lasting.card === card && use !== undefined) return { lasting, use }
  }
  return null
}

/** The Hero whose turn it is uses a token. */
export function useToken(table: TempusTable, { seat, used }: Turn, card: CardId): void {
  const token = tokenOf(table.state, card)
  if (token === null) return
  used.push(card)
  token.use.run(table, { owner: seat, card, lasting: token.lasting })
  settleCamps(table)
}
