import { games } from '@trialhall/games'
import { UNKNOWN, type AnyGame, type Looker } from '@trialhall/kernel'
import type { Moment } from '@trialhall/protocol'
import { LiveMatch } from '../../src/match/live-match.ts'
import type { Store } from '../../src/store/store.ts'
import type { Page } from './person.ts'

/** A match as it was when so many entries had been written. */
export interface Stage {
  readonly game: AnyGame
  readonly live: LiveMatch
  readonly entry: number
}

/** Goes through a match from its start. */
export type Replay = (see: (stage: Stage) => void) => void

/** A match from its log, entry by entry. */
export async function replayed(store: Store, match: string): Promise<Replay> {
  const stored = await store.match(match)
  const entries = await store.entries(match)
  if (!stored) throw new Error('no match')
  const found = games.find(stored.game)
  if (!found.ok) throw new Error(found.fault.message)
  const game: AnyGame = found.value
  return (see) => {
    const begun = LiveMatch.begin(game, stored)
    if (!begun.ok) throw new Error(begun.fault.message)
    const live = begun.value
    see({ game, live, entry: 0 })
    for (const [at, entry] of entries.entries()) {
      const recalled = live.recall(entry)
      if (!recalled.ok) throw new Error(recalled.fault.message)
      see({ game, live, entry: at + 1 })
    }
  }
}

/** What the cards are called that a viewer has not seen, and of which they know no copy. */
function hiddenWords({ game: { catalog }, live: { match } }: Stage, viewer: Looker): string[] {
  const seen = match.viewFor(viewer).cards.def
  const defs = match.state.cards.def
  const known = new Set(seen.flatMap((def) => (def === UNKNOWN ? [] : [catalog[def]?.name])))
  const hidden = defs.filter((_, card) => seen[card] === UNKNOWN).flatMap((def) => catalog[def] ?? [])
  const names = hidden.flatMap(({ name }) => (known.has(name) ? [] : [name]))
  return [...new Set([...names, ...hidden.map(({ slug }) => slug)])]
}

/** The number of entries that a frame is about; those without one are about what was known before. */
function entryIn(frame: string): number | null {
  const { entry, moment } = JSON.parse(frame) as { entry?: number; moment?: Moment | null }
  return entry ?? moment?.entry ?? null
}

/** Every frame by the newest entry that its page had heard of. */
function framesByEntry({ frames }: Page): Map<number, string[]> {
  const all = new Map<number, string[]>()
  let now = 0
  for (const frame of frames) {
    now = Math.max(now, entryIn(frame) ?? 0)
    all.set(now, [...(all.get(now) ?? []), frame])
  }
  return all
}

/** The words in what a page was sent for cards that a viewer could not know when it came. */
export function leaks(replay: Replay, page: Page, viewer: Looker): string[] {
  const frames = framesByEntry(page)
  const found: string[] = []
  replay((stage) => {
    const sent = frames.get(stage.entry)?.join('\n') ?? ''
    found.push(...hiddenWords(stage, viewer).filter((word) => new RegExp(`\\b${word}\\b`, 'u').test(sent)))
  })
  return found
}
