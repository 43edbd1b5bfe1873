import type { TempusOption, TempusPrompt } from '../asks.ts'
import type { TempusPosition } from '../state.ts'
import type { TempusAsk } from './ask.ts'
import { meritIn } from './merit.ts'
import { isDone } from './rollout.ts'

/** How many options of an ask are worth a thought: the best by what they promise. */
const MOST: Readonly<Partial<Record<TempusPrompt['type'], number>>> = {
  turn: 5,
  walk: 5,
  place: 4,
  aim: 4,
  chain: 2,
  window: 2,
  rolled: 2,
  price: 1,
  discard: 1,
  cycle: 1,
  flip: 1,
  'respawn-card': 1,
  'roll-order': 1,
  'monster-move': 2,
  'monster-target': 2,
  'monster-area': 2,
  gift: 1,
  may: 2,
  spare: 1,
}
const USUAL_MOST = 2

/** Options that promise so much less than the best are not worth a thought. */
const MARGIN: Readonly<Partial<Record<TempusPrompt['type'], number>>> = {
  window: 0.1,
  rolled: 0.1,
  turn: 0.4,
}
const USUAL_MARGIN = 0.5

/** What is worth a thought, best first: the few options that promise most. Where equals are left over, what they are about decides. */
export function shortlist(of: TempusPosition, ask: TempusAsk): readonly number[] | null {
  const { options, prompt } = ask
  if (options.length === 1) return ONLY
  const merit = meritIn(of, ask)
  if (merit === null && prompt.type !== 'roll-order') return options.length > MANY ? drawn(options) : null
  const worths = options.map((option) => (merit === null || isDone(option) ? 0 : merit(option)))
  const ranks = options.map((option, at) => (worths[at] as number) - LOT * lotOf(option))
  const places = [...ranks.keys()].sort((a, b) => (ranks[b] as number) - (ranks[a] as number))
  const least = (worths[places[0] as number] as number) - (MARGIN[prompt.type] ?? USUAL_MARGIN)
  return places.slice(0, MOST[prompt.type] ?? USUAL_MOST).filter((at) => (worths[at] as number) >= least)
}

const ONLY: readonly number[] = [0]
/** So many options are weighed where nothing is known about them. */
const MANY = 5

/** Some of many options about which nothing is known. */
function drawn(options: readonly TempusOption[]): readonly number[] {
  const lots = options.map(lotOf)
  return [...lots.keys()].sort((a, b) => (lots[a] as number) - (lots[b] as number)).slice(0, MANY)
}

/** Makes a lot so small that it decides between equals only. */
const LOT = 1e-13

/** A whole number that differs between options of an ask, by what they are about and not by where they stand. */
function lotOf(option: TempusOption): number {
  const text = JSON.stringify(option)
  let lot = 0
  for (let i = 0; i < text.length; i++) lot = (lot * 31 + text.charCodeAt(i)) % TEXTS
  return (lot * SPREADER) % TEXTS
}

/** How many texts are told apart, and what scatters neighbours. */
const TEXTS = 1_000_003
const SPREADER = 611_953
