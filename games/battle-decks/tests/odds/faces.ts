import { seeded, Table, type CardId } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import type { BattleEvent } from '../../events.ts'
import { battleDecks, type BattleState } from '../../game.ts'
import { characterOn, isConscious } from '../../rules/field.ts'
import type { BattleTable } from '../../state.ts'
import { DIE } from '../../terms.ts'

/** How those who are asked answer: index of the option picked. */
export type Answer = (prompt: BattlePrompt, options: readonly BattleOption[]) => number

/** Plays nothing, takes what is aimed at it, and rolls saves in order. */
export const PASSES: Answer = (prompt, options) => {
  if (prompt.type === 'window' || prompt.type === 'reroll') return options.length - 1
  return prompt.type === 'save-order' ? options.length - 1 : 0
}

/** One way in which the dice may fall, and what it led to. */
export interface Way {
  /** The chance of these dice, 0 to 1. */
  readonly chance: number
  readonly state: BattleState
  readonly events: readonly BattleEvent[]
}

const NO_MORE = 'no more dice are scripted'

/**
 * Plays a deed of the rules on copies of a state once for each way in which its dice can fall, by setting chance: dice are added until
 * the deed asks for no more.
 */
export function everyWay(
  state: BattleState,
  deed: (table: BattleTable) => void,
  answer: Answer = PASSES,
): Way[] {
  const ways: Way[] = []
  const open: number[][] = [[]]
  for (let dice = open.pop(); dice !== undefined; dice = open.pop()) {
    const way = played(state, dice, { deed, answer })
    if (way !== null) ways.push(way)
    else for (let die = 1; die <= DIE; die++) open.push([...dice, die])
  }
  return ways
}

interface Played {
  readonly deed: (table: BattleTable) => void
  readonly answer: Answer
}

/** Null where the deed wants another die. */
function played(before: BattleState, dice: readonly number[], { deed, answer }: Played): Way | null {
  const state = battleDecks.clone(before)
  const script = [...dice]
  state.chance = { ...seeded(0), script, afterScript: 'fail' }
  const table = new Table<BattleState, BattleEvent>(battleDecks, state, {
    decide: (_table, _seat, prompt, options) =>
      answer(prompt as BattlePrompt, options as readonly BattleOption[]),
  })
  const events: BattleEvent[] = []
  table.sink = { event: (event) => events.push(event), refusal: () => undefined, unasked: () => undefined }
  try {
    deed(table)
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message.includes('no roll is scripted')) return null
    throw thrown
  }
  if (script.length > 0) throw new Error(NO_MORE)
  return { chance: DIE ** -dice.length, state, events }
}

/** The chance that something is true of a way. */
export function chanceThat(ways: readonly Way[], isTrue: (way: Way) => boolean): number {
  return ways.reduce((sum, way) => sum + (isTrue(way) ? way.chance : 0), 0)
}

/** What the dice bring one character on average, as the odds say it. */
export function fateIn(
  before: BattleState,
  ways: readonly Way[],
  card: CardId,
): { falls: number; defeated: number } {
  const was = characterOn(before, card)
  const isDown = ({ state }: Way): boolean => {
    const now = characterOn(state, card)
    return was !== null && isConscious(was) && now !== null && !isConscious(now)
  }
  return {
    falls: chanceThat(ways, isDown),
    defeated: chanceThat(ways, ({ state }) => characterOn(state, card) === null),
  }
}
