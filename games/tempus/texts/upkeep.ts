import type { Holder, Watch } from '../faces.ts'
import { dealDamage } from '../rules/fight/damage.ts'
import { heal } from '../rules/fight/healing.ts'
import { end } from '../rules/lasting.ts'
import { alliesWithin, creaturesIn, distanceTo, isAdjacentToSpace } from '../rules/map.ts'
import { areAllies, creatureOf } from '../rules/creatures.ts'
import { addToRoll } from '../rules/fight/rolls.ts'
import { afflict } from '../rules/fight/ailments.ts'
import { notice } from '../rules/watches.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../state.ts'
import { sourceOfHolder } from './sources.ts'
import { isBearers, isOwn, maybe, watch } from './watches.ts'

/** Whoever carries the ring may put it on its own roll (C-3). */
export function inspires(amount: number): Watch {
  return maybe(
    watch(
      'rolled',
      `just after a D20 roll of its own its bearer may remove the ring: +${amount} to that result`,
      {
        applies: isBearers,
        run(table, { lasting }, { roll, strike, creature }) {
          if (lasting === null || roll === null) return
          end(table, lasting)
          addToRoll(table, roll, amount)
          notice(table, { at: 'inspired', creature, roll, strike })
        },
      },
    ),
  )
}

/** Piercing damage at the end of each turn of its bearer. */
export function suffersAtTurnEnd(piercing: number): Watch {
  return watch('turn-end', `it suffers ${piercing} piercing damage at the end of each of its turns`, {
    applies: isBearers,
    run: (table, holder, { creature }) => hurt(table, holder, { target: creature, normal: 0, piercing }),
  })
}

interface Harm {
  readonly target: CreatureId
  readonly normal: number
  readonly piercing: number
}

function hurt(table: TempusTable, holder: Holder, harm: Harm): void {
  dealDamage(table, { source: sourceOfHolder(table.state, holder), ...harm })
}

/** Its owner pays for each time that its bearer is hurt (Warding Bond). */
export function sharesPain(piercing: number): Watch {
  return watch('hurt', `its owner suffers ${piercing} piercing damage whenever it takes damage`, {
    applies: isBearers,
    run: (table, holder) => hurt(table, holder, { target: holder.owner, normal: 0, piercing }),
  })
}

/** Its owner and the allies around it heal at the end of its turns (Aura of Life). */
export function healsAround(amount: number, range: number): Watch {
  return watch('turn-end', `at the end of your turns you and allies within ${range} heal ${amount}`, {
    applies: isOwn,
    run(table, { owner }) {
      for (const target of alliesWithin(table.state, owner, range)) heal(table, { by: owner, target, amount })
    },
  })
}

/** Its owner heals at the start of its turns, where it has few HP (Survivor, Periapt). */
export function healsAtTurnStart(amount: number, most: number | null = null): Watch {
  const when = most === null ? '' : ` with ${most} or less HP`
  return watch('turn-start', `at the start of your turns${when} heal ${amount}`, {
    applies: (state, holder, occurrence) =>
      isOwn(state, holder, occurrence) && (most === null || creatureOf(state, holder.owner).hp <= most),
    run: (table, { owner }) => heal(table, { by: owner, target: owner, amount }),
  })
}

/** Whether a creature stands on what something lasting covers. */
export function isInArea(state: TempusPosition, { lasting }: Holder, creature: CreatureId): boolean {
  return lasting !== null && creaturesIn(state, lasting.spaces).includes(creature)
}

/** What an area does to whoever is there. */
export interface Harms {
  readonly normal?: number
  readonly piercing?: number
  readonly burn?: number
  readonly poison?: number
}

/** Whoever begins or ends its turn in the area, or enters it, suffers. */
export function hurtsThere(
  at: 'turn-start' | 'turn-end' | 'entered',
  { normal = 0, piercing = 0, burn = 0, poison = 0 }: Harms,
): Watch {
  const harms = [normal > 0 ? `${normal}` : '', piercing > 0 ? `${piercing} piercing damage` : ''].filter(
    (part) => part !== '',
  )
  const says = [
    ...(harms.length > 0 ? [`suffers ${harms.join(' + ')}`] : []),
    ...(burn > 0 ? [`gets Burn ${burn}`] : []),
    ...(poison > 0 ? [`gets Poison ${poison}`] : []),
  ]
  return watch(at, `${WHO[at]} ${says.join(' and ')}`, {
    applies: (state, holder, { creature, met }) =>
      at === 'entered'
        ? holder.lasting !== null && met.includes(holder.lasting)
        : isInArea(state, holder, creature),
    run(table, holder, { creature }) {
      const source = sourceOfHolder(table.state, holder)
      hurt(table, holder, { target: creature, normal, piercing })
      if (burn > 0) afflict(table, { source, target: creature, ailment: 'burn', tokens: burn })
      if (poison > 0) afflict(table, { source, target: creature, ailment: 'poison', tokens: poison })
    },
  })
}

const WHO = {
  'turn-start': 'a creature that starts its turn in it',
  'turn-end': 'a creature that ends its turn in it',
  entered: 'a creature, for each of its spaces that it enters,',
} as const

/** An ally that ends its turn on or beside the token heals, for a charge (Healing Spirit). */
export function healsBeside(amount: number): Watch {
  return watch(
    'turn-end',
    `an ally that ends its turn on or adjacent to the token heals ${amount}, for a charge`,
    {
      applies: (state, { owner, lasting }, { creature }) =>
        lasting !== null &&
        areAllies(state, creature, owner) &&
        (distanceTo(state, creature, lasting.at) === 0 || isAdjacentToSpace(state, creature, lasting.at)),
      run(table, { owner, lasting }, { creature }) {
        heal(table, { by: owner, target: creature, amount })
        if (lasting !== null) spendCharge(table, lasting)
      },
    },
  )
}

/** A charge goes, and with the last one the token. */
export function spendCharge(table: TempusTable, lasting: NonNullable<Holder['lasting']>): void {
  lasting.count--
  if (lasting.count <= 0) end(table, lasting)
}
