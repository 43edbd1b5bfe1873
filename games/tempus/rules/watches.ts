import type { CardId } from '@trialhall/kernel'
import type { TempusPrompt } from '../asks.ts'
import type { Holder, Occurrence, Watch } from '../faces.ts'
import {
  NEITHER,
  NOBODY,
  OFF,
  heroOf,
  type CreatureId,
  type Lasting,
  type TempusPosition,
  type TempusTable,
} from '../state.ts'
import { borrowedBy } from './borrowing.ts'
import { isHero, partyOfCreature } from './creatures.ts'
import { cardsWatching, lastingsWatching, monstersWatching } from './quick/having.ts'
import { heroesByInitiative } from './initiative.ts'
import { lastingFace, monsterFace, standingOf } from './printed.ts'

/** Something that has happened; what it does not name is nobody and nothing. */
export type Notice = Pick<Occurrence, 'at' | 'creature'> & Partial<Occurrence>

/**
 * What answers an occurrence by itself does so: features, movement cards, Loot and lasting effects, the party whose turn it is first (T-R108). A watch
 * whose owner may decline asks it.
 */
export function notice(table: TempusTable, told: Notice): void {
  const { state } = table
  if (state.ending !== null) return
  const watchers = watchersOf(state, told)
  if (watchers.length === 0) return
  const occurrence = occurrenceOf(told)
  for (const watcher of inOrder(state, watchers))
    if (isStillHeld(state, watcher.holder)) answer(table, watcher, occurrence)
}

/** What a creature carries that watches for an occurrence: to be noted before the creature falls, when all that it carries ends. */
export function carriedWatchers({ lastings }: TempusPosition, { at, creature }: Notice): readonly Watcher[] {
  const found: Watcher[] = []
  for (const lasting of lastings) {
    if (lasting.on !== creature) continue
    const holder = { owner: lasting.owner, card: lasting.card ?? null, lasting }
    for (const watch of lastingFace(lasting.face).watches) if (watch.at === at) found.push({ holder, watch })
  }
  return found
}

/** The same as a notice for watchers that were noted before, also where they have ended since. */
export function noticeLate(table: TempusTable, watchers: readonly Watcher[], told: Notice): void {
  const occurrence = occurrenceOf(told)
  for (const watcher of inOrder(table.state, watchers.slice())) answer(table, watcher, occurrence)
}

function answer(table: TempusTable, { holder, watch }: Watcher, occurrence: Occurrence): void {
  const { state } = table
  if (state.ending !== null) return
  if (!watch.applies(state, holder, occurrence) || isUsed(state, holder, watch)) return
  if (watch.isOptional && !isWanted(table, holder, occurrence)) return
  markUsed(state, holder, watch)
  watch.run(table, holder, occurrence)
}

/** Whether anything answers an occurrence now, if it is asked first. */
export function isAnswered(state: TempusPosition, told: Notice): boolean {
  const watchers = watchersOf(state, told)
  if (watchers.length === 0) return false
  const occurrence = occurrenceOf(told)
  return watchers.some(
    ({ holder, watch }) => watch.applies(state, holder, occurrence) && !isUsed(state, holder, watch),
  )
}

function occurrenceOf(told: Notice): Occurrence {
  const { at, creature, by = NOBODY, giver = NEITHER, met = NONE } = told
  const { strike = null, instance = null, roll = null, act = null, response = null } = told
  return { at, creature, strike, instance, roll, act, response, by, giver, met }
}

const NONE: readonly Lasting[] = []

/** Something that watches, and what holds it. */
export interface Watcher {
  readonly holder: Holder
  readonly watch: Watch
}

/** Everything that watches for an occurrence: cards of Heroes, what lasts, Events, Monsters. */
function watchersOf(state: TempusPosition, { at, met = NONE }: Notice): Watcher[] {
  const found: Watcher[] = []
  const cards = cardsWatching(at)
  const lastings = lastingsWatching(at)
  const monsters = monstersWatching(at)
  if (cards === undefined && lastings === undefined && monsters === undefined) return found
  // oxlint-disable-next-line max-params -- asked of everything that stands or lasts whenever anything happens: an object for each would be garbage
  const add = (
    watches: readonly Watch[],
    owner: CreatureId,
    card: CardId | null,
    lasting: Lasting | null,
  ): void => {
    for (const watch of watches) if (watch.at === at) found.push({ holder: { owner, card, lasting }, watch })
  }
  const addCards = (held: readonly CardId[], owner: CreatureId): void => {
    for (const card of held)
      if ((cards?.[state.cards.def[card] ?? NOBODY] ?? 0) > 0)
        add(standingOf(state, card)?.watches ?? [], owner, card, null)
  }
  if (cards !== undefined)
    for (const { id, primaries, loot } of state.heroes) {
      addCards(primaries, id)
      addCards(loot, id)
    }
  for (const lasting of state.lastings) {
    if (at === 'entered' && lasting.on === NOBODY && !met.includes(lasting)) continue // T-R32
    if ((lastings?.[lasting.face] ?? 0) > 0)
      add(lastingFace(lasting.face).watches, lasting.owner, lasting.card ?? null, lasting)
    if (cards !== undefined) addCards(borrowedBy(state, lasting), lasting.owner)
  }
  if (cards !== undefined) addCards(state.events, NOBODY)
  if (monsters !== undefined)
    for (const monster of state.monsters)
      if (monster.at !== OFF && (monsters[monster.kind] ?? 0) > 0)
        add(monsterFace(monster).standing.watches, monster.id, null, null)
  return found
}

/** The party of the creature whose turn it is, then the other, outside of turns all by initiative; Events and Monsters come last (T-R108). */
function inOrder(state: TempusPosition, watchers: Watcher[]): readonly Watcher[] {
  if (watchers.length < 2) return watchers
  const { turn } = state
  const byInitiative = turn === null ? heroesByInitiative(state).map(({ id }) => id) : []
  const rank = ({ holder: { owner } }: Watcher): number => {
    if (turn === null) return isHero(owner) ? byInitiative.indexOf(owner) : byInitiative.length
    const party = partyOfCreature(state, owner)
    if (party === null) return 2
    return party === turn.seat % 2 ? 0 : 1
  }
  return watchers.sort((a, b) => rank(a) - rank(b))
}

function isStillHeld(state: TempusPosition, { lasting }: Holder): boolean {
  return lasting === null || state.lastings.includes(lasting)
}

function isUsed(state: TempusPosition, { owner, card }: Holder, { once }: Watch): boolean {
  if (once === null || card === null || !isHero(owner)) return false
  return (once === 'round' ? heroOf(state, owner).used : (state.turn?.used ?? [])).includes(card)
}

function markUsed(state: TempusPosition, { owner, card }: Holder, { once }: Watch): void {
  if (once === null || card === null || !isHero(owner)) return
  if (once === 'round') heroOf(state, owner).used.push(card)
  else state.turn?.used.push(card)
}

/** Whoever carries a lasting effect is asked about it, else whoever has the card. */
function isWanted(table: TempusTable, { owner, card, lasting }: Holder, { creature }: Occurrence): boolean {
  const asked = lasting !== null && lasting.on !== NOBODY ? lasting.on : owner
  if (!isHero(asked)) return true
  const prompt: TempusPrompt | null =
    lasting !== null
      ? { type: 'spend', face: lasting.face, creature }
      : card === null
        ? null
        : { type: 'may', card, creature }
  if (prompt === null) return true
  return table.choose(asked, prompt, [{ do: 'yes' }, { do: 'no' }] as const).do === 'yes'
}
