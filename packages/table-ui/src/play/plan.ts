import type { Ask, Ref, SeenEvent } from '@trialhall/kernel'

/** How things are to be decided that are asked one after the other: an order by the key of each. */
export type PlanOrders = ReadonlyMap<string, string>

/** One of the things that are planned together. */
export interface PlanStep {
  /** Tells it from all others of the match, such as a unit in one of its waves. */
  readonly key: string
  /** Where it lies on the table; a press there changes its order. */
  readonly ref: Ref | null
  /** What it will do, and what comes of it. */
  readonly text: string
  readonly hint: string
  /** The orders that it can have, and the one that it has. */
  readonly orders: readonly string[]
  readonly order: string
}

/** What is planned together, as it stands now. */
export interface PlanDraft {
  /** What is planned, as a question. */
  readonly title: string
  /** What it brings on the whole; '' for nothing. */
  readonly sum: string
  /** What sends it, e.g. 'Fight'. */
  readonly go: string
  readonly steps: readonly PlanStep[]
}

/** Asks of a game that a person can answer together: they are still asked and answered one after the other. */
export interface PlanSpec<V, E> {
  /** The key of what an ask decides; null where it is no part of a plan. */
  keyOf(ask: Ask, view: V): string | null
  /** All that is decided from this ask on, by orders; what has none is as usual. */
  draft(ask: Ask, about: PlanAbout<V, E>, orders: PlanOrders): PlanDraft | null
  /** Where the thing of a step would go by each of its orders: the keys of things on the table. Its piece can be dragged there. */
  readonly goalsOf?: (ask: Ask, view: V, planned: PlannedStep) => ReadonlyMap<string, string>
  /** The option of an ask that an order picks; -1 where it is not offered. */
  pickOf(ask: Ask, order: string): number
}

/** A step of a plan, and all orders of the plan. */
export interface PlannedStep {
  readonly step: PlanStep
  readonly orders: PlanOrders
}

/** What a plan is made from. */
export interface PlanAbout<V, E> {
  readonly view: V
  readonly story: readonly SeenEvent<E>[]
  readonly names: readonly string[]
}
