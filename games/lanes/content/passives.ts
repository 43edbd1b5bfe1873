import type { PassivePower } from '../faces.ts'
import type { Passive } from '../terms.ts'
import { passive } from '../texts/passives.ts'

/** The passive powers by what they do. */
export const PASSIVE_POWERS: Readonly<Record<Passive, PassivePower>> = {
  zeal: passive('Zeal', { drain: { from: { units: 2, rows: 2, type: null }, life: 1 } }),
  unbrokenLine: passive('Unbroken Line', { steadies: { threats: 1 } }),
  tithe: passive('Tithe', { drain: { from: { units: 1, rows: null, type: 'Demon' }, life: 1 } }),
  scorch: passive('Scorch', { burn: { type: 'Fire', life: 1 } }),
  deepWinter: passive('Deep Winter', { deepens: { condition: 'chill', count: 1 } }),
  iceArmour: passive('Ice Armour', { armour: { type: 'Elemental', defence: 1 } }),
  absoluteZero: passive('Absolute Zero', { turns: { condition: 'chill', count: 3, into: 'stun' } }),
  conflux: passive('Conflux', { firstSpell: { colour: 'red', mana: 1 } }),
}
