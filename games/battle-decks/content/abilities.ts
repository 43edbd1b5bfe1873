import type { Provenance } from '@trialhall/kernel'
import type {
  ActivatedAbility,
  ActivatedDeed,
  InstantAbility,
  InstantDeed,
  PassiveAbility,
  Traits,
} from '../faces.ts'
import { bombard, dive, guard, mend, overwind, rouse, shoot } from '../texts/activated.ts'
import { fieldWorks, pounce, resupply, spot } from '../texts/instants.ts'

function passive(slug: string, name: string, traits: Partial<Traits>): PassiveAbility {
  return { kind: 'passive', slug, name, from: 'house', traits }
}

function instant(slug: string, name: string, deed: InstantDeed): InstantAbility {
  return { kind: 'instant', slug, name, from: 'house', isForArrivals: false, deed }
}

function activated(slug: string, name: string, deed: ActivatedDeed): ActivatedAbility {
  return { kind: 'activated', slug, name, from: 'house', deed }
}

function printed<A extends { readonly from: Provenance }>(ability: A): A {
  return { ...ability, from: 'printed' }
}

export const AIRBORNE: PassiveAbility = passive('airborne', 'Airborne', { airborne: 1 })
export const BREACH: PassiveAbility = passive('breach', 'Breach', { breaches: true })
export const CHARGE: PassiveAbility = passive('charge', 'Charge', { charge: 2 })
export const FORMATION: PassiveAbility = passive('formation', 'Formation', {
  formation: { each: 1, most: 2 },
})
export const GORE: PassiveAbility = passive('gore', 'Gore', { gore: 1 })
export const IRONCLAD: PassiveAbility = passive('ironclad', 'Ironclad', { save: 1 })
export const PACK: PassiveAbility = passive('pack', 'Pack', { pack: { each: 1, most: 2 } })
export const SHATTER: PassiveAbility = printed(passive('shatter', 'Shatter', { shatter: 2 }))
export const TWIN_STRIKE: PassiveAbility = passive('twin-strike', 'Twin Strike', { actions: 2 })

export const FIELD_WORKS: InstantAbility = instant('field-works', 'Field Works', fieldWorks(1))
export const POUNCE: InstantAbility = { ...instant('pounce', 'Pounce', pounce(2)), isForArrivals: true }
export const RESUPPLY: InstantAbility = instant('resupply', 'Resupply', resupply)
export const SPOT: InstantAbility = printed(instant('spot', 'Spot', spot(-2)))

export const BARRAGE_I: ActivatedAbility = printed(
  activated('barrage-1', 'Barrage I', bombard({ damage: 3, save: 3 }, 'characters')),
)
export const BARRAGE_II: ActivatedAbility = activated(
  'barrage-2',
  'Barrage II',
  bombard({ damage: 3, save: 4 }, 'characters'),
)
export const DIVE: ActivatedAbility = activated(
  'dive',
  'Dive',
  dive({ source: 'dive', def: -2 }, { atk: 1, dmg: 1 }),
)
export const GUARD: ActivatedAbility = activated('guard', 'Guard', guard)
export const HOWL: ActivatedAbility = activated('howl', 'Howl', rouse('howl', { atk: 1, dmg: 1 }, 'Beast'))
export const MEND_I: ActivatedAbility = activated(
  'mend-1',
  'Mend I',
  mend([
    { kind: 'Human', hp: 2 },
    { kind: 'Beast', hp: 2 },
  ]),
)
export const MEND_II: ActivatedAbility = activated(
  'mend-2',
  'Mend II',
  mend([
    { kind: 'Human', hp: 3 },
    { kind: 'Beast', hp: 3 },
  ]),
)
export const OVERWIND: ActivatedAbility = activated(
  'overwind',
  'Overwind',
  overwind({ source: 'overwind', def: -2 }, 2),
)
export const RALLY: ActivatedAbility = activated('rally', 'Rally', rouse('rally', { atk: 1 }, null))
export const REPAIR_I: ActivatedAbility = activated(
  'repair-1',
  'Repair I',
  mend([
    { kind: 'Machine', hp: 2 },
    { kind: 'Human', hp: 2 },
  ]),
)
export const REPAIR_II: ActivatedAbility = activated(
  'repair-2',
  'Repair II',
  mend([
    { kind: 'Machine', hp: 3 },
    { kind: 'Human', hp: 2 },
  ]),
)
export const SHELL: ActivatedAbility = activated('shell', 'Shell', shoot({ damage: 3, save: 4 }))
export const TRAMPLE: ActivatedAbility = activated(
  'trample',
  'Trample',
  bombard({ damage: 2, save: 3 }, 'reinforcements'),
)
export const VOLLEY: ActivatedAbility = activated('volley', 'Volley', shoot({ damage: 2, save: 4 }))
