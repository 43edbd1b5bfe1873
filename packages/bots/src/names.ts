import { fault, ok, shown, type Result } from '@trialhall/kernel'
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import type { Budget } from './pace.ts'
import { randomBot } from './random.ts'
import { searchBot } from './search.ts'
import { STRENGTHS, STYLES, type Strength } from './strengths.ts'

/** The names that stand for one bot each; besides them there are searches with a budget of their own. */
export const BOT_NAMES: readonly string[] = ['random', 'greedy', ...STRENGTHS, 'search']

const MOST_SIMULATIONS = 10_000_000
const MOST_MS = 600_000

/**
 * The bot of a name: one of `BOT_NAMES`, `search:800` (so many simulations a decision) or `search:200ms` (so much time).
 * `search` is the expert; a search with a budget of its own thinks in the master's style. Any other name is a fault that lists what is allowed.
 */
export function botNamed(name: unknown): Result<Bot> {
  if (name === 'random') return ok(randomBot)
  if (name === 'greedy') return ok(greedyBot)
  if (name === 'search') return ok(searchBot('search', STYLES.expert))
  const strength = STRENGTHS.find((one) => one === name)
  if (strength) return ok(strengthBot(strength))
  const budget = typeof name === 'string' ? budgetIn(name) : null
  if (budget) return ok(searchBot(String(name), { ...STYLES.master, place: null, budget }))
  return fault('bad-bot', 'bot', `bot is ${shown(name)}; allowed are ${ALLOWED}.`)
}

const ALLOWED = `${BOT_NAMES.join(', ')}, search:<simulations> (1 to ${MOST_SIMULATIONS}) and search:<milliseconds>ms (1 to ${MOST_MS})`

function strengthBot(strength: Strength): Bot {
  return searchBot(strength, STYLES[strength])
}

function budgetIn(name: string): Budget | null {
  const found = /^search:([1-9]\d{0,8})(ms)?$/.exec(name)
  if (!found) return null
  const amount = Number(found[1])
  if (found[2]) return amount <= MOST_MS ? { simulations: Number.POSITIVE_INFINITY, ms: amount } : null
  return amount <= MOST_SIMULATIONS ? { simulations: amount, ms: Number.POSITIVE_INFINITY } : null
}
