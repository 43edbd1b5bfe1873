import { Contender } from './contender.ts'
import type { Aim, Figures, Measure, Ratio } from './measure.ts'
import { median } from './numbers.ts'

/** How long a measure takes. */
export interface Effort {
  readonly warmUpMs: number
  readonly rounds: number
  readonly roundMs: number
}

/** One contender's medians, and every round they come from. */
export interface BenchRow {
  readonly contender: string
  readonly median: Figures
  readonly rounds: readonly Figures[]
}

/** Something that was aimed at, and what came of it. */
export interface Verdict {
  readonly what: string
  /** The median of the rounds. */
  readonly value: number
  /** The best round: what is left when the machine is least in the way. */
  readonly best: number
  readonly atLeast?: number
  readonly atMost?: number
  readonly isMet: boolean
}

/** What a measure found. */
export interface MeasureResult {
  readonly id: string
  readonly title: string
  readonly rows: readonly BenchRow[]
  readonly verdicts: readonly Verdict[]
}

/** Lets all contenders of a measure work in turns, round by round, so that all meet the same weather. */
export async function contest(measure: Measure, effort: Effort): Promise<MeasureResult> {
  const contenders: Contender[] = []
  try {
    for (const name of measure.contenders) contenders.push(await Contender.start(measure.id, name))
    for (const contender of contenders)
      await contender.warmUp(effort.warmUpMs * (measure.warmUps?.(contender.name) ?? 1))
    for (let i = 0; i < effort.rounds; i++) {
      for (const contender of contenders) await contender.round(effort.roundMs)
    }
  } finally {
    for (const contender of contenders) contender.stop()
  }
  return findingOf(measure, contenders)
}

function findingOf(measure: Measure, contenders: readonly Contender[]): MeasureResult {
  const rows = contenders.map(({ name, rounds }) => ({
    contender: name,
    median: mediansOf(rounds),
    rounds,
  }))
  const verdicts = [
    ...measure.ratios.map((ratio) => judgeRatio(rows, ratio)),
    ...measure.aims.map((aim) => judgeAim(rows, aim)),
  ]
  return { id: measure.id, title: measure.title, rows, verdicts }
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const figures = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(
    figures.map((figure) => [figure, median(rounds.map((round) => round[figure] ?? Number.NaN))]),
  )
}

function judgeRatio(rows: readonly BenchRow[], { of, to, figure, atLeast }: Ratio): Verdict {
  const own = roundsOf(rows, of, figure)
  const other = roundsOf(rows, to, figure)
  const ratios = own.map((number, i) => number / (other[i] ?? Number.NaN))
  return judged(`${figure} of ${of} to those of ${to}`, ratios, { atLeast })
}

function judgeAim(rows: readonly BenchRow[], { contender, figure, ...bound }: Aim): Verdict {
  return judged(`${figure} of ${contender}`, roundsOf(rows, contender, figure), bound)
}

function judged(what: string, values: readonly number[], bound: Pick<Aim, 'atLeast' | 'atMost'>): Verdict {
  const value = median(values)
  const best = bound.atLeast === undefined ? Math.min(...values) : Math.max(...values)
  const isMet = value >= (bound.atLeast ?? value) && value <= (bound.atMost ?? value)
  return { what, value, best, ...bound, isMet }
}

function roundsOf(rows: readonly BenchRow[], contender: string, figure: string): number[] {
  const row = rows.find((one) => one.contender === contender)
  return row ? row.rounds.map((round) => round[figure] ?? Number.NaN) : []
}
