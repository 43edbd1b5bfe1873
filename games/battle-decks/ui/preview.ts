import {
  abilityAttackOdds,
  abilityIn,
  abilitySaveOdds,
  afterInstant,
  afterPlaying,
  afterUsing,
  attackOdds,
  attackTargets,
  cardOf,
  chanceOf,
  characterOn,
  handOdds,
  isHero,
  mayTakeIt,
  pairOdds,
  saveOdds,
  type AttackOdds,
  type BattleEvent,
  type BattleOption,
  type BattlePrompt,
  type BattleView,
  type Character,
  type SaveOdds,
  type Use,
} from '@trialhall/game-battle-decks'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { abilityNamed } from './clash/abilities.ts'
import { sayChanges } from './clash/changes-on.ts'
import { clashIn, type Clash } from './clash/clash.ts'
import { savesIn, strikeIn } from './clash/strike.ts'

/** Why an option is offered, and what has happened so far. */
export interface Asked {
  readonly prompt: BattlePrompt
  readonly story: readonly SeenEvent<BattleEvent>[]
}

/** The odds of an attack that an option is about. */
export interface AttackPreview {
  readonly kind: 'attack'
  readonly attacker: CardId
  readonly target: CardId
  /** Those against whom it is aimed at, then, where that is a member of a pair, those against the other one. */
  readonly odds: readonly [AttackOdds, ...AttackOdds[]]
  /** The odds without the card that the option would play; null where it plays none. */
  readonly before: AttackOdds | null
  /** The card that it would play, on whom it would change the attack. */
  readonly played?: { readonly card: CardId; readonly target: CardId }
  /** It is the best of several, of which one is still to be picked. */
  readonly isBest: boolean
}

/** A save with what may come of it. */
export interface Stake {
  readonly odds: SaveOdds
  /** The odds where the pairing member rolls for both (B-14.13); null where no pair must save. */
  readonly other: SaveOdds | null
  /** It has HP to lose: a reinforcement that fails is out of the game. */
  readonly isHero: boolean
}

/** The saves that an option would make necessary, or whose roll it is about. */
export interface SavesPreview {
  readonly kind: 'saves'
  readonly user: CardId
  readonly stakes: readonly Stake[]
  readonly isBest: boolean
  /** The option is whoever must save, rather than what makes it necessary. */
  readonly isNamed: boolean
}

/** A die that would be rolled again: the chance that it succeeds. */
export interface RollPreview {
  readonly kind: 'roll'
  readonly chance: number
}

/** What would be changed at once, in words. */
export interface ChangePreview {
  readonly kind: 'change'
  readonly words: string
}

/** What an option would bring about. */
export type Preview = AttackPreview | SavesPreview | RollPreview | ChangePreview

/** What an option would bring about; null where nothing can be said of it. */
export function previewOf(view: BattleView, option: BattleOption, asked: Asked): Preview | null {
  const { prompt } = asked
  switch (prompt.type) {
    case 'activate':
      return option.do === 'activate' ? best(attacksOf(view, option.card)) : null
    case 'act':
      return ofAction(view, option, prompt.card)
    case 'aim':
      return option.do === 'target' ? aimed(view, prompt, option.card) : null
    case 'next-target':
      return option.do === 'target' ? attack(view, prompt.card, option.card) : null
    case 'second-save':
    case 'save-order':
      return option.do === 'target' ? save(view, asked, option.card) : null
    case 'reroll':
      return option.do === 'event' ? { kind: 'roll', chance: chanceOf(prompt.needed, prompt.modifier) } : null
    default:
      return ofCards(view, option, asked)
  }
}

/** Of asks about cards of the hand, instant abilities and pairs. */
function ofCards(view: BattleView, option: BattleOption, asked: Asked): Preview | null {
  const { prompt } = asked
  if (prompt.type === 'window') return inWindow(view, option, asked)
  if (option.do !== 'target') return null
  const { card: target } = option
  if (prompt.type === 'shield') return taking(view, asked, target)
  if (prompt.type === 'event-target')
    return inClash(view, asked, { card: prompt.card, target }) ?? playingEvent(view, prompt.card, target)
  if (prompt.type === 'equip') return playing(view, prompt.card, target)
  const user = prompt.type === 'instant' ? characterOn(view, prompt.card) : null
  if (prompt.type !== 'instant' || user === null) return null
  return change(sayChanges(view, afterInstant(view, { user, slug: prompt.ability }, target), target))
}

function ofAction(view: BattleView, option: BattleOption, card: CardId): Preview | null {
  if (option.do === 'attack') return attack(view, card, option.card)
  const user = characterOn(view, card)
  return option.do === 'use' && user !== null ? used(view, { user, slug: option.ability }) : null
}

/** A basic attack; on a pair, with the odds against either member. */
function attack(view: BattleView, by: CardId, target: CardId): AttackPreview | null {
  const attacker = characterOn(view, by)
  return (
    attacker &&
    attackBy(view, attacker, { target, oddsOn: (card) => attackOdds(view, { attacker, target: card }) })
  )
}

interface Aim {
  readonly target: CardId
  readonly oddsOn: (card: CardId) => AttackOdds | null
}

function attackBy(view: BattleView, { card }: Character, { target, oddsOn }: Aim): AttackPreview | null {
  const [first, ...others] = mayTakeIt(view, target).flatMap((one) => oddsOn(one) ?? [])
  if (first === undefined) return null
  return { kind: 'attack', attacker: card, target, odds: [first, ...others], before: null, isBest: false }
}

/** All basic attacks that a character could make. */
export function attacksOf(view: BattleView, card: CardId): readonly AttackPreview[] {
  const attacker = characterOn(view, card)
  const targets = attacker === null ? [] : attackTargets(view, attacker)
  return targets.flatMap((target) => attack(view, card, target) ?? [])
}

/** The attack that takes most on average, whoever of a pair is hit. */
function best(all: readonly AttackPreview[]): AttackPreview | null {
  const least = ({ odds }: AttackPreview): number => Math.min(...odds.map(({ expected }) => expected))
  const found = all.reduce<AttackPreview | null>(
    (most, one) => (most === null || least(one) > least(most) ? one : most),
    null,
  )
  return found && { ...found, isBest: all.length > 1 }
}

/** An ability before it is aimed at anybody. */
function used(view: BattleView, use: Use): Preview | null {
  const deed = abilityIn(view, use)?.deed
  if (deed === undefined) return null
  const { user, slug } = use
  if (deed.strikes !== null)
    return best(attackTargets(view, user).flatMap((target) => striking(view, use, target) ?? []))
  if (deed.danger === null) return change(sayChanges(view, afterUsing(view, use, null), user.card))
  if (deed.danger.reach !== 'one') return saves(view, user.card, abilitySaveOdds(view, use))
  const each = attackTargets(view, user).map((target) => abilitySaveOdds(view, { user, slug }, target))
  const most = each.toSorted((a, b) => (b[0]?.expected ?? 0) - (a[0]?.expected ?? 0))[0] ?? []
  const preview = saves(view, user.card, most)
  return preview && { ...preview, isBest: each.length > 1 }
}

function striking(view: BattleView, use: Use, target: CardId): AttackPreview | null {
  return attackBy(view, use.user, { target, oddsOn: (card) => abilityAttackOdds(view, use, card) })
}

/** An ability that is aimed at somebody. */
function aimed(
  view: BattleView,
  { card, ability: slug }: { readonly card: CardId; readonly ability: string },
  target: CardId,
): Preview | null {
  const user = characterOn(view, card)
  if (user === null) return null
  const use = { user, slug }
  const deed = abilityIn(view, use)?.deed
  if (deed?.strikes) return striking(view, use, target)
  if (!deed?.danger) return change(sayChanges(view, afterUsing(view, use, target), target))
  const odds = mayTakeIt(view, target).flatMap((one) => abilitySaveOdds(view, use, one))
  const [first, other] = odds
  return first
    ? { kind: 'saves', user: card, stakes: [stakeWith(view, first, other)], isBest: false, isNamed: true }
    : null
}

/** Saves of several; members of a pair with both ways in which their controller may have them rolled. */
function saves(view: BattleView, user: CardId, all: readonly SaveOdds[]): SavesPreview | null {
  if (all.length === 0) return null
  return {
    kind: 'saves',
    user,
    stakes: all.map((odds) => stakeOf(view, user, { odds, all })),
    isBest: false,
    isNamed: false,
  }
}

/** A save beside those of the others that must roll, with what the own pair may make of it. */
export function stakeOf(
  view: BattleView,
  user: CardId,
  { odds, all }: { readonly odds: SaveOdds; readonly all: readonly SaveOdds[] },
): Stake {
  const by = characterOn(view, user)
  const own = characterOn(view, odds.target)
  const partner = all.find(({ target }) => target === own?.partner)
  if (by === null || own === null || partner === undefined) return stakeWith(view, odds)
  const [pairing, other] = own.isPairing ? [odds, partner] : [partner, odds]
  const peril = ({ target, damage, needed }: SaveOdds) => ({ by, target, damage, save: needed })
  const both = pairOdds(view, { pairing: peril(pairing), partner: peril(other) }, 'pairing')
  return stakeWith(view, odds, both && (own.isPairing ? both.pairing : both.partner))
}

function stakeWith(view: BattleView, odds: SaveOdds, other: SaveOdds | null = null): Stake {
  const character = characterOn(view, odds.target)
  return { odds, other, isHero: character !== null && isHero(view, character) }
}

/** A save that is to be rolled next. */
function save(view: BattleView, { story }: Asked, target: CardId): SavesPreview | null {
  const clash = clashIn(story)
  const by = clash && characterOn(view, clash.attacker)
  const danger = clash?.ability ? abilityNamed(clash.ability)?.deed.danger : null
  const odds = by && danger ? saveOdds(view, { by, target, damage: danger.damage, save: danger.save }) : null
  return (
    by &&
    odds && { kind: 'saves', user: by.card, stakes: [stakeWith(view, odds)], isBest: false, isNamed: true }
  )
}

/** A member of a pair takes what is coming. */
function taking(view: BattleView, asked: Asked, target: CardId): Preview | null {
  const clash = clashIn(asked.story, asked.prompt)
  if (clash?.kind === 'ability') return save(view, asked, target)
  const strike = clash && strikeIn(view, { ...clash, target })
  const odds = strike && attackOdds(view, strike)
  return clash && odds && alone(clash, target, odds)
}

function alone(clash: Clash, target: CardId, odds: AttackOdds): AttackPreview {
  return { kind: 'attack', attacker: clash.attacker, target, odds: [odds], before: null, isBest: false }
}

/** The attack or the saves that a window is about, while nothing is rolled; null in all other windows. */
function inWindow(view: BattleView, option: BattleOption, asked: Asked): Preview | null {
  const clash = pendingIn(asked)
  if (clash === null) return null
  if (option.do === 'event') return withCard(view, asked, { card: option.card, target: null })
  if (option.do !== 'pass') return null
  const strike = strikeIn(view, clash)
  if (strike === null) return saves(view, clash.attacker, savesIn(view, clash))
  const odds = attackOdds(view, strike)
  return odds && alone(clash, strike.target, odds)
}

/** The clash that is declared and not rolled yet, also while an event in its window looks for its target; null elsewhere. */
export function pendingIn({ prompt, story }: Asked): Clash | null {
  const isAbout = prompt.type === 'event-target' || (prompt.type === 'window' && prompt.moment === 'declared')
  const clash = isAbout ? clashIn(story, prompt) : null
  return clash === null || clash.isOver || clash.roll !== null || clash.saves.length > 0 ? null : clash
}

/** An event on a target where it changes the attack that is pending. */
function inClash(
  view: BattleView,
  asked: Asked,
  play: { readonly card: CardId; readonly target: CardId },
): AttackPreview | null {
  const preview = withCard(view, asked, play)
  return preview?.odds[0] === preview?.before ? null : preview
}

/** An event of the viewer's hand, on its best target unless one is given, in the attack that is pending. */
function withCard(
  view: BattleView,
  asked: Asked,
  { card, target }: { readonly card: CardId; readonly target: CardId | null },
): AttackPreview | null {
  const clash = pendingIn(asked)
  const strike = clash && strikeIn(view, clash)
  const before = strike && attackOdds(view, strike)
  if (clash === null || strike === null || before === null || view.viewer === null) return null
  const would = handOdds(view, strike, { seat: view.viewer, moment: 'declared' }).filter(
    (one) => one.card === card && (target === null || one.target === target),
  )
  const sign = isOwn(view, clash.attacker) ? 1 : -1
  const [found] = would.toSorted((a, b) => sign * (b.odds.expected - a.odds.expected))
  const odds = found?.odds ?? before
  const changed = {
    ...alone(clash, strike.target, odds),
    before,
    isBest: target === null && would.length > 1,
  }
  const whom = found?.target ?? null
  return whom === null ? changed : { ...changed, played: { card, target: whom } }
}

function isOwn(view: BattleView, attacker: CardId): boolean {
  const side = view.viewer === null ? undefined : view.sides[view.viewer]
  return side?.characters.some(({ card }) => card === attacker) ?? false
}

/** What a card of the hand changes on whomever it is played on. */
function playing(view: BattleView, card: CardId, target: CardId): ChangePreview | null {
  const seat = view.viewer ?? view.active
  return change(sayChanges(view, afterPlaying(view, { card, seat, target }), target))
}

/** The same for an event; a heal on somebody with all of their HP says that it is none. */
function playingEvent(view: BattleView, card: CardId, target: CardId): ChangePreview | null {
  const printed = cardOf(view, card)
  const isHeal = printed.kind === 'event' && printed.deed.gist.type === 'heals'
  return playing(view, card, target) ?? (isHeal ? change('no change') : null)
}

function change(words: string | null): ChangePreview | null {
  return words === null ? null : { kind: 'change', words }
}
