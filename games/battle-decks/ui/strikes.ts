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

/** What an ability has given; an event says by itself whom it is played on. */
function given(story: Story, card: CardId, kind: StrikeKind): readonly Strike[] {
  const cause = story.findLast(({ event: { type } }) => type === 'used' || type === 'eventPlayed')?.event
  return cause?.type === 'used' ? between(cause.card, [card], kind) : NONE
}
