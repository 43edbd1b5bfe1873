import { seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { adeptPick } from '../../bots/adept.ts'
import type { TempusAsk } from '../../bots/ask.ts'
import { quickPick } from '../../bots/rollout.ts'
import type { TempusTable } from '../../state.ts'
import { positionOf, record } from './kit.ts'

interface Both {
  readonly type: TempusAsk['prompt']['type']
  readonly isFree: boolean
  readonly expert: unknown
  readonly adept: unknown
}

/** What an expert and an adept would do at each ask of a match of two rounds that the expert plays. */
function bothAt(): readonly Both[] {
  const both: Both[] = []
  const state = positionOf({}, { rounds: 2 })
  const decide = (table: TempusTable, ask: TempusAsk): number => {
    const [expert, adept] = [quickPick, adeptPick].map((pick) => pick(table, ask, seeded(1))) as [
      number,
      number,
    ]
    const isFree = ask.options.some((one) => typeof one !== 'string' && one.do === 'pass')
    both.push({ type: ask.prompt.type, isFree, expert: ask.options[expert], adept: ask.options[adept] })
    return expert
  }
  record(state, decide, () => false)
  return both
}

const asks = bothAt()
const OVERLOOKED = ['chain', 'window', 'rolled']

test('an adept adds no Chain, and plays nothing in windows', () => {
  const overlooked = asks.filter(({ type, isFree }) => isFree && OVERLOOKED.includes(type))
  for (const type of ['chain', 'window'])
    expect(overlooked.filter((one) => one.type === type && one.expert !== one.adept)).not.toEqual([])
  for (const { adept } of overlooked) expect(adept).toMatchObject({ do: 'pass' })
})

test('all else an adept does as an expert does', () => {
  const rest = asks.filter(({ type, isFree }) => !isFree || !OVERLOOKED.includes(type))
  expect(rest.length).toBeGreaterThan(50)
  for (const { expert, adept } of rest) expect(adept).toEqual(expert)
})
