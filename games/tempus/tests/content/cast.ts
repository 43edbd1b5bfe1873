import { addCards, EVERYONE, type CardId, type Seat } from '@trialhall/kernel'
import { expect, onTestFinished } from 'vitest'
import '../../content/catalog.ts'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { cardOf, lastingFace, PRINTED } from '../../rules/printed.ts'
import { playAction } from '../../rules/play/actions.ts'
import { openWindow } from '../../rules/play/windows.ts'
import { happening } from '../../rules/sources.ts'
import type { Moment } from '../../terms.ts'
import type { CreatureId, TempusState, TempusTable } from '../../state.ts'
import { lay, monsterId, type HeroLayout, type Laid, type Layout, type MonsterName } from '../lay.ts'
import { KINDS } from '../printed.ts'

/** Everything as the catalog prints it: laid tables have made-up content, which this takes the place of. */
const REAL = { ...PRINTED }
const MADE_UP = Object.keys(KINDS)
/** What a Monster of the made-up kinds is called in the box. */
const IN_THE_BOX: Readonly<Record<string, string>> = { guardian: 'hill-giant', spawn: 'oblex-spawn' }

const COLUMNS = 24
const ROWS = 20

/** An open field without anything on it. */
function openField(): string {
  const frame = `+${'-'.repeat(2 * COLUMNS - 1)}+`
  const row = `|${Array.from({ length: COLUMNS }, () => '.').join(' ')}|`
  const between = `|${' '.repeat(2 * COLUMNS - 1)}|`
  const rows = Array.from({ length: ROWS }, () => row).join(`\n${between}\n`)
  return [frame, rows, frame].join('\n')
}

/** A Hero with what it holds, by slugs of cards. */
export interface Role extends Omit<HeroLayout, 'hand' | 'primaries' | 'loot' | 'discard' | 'deck'> {
  readonly hand?: readonly string[]
  readonly primaries?: readonly string[]
  readonly loot?: readonly string[]
  readonly discard?: readonly string[]
  readonly deck?: readonly string[]
  /** Slugs of its Class, the first one as a rule, and of its Subclass. */
  readonly classOf?: string
  readonly subclassOf?: string
}

/** A position with real cards, on an open field as a rule. It is the turn of seat 0. */
export interface Scene extends Omit<Layout, 'heroes' | 'events' | 'lastings'> {
  readonly heroes: Readonly<Record<Seat, Role>>
  readonly events?: readonly string[]
}

/** What answers an ask: a card by its slug, a creature by its id, a place, an area that covers a place, or parts of an option. */
export type Pick = string | number | Partial<Record<string, unknown>>

/** A laid table with real cards. */
export interface Cast {
  readonly laid: Laid
  readonly table: TempusTable
  readonly state: TempusState
  /** A card that a Hero has anywhere, by its slug. */
  card(seat: Seat, slug: string): CardId
  /** A Hero plays a card as an Action; `picks` answer what is asked, and all else is passed. */
  plays(seat: Seat, slug: string, ...picks: readonly Pick[]): void
  /** A window in the turn of a Hero, or about it. */
  opens(moment: Moment, creature: CreatureId, ...picks: readonly Pick[]): void
  /** Something is done while these picks answer. */
  during(picks: readonly Pick[], run: () => void): void
  /** HP of a Hero or Monster. */
  hp(id: CreatureId): number
  /** Names of what lasts on a creature. */
  on(id: CreatureId): readonly string[]
}

const EMPTY = { hand: [], primaries: [], loot: [], ongoing: [], spent: [], discard: [], deck: [] }

/** Lays a position with real cards. */
export function cast({ heroes, events = [], turn = { seat: 0 }, ...layout }: Scene): Cast {
  const places = Object.entries(heroes).map(([seat, { at, hp }]) => [
    seat,
    { ...(at === undefined ? {} : { at }), ...(hp === undefined ? {} : { hp }) },
  ])
  const laid = lay({ drawing: openField(), ...layout, turn, heroes: Object.fromEntries(places) })
  Object.assign(PRINTED, REAL)
  const { state, table } = laid
  for (const [seat, role] of Object.entries(heroes)) deal(state, Number(seat), role)
  for (const monster of state.monsters) {
    const madeUp = MADE_UP[monster.kind] ?? ''
    Object.assign(monster, {
      kind: REAL.monsters.findIndex(({ slug }) => slug === (IN_THE_BOX[madeUp] ?? madeUp)),
    })
  }
  state.events = enter(state, events)
  return over(laid, table)
}

function deal(state: TempusState, seat: Seat, role: Role): void {
  const hero = state.heroes[seat]
  if (hero === undefined) throw new Error(`There is no seat ${seat}.`)
  for (const zone of ['hand', 'primaries', 'loot', 'discard', 'deck'] as const)
    hero[zone] = enter(state, role[zone] ?? [])
  hero.heroClass = Math.max(
    0,
    REAL.classes.findIndex(({ slug }) => slug === role.classOf),
  )
  if (role.subclassOf !== undefined)
    hero.subclass = REAL.subclasses.findIndex(({ slug }) => slug === role.subclassOf)
}

function enter(state: TempusState, slugs: readonly string[]): CardId[] {
  const defs = slugs.map((slug) => {
    const def = REAL.cards.findIndex((card) => card.slug === slug)
    if (def < 0) throw new Error(`No card is called "${slug}".`)
    return def
  })
  const ids = addCards(state.cards, defs)
  for (const id of ids) state.cards.seen[id] = EVERYONE
  return ids
}

function over(laid: Laid, table: TempusTable): Cast {
  const { state } = laid
  const left: Pick[] = []
  table.asksAlways = true // tests name every target
  table.decider = {
    decide(_, seat, prompt, options) {
      return answer(laid, { seat, prompt: prompt as TempusPrompt, options: options as TempusOption[], left })
    },
  }
  onTestFinished(() => expect(left, 'picks that nobody asked for').toEqual([]))
  const during: Cast['during'] = (picks, run) => {
    left.push(...picks)
    run()
  }
  const card: Cast['card'] = (seat, slug) => {
    const { hand, primaries, loot, ongoing, spent, discard, deck } = state.heroes[seat] ?? EMPTY
    const found = [...hand, ...primaries, ...loot, ...ongoing, ...spent, ...discard, ...deck].find(
      (id) => cardOf(state, id).slug === slug,
    )
    if (found === undefined) throw new Error(`Seat ${seat} has no "${slug}".`)
    return found
  }
  return {
    laid,
    table,
    state,
    card,
    during,
    hp: (id) => (id < 8 ? state.heroes[id]?.hp : state.monsters[id - 8]?.hp) ?? 0,
    on: (id) => state.lastings.filter((one) => one.on === id).map(({ face }) => lastingFace(face).slug),
    plays: (seat, slug, ...picks) => during(picks, () => playAction(table, seat, card(seat, slug))),
    opens: (moment, creature, ...picks) =>
      during(picks, () => openWindow(table, happening(moment, creature))),
  }
}

interface Asking {
  readonly seat: Seat
  readonly prompt: TempusPrompt
  readonly options: readonly TempusOption[]
  readonly left: Pick[]
}

/** The next pick where it fits; otherwise the ask is declined. */
function answer(laid: Laid, { seat, prompt, options, left }: Asking): number {
  const [next] = left
  const fits = next === undefined ? -1 : options.findIndex((option) => isMeant(laid, option, next))
  if (fits >= 0) {
    left.shift()
    return fits
  }
  const no = options.findIndex((option) => isDone(option) || ['pass', 'no', 'stop'].includes(option.do))
  if (no >= 0 || options.length === 1) return Math.max(no, 0)
  const told = options.map((option) => JSON.stringify(option)).join(' ')
  throw new Error(
    `${JSON.stringify(next)} answers nothing: seat ${seat} is asked ${JSON.stringify(prompt)}: ${told}`,
  )
}

/** The end of a list of picks is no option of the game. */
function isDone(option: unknown): boolean {
  return option === 'done'
}

function isMeant({ state, at }: Laid, option: TempusOption, pick: Pick): boolean {
  if (isDone(option)) return false
  if (typeof pick === 'number') return option.do === 'creature' && option.creature === pick
  if (typeof pick === 'object' && 'covers' in pick)
    return option.do === 'area' && option.spaces.includes(at(String(pick.covers)))
  if (typeof pick === 'object')
    return Object.entries(pick).every(
      ([key, value]) => (option as unknown as Record<string, unknown>)[key] === value,
    )
  if (/^\d+,\d+$/u.test(pick)) return option.do === 'space' && option.space === at(pick)
  return 'card' in option && cardOf(state, option.card).slug === pick
}

/** The id of a Monster, its first letter as a rule. */
export function the(name: MonsterName, letter = 'A'): CreatureId {
  return monsterId(name, letter)
}
