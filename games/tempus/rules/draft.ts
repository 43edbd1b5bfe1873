import { RulesError, type Party, type Seat } from '@trialhall/kernel'
import type { Pool } from '../asks.ts'
import {
  heroOf,
  type Draft,
  type DraftStep,
  type Hero,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { TOP_INITIATIVE } from '../terms.ts'
import { layHero } from './hero-decks.ts'
import { placePortals } from './portals.ts'
import { PRINTED } from './printed.ts'
import { beginQuests, revealTrial } from './trial.ts'

/** Sides of the die with which parties roll for the first pick (T-6.02). */
const DIE = TOP_INITIATIVE

const STEPS: Readonly<Record<DraftStep, (table: TempusTable, draft: Draft) => void>> = {
  rolls: openDraft,
  classes: (table, draft) => pickNext(table, draft, 'class'),
  short: decideBuilds,
  subclasses: (table, draft) => pickNext(table, draft, 'subclass'),
  characters: (table, draft) => pickNext(table, draft, 'character'),
  corners: enterTheMap,
}

/** What follows when all Heroes have picked. */
const AFTER: Readonly<Record<Pool, DraftStep>> = {
  class: 'short',
  subclass: 'characters',
  character: 'corners',
}

/** The next step of the draft: a segment for each pick (T-6). */
export function draftStep(table: TempusTable): void {
  const { draft } = table.state
  if (draft === null) throw new RulesError('tempus: the draft is over')
  STEPS[draft.step](table, draft)
}

/** The Trial is revealed (T-4.22), and both parties roll: the higher picks first, ties are rerolled (T-6.02, T-6.04, T-R9). */
function openDraft(table: TempusTable, draft: Draft): void {
  revealTrial(table)
  draft.first = rollForFirst(table)
  if (table.state.settings.draft === 'first-game') takeBuilds(table, draft)
  else draft.step = 'classes'
}

function rollForFirst(table: TempusTable): Party {
  for (;;) {
    const rolls = [table.die(DIE, 'first pick'), table.die(DIE, 'first pick')] as const
    table.emit({ type: 'draftRolled', rolls })
    if (rolls[0] !== rolls[1]) return rolls[0] > rolls[1] ? 0 : 1
  }
}

/**
 * One Hero picks from a pool. Parties alternate, and each decides for itself who is next (T-6.05, T-6.06, T-6.08, T-6.10): where several
 * of its Heroes wait, its first seat says so.
 */
function pickNext(table: TempusTable, draft: Draft, pool: Pool): void {
  const { state } = table
  const seat = nextPicker(table, draft, pool)
  const options = offeredTo(state, seat, pool).map((index) => ({ do: 'pick', pool, index }) as const)
  const { index } = table.choose(seat, { type: 'pick', pool }, options)
  draft.picked.push(seat)
  take(table, seat, { pool, index })
  if (pool === 'class') heroOf(state, seat).pick = draft.picked.length - 1
  if (pool === 'character') layHero(table, seat)
  if (draft.picked.length < state.heroes.length) return
  draft.step = AFTER[pool]
  draft.picked = []
}

function nextPicker(table: TempusTable, draft: Draft, pool: Pool): Seat {
  const lead = pool === 'character' ? 1 - draft.first : draft.first // T-6.02, T-6.03
  const party = (lead + draft.picked.length) % 2
  const waiting = table.state.heroes.flatMap(({ id }) =>
    id % 2 === party && !draft.picked.includes(id) ? [id] : [],
  )
  const options = waiting.map((seat) => ({ do: 'seat', seat }) as const)
  return table.choose(party, { type: 'pick-order', pool }, options).seat
}

/** What a Hero may take: what nobody has taken, and of the Subclasses the two of its own Class (T-3.03, T-6.07, T-6.08, T-6.10). */
export function offeredTo(state: TempusPosition, seat: Seat, pool: Pool): number[] {
  const hero = heroOf(state, seat)
  const own = PRINTED.classes[hero.heroClass]?.slug
  const isTaken = (index: number): boolean => state.heroes.some((other) => other[MEMBERS[pool]] === index)
  const isOwn = (index: number): boolean =>
    pool !== 'subclass' || PRINTED.subclasses[index]?.heroClass === own
  return POOLS[pool]().flatMap((_, index) => (isTaken(index) || !isOwn(index) ? [] : [index]))
}

const MEMBERS = { class: 'heroClass', subclass: 'subclass', character: 'character' } as const

/** Read when they are asked for: content fills them after the rules are loaded (T-6.01). */
const POOLS: Readonly<Record<Pool, () => readonly unknown[]>> = {
  class: () => PRINTED.classes,
  subclass: () => PRINTED.subclasses,
  character: () => PRINTED.characters,
}

interface Pick {
  readonly pool: Pool
  readonly index: number
}

function take(table: TempusTable, seat: Seat, { pool, index }: Pick): void {
  heroOf(table.state, seat)[MEMBERS[pool]] = index
  table.emit({ type: 'picked', seat, pool, index })
}

/** After the Classes: everybody takes the recommended build where that is agreed, or where all want it now (T-6.12). */
function decideBuilds(table: TempusTable, draft: Draft): void {
  if (wantsBuilds(table)) takeBuilds(table, draft)
  else draft.step = 'subclasses'
}

function wantsBuilds(table: TempusTable): boolean {
  const { heroes, settings } = table.state
  if (settings.draft !== 'choose') return settings.draft === 'short'
  const seats = heroes.map(({ id }) => id)
  const answers = table.chooseAll(seats, (seat) =>
    table.choose(seat, { type: 'short-draft' }, [{ do: 'yes' }, { do: 'no' }] as const),
  )
  return answers.every((answer) => answer.do === 'yes')
}

/** Every Hero takes the Subclass and the Character of its Class's build (T-6.12, T-R79); portals are still placed (T-6.13). */
function takeBuilds(table: TempusTable, draft: Draft): void {
  for (const hero of table.state.heroes) {
    const [subclass, character] = buildOf(hero)
    take(table, hero.id, { pool: 'subclass', index: subclass })
    take(table, hero.id, { pool: 'character', index: character })
    layHero(table, hero.id)
  }
  draft.step = 'corners'
}

function buildOf({ heroClass }: Hero): readonly [number, number] {
  const [subclass, character] = PRINTED.classes[heroClass]?.build ?? []
  const indices = [
    PRINTED.subclasses.findIndex(({ slug }) => slug === subclass),
    PRINTED.characters.findIndex(({ slug }) => slug === character),
  ] as const
  if (indices.some((index) => index < 0)) throw new RulesError(`tempus: Class ${heroClass} has no build`)
  return indices
}

/** The party with the lower roll places its Entry Portal first (T-6.03, T-8.01), and round 1 begins (T-8.06). */
function enterTheMap(table: TempusTable, { first }: Draft): void {
  const { state } = table
  placePortals(table, 1 - first)
  state.draft = null
  state.round = 1
  beginQuests(table)
  state.phase = 'draw'
}
