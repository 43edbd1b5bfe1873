import {
  EVERYONE,
  Fields,
  sightOf,
  type CardId,
  type DefIndex,
  type Fault,
  type Seat,
} from '@trialhall/kernel'
import { ACTIONS } from '../content/actions.ts'
import { defOfSlug, FIRST_CHAMPION, FIRST_FATE, FIRST_TRIAL } from '../content/catalog.ts'
import { CHAMPIONS } from '../content/champions.ts'
import { FATES } from '../content/fates.ts'
import { TRIALS } from '../content/trials.ts'
import { claimsOf } from '../rules/claims.ts'
import { SPACES } from '../rules/path.ts'
import { playerAt, type SigmarTable } from '../state.ts'
import { MOST_TRIALS } from '../terms.ts'

const ACTION_SLUGS = ACTIONS.map((card) => card.slug)
const TRIAL_SLUGS = TRIALS.map((card) => card.slug)
const FATE_SLUGS = FATES.map((card) => card.slug)
const KEPT_SLUGS = FATES.filter((card) => card.keeps !== null).map((card) => card.slug)
const CHAMPION_SLUGS = CHAMPIONS.map((champion) => champion.slug)
const SEAT_LETTERS = ['A', 'B', 'C', 'D'] as const

/**
 * Lays out a position between two turns: the active seat is about to begin its Draw Phase, or its Action Phase with
 * `phase: "action"`. Fields are described in the game's README. Cards not named lie shuffled under the named ones of their
 * deck, or out of the game with `exact: true`.
 */
export function setPosition(table: SigmarTable, position: unknown): Fault | null {
  const fields = new Fields(position, 'position', 'bad-position')
  shuffleAll(table)
  arrangeTurn(table, fields)
  const parts = fields.parts('seats', table.state.players.length)
  for (const [seat, part] of parts.entries()) arrangePlayer(table, seat, part)
  const { active } = table.state
  if (playerAt(table.state, active).left)
    fields.blame('active', SEAT_LETTERS[active], 'a seat that has not left')
  dealChampions(table, parts)
  arrangePiles(table, fields)
  for (const [seat, part] of parts.entries()) arrangeLosses(table, seat, part)
  for (const part of parts) part.noOthers()
  fields.noOthers()
  return fields.fault
}

/** So that ids tell nothing about which card was put where. */
function shuffleAll(table: SigmarTable): void {
  const { actionDeck, trialDeck, fateDeck } = table.state
  for (const deck of [actionDeck, trialDeck, fateDeck]) table.shuffle(deck, 'position')
}

function arrangeTurn(table: SigmarTable, fields: Fields): void {
  const { state } = table
  const letters = SEAT_LETTERS.slice(0, state.players.length)
  state.active = letters.indexOf(fields.oneOf('active', letters, 'A'))
  state.first = letters.indexOf(fields.oneOf('first', letters, 'A'))
  state.round = fields.integer('round', { min: 1, max: state.roundLimit, default: 1 })
  state.phase = fields.oneOf('phase', ['draw', 'action'], 'draw')
}

function arrangePlayer(table: SigmarTable, seat: Seat, part: Fields): void {
  const { state } = table
  const player = playerAt(state, seat)
  const champion = part.oneOf('champion', ['', ...CHAMPION_SLUGS], '')
  if (champion !== '') player.champion = CHAMPION_SLUGS.indexOf(champion)
  player.valor = part.integer('valor', { min: 0, max: state.valorToWin - 1, default: 0 })
  player.completed = part.integer('completed', { min: 0, max: 99, default: 0 })
  player.space = part.integer('space', { min: 1, max: SPACES, default: player.space })
  player.rested = part.flag('rested', { default: player.rested })
  player.skipsDraw = part.flag('skipsDraw', { default: player.skipsDraw })
  player.rerollSpent = part.flag('rerollSpent', { default: player.rerollSpent })
  player.left = part.flag('left', { default: player.left })
  const hand = takeAll(table, {
    from: state.actionDeck,
    slugs: part.listOf('hand', ACTION_SLUGS),
    first: 0,
    part,
    field: 'hand',
  })
  for (const card of hand) table.show(card, sightOf(seat))
  player.hand.push(...hand)
  const kept = takeAll(table, {
    from: state.fateDeck,
    slugs: part.listOf('kept', KEPT_SLUGS),
    first: FIRST_FATE,
    part,
    field: 'kept',
  })
  for (const card of kept) table.show(card, EVERYONE)
  player.kept.push(...kept)
}

interface Taking {
  readonly from: CardId[]
  readonly slugs: readonly string[] | undefined
  /** First definition of the deck's kind. */
  readonly first: DefIndex
  readonly part: Fields
  readonly field: string
}

/** Takes the named cards out of a deck, in the order named; a card of which no copy is left is a fault. */
function takeAll(table: SigmarTable, taking: Taking): CardId[] {
  const end =
    [FIRST_TRIAL, FIRST_FATE, FIRST_CHAMPION].find((border) => border > taking.first) ?? FIRST_CHAMPION
  return (taking.slugs ?? []).flatMap((slug, i) => {
    const def = defOfSlug(slug, taking.first, end)
    const at = taking.from.findIndex((card) => table.def(card) === def)
    if (at < 0) taking.part.blame(`${taking.field}[${i}]`, slug, 'a card of which a copy is left')
    return at < 0 ? [] : taking.from.splice(at, 1)
  })
}

/** Seats whose Champion is not named get the first free ones; no Champion is named twice (S-R3). */
function dealChampions(table: SigmarTable, parts: readonly Fields[]): void {
  const { players } = table.state
  for (const [seat, player] of players.entries()) {
    const taken = players.map((other) => other.champion)
    const { champion } = player
    if (champion >= 0 && taken.indexOf(champion) < seat)
      parts[seat]?.blame('champion', CHAMPION_SLUGS[champion], 'a Champion that no other seat has')
    if (player.champion < 0) player.champion = CHAMPIONS.findIndex((_, i) => !taken.includes(i))
  }
}

const PILES = [
  { deck: 'actionDeck', discard: 'actionDiscard', slugs: ACTION_SLUGS, first: 0 },
  { deck: 'trialDeck', discard: 'trialDiscard', slugs: TRIAL_SLUGS, first: FIRST_TRIAL },
  { deck: 'fateDeck', discard: 'fateDiscard', slugs: FATE_SLUGS, first: FIRST_FATE },
] as const

function arrangePiles(table: SigmarTable, fields: Fields): void {
  const { state } = table
  const active = fields.listOf('trials', TRIAL_SLUGS)
  if (active && active.length > MOST_TRIALS) fields.blame('trials', active, `at most ${MOST_TRIALS} Trials`)
  const trials = takeAll(table, {
    from: state.trialDeck,
    slugs: active,
    first: FIRST_TRIAL,
    part: fields,
    field: 'trials',
  })
  state.trials.push(...trials)
  const isExact = fields.flag('exact', { default: false })
  for (const { deck, discard, slugs, first } of PILES) {
    const named = fields.listOf(deck, slugs)
    const top = takeAll(table, { from: state[deck], slugs: named, first, part: fields, field: deck })
    const lying = takeAll(table, {
      from: state[deck],
      slugs: fields.listOf(discard, slugs),
      first,
      part: fields,
      field: discard,
    })
    state[discard].push(...lying)
    if (isExact) state.box.push(...state[deck].splice(0))
    state[deck].push(...top.reverse())
    for (const card of [...lying, ...trials]) table.show(card, EVERYONE)
  }
}

/** What was lost before, so that a Heal has something to do (S-R23, S-R24). */
function arrangeLosses(table: SigmarTable, seat: Seat, part: Fields): void {
  const { state } = table
  const { lost } = claimsOf(state, seat)
  for (const [i, slug] of (part.listOf('lost', ACTION_SLUGS) ?? []).entries()) {
    const card = state.actionDiscard.find((one) => isLosable(table, one, { taken: lost, slug }))
    if (card === undefined) part.blame(`lost[${i}]`, slug, 'a card that lies in actionDiscard')
    else lost.push(card)
  }
  for (const defeat of part.parts('defeats', 20)) arrangeDefeat(table, seat, defeat)
}

function isLosable(
  table: SigmarTable,
  card: CardId,
  { taken, slug }: { readonly taken: readonly CardId[]; readonly slug: string },
): boolean {
  return !taken.includes(card) && table.def(card) === defOfSlug(slug, 0, FIRST_TRIAL)
}

function arrangeDefeat(table: SigmarTable, seat: Seat, part: Fields): void {
  const { state } = table
  const letters = SEAT_LETTERS.slice(0, state.players.length).filter((_, other) => other !== seat)
  const winner = SEAT_LETTERS.indexOf(
    part.oneOf('winner', letters, letters[0] as (typeof SEAT_LETTERS)[number]),
  )
  const valor = part.integer('valor', { min: 0, max: 2, default: 0 })
  const slug = part.has('card') ? part.oneOf('card', ACTION_SLUGS, ACTION_SLUGS[0] as string) : null
  const claims = claimsOf(state, seat)
  const places = [...playerAt(state, winner).hand, ...state.actionDiscard]
  const card =
    slug === null ? null : (places.find((one) => isLosable(table, one, { taken: claims.lost, slug })) ?? null)
  if (slug !== null && card === null)
    part.blame('card', slug, "a card in the winner's hand or in actionDiscard")
  if (card !== null) claims.lost.push(card)
  claims.stolen.push(card)
  playerAt(state, seat).defeats.push(Object.freeze({ winner, valor, tookCard: card !== null }))
  part.noOthers()
}
