import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusOption } from '../../asks.ts'
import { ACTIONS_A_TURN } from '../../terms.ts'
import { heroOf, OFF, type TempusPosition, type TempusTable, type Turn } from '../../state.ts'
import { actionOptions, affords, newAct, playAction } from './actions.ts'
import { tickAilments } from '../fight/ailment-ticks.ts'
import { quirkOf } from '../bonuses.ts'
import { askChains } from './chains.ts'
import { isOnMap } from '../creatures.ts'
import { endOfTurnDiscards } from '../decks.ts'
import { settleCamps } from '../fight/defeat.ts'
import { endCard, endDue } from '../lasting.ts'
import { canStay, canWalk, setBack, spacesLeft, walk } from '../moves.ts'
import { playablesOf } from './playables.ts'
import { mayHold } from './public-hands.ts'
import { inWindow } from './purposes.ts'
import { heroCardOf } from '../printed.ts'
import type { Objective } from '../../faces.ts'
import { objectivesOf } from '../quests/hooks.ts'
import { respawn } from '../round/respawn.ts'
import { skillCardOf, trySkill } from '../fight/skills.ts'
import { happening } from '../sources.ts'
import { tokenOptions, useToken } from './tokens.ts'
import { notice } from '../watches.ts'
import { openWindow, play, resolve } from './windows.ts'

/** A Hero's turn begins: it comes back if it was defeated (T-35.04), and has two Actions, more or fewer by what lasts (T-14.01, T-14.12). */
export function beginTurn(table: TempusTable, seat: Seat): void {
  const { state } = table
  state.clock++
  const hero = heroOf(state, seat)
  if (hero.at === OFF) respawn(table, seat)
  state.turn = newTurn(state, seat)
  for (const lasting of state.lastings) if (lasting.owner === seat) lasting.isFresh = undefined
  table.emit({ type: 'turnBegan', creature: seat })
  endDue(table, 'turn-start', seat)
  notice(table, { at: 'turn-start', creature: seat })
  openWindow(table, happening('turn-start', seat))
}

/** A turn of which nothing is done yet: two Actions, more or fewer by what lasts (T-14.01, T-14.12). */
export function newTurn(state: TempusPosition, seat: Seat): Turn {
  const more = quirkOf(state, 'actionsMore', seat)
  const less = quirkOf(state, 'actionsLess', seat)
  return {
    seat,
    actions: Math.max(0, ACTIONS_A_TURN + more - less),
    nimble: 0,
    pools: [],
    moves: 0,
    attacks: 0,
    steps: 0,
    interacted: [],
    hasGifted: undefined,
    used: [],
    safe: heroOf(state, seat).at,
  }
}

/** One decision of a Hero's turn. The turn ends when it is passed (T-14.05, T-R105) or the Hero was defeated in it (T-14.13, T-R22). */
export function playTurn(table: TempusTable, turn: Turn): void {
  const { state } = table
  const { seat } = turn
  if (!isOnMap(state, seat)) {
    endTurn(table, turn)
    return
  }
  const walks = canWalk(state, turn)
  if (!walks) setBack(table, turn) // T-R119
  const { actions } = turn
  const prompt = { type: 'turn', actions: actions + turn.nimble, spaces: spacesLeft(turn) } as const
  const options = optionsOf(state, turn, walks || canWalk(state, turn))
  const pick = mayDoMore(state, turn)
    ? table.window(seat, prompt, options)
    : table.choose(seat, prompt, options)
  carryOut(table, turn, pick)
  if (state.ending !== null) return
  if (state.turn === turn && isOnMap(state, seat) && pick.do !== 'walk')
    openWindow(table, happening('turn', seat))
}

/**
 * Whether the others can believe that a Hero has more to do than to end its turn: then its seat is asked even where it has not, so that no
 * pause tells what a hand holds (T-R11).
 */
function mayDoMore(state: TempusPosition, { seat, actions, nimble }: Turn): boolean {
  if (!state.settings.asksAlways || heroOf(state, seat).hand.length === 0) return false
  return actions + nimble > 0 || mayHold(state, seat, inWindow('turn'))
}

/** Everything that a Hero can do at a decision of its turn, in which it can go somewhere or not. */
function optionsOf(state: TempusPosition, turn: Turn, walks: boolean): readonly TempusOption[] {
  const { seat } = turn
  const stays = canStay(state, seat) || !walks
  const free = playablesOf(state, seat, happening('turn', seat)).map(({ option }) => option)
  const options: TempusOption[] = stays ? [...actionOptions(state, turn), ...skillOptions(state, turn)] : []
  if (walks) options.push({ do: 'walk' })
  options.push(...free, ...tokenOptions(state, turn))
  return stays ? [...options, ...maintenance(state, turn), { do: 'end-turn' }] : options // T-18.06
}

/** What a Hero can spend an Action on where it stands (T-14.08). */
function skillOptions(state: TempusPosition, turn: Turn): readonly TempusOption[] {
  const tries = affords(turn, SKILL)
  return objectivesOf(state, turn.seat)
    .map(({ option }) => option)
    .filter((option) => (option.do === 'skill' ? tries : turn.actions > 0))
}

const SKILL = { type: 'skill', cost: 1 } as const

/** Ongoing cards that an Action can maintain: not in the turn in which they were played (T-15.04, T-R23). */
function maintenance(state: TempusPosition, turn: Turn): readonly TempusOption[] {
  if (turn.actions < 1) return []
  return unmaintained(state, turn.seat).map((card) => ({ do: 'maintain', card }))
}

function unmaintained(state: TempusPosition, seat: Seat): readonly CardId[] {
  return heroOf(state, seat).ongoing.filter((card) => {
    if (heroCardOf(state, card).use !== 'maintained') return false
    return state.lastings.every((lasting) => lasting.card !== card || !lasting.isFresh)
  })
}

function carryOut(table: TempusTable, turn: Turn, pick: TempusOption): void {
  const { seat } = turn
  if (pick.do === 'act') playAction(table, seat, pick.card)
  else if (pick.do === 'skill' || pick.do === 'use') workOn(table, turn, pick)
  else if (pick.do === 'walk') goOn(table, turn)
  else if (pick.do === 'free') playFree(table, seat, pick.card)
  else if (pick.do === 'token') useToken(table, turn, pick.card)
  else if (pick.do === 'maintain') maintain(table, turn, pick.card)
  else endTurn(table, turn)
}

/** What answers a Move Action answers it where its spaces have led as well (Fast Hands). */
function goOn(table: TempusTable, turn: Turn): void {
  walk(table, turn)
  if (turn.moves > 0) notice(table, { at: 'moved', creature: turn.seat })
}

/** A Free card in one's own turn is answered like any other (T-16.13, T-17.11). */
function playFree(table: TempusTable, seat: Seat, card: CardId): void {
  const about = happening('turn', seat)
  const playable = playablesOf(table.state, seat, about).find((one) => one.card === card)
  if (playable === undefined) return
  const response = play(table, { seat, playable, about })
  resolve(table, response, about)
  settleCamps(table)
}

/** An Action is spent on a skill or on the token of an Event; Chains may be added to it (T-14.08, T-16.03). */
function workOn(table: TempusTable, turn: Turn, pick: Extract<TempusOption, { do: 'skill' | 'use' }>): void {
  const { state } = table
  const { seat } = turn
  const objective = objectivesOf(state, seat).find(({ option }) => isSame(option, pick))
  const card = skillCardOf(state, seat)
  if (objective === undefined || card === null) return
  const action = heroCardOf(state, card).action
  if (action === null) return
  if (turn.nimble > 0 && pick.do === 'skill') turn.nimble--
  else turn.actions--
  const isSkill = pick.do === 'skill'
  const act = isSkill
    ? newAct(state, { seat, card, action })
    : newAct(state, { seat, card: pick.card, action: { ...action, type: 'general' } })
  if (isSkill) act.skill = pick.skill
  askChains(table, act, 'declare')
  const isPassed = !isSkill || trySkill(table, { seat, skill: pick.skill, act, modifier: objective.modifier })
  objective.finish(table, isPassed, act.terms)
  askChains(table, act, 'after')
  settleCamps(table)
}

function isSame(a: Objective['option'], b: Objective['option']): boolean {
  if (a.do !== b.do || a.card !== b.card || a.space !== b.space) return false
  return a.do === 'use' || b.do === 'use' || a.skill === b.skill
}

function maintain(table: TempusTable, turn: Turn, card: CardId): void {
  turn.actions--
  const met = table.state.lastings.filter((lasting) => lasting.card === card)
  for (const lasting of met) lasting.isFresh = true
  notice(table, { at: 'maintained', creature: turn.seat, met })
}

/**
 * The end of a Hero's turn: Ailments first, then other effects, what lasts until now, cards without their maintenance, and the cards that were played (T-14.14,
 * T-15.04, T-15.05, T-18.14).
 */
export function endTurn(table: TempusTable, turn: Turn): void {
  const { state } = table
  const { seat } = turn
  if (isOnMap(state, seat)) {
    setBack(table, turn) // T-R119
    tickAilments(table, seat)
  }
  if (isOnMap(state, seat)) notice(table, { at: 'turn-end', creature: seat })
  openWindow(table, happening('turn-end', seat))
  if (state.ending !== null) return
  endDue(table, 'turn', seat)
  for (const card of unmaintained(state, seat)) endCard(table, seat, card)
  settleCamps(table)
  endOfTurnDiscards(table)
  heroOf(state, seat).hasActed = true
  state.turn = null
  table.emit({ type: 'turnEnded', creature: seat })
}
