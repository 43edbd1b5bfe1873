import type { Ask } from '@trialhall/kernel'
import { useEffect, useMemo, useState } from 'react'
import { refKey, type Lighting } from '../entity/refs.ts'
import type { PlanAbout, PlanDraft, PlanOrders, PlanSpec, PlanStep } from './plan.ts'

/** A plan in the hands of a person. */
export interface PlanInHand {
  readonly draft: PlanDraft
  /** Gives the next order to the thing at a place of the plan. */
  cycle(at: number): void
  /** Takes the last change back, and all of them; null where there is none. */
  readonly undo: (() => void) | null
  readonly reset: (() => void) | null
  /** Sends it: each order when its ask comes. */
  go(): void
  /** Answers one ask after the other instead, in this match. */
  oneByOne(): void
  /** What is lit while it is made: all that can have another order. */
  readonly lighting: Lighting
  /** Gives the next order to a thing on the table. */
  take(key: string): void
  /** Where a thing on the table can be dragged, as what is lit meanwhile. */
  goalsOf(key: string): ReadonlyMap<string, readonly number[]>
  /** Gives a thing the order by which it goes to another. */
  send(key: string, goal: string): void
}

interface Given<V, E> extends PlanAbout<V, E> {
  readonly spec: PlanSpec<V, E> | undefined
  /** The open ask; null while something is being shown. */
  readonly ask: Ask | null
  /** Number of choices made. */
  readonly length: number
  /** Lessons ask what they teach, one by one. */
  readonly isCoached: boolean
  pick(index: number): void
}

/** How asks are answered together. */
interface Plans {
  /** Null where nothing is planned. */
  readonly planning: PlanInHand | null
  /** The present ask is answered as it was planned. */
  readonly isSending: boolean
}

const NO_ORDERS: PlanOrders = new Map()
const NONE: readonly PlanOrders[] = []

/** Lets a person answer several asks together, and sends the answers one after the other. */
export function usePlan<V, E>(given: Given<V, E>): Plans {
  const { spec, ask, length, isCoached, view, story, names, pick } = given
  /** Each change of the plan, the newest last. */
  const [changes, setChanges] = useState(NONE)
  const [sent, setSent] = useState<PlanOrders | null>(null)
  /** After how many choices the last order was given: until it counts, nothing is made of what is asked. */
  const [givenAt, setGivenAt] = useState<number | null>(null)
  const [isOff, setOff] = useState(false)
  const [last, setLast] = useState(length)
  if (last !== length) setLast(length)
  const key = ask && spec ? spec.keyOf(ask, view) : null
  const order = key === null ? undefined : sent?.get(key)
  const at = ask && spec && order !== undefined ? spec.pickOf(ask, order) : -1
  // Whoever takes a choice back, or is asked what was not planned, plans anew.
  if (sent !== null && (length < last || (ask !== null && at < 0 && givenAt !== length))) {
    setSent(null)
    setChanges(NONE)
  }
  const isSending = sent !== null && at >= 0 && length >= last && givenAt !== length
  useEffect(() => {
    if (!isSending || key === null) return
    // Each order is given once.
    setGivenAt(length)
    setSent((orders) => new Map([...(orders ?? NO_ORDERS)].filter(([one]) => one !== key)))
    pick(at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one answer for each moment of the match: `pick` is new each time
  }, [isSending, at, length])
  const orders = changes.at(-1) ?? NO_ORDERS
  const isOpen = spec !== undefined && key !== null && !isSending && !isOff && !isCoached
  const draft = useMemo(
    () => (isOpen && ask ? spec.draft(ask, { view, story, names }, orders) : null),
    [isOpen, spec, ask, view, story, names, orders],
  )
  if (draft === null) return { planning: null, isSending }
  const cycle = (place: number): void => {
    const step = draft.steps[place]
    if (!step || step.orders.length < 2) return
    const next = step.orders[(step.orders.indexOf(step.order) + 1) % step.orders.length] ?? step.order
    change(step, next)
  }
  const change = ({ key: one }: PlanStep, next: string): void =>
    setChanges([...changes, new Map([...orders, [one, next]])])
  const goalsOf = (lit: string): Goals => goalsIn(given, { draft, orders }, lit)
  const planning: PlanInHand = {
    draft,
    cycle,
    undo: changes.length === 0 ? null : () => setChanges(changes.slice(0, -1)),
    reset: changes.length === 0 ? null : () => setChanges(NONE),
    go: () => {
      setGivenAt(null)
      setSent(new Map(draft.steps.map((step) => [step.key, step.order])))
      setChanges(NONE)
    },
    oneByOne: () => setOff(true),
    lighting: lightingOf(draft),
    take: (lit) => cycle(placeOf(draft, lit)),
    goalsOf: (lit) => new Map([...goalsOf(lit).keys()].map((goal) => [goal, [placeOf(draft, lit)]])),
    send: (lit, goal) => {
      const [step, next] = [draft.steps[placeOf(draft, lit)], goalsOf(lit).get(goal)]
      if (step && next !== undefined && next !== step.order) change(step, next)
    },
  }
  return { planning, isSending }
}

/** Orders by the keys of the things that they lead to. */
type Goals = ReadonlyMap<string, string>
const NO_GOALS: Goals = new Map()

/** Where the thing with a key would go, by the orders that it can have. */
function goalsIn<V, E>(
  { spec, ask, view }: Given<V, E>,
  { draft, orders }: { readonly draft: PlanDraft; readonly orders: PlanOrders },
  key: string,
): Goals {
  const step = draft.steps[placeOf(draft, key)]
  if (step === undefined || ask === null) return NO_GOALS
  return spec?.goalsOf?.(ask, view, { step, orders }) ?? NO_GOALS
}

/** The first step of a thing on the table that can have another order; -1 without one. */
function placeOf({ steps }: PlanDraft, key: string): number {
  return steps.findIndex(({ ref, orders }) => ref !== null && refKey(ref) === key && orders.length > 1)
}

function lightingOf({ steps }: PlanDraft): Lighting {
  const picks = steps.flatMap(({ ref, orders }, at) =>
    ref === null || orders.length < 2 ? [] : [[refKey(ref), [at]] as const],
  )
  return { picks: new Map(picks), reasons: new Map() }
}
