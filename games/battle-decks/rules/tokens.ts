import type { CardId } from '@trialhall/kernel'
import type { BattleTable, Character, Token } from '../state.ts'
import { noteChange } from './vain.ts'

/** A modifier to be put on a character. */
export type Modifier = Pick<Token, 'source'> & Partial<Omit<Token, 'source'>>

/** Puts a modifier on a character until the round ends; modifiers add up, also of one source (B-18.1, B-18.2, B-R58). */
export function putToken(table: BattleTable, character: Character, modifier: Modifier): void {
  const token: Token = Object.freeze({ atk: 0, def: 0, dmg: 0, against: null, ...modifier }) // copies of a state share it
  character.tokens.push(token)
  noteChange(table.state) // what an ability brings about after W5 as well
  const { source, atk, def, dmg, against } = token
  const cards: readonly CardId[] = against === null ? [] : [against]
  table.emit({ type: 'modified', card: character.card, source, atk, def, dmg, cards })
}
