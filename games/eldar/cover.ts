import type { GameCover } from '@trialhall/kernel'

/** What stands on the box. Its counts are those of the catalog. */
export const cover: GameCover = {
  id: 'eldar',
  title: 'Trials of the Eldar',
  blurb:
    'Two Heroes and a deck of thirty each: Focus, stamina, a stack of actions and reactions, three Glory to win.',
  seats: { min: 2, max: 2 },
  content: { heroes: 12, equipment: 35, commands: 37, supports: 13, afflictions: 11, sampleDecks: 6 },
}
