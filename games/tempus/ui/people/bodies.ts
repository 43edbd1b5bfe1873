import type { Person } from '@trialhall/table-ui/figures'

/** What the body of each Class wears, by slug. */
export const BODIES: Readonly<Record<string, Partial<Person>>> = {
  bard: { torso: 'leather', shoulder: 'collar', hasCloak: true, isWindy: true, gem: '#f08adf' },
  cleric: { torso: 'robe', shoulder: 'mantle', gem: '#ffd27a' },
  fighter: { torso: 'plate', shoulder: 'pauldron', gem: '#ff9a5a' },
  monk: { torso: 'bare', wraps: '#d8c9a0', gem: '#ffb04a' },
  paladin: { torso: 'plate', shoulder: 'fur', fur: '#8f8878', hasCloak: true, gem: '#8fc8ff' },
  ranger: { torso: 'leather', shoulder: 'fur', fur: '#5a6238', gem: '#9fe08a' },
  rogue: { torso: 'leather', shoulder: 'scarf', hasCloak: true, isWindy: true, gem: '#b8a8e8' },
  wizard: { torso: 'robe', shoulder: 'collar', hasCloak: true, gem: '#7fb8ff' },
}
