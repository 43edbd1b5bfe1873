import { partyCount, winShares, type BySeat, type Outcome, type Seed, type Sided } from '@trialhall/kernel'
import { added, counted, NO_TALLY, type Tally } from './tally.ts'

/** What a seat, or a bot, made of its matches. A bot that holds several seats of a match counts once for each, but for a party once. */
export interface SimRecord {
  readonly played: number
  /** Matches won alone. */
  readonly wins: number
  /** Sum of its shares of victories: a shared one counts as a part. */
  readonly share: number
  readonly score: Tally
  readonly rank: Tally
}

/** Many matches in figures. Summaries of parts of a batch add up to that of the whole. */
export interface SimSummary {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly seed: Seed
  readonly games: number
  /** Matches whose first place was shared. */
  readonly draws: number
  readonly decisions: number
  readonly segments: Tally
  readonly bySeat: readonly SimRecord[]
  /** In the order of `bots`. */
  readonly byBot: readonly SimRecord[]
  /** How often each reason ended a match. */
  readonly reasons: Readonly<Record<string, number>>
  /** What the game's own measurements gave, by their names. */
  readonly stats: Readonly<Record<string, Tally>>
  /** Shares of the victories of seats with a trait, over the matches in which others lacked it. */
  readonly traits: Readonly<Record<string, Tally>>
  /** Of two seats with one trait each, "Turbo Focus : Debuff Blitz": the victories of the first that met the second. */
  readonly pairs: Readonly<Record<string, Tally>>
  /** Time spent, summed over parts that may have run side by side. */
  readonly seconds: number
}

/** One match as a summary hears of it. */
export interface Played extends Sided {
  readonly outcome: Outcome
  readonly decisions: number
  readonly segments: number
  /** Index into the bots for each seat. */
  readonly seating: BySeat<number>
  readonly stats: Readonly<Record<string, number>>
  /** What each seat brought along, if that is looked at. */
  readonly traits?: BySeat<readonly string[]>
}

const NO_RECORD: SimRecord = { played: 0, wins: 0, share: 0, score: NO_TALLY, rank: NO_TALLY }

/** A summary of no match yet. */
export function emptySummary(about: Pick<SimSummary, 'game' | 'seats' | 'bots' | 'seed'>): SimSummary {
  return {
    ...about,
    games: 0,
    draws: 0,
    decisions: 0,
    segments: NO_TALLY,
    bySeat: Array.from({ length: about.seats }, () => NO_RECORD),
    byBot: about.bots.map(() => NO_RECORD),
    reasons: {},
    stats: {},
    traits: {},
    pairs: {},
    seconds: 0,
  }
}

/** With one match more. */
export function withMatch(summary: SimSummary, played: Played): SimSummary {
  const { outcome, seating } = played
  const shares = winShares(outcome, played)
  const parties = partyCount(played, shares.length) // party p holds seat p, among others
  const bySeat = summary.bySeat.slice()
  const byBot = summary.byBot.slice()
  shares.forEach((share, seat) => {
    const result = { share, score: outcome.scores[seat] ?? 0, rank: outcome.ranks[seat] ?? 0 }
    const bot = seating[seat] ?? 0
    bySeat[seat] = withResult(bySeat[seat] ?? NO_RECORD, result)
    if (seat < parties) byBot[bot] = withResult(byBot[bot] ?? NO_RECORD, result)
  })
  return {
    ...summary,
    games: summary.games + 1,
    draws: summary.draws + (shares.includes(1) ? 0 : 1),
    decisions: summary.decisions + played.decisions,
    segments: counted(summary.segments, played.segments),
    bySeat,
    byBot,
    reasons: { ...summary.reasons, [outcome.reason]: (summary.reasons[outcome.reason] ?? 0) + 1 },
    stats: withStats(summary.stats, played.stats),
    traits: played.traits ? withTraits(summary.traits, played.traits, shares) : summary.traits,
    pairs: played.traits ? withPair(summary.pairs, played.traits, shares) : summary.pairs,
  }
}

/** What all seats have in common tells nothing. */
function withTraits(
  traits: SimSummary['traits'],
  had: BySeat<readonly string[]>,
  shares: BySeat<number>,
): SimSummary['traits'] {
  const all: Record<string, Tally> = { ...traits }
  had.forEach((list, seat) => {
    for (const name of list)
      if (had.some((other) => !other.includes(name)))
        all[name] = counted(all[name] ?? NO_TALLY, shares[seat] ?? 0)
  })
  return all
}

/** What met what, under one name whichever sat first. Where seats have many traits, pairs would be too many to tell anything. */
function withPair(
  pairs: SimSummary['pairs'],
  had: BySeat<readonly string[]>,
  shares: BySeat<number>,
): SimSummary['pairs'] {
  const [a, b, ...others] = had.map((list) => (list.length === 1 ? list[0] : undefined))
  if (a === undefined || b === undefined || a === b || others.length > 0) return pairs
  const [name, share] = a < b ? [`${a} : ${b}`, shares[0]] : [`${b} : ${a}`, shares[1]]
  return { ...pairs, [name]: counted(pairs[name] ?? NO_TALLY, share ?? 0) }
}

function withResult(record: SimRecord, result: { share: number; score: number; rank: number }): SimRecord {
  return {
    played: record.played + 1,
    wins: record.wins + (result.share === 1 ? 1 : 0),
    share: record.share + result.share,
    score: counted(record.score, result.score),
    rank: counted(record.rank, result.rank),
  }
}

function withStats(
  stats: SimSummary['stats'],
  measured: Readonly<Record<string, number>>,
): Readonly<Record<string, Tally>> {
  const all: Record<string, Tally> = { ...stats }
  for (const [name, value] of Object.entries(measured)) all[name] = counted(all[name] ?? NO_TALLY, value)
  return all
}

/** Two parts of the same batch as one. */
export function mergeSummaries(a: SimSummary, b: SimSummary): SimSummary {
  const reasons: Record<string, number> = { ...a.reasons }
  for (const [reason, count] of Object.entries(b.reasons)) reasons[reason] = (reasons[reason] ?? 0) + count
  return {
    ...a,
    games: a.games + b.games,
    draws: a.draws + b.draws,
    decisions: a.decisions + b.decisions,
    segments: added(a.segments, b.segments),
    bySeat: mergeStandings(a.bySeat, b.bySeat),
    byBot: mergeStandings(a.byBot, b.byBot),
    reasons,
    stats: mergeTallies(a.stats, b.stats),
    traits: mergeTallies(a.traits, b.traits),
    pairs: mergeTallies(a.pairs, b.pairs),
    seconds: a.seconds + b.seconds,
  }
}

function mergeTallies(
  a: Readonly<Record<string, Tally>>,
  b: Readonly<Record<string, Tally>>,
): Readonly<Record<string, Tally>> {
  const all: Record<string, Tally> = { ...a }
  for (const [name, tally] of Object.entries(b)) all[name] = added(all[name] ?? NO_TALLY, tally)
  return all
}

function mergeStandings(a: readonly SimRecord[], b: readonly SimRecord[]): SimRecord[] {
  return a.map((record, i) => {
    const other = b[i] ?? NO_RECORD
    return {
      played: record.played + other.played,
      wins: record.wins + other.wins,
      share: record.share + other.share,
      score: added(record.score, other.score),
      rank: added(record.rank, other.rank),
    }
  })
}
