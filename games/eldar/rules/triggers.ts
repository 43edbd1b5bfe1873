import type { CardId, Seat } from '@trialhall/kernel'
import { cardsAmong, noteTargets, pickTarget } from './actions/announcing.ts'
import type { Aim, Cost } from '../faces.ts'
import { happenTo } from './happenings.ts'
import { faceOf, triggerOf } from './printed.ts'
import {
  heroAt,
  NO_CARD,
  NOBODY,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
  type Pending,
  type Waiting,
} from '../state.ts'
import { OCCASION, SLOT } from '../terms.ts'

/** Abilities that wait for a state: an injury without counters is sacrificed, again and again if need be (E-24.09, E-R16). */
export function watchInjuries(table: EldarTable): void {
  const { heroes } = table.state
  for (let bearer = 0; bearer < heroes.length; bearer++) {
    const attached = (heroes[bearer] as Hero).kit[SLOT.affliction]
    if (!attached || attached.counters > 0 || faceOf(attached.face).injury === 0) continue
    if (!isUnderWay(table.state, attached.card)) happenTo(table, { bearer, attached }, OCCASION.bled)
  }
}

/** Such an ability of the card waits or is pending already (E-R16). */
function isUnderWay(state: EldarState, card: number): boolean {
  const isBled = ({ card: source, face, ability }: Waiting | Pending): boolean =>
    source === card && triggerOf(face, ability).watch.occasion === OCCASION.bled
  return state.queue.some(isBled) || state.stack.some((one) => one.kind === 'trigger' && isBled(one))
}

/** Puts all waiting abilities on the stack: first those of the holder of initiative (E-17.02, E-17.06, E-R21 to E-R23). */
export function placeTriggers(table: EldarTable): void {
  const { state } = table
  const waiting = state.queue
  state.queue = []
  placeOwn(table, state.initiative, waiting)
  placeOwn(table, 1 - state.initiative, waiting)
}

/** All of one player, one after the other (E-17.06). */
function placeOwn(table: EldarTable, seat: Seat, waiting: readonly Waiting[]): void {
  const { state } = table
  const own: Pending[] = []
  for (let i = 0; i < waiting.length; i++) {
    const one = waiting[i] as Waiting
    const planned = one.seat === seat ? pendingFrom(state, one) : null
    if (planned !== null && isPossible(state, planned)) own.push(planned)
  }
  while (own.length > 0) {
    place(table, takeNext(table, seat, own))
    keepPossible(state, own)
  }
}

/** Takes out of a list what cannot be put on the stack (E-R25, E-R26). */
function keepPossible(state: EldarState, own: Pending[]): void {
  let kept = 0
  for (let i = 0; i < own.length; i++) {
    const one = own[i] as Pending
    if (isPossible(state, one)) own[kept++] = one
  }
  while (own.length > kept) own.pop()
}

/** What stands behind "When" is true, and there is a target and what to pay with (E-R25, E-R26, E-R94). */
function isPossible(state: EldarState, planned: Pending): boolean {
  const { condition, modes, pays } = triggerOf(planned.face, planned.ability)
  if (condition !== null && !condition.holds(state, planned)) return false
  for (const aim of modes[0]?.aims ?? NO_AIMS) if (!aim.isOpen(state, planned)) return false
  return pays === null || canPay(state, planned, pays)
}

const NO_AIMS: readonly Aim[] = []

/** In an order that their controller chooses (E-17.06); nobody is asked about abilities that cannot be told apart. */
function takeNext(table: EldarTable, seat: Seat, own: Pending[]): Pending {
  if (own.length === 1) return own.pop() as Pending
  const options = own
    .filter((one, i) => own.findIndex((other) => isSame(one, other)) === i)
    .map((one) => {
      const { hero, card, ability } = one
      return {
        do: 'next',
        hero,
        card: card === NO_CARD ? null : card,
        ability,
        subject: subjectOf(one),
      } as const
    })
  const pick = table.choose(seat, { type: 'order' }, options)
  const at = own.findIndex(
    (one) =>
      one.hero === pick.hero &&
      one.card === (pick.card ?? NO_CARD) &&
      one.ability === pick.ability &&
      subjectOf(one) === pick.subject,
  )
  return own.splice(at, 1)[0] as Pending
}

/** Whom it is about, where that makes a difference. */
function subjectOf({ face, ability, subject }: Pending): HeroId {
  return triggerOf(face, ability).isAbout ? subject : NOBODY
}

function isSame(a: Pending, b: Pending): boolean {
  return a.hero === b.hero && a.card === b.card && a.ability === b.ability && subjectOf(a) === subjectOf(b)
}

/** One ability goes on the stack with all its decisions made and its cost paid (E-17.03, E-17.04). */
function place(table: EldarTable, planned: Pending): void {
  const { state } = table
  planned.serial = state.serial
  const { pays, modes } = triggerOf(planned.face, planned.ability)
  if (pays !== null && !payFor(table, planned, pays)) return // E-R26
  const aims = modes[0]?.aims ?? []
  for (const aim of aims) pickTarget(table, planned, { aim, legal: aim.legal(state, planned) })
  state.serial++
  state.stack.push(planned)
  tellTriggered(table, planned, cardsAmong(aims, planned.targets))
  noteTargets(table, planned, aims)
}

/** Public, with all its choices (E-11.12). */
function tellTriggered(table: EldarTable, planned: Pending, cards: readonly CardId[]): void {
  const { hero, face, ability, subject, serial } = planned
  const card = planned.card === NO_CARD ? null : planned.card
  const targets = planned.targets.slice()
  table.emit({ type: 'triggered', hero, card, face, ability, targets, cards, subject, serial })
}

function pendingFrom(state: EldarState, waiting: Waiting): Pending {
  const { seat, hero, card, face, ability, subject, origin } = waiting
  return {
    serial: state.serial,
    kind: 'trigger',
    seat,
    hero,
    card,
    face,
    ability,
    mode: 0,
    targets: [],
    x: 0,
    subject,
    origin,
    noted: 0,
  }
}

/** Who is out of the round pays nothing (E-R26, E-R35). */
function canPay(state: EldarState, planned: Pending, cost: Cost): boolean {
  return !heroAt(state, planned.hero).isDown && cost.canPay(state, planned)
}

/** The optional cost, unchanged by statuses (E-17.10); false where it is declined. */
function payFor(table: EldarTable, planned: Pending, cost: Cost): boolean {
  const { hero, face, ability, subject } = planned
  const options = [{ do: 'pay' }, { do: 'decline' }] as const
  const pick = table.choose(planned.seat, { type: 'pay', hero, face, ability, subject }, options)
  if (pick.do === 'decline') return false
  cost.pay(table, planned, 0)
  return true
}
