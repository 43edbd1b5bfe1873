import type { Deed, LastingFace, Play, Reach } from '../../faces.ts'
import { afflict, clearAilments, easeAilments, removeAilment, tokensOn } from '../../rules/fight/ailments.ts'
import { areAllies, creatureOf, creaturesOnMap, isOpponentOf } from '../../rules/creatures.ts'
import { heal, maxHp } from '../../rules/fight/healing.ts'
import { end, faceOf } from '../../rules/lasting.ts'
import { alliesWithin, creaturesIn } from '../../rules/map.ts'
import { NOBODY, type CreatureId, type Lasting, type TempusPosition, type TempusTable } from '../../state.ts'
import { AILMENTS, type Ailment } from '../../terms.ts'
import { capital, listed } from '@trialhall/kernel'
import { sayReach } from '../attacks.ts'
import { does, you, type Group } from '../groups.ts'
import { sourceOf } from '../sources.ts'
import { layOpenly } from './areas.ts'
import { toEach } from './basic.ts'

/** HP given back, twice as many where a Chain says so (T-25.11, Supreme Healing). */
export function heals(group: Group, amount: number): Deed {
  return {
    ...toEach(does(group, 'heal', `${amount}`), group, (table, target, play) =>
      heal(table, { by: play.by, target, amount: amount * timesOf(play) }),
    ),
    heals: amount,
    isVain: isNobodyHurt(group),
  }
}

type IsVain = NonNullable<Deed['isVain']>

/** Nobody who could be healed lacks HP or has Poison, which goes with any healing (T-R46). */
function isNobodyHurt(group: Group): IsVain {
  return (state, owner) =>
    helped(state, group, owner).every(
      (id) => creatureOf(state, id).hp >= maxHp(state, id) && tokensOn(state, id, 'poison') === 0,
    )
}

/** Nobody who could lose one of these Ailments has any. */
function isNobodyAiling(group: Group, ailments: readonly Ailment[]): IsVain {
  return (state, owner) =>
    helped(state, group, owner).every((id) => ailments.every((one) => tokensOn(state, id, one) === 0))
}

/** Whom a deed that helps can reach at most: its owner, or everybody on its side. */
function helped(state: TempusPosition, group: Group, owner: CreatureId): readonly CreatureId[] {
  return group === you ? [owner] : creaturesOnMap(state).filter((id) => areAllies(state, id, owner))
}

function timesOf({ about }: Play): number {
  return about.act?.healingTimes ?? 1
}

/** Healing that its giver shares out among allies as it likes (Preserve Life): the last of them gets what is left. */
export function sharesHealing(amount: number, range: number): Deed {
  return {
    says: `share ${amount} healing as you like among yourself and allies within ${range}`,
    heals: amount,
    run(table, play) {
      for (const [target, share] of shareOut(table, play, { amount, range }))
        heal(table, { by: play.by, target, amount: share * timesOf(play) })
    },
  }
}

function shareOut(
  table: TempusTable,
  { by, card }: Play,
  { amount, range }: { readonly amount: number; readonly range: number },
): ReadonlyMap<CreatureId, number> {
  const shares = new Map<CreatureId, number>()
  const allies = alliesWithin(table.state, by, range)
  let left = amount
  for (const [i, creature] of allies.entries()) {
    const least = i === allies.length - 1 ? left : 0
    const options = Array.from(
      { length: left - least + 1 },
      (_, n) => ({ do: 'amount', amount: least + n }) as const,
    )
    const share = table.choose(by, { type: 'share', card, creature, left }, options).amount
    shares.set(creature, share)
    left -= share
  }
  return shares
}

/** Up to so many allies in an area (Mass Cure Wounds). */
export function healsInArea(amount: number, most: number, reach: Reach): Deed {
  return {
    says: `up to ${most} allies in the ${sayReach(reach)} heal ${amount} each`,
    heals: amount * 2,
    run(table, play) {
      for (const target of alliesInArea(table, play, { most, reach }))
        heal(table, { by: play.by, target, amount: amount * timesOf(play) })
    },
  }
}

function alliesInArea(
  table: TempusTable,
  play: Play,
  { most, reach }: { readonly most: number; readonly reach: Reach },
): readonly CreatureId[] {
  const { by, card } = play
  const area = layOpenly(table, play, { reach })
  const inside = area === null ? [] : creaturesIn(table.state, area.spaces)
  const options = inside
    .filter((other) => areAllies(table.state, other, by))
    .map((creature) => ({ do: 'creature', creature }) as const)
  const picks = table.chooseMany(
    by,
    { type: 'aim', card },
    { options, min: Math.min(1, options.length), max: most },
  )
  return picks.map(({ creature }) => creature)
}

/** Half of the HP that the Action's hits took, rounded up (Vampiric Touch). */
export const drains: Deed = {
  says: 'you heal half of the HP that the target lost, rounded up',
  run(table, { by, about }) {
    const lost = (about.act?.strikes ?? []).reduce((sum, { dealt }) => sum + dealt, 0)
    heal(table, { by, target: by, amount: Math.ceil(lost / 2) })
  },
}

/** HP of somebody who would fall: it stays (T-25.10). */
export function staysWith(hp: number, says: string): Deed {
  return {
    says: `${says} HP become ${hp} instead`,
    run(table, { about }) {
      creatureOf(table.state, about.creature).hp = hp // what it has lost and has left is told with the damage
    },
  }
}

/** Ailments taken off. */
export function relieves(group: Group, ...ailments: readonly Ailment[]): Deed {
  const deed = toEach(does(group, 'lose', listed(ailments.map(capital))), group, (table, id) => {
    for (const ailment of ailments) removeAilment(table, id, ailment)
  })
  return { ...deed, isVain: isNobodyAiling(group, ailments) }
}

/** All Ailments taken off. */
export function relievesAll(group: Group): Deed {
  return {
    ...toEach(does(group, 'lose', 'all Ailments'), group, clearAilments),
    isVain: isNobodyAiling(group, AILMENTS),
  }
}

/** All Ailments, and all that opponents have put there (C-3). */
export function cleanses(group: Group): Deed {
  const deed = toEach(
    does(group, 'lose', 'all Ailments and all statuses of opponents'),
    group,
    (table, id) => {
      clearAilments(table, id)
      for (const lasting of imposedOn(table.state, id)) end(table, lasting)
    },
  )
  const isFree = isNobodyAiling(group, AILMENTS)
  return {
    ...deed,
    isVain: (state, owner, about) =>
      isFree(state, owner, about) &&
      helped(state, group, owner).every((id) => imposedOn(state, id).length === 0),
  }
}

/** What opponents have put on a creature; what only takes something away from it is left (Awakened). */
function imposedOn(state: TempusPosition, id: CreatureId): readonly Lasting[] {
  return state.lastings.filter(
    (lasting) =>
      lasting.on === id &&
      lasting.owner !== NOBODY &&
      isOpponentOf(state, lasting.owner, id) &&
      !frees(faceOf(lasting)),
  )
}

/** Whether something lasting takes away what else does. */
function frees({ quirks }: LastingFace): boolean {
  return Object.values(quirks).some((amount) => amount < 0)
}

/** One token of each Ailment. */
export const eases: Deed = toEach('remove one token of each Ailment on you', you, easeAilments)

/** Tokens of an Ailment without a hit. */
export function afflicts(group: Group, ailment: Ailment, tokens: number): Deed {
  return toEach(does(group, 'get', `${capital(ailment)} ${tokens}`), group, (table, target, play) =>
    afflict(table, { source: sourceOf(table.state, play), target, ailment, tokens }),
  )
}
