import { counted } from '@trialhall/kernel'
import { DEEPER_CHILL, FREEZING } from '../rules/conditions.ts'
import type { Passive } from '../terms.ts'

/** Units that Zeal needs in the rows nearest the enemy hero, and how many rows those are. */
export const ZEAL = { units: 2, rows: 2, life: 1 } as const
/** Demons that Tithe needs. */
export const TITHE = { demons: 1, life: 1 } as const
/** Life that Scorch takes. */
export const SCORCH = { life: 1 } as const
/** Threats that Unbroken Line ignores. */
export const UNBROKEN_LINE = { threats: 1 } as const
/** Defence that Ice Armour adds. */
export const ICE_ARMOUR = { defence: 1 } as const
/** Red mana that Conflux brings. */
export const CONFLUX = { mana: 1 } as const

/** A passive power by name and words. */
interface PassiveText {
  readonly name: string
  readonly says: string
}

/** What each passive power does; the rules read the same numbers. */
export const PASSIVE_TEXTS: Readonly<Record<Passive, PassiveText>> = {
  zeal: {
    name: 'Zeal',
    says: `At the end of your Battle phase, if ${ZEAL.units} or more friendly units stand in the ${ZEAL.rows} rows nearest the enemy hero, that hero loses ${ZEAL.life} life.`,
  },
  unbrokenLine: {
    name: 'Unbroken Line',
    says: `When one of your defending units is attacked, ${UNBROKEN_LINE.threats} of the units threatening it does not count.`,
  },
  tithe: {
    name: 'Tithe',
    says: `At the end of your Battle phase, with at least ${counted(TITHE.demons, 'friendly Demon')} of your own on the battleground, the enemy hero loses ${TITHE.life} life.`,
  },
  scorch: {
    name: 'Scorch',
    says: `Once per turn, after you cast a Fire spell in your own turn, the enemy hero loses ${SCORCH.life} life.`,
  },
  deepWinter: {
    name: 'Deep Winter',
    says: `Whenever one of your cards places Chill, it places ${DEEPER_CHILL} more.`,
  },
  iceArmour: {
    name: 'Ice Armour',
    says: `Your Elementals add ${ICE_ARMOUR.defence} to their defence value while defending.`,
  },
  absoluteZero: {
    name: 'Absolute Zero',
    says: `When one of your cards leaves a foe unit with ${FREEZING} or more Chill, discard ${FREEZING} Chill from it and place 1 Stun on it.`,
  },
  conflux: {
    name: 'Conflux',
    says: `After the first spell that you cast in each of your turns, gain ${CONFLUX.mana} red mana.`,
  },
}
