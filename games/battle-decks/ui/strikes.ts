import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import type { Strike, StrikeKind } from '@trialhall/table-ui'
import { clashIn } from './clash/clash.ts'

type Story = readonly SeenEvent<BattleEvent>[]

/** What one thing does to another in the last event of a story. Harm is done when it lands, not while a die still rolls. */
export function strikesOf(story: Story): readonly Strike[] {
  const event = story.at(-1)?.event
  switch (event?.type) {
    case 'attacked':
    case 'rogueAttacked':
    case 'used':
    case 'paired':
      return between(event.card, event.cards, 'aim')
    case 'eventPlayed':
      return between(event.card, event.cards, 'aim')
    case 'hurt':
      return harmTo(story, event.card)
    case 'defeated':
      return event.isHero ? NONE : harmTo(story, event.card)
    case 'modified':
      return given(story, event.card, event.atk + event.def + event.dmg < 0 ? 'harm' : 'help')
    case 'restored':
      return given(story, event.card, 'help')
    default:
      return NONE
  }
}

const NONE: readonly Strike[] = []

function between(from: CardId, targets: readonly CardId[], kind: StrikeKind): readonly Strike[] {
  return targets
    .filter((target) => target !== from)
    .map((target) => ({ from: [`card:${from}`], to: `card:${target}`, kind }))
}

/** Whoever attacks deals it. */
function harmTo(story: Story, card: CardId): readonly Strike[] {
  const clash = clashIn(story)
  return clash === null || clash.isOver ? NONE : between(clash.attacker, [card], 'harm')
}

/** What an ability or an event has given. */
function given(story: Story, card: CardId, kind: StrikeKind): readonly Strike[] {
  const cause = causeOf(story)
  if (cause === null || cause.card === card) return NONE
  // the card of an event lies on a pile by now, beside the head of its seat
  const from = cause.type === 'used' ? [`card:${cause.card}`] : [`card:${cause.card}`, `seat:${cause.seat}`]
  return [{ from, to: `card:${card}`, kind }]
}

type Cause = Extract<BattleEvent, { type: 'used' | 'eventPlayed' }>

/** The ability or the event that brought about what is told last; null before the first of the match. */
export function causeOf(story: Story): Cause | null {
  const event = story.findLast(({ event: { type } }) => type === 'used' || type === 'eventPlayed')?.event
  return event?.type === 'used' || event?.type === 'eventPlayed' ? event : null
}
