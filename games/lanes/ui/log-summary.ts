import type { LanesEvent } from '@trialhall/game-lanes'
import type { SeenEvent, Sentence } from '@trialhall/kernel'
import { saidAfter, unstopped, type LogSummary, type Speaker } from '@trialhall/table-ui'

type Story = readonly SeenEvent<LanesEvent>[]

/** What is paid for. */
const BOUGHT: readonly LanesEvent['type'][] = ['mustered', 'cast', 'prepared', 'charged', 'sparked']

/** A line of the log for a whole action: what is done, where and for how much, where the rules tell each by itself; none for a phase without events. */
export const logSummary: LogSummary<LanesEvent> = (story, at, speaker) => {
  const event = story[at]?.event
  const before = story[at - 1]?.event
  if (event?.type === 'paid') {
    const price = saidAfter(speaker.event(story[at] as SeenEvent<LanesEvent>), / pays? /u)
    return isBought(story, at) && price
      ? [...deedAt(story, at + 1, speaker), ' for ', ...price, '.']
      : undefined
  }
  if (event?.type === 'phaseBegan') return story[at + 1]?.event.type === 'phaseBegan' ? null : undefined
  if (event?.type === 'summoned')
    return before?.type === 'mustered' && before.card === event.card ? null : undefined
  if (event?.type === 'gainedExperience')
    return [...unstopped(speaker.event(story[at] as SeenEvent<LanesEvent>)), ` for ${merit(story, at)}.`]
  if (before?.type === 'paid' && isBought(story, at - 1)) return null
  return event?.type === 'mustered' ? [...deedAt(story, at, speaker), '.'] : undefined
}

/** What experience is for: kills, which have just been told, or the battle that is over (L-DTH.4, L-BAT.4). */
function merit(story: Story, at: number): string {
  const gained = story[at]?.event
  for (let i = at - 1; i >= 0; i--) {
    const event = story[i]?.event
    if (event === undefined || !isOfDeath(event)) break
    if (event.type === 'died' && gained?.type === 'gainedExperience' && event.seat !== gained.seat)
      return gained.by === 1 ? 'the kill' : `${gained.by} kills`
  }
  return 'the battle'
}

/** What is told between the death of a unit and the experience for it (L-R39). */
function isOfDeath({ type }: LanesEvent): boolean {
  return type === 'died' || type === 'returned' || type === 'enchantmentEnded' || type === 'unenchanted'
}

function isBought(story: Story, paidAt: number): boolean {
  const [paid, next] = [story[paidAt]?.event, story[paidAt + 1]?.event]
  if (paid?.type !== 'paid' || !next || !BOUGHT.includes(next.type)) return false
  return 'seat' in next && next.seat === paid.seat
}

/** What is done, with the field for a unit. */
function deedAt(story: Story, at: number, speaker: Speaker<LanesEvent>): Sentence {
  const [deed, next] = [story[at], story[at + 1]]
  if (!deed) return []
  const said = unstopped(speaker.event(deed))
  const isUnit = deed.event.type === 'mustered' && next?.event.type === 'summoned'
  const place = isUnit && next ? saidAfter(speaker.event(next), / is summoned /u) : null
  return place ? [...said, ' ', ...place] : said
}
