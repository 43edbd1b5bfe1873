import type { CardId } from '@trialhall/kernel'
import type { Aim } from '../faces.ts'
import { attachedTo } from '../rules/leaving-play.ts'
import {
  NEEDS_ACTION,
  NEEDS_AT_ALLY,
  NEEDS_AT_SELF,
  NEEDS_EQUIPMENT,
  NEEDS_PENDING,
  NEEDS_TRIGGER,
} from '../rules/actions/needs.ts'
import { faceOf } from '../rules/printed.ts'
import { isBloodied } from '../rules/statuses.ts'
import { aimsOf, focusCostOf, isWarded, targetsOf, topBelow } from '../rules/actions/targets.ts'
import { heroAt, heroesIn, playerAt, type EldarPosition, type HeroId, type Pending } from '../state.ts'
import { SLOT, type SlotName } from '../terms.ts'

type Parts = Pick<Aim, 'says' | 'kind' | 'legal' | 'isOpen' | 'allows'> & Partial<Aim>

/** All aims are of one shape: they are read faster. */
function aim({
  says,
  kind,
  isOptional = false,
  plain = null,
  mayBeEnemy = false,
  needs = 0,
  ...looks
}: Parts): Aim {
  const { legal, isOpen, allows } = looks
  return { says, kind, isOptional, plain, mayBeEnemy, needs, legal, isOpen, allows }
}

type Fits = (state: EldarPosition, id: HeroId, by: Pending) => boolean

function heroes(says: string, side: 'enemy' | 'ally' | 'any', fits: Fits | null = null): Aim {
  const allows = (state: EldarPosition, by: Pending, id: HeroId): boolean => {
    const { seat, isDown } = heroAt(state, id)
    if (isDown || (side !== 'any' && (side === 'ally') !== (seat === by.seat))) return false // E-R33
    return (fits === null || fits(state, id, by)) && !isWarded(state, id, by)
  }
  return aim({
    says,
    kind: 'hero',
    plain: fits === null && side !== 'any' ? side : null,
    mayBeEnemy: side !== 'ally',
    allows,
    legal(state, by) {
      let bits = 0
      for (let id = 0; id < state.heroes.length; id++) if (allows(state, by, id)) bits |= 1 << id
      return heroesIn(bits)
    },
    isOpen(state, by) {
      for (let id = 0; id < state.heroes.length; id++) if (allows(state, by, id)) return true
      return false
    },
  })
}

function others(says: string, kind: 'card' | 'pending', legal: Aim['legal']): Aim {
  return aim({
    says,
    kind,
    legal,
    isOpen: (state, by) => legal(state, by).length > 0,
    allows: (state, by, target) => legal(state, by).includes(target),
  })
}

/** An enemy. */
export const enemy: Aim = heroes('target enemy', 'enemy')
/** An enemy that is bloodied. */
export const bloodiedEnemy: Aim = heroes('target bloodied enemy', 'enemy', isBloodied)
/** An ally, the acting Hero among them (E-5.07). */
export const ally: Aim = heroes('target ally', 'ally')
/** An ally that has equipment, in short an equipped one. */
export const equippedAlly: Aim = heroes(
  'target equipped ally',
  'ally',
  (state, id) => attachedTo(state, id, SLOT.equipment) !== null,
)
/** Any Hero but the acting one (E-R82). */
export const anotherHero: Aim = heroes('another target Hero', 'any', (_, id, by) => id !== by.hero)

/** Permanents of some types on the Heroes of a side: cards are targets, not the Heroes (E-R91). */
export function attached(says: string, side: 'enemy' | 'ally' | 'any', slots: readonly SlotName[]): Aim {
  const places = slots.map((slot) => SLOT[slot])
  return others(says, 'card', (state, by) => {
    const found: CardId[] = []
    for (const { seat, kit } of state.heroes) {
      if (side !== 'any' && (side === 'ally') !== (seat === by.seat)) continue
      for (const place of places) if (kit[place]) found.push(kit[place].card)
    }
    return found
  })
}

/** A card in your graveyard. */
export function inGraveyard(says: string, what: 'action' | 'equipment'): Aim {
  return others(says, 'card', (state, by) => {
    const names = by.targets.map((card) => state.cards.def[card])
    return playerAt(state, by.seat).graveyard.filter((card) => {
      const def = state.cards.def[card] as number
      return (faceOf(def).kind === 'equipment') === (what === 'equipment') && !names.includes(def)
    })
  })
}

/** The same, where none need be chosen. */
export function upTo(one: Aim): Aim {
  return aim({ ...one, isOptional: true, plain: null, needs: 0 })
}

type Matches = (state: EldarPosition, pending: Pending, by: Pending) => boolean

/** A pending effect: only the opponent's on top of the stack can be reached (E-11.14, E-R52). */
function pending(says: string, needs: number, matches: Matches): Aim {
  const isOpen = (state: EldarPosition, by: Pending): boolean => {
    const top = topBelow(state, by)
    return top !== undefined && top.seat !== by.seat && matches(state, top, by)
  }
  const legal = (state: EldarPosition, by: Pending): number[] =>
    isOpen(state, by) ? [(topBelow(state, by) as Pending).serial] : []
  return aim({ ...others(says, 'pending', legal), needs: NEEDS_PENDING | needs, isOpen })
}

/** A triggered ability of an enemy. */
export const enemyTrigger: Aim = pending(
  'target pending enemy triggered ability',
  NEEDS_TRIGGER,
  (_, { kind }) => kind === 'trigger',
)

/** An action of an enemy that targets the acting Hero. */
export const enemyActionAtThisHero: Aim = pending(
  'target pending enemy action that targets this Hero',
  NEEDS_ACTION | NEEDS_AT_SELF,
  (state, one, by) => one.kind !== 'trigger' && (targetsOf(state, one, by.seat) & (1 << by.hero)) !== 0,
)

/** An action ability of enemy equipment. */
export const enemyEquipmentAction: Aim = pending(
  'target pending action ability of enemy equipment',
  NEEDS_ACTION | NEEDS_EQUIPMENT,
  (_, one) => one.kind === 'ability' && faceOf(one.face).kind === 'equipment',
)

/** An enemy action card. */
export const enemyActionCard: Aim = pending(
  'target pending enemy action card',
  NEEDS_ACTION,
  (_, { kind }) => kind === 'card',
)

/** An enemy action that costs less Focus than X (E-R53). */
export const enemyActionBelowX: Aim = pending(
  'target pending enemy action whose Focus cost is less than X',
  NEEDS_ACTION,
  (_, one, by) => one.kind !== 'trigger' && (by.x < 0 || focusCostOf(one) < by.x),
)

/** An enemy action with one target only, another ally; who has fallen is none (E-R36). */
export const enemyActionAtAnotherAlly: Aim = pending(
  'target pending enemy action whose only target is another ally',
  NEEDS_ACTION | NEEDS_AT_ALLY,
  (state, one, by) => {
    const aims = aimsOf(one)
    const target = one.targets[0] ?? -1
    if (one.kind === 'trigger' || aims.length !== 1 || aims[0]?.kind !== 'hero' || target < 0) return false
    const { seat, isDown } = heroAt(state, target)
    return target !== by.hero && seat === by.seat && !isDown
  },
)
