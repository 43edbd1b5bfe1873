import { parseOptions, seeded, Table, type CardId, type Seat } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../asks.ts'
import type { TempusEvent } from '../events.ts'
import { OPTIONS } from '../match/options.ts'
import { setUp } from '../match/setup.ts'
import { zonesOf } from '../match/zones.ts'
import { draftStep } from '../rules/draft.ts'
import { cardOf, PRINTED } from '../rules/printed.ts'
import { heroOf, type Hero, type TempusState, type TempusTable } from '../state.ts'
import { printBox, type BoxExtras } from './box.ts'

/** How a match is opened. */
export interface Opening extends BoxExtras {
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  /** What dice will show; without it they fall as they like. */
  readonly rolls?: readonly number[]
}

/** What a seat was asked. */
export interface Asked {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
}

/** A match that has begun, on which segments and rules can be called. */
export interface Opened {
  readonly table: TempusTable
  readonly state: TempusState
  readonly events: TempusEvent[]
  readonly asks: Asked[]
  /** Decides asks; those for which it has no answer take the first option. */
  answer: (ask: Asked) => TempusOption | undefined
  /** The next dice. */
  rolls(...dice: readonly number[]): void
  /** Dice that were scripted and did not fall. */
  rollsLeft(): number
  hero(seat: Seat): Hero
}

/** The table after set-up, with the made-up box; the draft has not begun. */
export function open({ seats = 4, options = {}, rolls, ...box }: Opening = {}): Opened {
  printBox(box)
  const parsed = parseOptions(OPTIONS, seats, options)
  if (!parsed.ok) throw new Error(parsed.fault.message)
  const state = setUp({ seats, options: parsed.value })
  state.chance = { ...seeded('open'), script: rolls?.slice() ?? null, afterScript: 'fail' }
  const events: TempusEvent[] = []
  const asks: Asked[] = []
  const table: TempusTable = new Table({ id: 'tempus', zones: zonesOf }, state, {
    decide(_table, seat, prompt, offered) {
      const ask = { seat, prompt, options: offered } as Asked
      asks.push(ask)
      const wanted = opened.answer(ask)
      const pick = wanted === undefined ? 0 : ask.options.findIndex((one) => isSame(one, wanted))
      if (pick < 0) throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(ask)}`)
      return pick
    },
  })
  table.sink = { event: (event) => events.push(event), refusal: () => {}, unasked: () => {} }
  const opened: Opened = {
    table,
    state,
    events,
    asks,
    answer: () => undefined,
    rolls: (...dice) => {
      state.chance = { ...state.chance, script: [...dice], afterScript: 'fail' }
    },
    rollsLeft: () => state.chance.script?.length ?? 0,
    hero: (seat) => heroOf(state, seat),
  }
  return opened
}

function isSame(one: TempusOption, other: TempusOption): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The same with everybody drafted and on the map; round 1 is about to begin. Afterwards dice fall as they like unless `rolls` are given. */
export function drafted(opening: Opening = {}): Opened {
  const { rolls, ...rest } = opening
  const t = open({ ...rest, rolls: [20, 1], options: { draft: 'short', ...rest.options } })
  while (t.state.draft !== null) draftStep(t.table)
  t.state.chance = { ...t.state.chance, script: rolls?.slice() ?? null, afterScript: 'fail' }
  t.events.length = 0
  t.asks.length = 0
  return t
}

/** Every draft step to the end. */
export function draftAll(t: Opened): void {
  while (t.state.draft !== null) draftStep(t.table)
}

/** Slugs of cards, whoever knows them. */
export function slugs({ state }: Opened, cards: readonly CardId[]): string[] {
  return cards.map((card) => cardOf(state, card).slug)
}

/** The definition of a card by its slug. */
export function defNamed(slug: string): number {
  return PRINTED.cards.findIndex((card) => card.slug === slug)
}
