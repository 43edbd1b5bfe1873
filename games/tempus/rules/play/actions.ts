import type { CardId, Seat } from '@trialhall/kernel'
import type { Act, Happening } from '../../acts.ts'
import type { TempusOption } from '../../asks.ts'
import type { ActionFace, Play } from '../../faces.ts'
import { heroOf, type TempusPosition, type TempusTable, type Turn } from '../../state.ts'
import { askAim, canAim, NO_AIM, type Aimed } from './aims.ts'
import { isRooted } from '../fight/ailments.ts'
import { attackWith, canAttack } from '../fight/attacks.ts'
import { hasQuirk, quirkOf, sumOf } from '../bonuses.ts'
import { lootOfHero } from '../borrowing.ts'
import { askChains, neededChains } from './chains.ts'
import { settleCamps } from '../fight/defeat.ts'
import { useUp } from '../lasting-use.ts'
import { gainPool } from '../moves.ts'
import { isSilenced, isUsedUp } from './playables.ts'
import { cardOf, standingOf } from '../printed.ts'
import { bodyOf } from '../map.ts'
import { noteReach, reachOf } from '../fight/reach.ts'
import { plainTerms } from '../fight/rolls.ts'
import { happening, sourceOfCard } from '../sources.ts'
import { spendIfIdle, useCard } from '../using.ts'
import { notice } from '../watches.ts'
import { openWindow } from './windows.ts'

/** The Action on a card of a Hero, of its hand, its Primaries or its Loot (T-14.02); null where it has none. */
export function actionOn(state: TempusPosition, card: CardId): ActionFace | null {
  const face = cardOf(state, card)
  return face.kind === 'hero' || face.kind === 'loot' ? face.action : null
}

/** Every card that the Hero whose turn it is can play as an Action now, as options. */
export function actionOptions(state: TempusPosition, { seat }: Pick<Turn, 'seat'>): readonly TempusOption[] {
  const hero = heroOf(state, seat)
  return [...hero.primaries, ...hero.hand, ...lootOfHero(state, seat)]
    .filter((card) => whyNotAct(state, seat, card) === null)
    .map((card) => ({ do: 'act', card }))
}

/** Why a card cannot be played as an Action now, as a reason that words know; null where it can. */
export function whyNotAct(state: TempusPosition, seat: Seat, card: CardId): ActReason | null {
  const action = actionOn(state, card)
  const { turn } = state
  if (action === null || action.skills !== null || turn === null) return 'no-action'
  const face = cardOf(state, card)
  if (isSilenced(state, seat, face)) return 'silenced'
  if (isUsedUp(state, heroOf(state, seat), card)) return 'used'
  if (!affords(turn, action)) return 'actions'
  if (moves(action) && (isRooted(state, seat) || hasQuirk(state, 'noMove', seat))) return 'rooted'
  if (isAttack(action) && hasQuirk(state, 'noAttack', seat)) return 'no-attack'
  return hasAim(state, { seat, card, action }) ? null : 'no-target'
}

/** Why not. */
export type ActReason = 'no-action' | 'silenced' | 'used' | 'actions' | 'rooted' | 'no-attack' | 'no-target'

function isMove({ type }: ActionFace): boolean {
  return type === 'move'
}

/** Whether it is a Move Action, as an Attack that moves is as well (T-14.03, T-26.07). */
function moves({ type }: ActionFace): boolean {
  return type === 'move' || type === 'attack-move'
}

function isAttack({ type }: ActionFace): boolean {
  return type === 'attack' || type === 'attack-move'
}

/** Actions that are left, the ones for Moves and skills only among them (T-14.11, T-14.12). */
export function affords(
  { actions, nimble }: Turn,
  { type, cost }: Pick<ActionFace, 'type' | 'cost'>,
): boolean {
  const isNimble = type === 'move' || type === 'skill'
  return cost <= actions + (isNimble ? nimble : 0)
}

/** An Attack Action needs a legal target when it is played (T-14.07); one that moves first may find it on its way (T-R103). */
function hasAim(
  state: TempusPosition,
  { seat, card, action }: { readonly seat: Seat; readonly card: CardId; readonly action: ActionFace },
): boolean {
  const about = happening('turn', seat)
  if (!canAim(state, { seat, card, aim: action.aim, about })) return false
  if (action.attack === null || action.type === 'attack-move') return true
  const reaching = { attacker: seat, attack: action.attack, reach: reachOf(state, seat), card }
  return canAttack(state, reaching) || neededChains(state, newAct(state, { seat, card, action })).length > 0
}

/**
 * Plays a card as an Action (T-14.02): it is paid for, Chains are added (T-16.01), it is aimed, it can be answered if it is a Spell, and then it does what it
 * says; Chains that come after it are last (T-24.05).
 */
export function playAction(table: TempusTable, seat: Seat, card: CardId): void {
  const { state } = table
  const action = actionOn(state, card)
  const { turn } = state
  if (action === null || turn === null) return
  pay(turn, action)
  const act = newAct(state, { seat, card, action })
  useCard(table, seat, card)
  table.emit({ type: 'played', seat, card, as: 'action' })
  count(table, turn, action)
  askChains(table, act, 'declare')
  const about = happening('declared', seat, { act })
  const aiming = { seat, card, aim: action.aim, about }
  act.isStopped ||= !canAim(state, aiming) // a Chain has taken its target out of reach (T-R40)
  const aimed = act.isStopped ? NO_AIM : askAim(table, aiming)
  if (act.isSpell) notice(table, { at: 'spell', creature: seat, act })
  if (act.isSpell) openWindow(table, happening('spell', seat, { act }))
  if (!act.isStopped) perform(table, { act, action, aimed, about })
  spendIfIdle(table, seat, card) // before Chains, which may take it back (Encore)
  if (state.turn === turn) askChains(table, act, 'after')
  settleCamps(table)
}

function pay(turn: Turn, { type, cost }: ActionFace): void {
  const isNimble = type === 'move' || type === 'skill'
  const fromNimble = isNimble ? Math.min(turn.nimble, cost) : 0
  turn.nimble -= fromNimble
  turn.actions -= cost - fromNimble
}

interface Playing {
  readonly seat: Seat
  readonly card: CardId
  readonly action: ActionFace
}

/** An Action that nothing has changed yet. It takes a Chain for each Action that it costs (T-16.02, T-16.04, T-38.13). */
export function newAct(state: TempusPosition, { seat, card, action }: Playing): Act {
  const face = cardOf(state, card)
  return {
    by: seat,
    card,
    type: action.type,
    cost: action.cost,
    isSpell: face.kind === 'hero' && face.isSpell,
    chainsLeft: action.cost,
    chains: [],
    hasSmite: false,
    terms: plainTerms(),
    damage: 0,
    move: { spaces: 0, throughOpponents: false, acrossWater: false, acrossTerrain: false },
    skill: action.deed?.tries ?? null,
    strikes: [],
    area: [],
    aim: null,
    reach: reachOf(state, seat),
    healingTimes: 1,
    isStopped: false,
    onHit: [],
  }
}

function count(table: TempusTable, turn: Turn, action: ActionFace): void {
  if (isMove(action)) {
    turn.moves++
    useUp(table, turn.seat, 'move-action')
  }
  if (!isAttack(action)) return
  turn.attacks++
  useUp(table, turn.seat, 'attack-action')
}

interface Performance {
  readonly act: Act
  readonly action: ActionFace
  readonly aimed: Aimed
  readonly about: Happening
}

/** What an Action does: what comes before its attack, the attack, the rest. */
function perform(table: TempusTable, { act, action, aimed, about }: Performance): void {
  const playing: Play = { by: act.by, card: act.card, about, ...aimed }
  if (action.spaces > 0) gainSpaces(table, act, action.spaces)
  action.before?.run(table, playing)
  if (action.attack !== null) attack(table, act, action.attack)
  if (act.isStopped || table.state.ending !== null) return
  action.deed?.run(table, playing)
  action.after?.run(table, playing)
}

function attack(table: TempusTable, act: Act, face: NonNullable<ActionFace['attack']>): void {
  const { state } = table
  const { by, card } = act
  const from = bodyOf(state, by)
  attackWith(table, {
    attacker: by,
    attack: face,
    side: heroOf(state, by).flipped.includes(card) ? 1 : 0,
    source: sourceOfCard(state, by, card),
    act,
    by,
    modifier: 0,
    only: null,
  })
  noteReach(state, act, from)
}

/** A Move Action adds its spaces to the turn (T-14.06, T-18.02); bonuses for playing one or more come once a turn (T-18.13). */
function gainSpaces(table: TempusTable, act: Act, spaces: number): void {
  const { state } = table
  const { by, move } = act
  notice(table, { at: 'moving', creature: by, act })
  const isFirst = state.turn?.moves === 1
  const given = movement(state, { by, spaces: spaces + move.spaces, isFirst })
  state.turn?.used.push(...waitingBoots(state, by))
  const throughOpponents = move.throughOpponents || given.throughOpponents
  gainPool(table, by, { ...move, ...given, throughOpponents })
  notice(table, { at: 'moved', creature: by })
}

interface Moving {
  readonly by: Seat
  /** That the card gives, with its Chains. */
  readonly spaces: number
  /** It is the first Move Action of the turn. */
  readonly isFirst: boolean
}

/** What a Move Action gives with all that lasts, but for what its Chains permit (T-14.06, T-18.13). */
export function movement(
  state: TempusPosition,
  { by, spaces, isFirst }: Moving,
): { readonly spaces: number; readonly throughOpponents: boolean } {
  const about = { holder: by, strike: null, source: null, skill: null }
  const bonus = isFirst ? sumOf(state, 'spaces', about) : spacesOfBoots(state, by)
  const less = quirkOf(state, 'movesLess', by)
  return {
    spaces: Math.max(1, spaces + bonus - less),
    throughOpponents: hasQuirk(state, 'throughOpponents', by),
  }
}

/** What Loot gives that came after the first Move Action of the turn: the next one brings it (T-18.13, T-29.17). */
function spacesOfBoots(state: TempusPosition, by: Seat): number {
  return waitingBoots(state, by).reduce((sum, card) => sum + spacesOn(state, card), 0)
}

/** Loot of a Hero that gives spaces once a turn and has not done so in this one. */
function waitingBoots(state: TempusPosition, by: Seat): readonly CardId[] {
  const used = state.turn?.used ?? []
  return lootOfHero(state, by).filter((card) => spacesOn(state, card) > 0 && !used.includes(card))
}

function spacesOn(state: TempusPosition, card: CardId): number {
  const bonuses = standingOf(state, card)?.bonuses ?? []
  return bonuses.reduce((sum, { stat, amount }) => (stat === 'spaces' ? sum + amount : sum), 0)
}
