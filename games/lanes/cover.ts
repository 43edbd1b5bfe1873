import type { GameCover } from '@trialhall/kernel'

/** What stands on the box. Its counts are those of the catalog. */
export const cover: GameCover = {
  id: 'lanes',
  title: 'Lanes',
  blurb:
    'Two heroes push units down the lanes of a small battleground, with mana that cools down and spells that wait face down.',
  seats: { min: 2, max: 2 },
  content: { classes: 3, units: 9, unitUpgrades: 6, spells: 28, spellUpgrades: 9, nodes: 36 },
}
