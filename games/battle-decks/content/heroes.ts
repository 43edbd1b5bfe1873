import type { Ability, HeroCard, Stats } from '../faces.ts'
import { traitsOf } from '../texts/passives.ts'
import type { Classification, Faction } from '../terms.ts'
import * as has from './abilities.ts'

/** DEF, ATK and DMG in the order of the cards. */
export function stats(def: number, atk: number, dmg: number): Stats {
  return { def, atk, dmg }
}

/** What fights: its numbers, what it is, and what it can do. */
export function fighter(
  numbers: Stats,
  classes: readonly Classification[],
  abilities: readonly Ability[],
): Pick<HeroCard, 'stats' | 'classes' | 'abilities' | 'traits' | 'activated' | 'instants'> {
  const passives = abilities.flatMap((ability) => (ability.kind === 'passive' ? [ability] : []))
  const activated = abilities.flatMap((ability) => (ability.kind === 'activated' ? [ability] : []))
  const instants = abilities.flatMap((ability) => (ability.kind === 'instant' ? [ability] : []))
  return { stats: numbers, classes, abilities, traits: traitsOf(passives), activated, instants }
}

function hero(
  faction: Faction,
  { slug, name, points, hp }: { slug: string; name: string; points: number; hp: number },
  all: ReturnType<typeof fighter>,
): HeroCard {
  return { kind: 'hero', slug, name, faction, points, hp, from: 'printed', ...all }
}

/** The three heroes of Britannia. The booklet prints their names and some numbers; the README says which. */
export const BRITANNIA_HEROES: readonly HeroCard[] = [
  hero(
    'britannia',
    { slug: 'pterosaur-rider', name: 'Pterosaur Rider', points: 11, hp: 7 },
    fighter(stats(7, 4, 3), ['Human', 'Mounted', 'Flyer'], [has.AIRBORNE, has.DIVE]),
  ),
  hero(
    'britannia',
    { slug: 'dire-wolf', name: 'Dire Wolf', points: 9, hp: 7 },
    fighter(stats(7, 4, 3), ['Beast'], [has.SPOT, has.HOWL]),
  ),
  hero(
    'britannia',
    { slug: 'quartermaster', name: 'Quartermaster', points: 8, hp: 7 },
    fighter(stats(6, 3, 3), ['Human', 'Officer', 'Medic'], [has.MEND_II, has.RESUPPLY]),
  ),
]

/** The three heroes of Prussia. */
export const PRUSSIA_HEROES: readonly HeroCard[] = [
  hero(
    'prussia',
    { slug: 'clockwork-soldier', name: 'Clockwork Soldier', points: 10, hp: 8 },
    fighter(stats(7, 3, 3), ['Machine'], [has.IRONCLAD, has.OVERWIND]),
  ),
  hero(
    'prussia',
    { slug: 'engineer-corp-captain', name: 'Engineer Corp Captain', points: 8, hp: 7 },
    fighter(stats(5, 3, 2), ['Human', 'Officer', 'Engineer'], [has.REPAIR_II, has.FIELD_WORKS]),
  ),
  hero(
    'prussia',
    { slug: 'artillery', name: 'Artillery', points: 11, hp: 6 },
    fighter(stats(6, 3, 3), ['Machine', 'Gunner'], [has.BARRAGE_I, has.SHATTER]),
  ),
]
