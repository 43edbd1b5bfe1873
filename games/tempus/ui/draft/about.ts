/** What each Class is for, in a line. */
export const CLASS_WORDS: Readonly<Record<string, string>> = {
  bard: 'Lifts the rolls of allies, heals, and breaks up what rivals do.',
  cleric: 'The best healer: shields, blessings, and light that burns.',
  fighter: 'Strong weapons for every turn, and a hide that shrugs damage off.',
  monk: 'Fast, hard to hit, many blows in one turn.',
  paladin: 'Heavy armour, smites that add to a hit, protection for those beside it.',
  ranger: 'The longest shots, thorns on the ground, a spirit that heals.',
  rogue: 'Hides, slips away, and strikes hard where nobody looks.',
  wizard: 'Areas of fire and thunder, Spells that answer Spells.',
}
