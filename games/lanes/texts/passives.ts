import { capital, counted } from '@trialhall/kernel'
import type { UnitsNeeded, PassivePower } from '../faces.ts'

const NOTHING: PassivePower = {
  name: '',
  drain: null,
  steadies: null,
  armour: null,
  burn: null,
  firstSpell: null,
  deepens: null,
  turns: null,
}

/** A passive power (L-R58). */
export function passive(name: string, does: Partial<PassivePower>): PassivePower {
  return { ...NOTHING, ...does, name }
}

/** The text of a passive power, read from what it does. */
export function sayPassive(power: PassivePower): string {
  return [sayDrain(power), sayDefence(power), saySpells(power), sayConditions(power)]
    .flat()
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function sayDrain({ drain }: PassivePower): string {
  if (drain === null) return ''
  const { from, life } = drain
  const who = from.rows === null ? 'the enemy hero' : 'that hero'
  return `At the end of your Battle phase, ${sayUnits(from)}, ${who} loses ${life} life.`
}

function sayUnits({ units, rows, type }: UnitsNeeded): string {
  return rows === null
    ? `with at least ${counted(units, `friendly ${type ?? 'unit'}`)} of your own on the battleground`
    : `if ${units} or more friendly ${type ?? 'unit'}s stand in the ${rows} rows nearest the enemy hero`
}

function sayDefence({ steadies, armour }: PassivePower): string[] {
  return [
    steadies === null
      ? ''
      : `When one of your defending units is attacked, ${steadies.threats} of the units threatening it does not count.`,
    armour === null
      ? ''
      : `Your ${armour.type}s add ${armour.defence} to their defence value while defending.`,
  ]
}

function saySpells({ burn, firstSpell }: PassivePower): string[] {
  return [
    burn === null
      ? ''
      : `Once per turn, after you cast a ${burn.type} spell in your own turn, the enemy hero loses ${burn.life} life.`,
    firstSpell === null
      ? ''
      : `After the first spell that you cast in each of your turns, gain ${firstSpell.mana} ${firstSpell.colour} mana.`,
  ]
}

function sayConditions({ deepens, turns }: PassivePower): string[] {
  const deeper = deepens && capital(deepens.condition)
  const lost = turns && capital(turns.condition)
  return [
    deepens === null ? '' : `Whenever one of your cards places ${deeper}, it places ${deepens.count} more.`,
    turns === null
      ? ''
      : `When one of your cards leaves a foe unit with ${turns.count} or more ${lost}, discard ${turns.count} ${lost} from it and place 1 ${capital(turns.into)} on it.`,
  ]
}
