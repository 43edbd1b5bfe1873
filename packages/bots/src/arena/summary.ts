import { partyCount, winShares, type BySeat, type Outcome, type Seed, type Sided } from '@trialhall/kernel'
import { addedContrast, contrasted, NO_CONTRAST, type SideContrast } from './contrast.ts'
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
  readonly rulesVersion: number
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
  /** What the game's own shares were, each 0 to 1 in a match, by their names. */
  readonly rates: Readonly<Record<string, Tally>>
  /** Shares of the victories of sides with a trait (seats, or parties with it on one of their seats), over the matches in which others lacked it. */
  readonly traits: Readonly<Record<string, Tally>>
  /** The same sides against all without it, over all matches. */
  readonly contrasts: Readonly<Record<string, SideContrast>>
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
  readonly rates: Readonly<Record<string, number>>
  /** What each seat brought along, if that is looked at. */
  readonly traits?: BySeat<readonly string[]>
}

const NO_RECORD: SimRecord = { played: 0, wins: 0, share: 0, score: NO_TALLY, rank: NO_TALLY }

/** A summary of no match yet. */
export function emptySummary(
  about: Pick<SimSummary, 'game' | 'rulesVersion' | 'seats' | 'bots' | 'seed'>,
): SimSummary {
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
    rates: {},
    traits: {},
    contrasts: {},
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
    rates: withStats(summary.rates, played.rates),
    ...(played.traits ? withSides(summary, sidesOf(played.traits, parties), shares) : {}),
  }
}

/** What each side has: a seat, or a party what any of its seats has. */
function sidesOf(traits: BySeat<readonly string[]>, parties: number): (readonly string[])[] {
  return Array.from({ length: parties }, (_, party) => [
    ...new Set(traits.filter((_, seat) => seat % parties === party).flat()),
  ])
}

function withSides(
  { traits, pairs, contrasts }: SimSummary,
  had: readonly (readonly string[])[],
  shares: BySeat<number>,
): Pick<SimSummary, 'traits' | 'pairs' | 'contrasts'> {
  return {
    traits: withTraits(traits, had, shares),
    pairs: withPair(pairs, had, shares),
    contrasts: withContrasts(contrasts, had, shares),
  }
}

function withContrasts(
  contrasts: SimSummary['contrasts'],
  had: readonly (readonly string[])[],
  shares: BySeat<number>,
): SimSummary['contrasts'] {
  const all: Record<string, SideContrast> = { ...contrasts }
  for (const name of new Set(had.flat())) {
    const sides = had.flatMap((list, side) => (list.includes(name) ? [side] : []))
    const won = sides.reduce((sum, side) => sum + (shares[side] ?? 0), 0)
    all[name] = contrasted(all[name] ?? NO_CONTRAST, { won, had: sides.length })
  }
  return all
}

/** What all sides have in common tells nothing. */
function withTraits(
  traits: SimSummary['traits'],
  had: readonly (readonly string[])[],
  shares: BySeat<number>,
): SimSummary['traits'] {
  const all: Record<string, Tally> = { ...traits }
  had.forEach((list, side) => {
    for (const name of list)
      if (had.some((other) => !other.includes(name)))
        all[name] = counted(all[name] ?? NO_TALLY, shares[side] ?? 0)
  })
  return all
}

/** What met what, under one name whichever sat first. Where seats have many traits, pairs would be too many to tell anything. */
function withPair(
  pairs: SimSummary['pairs'],
  had: readonly (readonly string[])[],
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
    stats: mergeNamed(a.stats, b.stats, added),
    rates: mergeNamed(a.rates, b.rates, added),
    traits: mergeNamed(a.traits, b.traits, added),
    contrasts: mergeNamed(a.contrasts, b.contrasts, addedContrast),
    pairs: mergeNamed(a.pairs, b.pairs, added),
    seconds: a.seconds + b.seconds,
  }
}

function mergeNamed<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  add: (a: T, b: T) => T,
): Readonly<Record<string, T>> {
  const all: Record<string, T> = { ...a }
  for (const [name, one] of Object.entries(b)) {
    const other = all[name]
    all[name] = other === undefined ? one : add(other, one)
  }
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
