import { HERO, type LanesEvent, type LanesView } from '@trialhall/game-lanes'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import type { Strike, StrikeKind } from '@trialhall/table-ui'
import { middleOf, nearSeat } from './ground/places.ts'

/** What a unit does from afar, and what a card or a power does to units and heroes, goes there as a bolt. */
export function strikesOf(story: readonly SeenEvent<LanesEvent>[], view: LanesView): readonly Strike[] {
  const event = story.at(-1)?.event
  if (!event) return NONE
  if (event.type === 'struckHero')
    return [{ from: [cardKey(event.card)], to: `seat:${event.seat}`, kind: 'harm' }]
  if (event.type === 'attacked') return shotOf(event, view)
  const reached = reachedBy(event)
  const from = reached && causeIn(story, view, reached.to)
  return from ? [{ from, ...reached }] : NONE
}

const NONE: readonly Strike[] = []

/** Beside each other units strike with their own weight. */
function shotOf({ cards, from, to }: LanesEvent & { type: 'attacked' }, view: LanesView): readonly Strike[] {
  const [attacker, target] = cards
  if (attacker === undefined || target === undefined || to === HERO) return NONE
  const [a, b] = [middleOf(view, from), middleOf(view, to)]
  if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2) return NONE
  return [{ from: [cardKey(attacker)], to: cardKey(target), kind: 'harm' }]
}

/** Whom an event reaches, and what that is for them. */
function reachedBy(event: LanesEvent): { to: string; kind: StrikeKind } | null {
  switch (event.type) {
    case 'damaged':
    case 'warded':
      return { to: cardKey(event.card), kind: 'harm' }
    case 'healed':
    case 'strengthened':
      return { to: cardKey(event.card), kind: 'help' }
    case 'enchanted':
    case 'conditionPlaced':
      return { to: cardKey(event.card), kind: 'aim' }
    case 'lifeChanged':
      return { to: `seat:${event.seat}`, kind: event.by < 0 ? 'harm' : 'help' }
    default:
      return null
  }
}

/** What units do by themselves, after which nothing of a card is still going on. */
const OTHERS: readonly LanesEvent['type'][] = [
  'attacked',
  'struckHero',
  'advanced',
  'defended',
  'idled',
  'waveBegan',
  'phaseBegan',
  'turnBegan',
]

/** The card, power or unit by which something happens, as keys of where it may be seen; null for what happens by itself. */
function causeIn(
  story: readonly SeenEvent<LanesEvent>[],
  view: LanesView,
  to: string,
): readonly string[] | null {
  for (let at = story.length - 2; at >= 0; at--) {
    const event = story[at]?.event
    if (!event || OTHERS.includes(event.type)) return null
    const seen = causeOf(event, view)
    if (seen) return seen.includes(to) ? null : seen
  }
  return null
}

function causeOf(event: LanesEvent, view: LanesView): readonly string[] | null {
  switch (event.type) {
    case 'cast':
    case 'enchantmentResolved':
      return [cardKey(event.card), `seat:${event.seat}`]
    case 'summoned':
      return [cardKey(event.card)]
    case 'sparked':
    case 'overwhelmed':
      return [...buttonOf(event, view), `seat:${event.seat}`]
    case 'passiveWorked':
      return [`seat:${event.seat}`]
    default:
      return null
  }
}

/** The button of a power, which only the own side has. */
function buttonOf({ type, seat }: LanesEvent & { seat: number }, view: LanesView): readonly string[] {
  return seat === nearSeat(view) ? [`power:${type === 'sparked' ? 'spark' : 'overwhelm'}`] : []
}

function cardKey(card: CardId): string {
  return `card:${card}`
}
