import type { Aura } from '../faces.ts'

const NOTHING: Aura = { defence: 0, reach: 'all', packTactics: false, toll: 0, tollGain: 0 }

/** Defence for friendly units adjacent to the unit that has it. */
export function banner(defence: number, more: { readonly packTactics?: boolean } = {}): Aura {
  return { ...NOTHING, defence, reach: 'adjacent', ...more }
}

/** Defence for all friendly units. */
export function devotion(defence: number): Aura {
  return { ...NOTHING, defence }
}

/** Life for every dead foe. */
export function toll(life: number, gain = 0): Aura {
  return { ...NOTHING, toll: life, tollGain: gain }
}

/** Its words. */
export function sayAura(aura: Aura): string {
  if (aura.toll > 0) {
    const gains = aura.tollGain > 0 ? ` and you gain ${aura.tollGain} life` : ''
    return `Aura: whenever an enemy-owned unit dies, its owner loses ${aura.toll} life${gains}.`
  }
  const where = aura.reach === 'adjacent' ? ' adjacent to this' : ''
  const pack = aura.packTactics ? ' and count as showing Pack Tactics' : ''
  return `Aura: friendly units${where} add ${aura.defence} to their defence value while defending${pack}.`
}
