/** How each sample deck plays, in a sentence. */
export const MANNERS: Readonly<Record<string, string>> = {
  'bloodied-aggro': 'Good to begin with: Heroes that hit the harder the more they bleed.',
  'debuff-blitz': 'Fast blows, and debuffs that make each of them worse.',
  'evasive-maneuvers': 'Heroes that cost more to aim at, quick answers, and a dodge in hand.',
  'affliction-attrition': 'Injuries and curses that wear enemies down round after round.',
  'refresh-control': 'Stamina that comes back, equipment that works twice, and books full of answers.',
  'turbo-focus': 'Focus piled up behind a wall, until one great spell sweeps the field.',
}
