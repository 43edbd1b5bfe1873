import { counted } from '@trialhall/kernel'
import type { Ability } from '../faces.ts'
import { actionCards, type ActionKind } from '../terms.ts'

/** The reach of a Teleport to any other space: half of the circle either way. */
export const ANYWHERE = 6

const NOTHING: Ability = {
  kind: 'boost',
  bonus: 0,
  joins: false,
  draws: 0,
  lowers: 0,
  regains: 0,
  regainsAfterUndo: 0,
  reach: 0,
}

/** A Boost, with riders. */
export function boost(
  bonus: number,
  riders: { readonly joins?: boolean; readonly draws?: number } = {},
): Ability {
  return { ...NOTHING, kind: 'boost', bonus, ...riders }
}

/** A Sabotage that lowers a roll. */
export function lower(lowers: number): Ability {
  return { ...NOTHING, kind: 'lower', lowers }
}

/** A Sabotage that cancels a card. */
export const block: Ability = { ...NOTHING, kind: 'block' }

/** A Heal. */
export function heal(regains: number, regainsAfterUndo: number): Ability {
  return { ...NOTHING, kind: 'heal', regains, regainsAfterUndo }
}

/** A Teleport. */
export function teleport(reach: number): Ability {
  return { ...NOTHING, kind: 'teleport', reach }
}

/** The text of an Action Card. */
export function sayAbility(ability: Ability): string {
  return SAYINGS[ability.kind](ability)
}

const SAYINGS: Readonly<Record<ActionKind, (ability: Ability) => string>> = {
  boost: (it) => {
    const joins = it.joins ? ' It may join one other Boost on the same roll.' : ''
    const draws = it.draws > 0 ? ` Draw ${actionCards(it.draws)} once the roll is resolved.` : ''
    return `Add ${it.bonus} to your roll.${joins}${draws}`
  },
  lower: (it) => `Take ${it.lowers} off an opponent's roll.`,
  block: () => 'Cancel a Boost, Heal or Teleport that an opponent is playing.',
  heal: (it) => {
    const most = it.regains > 1 ? `up to ${it.regains} lost cards` : '1 lost card'
    const more = it.regainsAfterUndo > 0 ? ` and regain up to ${lostCards(it.regainsAfterUndo)}` : ''
    return `Regain ${most}, or undo your latest lost Duel${more}.`
  },
  teleport: (it) =>
    it.reach >= ANYWHERE
      ? 'Move your Champion to any other space.'
      : `Move your Champion 1${it.reach === 2 ? ' or ' : ' to '}${it.reach} spaces either way.`,
}

function lostCards(count: number): string {
  return counted(count, 'lost card')
}
