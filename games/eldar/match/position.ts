import {
  EVERYONE,
  Fields,
  noCards,
  type CardId,
  type DefIndex,
  type Fault,
  type Seat,
} from '@trialhall/kernel'
import { CARD_COUNT, FACES } from '../content/catalog.ts'
import { defOf } from '../content/decks.ts'
import { addDeck, newHero } from '../rules/setup/lay.ts'
import { faceOf } from '../rules/printed.ts'
import { heroAt, playerAt, keyOf, type EldarState, type EldarTable, type Hero } from '../state.ts'
import { ATTRIBUTES, BIT, MOST_HEROES, SLOTS, STATUSES, type Step } from '../terms.ts'

const CARDS: readonly string[] = FACES.slice(0, CARD_COUNT).map(({ slug }) => slug)
const HEROES: readonly string[] = FACES.slice(CARD_COUNT).map(({ slug }) => slug)

/** Where a position may begin: the first step of each phase, and the last moments of a round. */
const BEGINNINGS: Readonly<Record<string, Step>> = {
  start: 'refresh',
  startAbilities: 'startAbilities',
  equip: 'equipFirst',
  main: 'main',
  end: 'takeInitiative',
  revive: 'revive',
  focus: 'gainFocus',
  draw: 'draw',
  mulligan: 'mulligan',
}

/** Cards of a deck that a position does not list. */
const FILLER = 20

/** A position, as the README describes it: Heroes with all that is on them, hands, decks, and the moment. */
export function setPosition(table: EldarTable, position: unknown): Fault | null {
  const { state } = table
  const fields = new Fields(position, 'position', 'bad-position')
  clear(state)
  const seats = ['A', 'B'].map((letter) => fields.part(letter))
  const teams = seats.map((part) => part.parts('heroes', MOST_HEROES))
  const defs = teams.map((team, seat) =>
    team.map((one) => defOf(one.oneOf('hero', HEROES, STAND_INS[seat] as string))),
  )
  state.perSide = Math.max(1, ...defs.map(({ length }) => length))
  const named = defs.flat()
  defs.forEach((team, seat) => layHeroes(state, seat, { team, named }))
  seats.forEach((part, seat) => layCards(table, seat, part))
  teams.forEach((team, seat) => team.forEach((one, i) => layHero(state, seat * state.perSide + i, one)))
  seats.forEach((part, seat) => {
    playerAt(state, seat).glory = part.integer('glory', { min: 0, max: 9, default: 0 })
    part.noOthers()
  })
  arrangeMoment(state, fields)
  if (!state.isSudden) seats.forEach((part, seat) => checkGlory(state, seat, part))
  fields.noOthers()
  return fields.fault
}

/** Whoever reaches the goal has won at once, unless the match goes on in sudden death (E-1.04, E-R39). */
function checkGlory({ goal, players }: EldarState, seat: Seat, part: Fields): void {
  const glory = players[seat]?.glory ?? 0
  if (glory >= goal)
    part.blame('glory', glory, `a whole number from 0 to ${goal - 1}, or more in sudden death`)
}

/** Heroes of seats that a position says nothing of. */
const STAND_INS = ['yuri', 'giana', 'elena', 'mei', 'daron', 'isra'] as const

function clear(state: EldarState): void {
  state.cards = noCards()
  state.owner = ''
  state.heroes = []
  state.draft = null
}

/** Teams of equal size: a Hero that is not said is one of the stand-ins. */
function layHeroes(
  state: EldarState,
  seat: Seat,
  { team, named }: { readonly team: readonly DefIndex[]; readonly named: readonly DefIndex[] },
): void {
  const whole = team.slice()
  const taken = [...named, ...state.heroes.map(({ face }) => face)]
  for (const slug of STAND_INS) {
    const def = defOf(slug)
    if (whole.length < state.perSide && !taken.includes(def)) whole.push(def)
  }
  state.heroes.push(...whole.map((def) => newHero(def, seat)))
}

/** Hand, graveyard, permanents and deck. A deck that is not listed is made of cards of the right classes, shuffled. */
function layCards(table: EldarTable, seat: Seat, part: Fields): void {
  const { state } = table
  const hand = part.listOf('hand', CARDS) ?? []
  const graveyard = part.listOf('graveyard', CARDS) ?? []
  const deck = part.listOf('deck', CARDS)
  const defs = [...hand, ...graveyard].map(defOf)
  const rest = deck === undefined ? filler(state, seat) : deck.map(defOf).reverse()
  addDeck(state, seat, [...defs, ...rest])
  const ids = playerAt(state, seat).deck
  const player = playerAt(state, seat)
  player.hand = ids.splice(0, hand.length)
  player.graveyard = ids.splice(0, graveyard.length)
  if (deck === undefined) table.shuffle(player.deck, 'deck')
  table.look(player.hand, seat)
  for (const card of player.graveyard) table.reveal(card)
}

function filler(state: EldarState, seat: Seat): DefIndex[] {
  const classes = state.heroes.filter((hero) => hero.seat === seat).map(({ face }) => faceOf(face).class)
  const fitting = [...FACES.keys()].filter((def) => def < CARD_COUNT && classes.includes(faceOf(def).class))
  return fitting.slice(0, FILLER)
}

/** One Hero with its values and everything attached to it. */
function layHero(state: EldarState, id: number, part: Fields): void {
  const hero = heroAt(state, id)
  const full = faceOf(hero.face).hp
  hero.isDown = part.flag('down', { default: false })
  if (hero.isDown) layDefeated(hero, part)
  else layStanding(state, id, { part, full })
  part.noOthers()
}

/** A defeated Hero has no HP, Focus, status or permanent (E-21.07, E-28.03 to E-28.05). */
function layDefeated(hero: Hero, part: Fields): void {
  hero.hp = part.integer('hp', { min: 0, max: 0, default: 0 })
  hero.focus = part.integer('focus', { min: 0, max: 0, default: 0 })
  layRound(hero, part)
  if (part.has('used')) layUsed(hero, part.listOf('used', ['own']) ?? [])
}

interface Standing {
  readonly part: Fields
  /** Its starting HP. */
  readonly full: number
}

function layStanding(state: EldarState, id: number, { part, full }: Standing): void {
  const hero = heroAt(state, id)
  hero.hp = part.integer('hp', { min: 1, max: full, default: full })
  hero.focus = part.integer('focus', { min: 0, max: 99, default: 0 })
  layRound(hero, part)
  for (const status of part.listOf('is', STATUSES) ?? []) hero.granted |= BIT[status]
  if (part.has('attributes')) layAttributes(hero, part.part('attributes'))
  for (const slot of SLOTS) if (part.has(slot)) layPermanent(state, id, { part, slot })
  if (part.has('used')) layUsed(hero, part.listOf('used', ['own', ...SLOTS]) ?? [])
}

/** What it did in this round. */
function layRound(hero: Hero, part: Fields): void {
  hero.isRefreshed = !part.flag('exhausted', { default: false })
  hero.hasTargeted = part.flag('hasTargeted', { default: false })
  hero.wasTargeted = part.flag('wasTargeted', { default: false })
}

function layAttributes(hero: Hero, part: Fields): void {
  hero.raised = ATTRIBUTES.map((name, i) =>
    part.integer(name, { min: 0, max: 9, default: faceOf(hero.face).attributes[i] ?? 0 }),
  )
  part.noOthers()
}

/** `"support": "fixate"`, with counters under `supportCounters`; an affliction belongs to the opponent. */
function layPermanent(
  state: EldarState,
  id: number,
  { part, slot }: { readonly part: Fields; readonly slot: (typeof SLOTS)[number] },
): void {
  const hero = heroAt(state, id)
  const fitting = CARDS.filter((slug) => faceOf(defOf(slug)).kind === slot)
  const def = defOf(part.oneOf(slot, fitting, fitting[0] as string))
  const counters = part.integer(`${slot}Counters`, { min: 0, max: 99, default: faceOf(def).injury })
  const owner = slot === 'affliction' ? 1 - hero.seat : hero.seat
  const origin =
    slot === 'affliction'
      ? owner * state.perSide + part.integer('playedBy', { min: 0, max: state.perSide - 1, default: 0 })
      : id
  const player = playerAt(state, owner)
  const deck = player.deck
  addDeck(state, owner, [def])
  const card = player.deck[0] as CardId
  player.deck = deck
  state.cards.seen[card] = EVERYONE
  hero.kit[SLOTS.indexOf(slot)] = { card, face: def, counters, origin }
}

/** Which action abilities have been used this round: those of the Hero itself or of a permanent. */
function layUsed(hero: Hero, places: readonly string[]): void {
  for (const place of places) {
    const attached = hero.kit[SLOTS.findIndex((slot) => slot === place)]
    const face = faceOf(attached?.face ?? hero.face)
    face.abilities.forEach((one, ability) => {
      if (one.kind === 'action') hero.used.push(keyOf((attached?.card ?? -1) as CardId, ability))
    })
  }
}

/** Round, phase, initiative, who has yielded. */
function arrangeMoment(state: EldarState, fields: Fields): void {
  const beginnings = Object.keys(BEGINNINGS)
  state.step = BEGINNINGS[fields.oneOf('phase', beginnings, 'main')] as Step
  state.round = fields.integer('round', { min: 1, max: 99, default: 1 })
  state.initiative = fields.oneOf('initiative', ['A', 'B'], 'A') === 'A' ? 0 : 1
  const yielded = fields.oneOf('yielded', ['nobody', 'A', 'B'], 'nobody')
  state.yielded = yielded === 'nobody' ? -1 : yielded === 'A' ? 0 : 1
  state.hasActed = fields.flag('hasActed', { default: false })
  state.isSudden = fields.flag('suddenDeath', { default: false })
}
