import type { CardId, Seat } from '@trialhall/kernel'
import type { Aim } from '../faces.ts'
import { attachedTo } from '../rules/leaving-play.ts'
import { actionOf, faceOf } from '../rules/printed.ts'
import { heroAt, heroesIn, playerAt, topOf, type EldarPosition, type HeroId, type Pending } from '../state.ts'
import { hasQuirk, isBloodied } from '../rules/statuses.ts'
import { QUIRK, SLOT, type SlotName } from '../terms.ts'

/** A Hero under Astral Ward is no target of enemy commands and enemy equipment (E-13.07, E-R100). */
export function isWarded(state: EldarPosition, id: HeroId, by: Pending): boolean {
  if (heroAt(state, id).seat === by.seat) return false
  const { kind } = faceOf(by.face)
  const isBarred = kind === 'equipment' || (kind === 'command' && by.kind === 'card')
  return isBarred && hasQuirk(state, id, QUIRK.ward)
}

type Fits = (state: EldarPosition, id: HeroId, by: Pending) => boolean

function heroes(says: string, side: 'enemy' | 'ally' | 'any', fits: Fits | null = null): Aim {
  const allows = (state: EldarPosition, by: Pending, id: HeroId): boolean => {
    const { seat, isDown } = heroAt(state, id)
    if (isDown || (side !== 'any' && (side === 'ally') !== (seat === by.seat))) return false // E-R33
    return (fits === null || fits(state, id, by)) && !isWarded(state, id, by)
  }
  return {
    says,
    kind: 'hero',
    isOptional: false,
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
  }
}

function others(says: string, kind: 'card' | 'pending', legal: Aim['legal']): Aim {
  return {
    says,
    kind,
    isOptional: false,
    legal,
    isOpen: (state, by) => legal(state, by).length > 0,
    allows: (state, by, target) => legal(state, by).includes(target),
  }
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
export function upTo(aim: Aim): Aim {
  return { ...aim, isOptional: true }
}

type Matches = (state: EldarPosition, pending: Pending, by: Pending) => boolean

/** A pending effect: only the opponent's on top of the stack can be reached (E-11.14, E-R52). */
function pending(says: string, matches: Matches): Aim {
  const isOpen = (state: EldarPosition, by: Pending): boolean => {
    const top = topBelow(state, by)
    return top !== undefined && top.seat !== by.seat && matches(state, top, by)
  }
  const legal = (state: EldarPosition, by: Pending): number[] =>
    isOpen(state, by) ? [(topBelow(state, by) as Pending).serial] : []
  return { ...others(says, 'pending', legal), isOpen }
}

/** What is on top of the stack, or right under the effect itself once that lies there. */
export function topBelow(state: EldarPosition, by: Pending): Pending | undefined {
  const top = topOf(state)
  return top?.serial === by.serial ? state.stack.at(-2) : top
}

/** A triggered ability of an enemy. */
export const enemyTrigger: Aim = pending(
  'target pending enemy triggered ability',
  (_, { kind }) => kind === 'trigger',
)

/** An action of an enemy that targets the acting Hero. */
export const enemyActionAtThisHero: Aim = pending(
  'target pending enemy action that targets this Hero',
  (state, one, by) => one.kind !== 'trigger' && (targetsOf(state, one, by.seat) & (1 << by.hero)) !== 0,
)

/** An action ability of enemy equipment. */
export const enemyEquipmentAction: Aim = pending(
  'target pending action ability of enemy equipment',
  (_, one) => one.kind === 'ability' && faceOf(one.face).kind === 'equipment',
)

/** An enemy action card. */
export const enemyActionCard: Aim = pending(
  'target pending enemy action card',
  (_, { kind }) => kind === 'card',
)

/** An enemy action that costs less Focus than X (E-R53). */
export const enemyActionBelowX: Aim = pending(
  'target pending enemy action whose Focus cost is less than X',
  (_, one, by) => one.kind !== 'trigger' && (by.x < 0 || focusCostOf(one) < by.x),
)

/** An enemy action with one target only, another ally; who has fallen is none (E-R36). */
export const enemyActionAtAnotherAlly: Aim = pending(
  'target pending enemy action whose only target is another ally',
  (state, one, by) => {
    const aims = aimsOf(one)
    const target = one.targets[0] ?? -1
    if (one.kind === 'trigger' || aims.length !== 1 || aims[0]?.kind !== 'hero' || target < 0) return false
    const { seat, isDown } = heroAt(state, target)
    return target !== by.hero && seat === by.seat && !isDown
  },
)

/** What a pending effect aims at. */
export function aimsOf(one: Pending): readonly Aim[] {
  return actionOf(one.face, one.ability).modes[one.mode]?.aims ?? []
}

/** Heroes of a seat among the targets of a pending effect, a bit each. */
export function targetsOf(
  state: EldarPosition,
  { face, ability, mode, targets }: Pending,
  seat: Seat,
): number {
  const aims = actionOf(face, ability).modes[mode]?.aims ?? []
  let bits = 0
  for (let place = 0; place < targets.length; place++) {
    const target = targets[place] as number
    if (target >= 0 && aims[place]?.kind === 'hero' && heroAt(state, target).seat === seat)
      bits |= 1 << target
  }
  return bits
}

/** The printed Focus cost, or the X that was chosen: statuses do not count (E-14.04, E-R53). */
export function focusCostOf(one: Pending): number {
  const action = actionOf(one.face, one.ability)
  return action.isX ? one.x : action.focus
}
