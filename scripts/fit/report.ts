import type { Deep } from './gather.ts'
import type { Fit } from './fit.ts'
import { lossAt } from './loss.ts'
import { chanceIn, linearModel, networkModel, pairModel, type Lesson, type Model } from './model.ts'

/** Positions of a match. */
export type Bundle = readonly Deep[]
/** A model that was learned, by a name that says from what. */
export interface Learned {
  readonly name: string
  readonly model: Model
}

const WIDE = 1.96

/** Learns in every way from positions of matches. */
export function learnedFrom(of: Fit, bundles: readonly Bundle[]): Learned[] {
  const all = bundles.flat()
  const ends = all.flatMap(({ sight, end }): Lesson[] => (end === null ? [] : [{ sight, worth: end }]))
  const traced = all.map((one): Lesson => ({ sight: one.sight, worth: one.traced }))
  const playouts = all.map((one): Lesson => ({ sight: one.sight, worth: one.playouts }))
  return [
    { name: 'leads by ends', model: linearModel(ends, of.ridge) },
    { name: 'leads by traces', model: linearModel(traced, of.ridge) },
    { name: 'leads by playouts', model: linearModel(playouts, of.ridge) },
    { name: 'pairs by playouts', model: pairModel(playouts, of.ridge) },
    { name: 'pairs by traces', model: pairModel(traced, of.ridge) },
    { name: 'network by playouts', model: networkModel(playouts, of.ridge) },
    { name: 'network by traces', model: networkModel(traced, of.ridge) },
  ]
}

/** Lines of a table: how wrong each model is on matches held out, by playouts and by the ends, and by how much less than today's. */
export function lossLines(learned: readonly Learned[], held: readonly Bundle[]): string[] {
  const rows = [
    lossLine("today's", held, (one) => one.today),
    ...learned.map(({ name, model }) => lossLine(name, held, ({ sight }) => chanceIn(model, sight))),
  ]
  return [
    '| evaluation | by playouts | less than today | by ends | less than today |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ]
}

function lossLine(name: string, held: readonly Bundle[], chanceOf: (one: Deep) => number): string {
  const cells = [({ playouts }: Deep) => playouts, ({ end }: Deep) => end].flatMap((worthOf) => {
    const asked = held.map((bundle) => bundle.filter((one) => worthOf(one) !== null))
    const lossOf = (one: Deep, chance: number): number => lossAt(worthOf(one) as number, chance)
    const losses = asked.flat().map((one) => lossOf(one, chanceOf(one)))
    const gains = asked.map((bundle) =>
      bundle.map((one) => lossOf(one, one.today) - lossOf(one, chanceOf(one))),
    )
    return [(sum(losses) / losses.length).toFixed(4), gainText(gains)]
  })
  return `| ${[name, ...cells].join(' | ')} |`
}

/** A mean over positions with its 95 % interval, which takes matches rather than positions for independent. */
function gainText(bundles: readonly (readonly number[])[]): string {
  const count = sum(bundles.map(({ length }) => length))
  const mean = sum(bundles.map(sum)) / count
  const error = Math.sqrt(sum(bundles.map((gains) => (sum(gains) - mean * gains.length) ** 2))) / count
  return `${mean.toFixed(4)} (${(mean - WIDE * error).toFixed(4)} to ${(mean + WIDE * error).toFixed(4)})`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
