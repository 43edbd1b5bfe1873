import {
  foreseeWaves,
  HERO,
  orderKey,
  type Action,
  type ForeseenAct,
  type LanesEvent,
  type LanesPrompt,
  type LanesView,
  type Wave,
} from '@trialhall/game-lanes'
import { counted, type Ask, type CardId, type Ref } from '@trialhall/kernel'
import { refKey, type PlanDraft, type PlanOrders, type PlanSpec, type PlanStep } from '@trialhall/table-ui'
import type { Arrow } from './preview.ts'
import { nameIn } from './unit-words.ts'

const TITLES = {
  1: 'Plan your battle.',
  2: 'Plan the second wave.',
  haste: 'Plan the extra actions.',
} as const

type ActPrompt = Extract<LanesPrompt, { readonly type: 'act' }>

/** A whole battle is planned at once: nobody can answer in its phase (L-FCC.3), so its choices can be sent one after the other. */
export const WAVE_PLAN: PlanSpec<LanesView, LanesEvent> = {
  keyOf(ask, view) {
    const prompt = actPrompt(ask)
    return prompt && keyIn(view, prompt)
  },
  draft(ask, { view }, orders) {
    const acts = actsOf(ask, view, orders)
    const wave = actPrompt(ask)?.wave ?? 1
    const steps = acts.filter(
      (act, at) => (act.wave !== 2 || act.actions.length > 1 || wave === 2) && isFirst(view, acts, at),
    )
    if (steps.filter(({ actions }) => actions.length > 1).length < 2) return null
    return {
      title: TITLES[wave],
      sum: sumOf(view, acts),
      go: 'Fight',
      steps: steps.map((act) => stepOf(view, act, wave)),
    }
  },
  goalsOf(ask, view, { step: { key, orders: actions }, orders }) {
    const goals = actions.map((action) => {
      const acts = actsOf(ask, view, new Map([...orders, [key, action]]))
      return [goalOf(acts.find((act) => keyIn(view, act) === key)), action] as const
    })
    return new Map(goals.flatMap(([goal, action]) => (goal ? [[refKey(goal), action]] : [])))
  },
  pickOf({ options }, order) {
    return options.findIndex((option) => (option as { do?: unknown }).do === order)
  },
}

/** What the units of a plan would do, as arrows over the board. */
export function arrowsOf(ask: Ask | null, view: LanesView, draft: PlanDraft | null): Arrow[] {
  if (ask === null || draft === null) return []
  const orders: PlanOrders = new Map(draft.steps.map(({ key, order }) => [key, order]))
  const arrows = actsOf(ask, view, orders).flatMap((act) =>
    act.events.flatMap((event) => arrowOf(view, event, act)),
  )
  return arrows
    .filter((arrow, at) => arrows.findIndex((one) => isSameWay(one, arrow)) === at)
    .map(withAll(arrows))
}

function isSameWay(one: Arrow, other: Arrow): boolean {
  return one.from === other.from && one.to === other.to
}

/**
 * An arrow with the labels of all that go its way: a second blow by Haste. Who steps where a blow has made room goes the way of that blow, and
 * adds nothing to it.
 */
function withAll(arrows: readonly Arrow[]): (arrow: Arrow) => Arrow {
  return (arrow) => {
    const labels = arrows.flatMap((one) => (isSameWay(one, arrow) && one.label !== '' ? [one.label] : []))
    return { ...arrow, label: labels.join(', ') }
  }
}

function actPrompt(ask: Ask): ActPrompt | null {
  const prompt = ask.prompt as LanesPrompt // what this game asks
  return prompt.type === 'act' ? prompt : null
}

/** Tells the orders of all turns apart. */
function keyIn(view: LanesView, { wave, card }: Pick<ActPrompt, 'wave' | 'card'>): string {
  return `${view.turns}: ${orderKey(wave, card)}`
}

/** Whether it is the first time that a unit acts in its wave: who has several tokens of Haste is asked again for each of the others. */
function isFirst(view: LanesView, acts: readonly ForeseenAct[], at: number): boolean {
  const key = (act: ForeseenAct | undefined): string | null => (act ? keyIn(view, act) : null)
  return acts.findIndex((act) => key(act) === key(acts[at])) === at
}

/** All that is foreseen, up to the first unit that the other player tells what to do (L-R47). */
function actsOf(ask: Ask, view: LanesView, orders: PlanOrders): ForeseenAct[] {
  const prompt = actPrompt(ask)
  if (prompt === null || ask.seat !== view.active) return []
  const { card, wave } = prompt
  const own = [...orders].map(([key, order]) => [key.replace(/^\d+: /u, ''), order as Action] as const)
  const acts = foreseeWaves(view, { seat: view.active, wave, card }, new Map(own))
  const end = acts.findIndex(({ isOwn }) => !isOwn)
  return end < 0 ? acts : acts.slice(0, end)
}

function arrowOf(view: LanesView, event: LanesEvent, { events, field, face }: ForeseenAct): Arrow[] {
  switch (event.type) {
    case 'attacked': {
      const [, target] = event.cards
      const label = blow(event.damage) + (isFallen(events, target) ? ', dies' : '')
      return [{ kind: 'attack', from: event.from, to: event.to, label }]
    }
    case 'struckHero':
      return [{ kind: 'attack', from: event.from, to: HERO, hero: event.seat, label: blow(event.damage) }]
    case 'advanced':
      if (event.from !== field) return []
      return [
        { kind: 'advance', from: event.from, to: event.to, label: '', who: { face, owner: view.active } },
      ]
    default:
      return []
  }
}

/** What a unit goes to: whom it strikes, or where it steps. Null where it stays. */
function goalOf(act: ForeseenAct | undefined): Ref | null {
  for (const event of act?.events ?? []) {
    if (event.type === 'attacked') return { kind: 'field', id: event.to }
    if (event.type === 'struckHero') return { kind: 'seat', id: event.seat }
    if (event.type === 'advanced' && event.from === act?.field) return { kind: 'field', id: event.to }
  }
  return null
}

function isFallen(events: readonly LanesEvent[], card: CardId | undefined): boolean {
  return events.some((event) => event.type === 'died' && event.card === card)
}

function blow(damage: number): string {
  return damage === 0 ? '0' : `−${damage}`
}

/** A line of a plan that is made in one of the waves. */
function stepOf(view: LanesView, act: ForeseenAct, now: Wave): PlanStep {
  const { wave, card, field, action, actions } = act
  const { deed, hint } = deedOf(view, act)
  const isLater = wave !== now
  const isExtra = isLater && wave === 'haste'
  return {
    key: keyIn(view, { wave, card }),
    ref: { kind: 'field', id: wave === 2 || isExtra ? field : (startOf(view, act) ?? field) },
    text: `${isExtra ? 'Extra action: ' : ''}${nameIn(view, act)} ${wave === 2 ? 'then ' : ''}${deed}`,
    hint,
    orders: actions,
    order: action,
  }
}

/** Where a unit stands now. */
function startOf({ board }: LanesView, { card }: ForeseenAct): number | undefined {
  return board.find((unit) => unit?.card === card)?.field
}

const DEEDS: Readonly<Record<Action, string>> = {
  attack: 'attacks',
  advance: 'advances',
  defend: 'defends',
}

/** "attacks Cultist" and "−3, dies". */
function deedOf(view: LanesView, { action, events }: ForeseenAct): { deed: string; hint: string } {
  const verb = DEEDS[action]
  for (const event of events) {
    if (event.type === 'attacked') {
      const [, target] = event.cards
      const hint = blow(event.damage) + (isFallen(events, target) ? ', dies' : '')
      return { deed: `${verb} ${nameAt(view, target)}`, hint }
    }
    if (event.type === 'struckHero') return { deed: `${verb} the hero`, hint: blow(event.damage) }
    if (event.type === 'advanced') return { deed: verb, hint: `row ${Math.floor(event.to / view.lanes) + 1}` }
    if (event.type === 'idled') return { deed: verb, hint: IDLE[event.why] ?? 'nothing happens' }
  }
  return { deed: verb, hint: '' }
}

const IDLE: Readonly<Partial<Record<string, string>>> = {
  'no-target': 'no target',
  'no-attack': 'cannot attack',
  target: 'stopped by a foe',
  blocked: 'blocked',
  edge: 'at the edge',
  grounded: 'grounded',
  snare: 'snared',
  disarm: 'disarmed',
}

function nameAt(view: LanesView, card: CardId | undefined): string {
  const unit = view.board.find((one) => one?.card === card)
  return unit ? nameIn(view, unit) : 'a unit'
}

/** "2 kills, −3 to the hero, 1 loss": what the wave brings. */
function sumOf(view: LanesView, acts: readonly ForeseenAct[]): string {
  const events = acts.flatMap((act) => act.events)
  const fallen = events.flatMap((event) => (event.type === 'died' ? [event.seat] : []))
  const kills = fallen.filter((seat) => seat !== view.active).length
  const losses = fallen.length - kills
  const damage = events.reduce((sum, event) => sum + (event.type === 'struckHero' ? event.damage : 0), 0)
  const parts = [
    ...(kills > 0 ? [counted(kills, 'kill')] : []),
    ...(damage > 0 ? [`−${damage} to the hero`] : []),
    ...(losses > 0 ? [`${losses} lost`] : []),
  ]
  return parts.length === 0 ? 'Nobody falls.' : `${parts.join(', ')}.`
}
