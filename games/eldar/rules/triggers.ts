import type { Seat } from '@trialhall/kernel'
import { noteTargets, pickTarget } from './announcing.ts'
import type { Trigger } from './faces.ts'
import { happenTo } from './happenings.ts'
import { findAttached, leavePlay } from './leaving-play.ts'
import { faceOf, triggerOf } from './printed.ts'
import { changeFocus } from './stamina.ts'
import {
  heroAt,
  NO_CARD,
  NOBODY,
  type EldarState,
  type EldarTable,
  type HeroId,
  type Pending,
  type Waiting,
} from './state.ts'
import { SLOT } from './terms.ts'

/** Abilities that wait for a state: an injury without counters is sacrificed, again and again if need be (E-24.09, E-R16). */
export function watchInjuries(table: EldarTable): void {
  const { state } = table
  for (let bearer = 0; bearer < state.heroes.length; bearer++) {
    const attached = heroAt(state, bearer).kit[SLOT.affliction]
    if (!attached || attached.counters > 0 || faceOf(attached.face).injury === 0) continue
    if (!isUnderWay(state, attached.card)) happenTo(table, { bearer, attached }, 'bled')
  }
}

function isUnderWay(state: EldarState, card: number): boolean {
  const isBled = ({ card: source, face, ability }: Waiting | Pending): boolean =>
    source === card &&
    faceOf(face).abilities[ability]?.kind === 'trigger' &&
    triggerOf(face, ability).watch.occasion === 'bled'
  return state.queue.some(isBled) || state.stack.some((one) => one.kind === 'trigger' && isBled(one))
}

/** Puts all waiting abilities on the stack: first those of the holder of initiative (E-17.02, E-17.06, E-R21 to E-R23). */
export function placeTriggers(table: EldarTable): void {
  const { state } = table
  const waiting = state.queue
  state.queue = []
  for (const seat of [state.initiative, 1 - state.initiative]) {
    const own = waiting.filter((one) => one.seat === seat)
    while (own.length > 1) place(table, takeNext(table, seat, own))
    if (own.length === 1) place(table, own[0] as Waiting)
  }
}

/** In an order that their controller chooses; nobody is asked about abilities that cannot be told apart. */
function takeNext(table: EldarTable, seat: Seat, own: Waiting[]): Waiting {
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
  return own.splice(at, 1)[0] as Waiting
}

/** Whom it is about, where that makes a difference. */
function subjectOf({ face, ability, subject }: Waiting): HeroId {
  return triggerOf(face, ability).isAbout ? subject : NOBODY
}

function isSame(a: Waiting, b: Waiting): boolean {
  return a.hero === b.hero && a.card === b.card && a.ability === b.ability && subjectOf(a) === subjectOf(b)
}

/** One ability goes on the stack with all its decisions made and its cost paid (E-17.03, E-17.04, E-R25, E-R26). */
function place(table: EldarTable, waiting: Waiting): void {
  const { state } = table
  const trigger = triggerOf(waiting.face, waiting.ability)
  const draft = draftFrom(state, waiting)
  const { condition } = trigger
  if (condition !== null && !condition.holds(state, draft)) return // E-R94
  const aims = trigger.modes[0]?.aims ?? []
  if (aims.some((aim) => aim.legal(state, draft).length === 0)) return // E-R25
  if (!payFor(table, draft, trigger)) return // E-R26
  for (const aim of aims) pickTarget(table, draft, { aim, fits: () => true })
  state.serial++
  state.stack.push(draft)
  tellTriggered(table, draft)
  noteTargets(table, draft, aims)
}

function tellTriggered(
  table: EldarTable,
  { hero, card, face, ability, targets, subject, serial }: Pending,
): void {
  const source = card === NO_CARD ? null : card
  const chosen = targets.slice()
  table.emit({ type: 'triggered', hero, card: source, face, ability, targets: chosen, subject, serial })
}

function draftFrom(state: EldarState, waiting: Waiting): Pending {
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

/** The optional cost, unchanged by statuses (E-17.10); false where it is declined or cannot be paid. */
function payFor(table: EldarTable, draft: Pending, { pays }: Trigger): boolean {
  if (pays === null) return true
  const { hero, face, ability, subject, card } = draft
  const canPay =
    pays === 'focus' ? heroAt(table.state, hero).focus > 0 : findAttached(table.state, card) !== null
  if (!canPay || heroAt(table.state, hero).isDown) return false
  const options = [{ do: 'pay' }, { do: 'decline' }] as const
  const pick = table.choose(draft.seat, { type: 'pay', hero, face, ability, subject }, options)
  if (pick.do === 'decline') return false
  if (pays === 'focus') changeFocus(table, hero, -1)
  else leavePlay(table, card, 'sacrificed')
  return true
}
