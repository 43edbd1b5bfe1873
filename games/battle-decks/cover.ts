import type { GameCover } from '@trialhall/kernel'

/** What stands on the box. Its counts are those of the catalog. */
export const cover: GameCover = {
  id: 'battle-decks',
  title: 'Battle Decks: Trials of Blood and Steel',
  blurb:
    "Beasts against machines: three heroes each, a deck of supplies and reinforcements, and one die. Defeat the other side's heroes.",
  seats: { min: 2, max: 2 },
  content: { heroes: 6, reinforcements: 52, equipment: 26, events: 26, equalizers: 4, abilities: 27 },
}
