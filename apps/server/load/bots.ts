import { Guest } from './guests.ts'
import type { Question } from './measures.ts'
import { end, startServer } from './programs.ts'
import { quantile } from './stopwatch.ts'

/** What is measured of one strength among many guests. */
export interface Waits {
  readonly bot: string
  readonly guests: number
  readonly choices: number
  /** Milliseconds from a choice until the guest is asked again. */
  readonly p50: number
  readonly p95: number
  /** Share of the choices that were answered by a weaker strength than was asked for. */
  readonly eased: number
}

/** A hall of guests who play bots. */
export interface BotPlan {
  readonly game: string
  readonly guests: number
  readonly seconds: number
}

/** Who comes beside those who play the strongest. */
const NEWCOMERS = 5
/** Milliseconds that guests think: less than people do. */
const PACE_MS = 300
const WARM_MS = 5000

/** Many guests against the strongest bot, and a few against the weakest: how long each waits for a move. */
export async function measureBots({ game, guests, seconds }: BotPlan): Promise<Waits[]> {
  const { server, port } = await startServer({ place: 'server', name: 'server' }, ['--bots'])
  const tallies = [new Tally('master', guests), new Tally('novice', NEWCOMERS)]
  try {
    return await play(tallies, { port, game, seconds })
  } finally {
    await end([server], () => server.send('end' satisfies Question))
  }
}

async function play(
  tallies: readonly Tally[],
  { port, game, seconds }: { readonly port: number } & Omit<BotPlan, 'guests'>,
): Promise<Waits[]> {
  const all: Guest[] = []
  for (const tally of tallies) {
    const onAnswered = (ms: number, isEased: boolean): void => tally.take(ms, isEased)
    for (let n = 0; n < tally.guests; n++)
      all.push(await Guest.arrive({ port, game, bot: tally.bot, paceMs: PACE_MS, onAnswered }))
  }
  await pass(WARM_MS)
  for (const tally of tallies) tally.begin()
  await pass(seconds * 1000)
  const waits = tallies.map((tally) => tally.end())
  for (const guest of all) guest.leave()
  return waits
}

class Tally {
  readonly bot: string
  readonly guests: number
  private times: number[] = []
  private eased = 0

  constructor(bot: string, guests: number) {
    this.bot = bot
    this.guests = guests
  }

  take(ms: number, isEased: boolean): void {
    this.times.push(ms)
    if (isEased) this.eased++
  }

  begin(): void {
    this.times = []
    this.eased = 0
  }

  end(): Waits {
    const { bot, guests, eased } = this
    const sorted = Float64Array.from(this.times).toSorted()
    const choices = sorted.length
    return {
      bot,
      guests,
      choices,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      eased: eased / choices,
    }
  }
}

/** What is measured, in a line. */
export function waitsLine({ bot, guests, choices, p50, p95, eased }: Waits): string {
  const weaker = `${Math.round(eased * 100)} % thought as a weaker strength`
  return `${guests} guests against ${bot}: asked again after ${Math.round(p50)} ms (p50) and ${Math.round(p95)} ms (p95), ${choices} choices, ${weaker}`
}

function pass(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
