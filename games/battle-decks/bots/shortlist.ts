import type { BattleOption, BattlePrompt } from '../asks.ts'
import type { BattlePosition } from '../state.ts'
import { meritIn, type BattleAsk, type Merit } from './merit.ts'

/** How many options of an ask are worth a thought: the best by what they promise. */
const MOST: Readonly<Partial<Record<BattlePrompt['type'], number>>> = {
  deploy: 3,
  equip: 3,
  activate: 4,
  act: 4,
  'next-target': 3,
  aim: 3,
  instants: 1,
  instant: 3,
  window: 3,
  'event-target': 2,
  'save-order': 1,
}
const USUAL_MOST = 2

/** Merits below this are not worth a thought, unless nothing is better: an event that changes nothing, an enemy that is helped. */
const LEAST = -0.12

/**
 * What is worth a thought, best first: a few options that promise most, and to do nothing where events wait for a better moment. Where
 * equals are left over, what they are about decides.
 */
export function shortlist(of: BattlePosition, ask: BattleAsk): readonly number[] | null {
  const { options, prompt } = ask
  if (options.length === 1) return ONLY
  const merit = meritIn(of, ask)
  if (merit === null && prompt.type !== 'instants') return null
  const ranks = options.map((option) => rankOf(option, merit))
  const places = [...ranks.keys()].sort((a, b) => (ranks[b] as number) - (ranks[a] as number))
  const best = places.slice(0, MOST[prompt.type] ?? USUAL_MOST)
  const worth = best.filter((at) => (ranks[at] as number) > LEAST)
  return worth.length > 0 ? worth : best.slice(0, 1)
}

const ONLY: readonly number[] = [0]

/** Makes a lot so small that it decides between equals only. */
const LOT = 1e-12

function rankOf(option: BattleOption, merit: Merit | null): number {
  return (merit === null ? 0 : merit(option)) - LOT * lotOf(option)
}

/** A whole number that differs between options of an ask, by what they are about. */
function lotOf(option: BattleOption): number {
  const card = 'card' in option ? option.card : CARDS
  const text = 'ability' in option ? option.ability : 'card' in option ? '' : option.do
  let lot = 0
  for (let i = 0; i < text.length; i++) lot = (lot * 31 + text.charCodeAt(i)) % TEXTS
  return lot * (CARDS + 1) + card
}

/** More than there are ids of cards, and how many texts are told apart. */
const CARDS = 128
const TEXTS = 65_521
