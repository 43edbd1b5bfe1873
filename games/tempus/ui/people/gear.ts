import type { Person } from '@trialhall/table-ui/figures'

type Gear = Partial<Person> & Pick<Person, 'held' | 'pose'>

/** What each Subclass holds, and how, by slug. */
export const GEAR: Readonly<Record<string, Gear>> = {
  'college-of-lore': { held: 'lute', pose: 'offer' },
  'college-of-valor': { held: 'sword', pose: 'levelled', tilt: 50 },
  'life-domain': { held: 'lantern', pose: 'offer' },
  'death-domain': { held: 'scythe', pose: 'raised', tilt: 0, gem: '#9fe0a8' },
  champion: { held: 'axe', pose: 'shouldered', tilt: -56 },
  'battle-master': { held: 'shield', pose: 'shield' },
  elemental: { held: 'flame', pose: 'offer', gem: '#ff9a3a' },
  spellbreaker: { held: 'pole', pose: 'brandished' },
  'oath-of-vengeance': { held: 'greatsword', pose: 'brandished' },
  'oath-of-ancients': { held: 'hammer', pose: 'raised', cloakDye: '#3f5a34', fur: '#55683a' },
  'colossus-hunter': { held: 'spear', pose: 'levelled', tilt: 30 },
  'horde-breaker': { held: 'bow', pose: 'raised' },
  assassin: { held: 'dagger', pose: 'brandished', tilt: 30 },
  thief: { held: 'blades', pose: 'raised', tilt: 10 },
  divination: { held: 'orb', pose: 'offer', deep: '#1c1d48' },
  evocation: { held: 'staff', pose: 'raised', gem: '#ff7a4a' },
}
