import { chanceBy, fitted, lossOf } from './logistic.ts'
import type { Sight } from './fit.ts'
import { netLead, networkOf, type NetSample, type Network } from './network.ts'

/** A position and what it was found to be worth, 0 to 1. */
export interface Lesson {
  readonly sight: Sight
  readonly worth: number
}

/** Where numbers of a scene usually are, and by how much they differ. */
export interface Scale {
  readonly mean: readonly number[]
  readonly spread: readonly number[]
}

/** An evaluation that was learned: leads by weights, by pairs of leads and scenes, or by a small network besides. */
export interface Model {
  readonly kind: 'linear' | 'pairs' | 'network'
  readonly scale: Scale
  /** Of the leads, and in a model of pairs of each lead by each number of the scene. */
  readonly weights: readonly number[]
  readonly network: Network | null
}

/** How likely a win is. It is as likely for one side as the other side thinks that it is not. */
export function chanceIn({ kind, scale, weights, network }: Model, sight: Sight): number {
  const features = kind === 'pairs' ? paired(sight, scale) : sight.leads
  if (network === null) return chanceBy(features, weights)
  const extra = netLead(network, sight.leads, standing(sight, scale))
  return chanceBy([...features, extra], [...weights, 1])
}

/** Ridges that are tried for pairs, in those of single leads. */
const RIDGES = [10, 100]
/** So many lessons are kept apart to choose by. */
const KEPT_APART = 5

/** Learns weights of leads. */
export function linearModel(lessons: readonly Lesson[], ridge: number): Model {
  const count = lessons[0]?.sight.leads.length ?? 0
  const samples = lessons.map(({ sight, worth }) => ({ leads: sight.leads, won: worth }))
  return { kind: 'linear', scale: scaleOf(lessons), weights: fitted(samples, count, ridge), network: null }
}

/** Learns what each lead counts by what lies on the table, with the ridge that does best on lessons kept apart: the last of them, which are of other matches. */
export function pairModel(lessons: readonly Lesson[], ridge: number): Model {
  const scale = scaleOf(lessons)
  const samples = lessons.map(({ sight, worth }) => ({ leads: paired(sight, scale), won: worth }))
  const count = samples[0]?.leads.length ?? 0
  const { taught, asked } = apart(samples)
  let best = { ridge, loss: Number.POSITIVE_INFINITY }
  for (const factor of RIDGES) {
    const weights = fitted(taught, count, ridge * factor)
    const loss = lossOf(asked, weights)
    if (loss < best.loss) best = { ridge: ridge * factor, loss }
  }
  return { kind: 'pairs', scale, weights: fitted(samples, count, best.ridge), network: null }
}

/** Learns a small network on top of weights of leads, as long as it does better on lessons kept apart, of which the weights know nothing either. */
export function networkModel(lessons: readonly Lesson[], ridge: number): Model {
  const { taught, asked } = apart(lessons)
  const { scale, weights } = linearModel(taught, ridge)
  const samplesOf = (some: readonly Lesson[]): NetSample[] =>
    some.map(({ sight, worth }) => ({
      leads: sight.leads,
      scene: standing(sight, scale),
      base: sight.leads.reduce((sum, lead, i) => sum + lead * (weights[i] as number), 0),
      won: worth,
    }))
  return { kind: 'network', scale, weights, network: networkOf(samplesOf(taught), samplesOf(asked)) }
}

function apart<T>(all: readonly T[]): { taught: readonly T[]; asked: readonly T[] } {
  const at = all.length - Math.floor(all.length / KEPT_APART)
  return { taught: all.slice(0, at), asked: all.slice(at) }
}

/** Leads, and each of them by each number of the scene. */
function paired(sight: Sight, scale: Scale): number[] {
  const features = [...sight.leads]
  for (const one of standing(sight, scale)) for (const lead of sight.leads) features.push(lead * one)
  return features
}

/** The numbers of a scene by how unusual they are. */
function standing({ scene }: Sight, { mean, spread }: Scale): number[] {
  return scene.map((one, i) => (one - (mean[i] as number)) / (spread[i] as number))
}

function scaleOf(lessons: readonly Lesson[]): Scale {
  const count = lessons[0]?.sight.scene.length ?? 0
  const places = Array.from({ length: count }, (_, i) => i)
  const mean = places.map((i) => meanOf(lessons, ({ sight }) => sight.scene[i] as number))
  const spread = places.map(
    (i) =>
      Math.sqrt(meanOf(lessons, ({ sight }) => ((sight.scene[i] as number) - (mean[i] as number)) ** 2)) || 1,
  )
  return { mean, spread }
}

function meanOf(lessons: readonly Lesson[], of: (lesson: Lesson) => number): number {
  return lessons.reduce((sum, lesson) => sum + of(lesson), 0) / lessons.length
}
