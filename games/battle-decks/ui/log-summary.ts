import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent, Sentence } from '@trialhall/kernel'
import { saidAfter, unstopped, type LogSummary } from '@trialhall/table-ui'

type Story = readonly SeenEvent<BattleEvent>[]

/**
 * A line of the log for what belongs together: an activation and the attack that it is for, and what somebody loses and what becomes of
 * them. A die has a line of its own, which is not read before it lies still.
 */
export const logSummary: LogSummary<BattleEvent> = (story, at, speaker) => {
  const event = story[at]?.event
  if (event === undefined) return undefined
  if (event.type === 'activated') return isTold(story, at) ? null : undefined
  if (event.type === 'fell' || event.type === 'rose')
    return isLoss(story[at - 1]?.event, event.card) ? null : undefined
  if (event.type !== 'hurt' && event.type !== 'restored') return undefined
  const next = story[at + 1]
  const isFollowed = next !== undefined && (next.event.type === 'fell' || next.event.type === 'rose')
  if (!isFollowed || !('card' in next.event) || next.event.card !== event.card) return undefined
  const fate = saidAfter(speaker.event(next), / (?=falls|comes|fall|come)/u)
  return (
    fate &&
    ([...unstopped(speaker.event(story[at] as SeenEvent<BattleEvent>)), ', and ', ...fate, '.'] as Sentence)
  )
}

/** What the activated one does says by itself that it acts; a pair is told. */
function isTold(story: Story, at: number): boolean {
  const [event, next] = [story[at]?.event, story[at + 1]?.event]
  if (event?.type !== 'activated' || event.cards.length > 0 || next === undefined) return false
  const isDeed = next.type === 'attacked' || next.type === 'used' || next.type === 'didNothing'
  return isDeed && next.card === event.card
}

function isLoss(event: BattleEvent | undefined, card: CardId): boolean {
  return (event?.type === 'hurt' || event?.type === 'restored') && event.card === card
}
