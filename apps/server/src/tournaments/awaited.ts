import type { TournamentTables } from './tables.ts'
import { isInRound, type Tournament } from './tournament.ts'

/** Milliseconds for which a count is kept: many pages look at one tournament. */
const KEPT_MS = 1000

interface Kept {
  readonly at: number
  readonly count: Promise<number>
}

/** Counts the tables of a round at which somebody is still missing, while players have time to come to them. */
export class Awaited {
  private readonly tables: TournamentTables
  private readonly kept: Map<string, Kept> = new Map()

  constructor(tables: TournamentTables) {
    this.tables = tables
  }

  /** How many they are; nothing where nobody is waited for by now. */
  async of(tournament: Tournament, now: number): Promise<{ readonly awaited?: number }> {
    const { id, status, times } = tournament
    const isDue = status === 'running' && isInRound(tournament) && now < (times.at(-1)?.showBy ?? 0)
    if (!isDue) {
      this.kept.delete(id)
      return {}
    }
    const old = this.kept.get(id)
    if (old && now - old.at < KEPT_MS) return { awaited: await old.count }
    const count = this.count(tournament)
    this.kept.set(id, { at: now, count })
    return { awaited: await count }
  }

  private async count({ rounds }: Tournament): Promise<number> {
    const open = (rounds.at(-1) ?? []).filter(({ result }) => result === null)
    const found = await Promise.all(
      open.map(async ({ matches }) => {
        const match = matches.at(-1)
        const stored = match ? await this.tables.find(match.id) : null
        return stored !== null && stored !== 'damaged' && stored.status === 'open'
      }),
    )
    return found.filter(Boolean).length
  }
}
