import { botNamed, stoppedClock, STYLES, think, type Bot } from '@trialhall/bots'
import { nextWord, seeded, type Ask, type Chance, type Match } from '@trialhall/kernel'
import type { Figures, Measure, Round } from '../measure.ts'
import { startMatch } from '../play.ts'
import type { Subject } from '../subjects.ts'
import { onGames } from './on-games.ts'

/** How many options asks have, and which of them the weakest search leaves untried, in matches that it plays with itself. */
export const asks: Measure = onGames({
  id: 'asks',
  title: 'Large asks: novice against itself',
  columns: [
    { figure: 'asks', title: 'asks' },
    { figure: 'large', title: 'share with more options than simulations' },
    { figure: 'most', title: 'most options' },
    { figure: 'listed', title: 'most on a shortlist' },
    { figure: 'missed', title: 'share with something worth a thought untried' },
  ],
  aims: [{ contender: 'lanes/2', figure: 'missed', atMost: 0 }],
  prepare,
})

/** What was counted so far. */
interface Counts {
  asks: number
  large: number
  most: number
  listed: number
  missed: number
}

function prepare(subject: Subject): Round {
  const found = botNamed('novice')
  if (!found.ok) throw new Error(found.fault.message)
  const novice = found.value
  const { search } = subject.game
  const simulations = search?.simulations?.[0] ?? STYLES.novice.budget.simulations * (search?.share ?? 1)
  let seed = 0
  return (ms) => {
    const counts = { asks: 0, large: 0, most: 0, listed: 0, missed: 0 }
    const end = performance.now() + ms
    do {
      playCounted(startMatch(subject, seed), { novice, simulations, chance: seeded(seed++), counts })
    } while (performance.now() < end)
    return sharesOf(counts)
  }
}

function sharesOf({ asks: count, large, missed, ...most }: Counts): Figures {
  return { asks: count, large: large / count, missed: missed / count, ...most }
}

interface Counting {
  readonly novice: Bot
  readonly simulations: number
  readonly chance: Chance
  readonly counts: Counts
}

function playCounted(match: Match, counting: Counting): void {
  for (let [ask] = match.asks; ask; [ask] = match.asks) {
    const chosen = match.choose(ask.seat, pickCounted(match, ask, counting))
    if (!chosen.ok) throw new Error(chosen.fault.message)
    match.takeEvents()
  }
}

function pickCounted(match: Match, ask: Ask, { novice, simulations, chance, counts }: Counting): number {
  const position = match.position(ask.seat)
  if (!position) throw new Error('nobody is asked')
  const thought = think(novice, position, { seed32: nextWord(chance), clock: stoppedClock })
  if (ask.options.length < 2) return thought.pick
  const listed = match.game.shortlist?.(position.view, ask) ?? null
  const isMissed = (index: number): boolean => thought.options[index]?.visits === 0
  counts.asks++
  counts.most = Math.max(counts.most, ask.options.length)
  counts.listed = Math.max(counts.listed, listed?.length ?? 0)
  if (ask.options.length > simulations) counts.large++
  if (thought.simulations > 0 && (listed ?? [...ask.options.keys()]).some(isMissed)) counts.missed++
  return thought.pick
}
