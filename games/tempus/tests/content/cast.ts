import { addCards, EVERYONE, type CardId, type Seat } from '@trialhall/kernel'
import '../../content/catalog.ts'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { cardOf, lastingFace } from '../../rules/printed.ts'
import { playAction, whyNotAct } from '../../rules/play/actions.ts'
import { beginTurn, endTurn } from '../../rules/play/turn.ts'
import { openWindow } from '../../rules/play/windows.ts'
import { happening } from '../../rules/sources.ts'
import type { Ailment, Moment } from '../../terms.ts'
import { OFF, type CreatureId, type TempusState, type TempusTable } from '../../state.ts'
import {
  lay,
  monsterId,
  writtenPlace,
  type Asked,
  type HeroLayout,
  type Laid,
  type Layout,
  type MonsterName,
} from '../lay.ts'
import { KINDS } from '../printed.ts'
import { answer, type Pick } from './picks.ts'
import { noteLeft, printReal, REAL } from './press.ts'

export type { Pick } from './picks.ts'

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
  /** Whether a Hero can play a card as an Action now. */
  can(seat: Seat, slug: string): boolean
  /** Whether anybody was asked to play a card, as whatever. */
  wasOffered(slug: string): boolean
  /** All spaces that were ever offered. */
  spaces(): readonly string[]
  /** All creatures that were ever offered, in rising order. */
  creatures(): readonly CreatureId[]
  /** Tokens of an Ailment on a creature. */
  tokens(id: CreatureId, ailment: Ailment): number
  /** Where a creature stands, as `column,row`. */
  place(id: CreatureId): string
  /** The turn of a Hero begins; that of whoever has one ends. */
  begins(seat: Seat, ...picks: readonly Pick[]): void
  ends(...picks: readonly Pick[]): void
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
  printReal()
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
      const ask: Asked = { seat, prompt: prompt as TempusPrompt, options: options as TempusOption[] }
      laid.asks.push(ask)
      return answer(laid, { ...ask, left })
    },
  }
  noteLeft(left)
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
    can: (seat, slug) => whyNotAct(state, seat, card(seat, slug)) === null,
    wasOffered: (slug) =>
      laid.asks.some(({ options }) =>
        options.some((option) => isPlay(option) && cardOf(state, option.card).slug === slug),
      ),
    spaces: () => [...new Set(laid.asks.flatMap((ask) => laid.offered(ask)))],
    creatures: () => {
      const offered = laid.asks.flatMap(({ options }) => options.flatMap((option) => creatureIn(option)))
      return [...new Set(offered)].toSorted((a, b) => a - b)
    },
    tokens: (id, ailment) =>
      ((id < 8 ? state.heroes[id] : state.monsters[id - 8])?.ailments ?? []).reduce(
        (sum, of) => sum + of[ailment],
        0,
      ),
    place: (id) => writtenPlace((id < 8 ? state.heroes[id] : state.monsters[id - 8])?.at ?? OFF),
    begins: (seat, ...picks) => during(picks, () => beginTurn(table, seat)),
    ends: (...picks) =>
      during(picks, () => {
        if (state.turn !== null) endTurn(table, state.turn)
      }),
    hp: (id) => (id < 8 ? state.heroes[id]?.hp : state.monsters[id - 8]?.hp) ?? 0,
    on: (id) => state.lastings.filter((one) => one.on === id).map(({ face }) => lastingFace(face).slug),
    plays: (seat, slug, ...picks) => during(picks, () => playAction(table, seat, card(seat, slug))),
    opens: (moment, creature, ...picks) =>
      during(picks, () => openWindow(table, happening(moment, creature))),
  }
}

/** What was asked of this kind, in order. */
export function promptsOf(
  { laid }: { readonly laid: Laid },
  type: TempusPrompt['type'],
): readonly TempusPrompt[] {
  return laid.asks.map(({ prompt }) => prompt).filter((prompt) => prompt.type === type)
}

type Playing = Extract<TempusOption, { readonly do: 'act' | 'free' | 'chain' | 'smite' }>

function creatureIn(option: TempusOption): readonly CreatureId[] {
  return option.do === 'creature' ? [option.creature] : []
}

function isPlay(option: TempusOption): option is Playing {
  return ['act', 'free', 'chain', 'smite'].includes(option.do)
}

/** The id of a Monster, its first letter as a rule. */
export function the(name: MonsterName, letter = 'A'): CreatureId {
  return monsterId(name, letter)
}
