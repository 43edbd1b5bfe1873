import {
  heldFace,
  isVainCast,
  playerAt,
  type LanesEvent,
  type LanesOption,
  type LanesPrompt,
  type LanesView,
} from '@trialhall/game-lanes'
import type { Ask, Seat, SeenEvent } from '@trialhall/kernel'
import type { ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where nothing is to be decided. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'respond', label: 'Whenever a charged spell could be cast' },
  { prompt: 'respond:orbs', label: 'In a Mana Orb phase' },
  { prompt: 'respond:enchantments', label: 'In an Enchantments phase' },
  { prompt: 'respond:action', label: 'After what the enemy does in a Main phase' },
  { prompt: 'respond:end', label: 'Before the enemy ends a Main phase' },
]

/**
 * Whether a cast that a window offers would change nothing, or nothing more than a moment later: nobody is hurt whom it would heal, or the own
 * Main phase comes next, no Enchantment resolves before it and no unit loses Antimagic.
 */
export function isIdle(about: unknown, { prompt: why, seat }: Ask, view: LanesView): boolean {
  const prompt = why as LanesPrompt // what this game asks
  const option = about as LanesOption
  if (prompt.type !== 'respond' || option.do !== 'cast') return false
  const face = heldFace(view, playerAt(view, seat), option.card)
  if (isVainCast(view, seat, { face, at: option.at })) return true
  return face.enchantment === null && comesFirst(view, seat)
}

/** Whether the own First Main phase is the next thing that happens, and in it all can be cast that can be cast now (L-R51). */
function comesFirst(view: LanesView, seat: Seat): boolean {
  if (view.active !== seat || (view.phase !== 'orbs' && view.phase !== 'enchantments')) return false
  return !hasEnchantment(view, seat) && !hasAntimagic(view, seat)
}

/** Whether a unit of a player has Antimagic, which goes with their Enchantments phase (L-CON.22): until then a spell spares it. */
function hasAntimagic(view: LanesView, seat: Seat): boolean {
  return view.board.some((unit) => unit !== null && unit.owner === seat && unit.antimagic > 0)
}

/** Whether an Enchantment of a player is in play, which resolves in their Enchantments phase (L-ENP.1). */
function hasEnchantment(view: LanesView, seat: Seat): boolean {
  const isLying = playerAt(view, seat).area.some(({ tokens }) => tokens > 0)
  return isLying || view.board.some((unit) => unit !== null && unit.owner === seat && unit.tokens > 0)
}

/** What the window after an action answers: that action. */
export function occasionOf(
  { prompt: why, seat }: Ask,
  story: readonly SeenEvent<LanesEvent>[],
): SeenEvent<LanesEvent> | null {
  const prompt = why as LanesPrompt // what this game asks
  if (prompt.type !== 'respond' || prompt.moment !== 'action') return null
  return story.findLast(({ event }) => ACTIONS.has(event.type) && isOfOther(event, seat)) ?? null
}

/** It is what another did: neither the own answer to it, nor what came of it for oneself. */
function isOfOther(event: LanesEvent, seat: Seat): boolean {
  return 'seat' in event && event.seat !== seat && !(event.type === 'charged' && event.isExtra)
}

/** What begins an action of a Main phase. */
const ACTIONS: ReadonlySet<LanesEvent['type']> = new Set([
  'boughtNode',
  'cast',
  'charged',
  'mustered',
  'overwhelmed',
  'prepared',
  'replaced',
  'sparked',
])
