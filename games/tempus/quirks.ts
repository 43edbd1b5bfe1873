/** A rule that somebody stands outside of. */
export const QUIRKS = [
  'pushLess',
  'noPush',
  'burnLess',
  'noBurn',
  'noRoot',
  'noPoison',
  'burnHeals',
  'noExtraCosts',
  'movesLess', // Move Actions give so many spaces less
  'sculpts', // so many creatures in its Spell areas are spared
  'reach', // once a turn a melee attack reaches so far
  'rerollsOnes',
  'roundOneDraws',
  'turnsReversed', // of an Event: turns go from the lowest initiative to the highest
  'noMove',
  'noAttack',
  'noMonsterAttack', // a Monster does not attack; a Hero may
  'noSpells',
  'actionsLess',
  'actionsMore',
  'hidden', // opponents farther than so many spaces cannot target it
  'untargetable', // by single-target attacks
  'halvesDamage',
  'critDamage', // piercing added to its critical hits
  'throughOpponents',
  'burrows',
  'rises', // the first defeat of it is none
  'tremorsense', // it needs no sight to target
  'noTurn', // it neither moves nor attacks
  'movesMore', // so many spaces more
  'borrows', // it has what the Loot card gives that the effect names
] as const
/** One of them. */
export type Quirk = (typeof QUIRKS)[number]
