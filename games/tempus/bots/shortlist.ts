import type { TempusOption, TempusPrompt } from '../asks.ts'
import { heroOf, type TempusPosition } from '../state.ts'
import type { Merit, TempusAsk } from './ask.ts'
import { meritIn } from './merit.ts'
import { isDone } from './rollout.ts'
import { outlookOf } from './places/spots.ts'
import { gainByWalking, hasActions, TRIFLE } from './turn-merit.ts'

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
  const isIdle = idleIn(of, ask, worths)
  const thought = places.filter((at) => !isIdle(options[at] as TempusOption))
  const best = worths[thought[0] as number] as number
  const margin = MARGIN[prompt.type] ?? USUAL_MARGIN
  const least = Math.max(best - margin, Math.min(best, leastWalk(of, ask, merit)))
  return thought.slice(0, MOST[prompt.type] ?? USUAL_MOST).filter((at) => (worths[at] as number) >= least)
}

/**
 * What nobody thinks of in a turn: to end it while an Action is left that promises something, and to walk where no place is better than the
 * own. Something else is always left.
 */
function idleIn(
  state: TempusPosition,
  { seat, prompt, options }: TempusAsk,
  worths: readonly number[],
): (option: TempusOption) => boolean {
  if (prompt.type !== 'turn') return () => false
  const promises = (one: TempusOption, at: number): boolean =>
    one.do !== 'walk' && (worths[at] as number) > WORTH_AN_ACTION
  const isTooEarly = hasActions(state) && options.some(promises)
  const isWell =
    options.some((one) => one.do === 'walk') && gainByWalking(outlookOf(state, seat), 'at once') <= 0
  return (option) => (isTooEarly && option.do === 'end-turn') || (isWell && option.do === 'walk')
}

/** An Action is lost with the turn: nobody ends one while something promises so much. */
const WORTH_AN_ACTION = 0.05

/**
 * Whoever walks goes to a better space than its own: between two that are nearly as good it would go to and fro until its spaces are spent.
 */
function leastWalk(state: TempusPosition, { seat, prompt }: TempusAsk, merit: Merit | null): number {
  if (merit === null || prompt.type !== 'walk') return -Infinity
  return merit({ do: 'space', space: heroOf(state, seat).at }) + TRIFLE
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
