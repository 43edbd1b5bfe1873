import type { CardId, Seat } from '@trialhall/kernel'
import type { Act, Happening, PlayedAs } from '../../acts.ts'
import type { TempusOption } from '../../asks.ts'
import type { ChainFace, Condition, FreeFace, SmiteFace, TempusCard } from '../../faces.ts'
import { heroOf, type Hero, type TempusPosition, type TempusTable } from '../../state.ts'
import { askAim, canAim, type Aimed } from './aims.ts'
import { hasQuirk } from '../bonuses.ts'
import { lootOfHero } from '../borrowing.ts'
import { isOnMap } from '../creatures.ts'
import { cardOf } from '../printed.ts'
import { isWarded } from '../fight/wards.ts'
import { fits, inWindow, purposesOfCards } from './purposes.ts'

/** A card that a seat can play now, besides Actions. */
export interface Playable {
  readonly card: CardId
  readonly as: Exclude<PlayedAs, 'interaction'>
  readonly option: TempusOption
  /** What it does as a Free card; null where it is played as a Chain. */
  readonly free: FreeFace | null
  /** Asks whom it is aimed at. */
  aimAt(table: TempusTable, seat: Seat): Aimed
}

/** Everything that a Hero can play in a window, once each: Free cards, and on its own attack Chains and Damage Chains (T-16, T-17). */
export function playablesOf(state: TempusPosition, seat: Seat, about: Happening): readonly Playable[] {
  const hero = heroOf(state, seat)
  const purpose = inWindow(about.moment)
  const purposes = purposesOfCards()
  const { def } = state.cards
  let found: Playable[] | null = null
  for (const zone of [hero.hand, hero.primaries, lootOfHero(state, seat)])
    for (const card of zone) {
      if (((purposes[def[card] ?? NO_CARD] ?? 0) & purpose) === 0) continue
      const playable = playableAs(state, { seat, card, about })
      if (playable !== null) (found ??= []).push(playable)
    }
  return found ?? NOTHING
}

const NOTHING: readonly Playable[] = []
const NO_CARD = -1

interface Wish {
  readonly seat: Seat
  readonly card: CardId
  readonly about: Happening
}

function playableAs(state: TempusPosition, wish: Wish): Playable | null {
  const face = cardOf(state, wish.card)
  if (face.kind !== 'hero' && face.kind !== 'loot') return null
  if (isSilenced(state, wish.seat, face)) return null
  const { free } = face
  if (free !== null && isFreeNow(state, wish, free))
    return playableOf(wish, { as: 'free', free, aim: free.aim })
  if (face.kind !== 'hero') return null
  const { chain, smite } = face
  if (chain !== null && isChainOnHit(state, wish, chain))
    return playableOf(wish, { as: 'chain', free: null, aim: chain.aim })
  if (smite !== null && isSmiteNow(state, wish, smite)) return playableOf(wish, { as: 'smite', free: null })
  return null
}

/** Whether a Hero cannot play Spells now (Silencing Strike, Antimagic Field). */
export function isSilenced(state: TempusPosition, seat: Seat, face: TempusCard): boolean {
  if (face.kind !== 'hero' || !face.isSpell) return false
  return hasQuirk(state, 'noSpells', seat) || isWarded(state, seat)
}

interface Part extends Pick<Playable, 'as' | 'free'> {
  /** Without it nobody is aimed at. */
  readonly aim?: FreeFace['aim']
}

/** One literal: windows ask this of every card that could answer. */
function playableOf({ card, about }: Wish, { as, free, aim }: Part): Playable {
  return {
    card,
    as,
    option: { do: as, card },
    free,
    aimAt: (table, seat) =>
      aim === undefined ? { targets: [], space: null } : askAim(table, { seat, card, aim, about }),
  }
}

/** A Free card fits the moment and its condition, has somebody to be aimed at, and was not used up (T-16.12, T-R65). */
function isFreeNow(state: TempusPosition, { seat, card, about }: Wish, free: FreeFace): boolean {
  if (!free.moments.includes(about.moment)) return false
  if (!isOnMap(state, seat) && !free.isEverywhere) return false
  if (isUsedUp(state, heroOf(state, seat), card)) return false
  if (free.condition !== null && !free.condition.holds(state, seat, about)) return false
  return canAim(state, { seat, card, aim: free.aim, about })
}

/** Whether the once-a-turn or once-a-round part of a card was used (C-11). */
export function isUsedUp(state: TempusPosition, hero: Hero, card: CardId): boolean {
  const face = cardOf(state, card)
  if (face.kind === 'loot') return hero.used.includes(card)
  if (face.kind !== 'hero' || face.once === null) return false
  const used = face.once === 'round' ? hero.used : (state.turn?.used ?? [])
  return used.includes(card)
}

/** An Attack Chain that is played on a hit, by whoever attacks, while the Action takes another one (T-16.02, T-R27). */
function isChainOnHit(state: TempusPosition, { seat, about }: Wish, chain: ChainFace): boolean {
  if (about.moment !== 'hit' || chain.moment !== 'hit') return false
  return takesChain(about.act, seat) && chainFits(state, { seat, about, chain })
}

/** Whether an Action of a seat takes another Chain (T-16.02, T-16.04, T-16.06). */
export function takesChain(act: Act | null, seat: Seat): act is Act {
  return act !== null && act.by === seat && act.chainsLeft > 0
}

/** Whether a Chain fits the type of an Action, and its condition holds (T-16.03, T-16.05, T-R104). */
export function chainFits(
  state: TempusPosition,
  { seat, about, chain }: { readonly seat: Seat; readonly about: Happening; readonly chain: ChainFace },
): boolean {
  const { act } = about
  if (act === null) return false
  if (!fits(chain.type, act.type)) return false
  return holds(state, { seat, about, condition: chain.condition })
}

function holds(
  state: TempusPosition,
  {
    seat,
    about,
    condition,
  }: { readonly seat: Seat; readonly about: Happening; readonly condition: Condition | null },
): boolean {
  return condition === null || condition.holds(state, seat, about)
}

/** A Damage Chain: on a hit of the seat's own Attack Action that carries damage, once an Action (T-16.07 to T-16.09). */
function isSmiteNow(state: TempusPosition, { seat, about }: Wish, smite: SmiteFace): boolean {
  const { moment, act, instance } = about
  if (moment !== 'hit' || act === null || act.by !== seat || act.cost === 0 || act.hasSmite) return false
  if (instance === null || instance.normal + instance.piercing === 0) return false
  return holds(state, { seat, about, condition: smite.condition })
}
