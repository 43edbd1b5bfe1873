import { counted } from '@trialhall/kernel'
import type { Aim } from '../faces.ts'

/** Chooses nothing. */
export const NO_AIM: Aim = { kind: 'none' }

/** One target unit. */
export function target(who: 'friendly' | 'foe'): Aim {
  return { kind: 'unit', who, most: 1 }
}

/** One or two target units: none is not allowed where the text does nothing else (L-R36). */
export function upToTwo(who: 'friendly' | 'foe'): Aim {
  return { kind: 'unit', who, most: 2 }
}

/** A place, which Antimagic never protects. */
export function choose(kind: 'lane' | 'row' | 'intersection'): Aim {
  return { kind }
}

/** The card itself becomes a unit (L-CST.5). */
export function summon(rows = 1): Aim {
  return { kind: 'field', rows }
}

/** The words before the steps. */
export function sayAim(aim: Aim): string {
  switch (aim.kind) {
    case 'none':
      return ''
    case 'unit':
      return aim.most === 1 ? `Target ${aim.who} unit: ` : `Up to two target ${aim.who} units: `
    case 'field':
      return aim.rows === 1
        ? 'Summon this.'
        : `Summon this on any empty field of the ${counted(aim.rows, 'row')} nearest you.`
    default:
      return `Choose ${aim.kind === 'intersection' ? 'an' : 'a'} ${aim.kind}: `
  }
}

/** What the steps call the targets. */
export function pronounOf(aim: Aim): string {
  return aim.kind === 'unit' && aim.most > 1 ? 'each' : 'it'
}
