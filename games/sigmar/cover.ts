import type { GameCover } from '@trialhall/kernel'

/** What stands on the box. Its counts are those of the catalog. */
export const cover: GameCover = {
  id: 'sigmar',
  title: "Sigmar's Trial",
  blurb:
    'Two to four Champions race to thirty Valor with one die, a hand of cards and a path of twelve spaces.',
  seats: { min: 2, max: 4 },
  sharesVictory: true, // S-R62
  content: { trials: 36, actionCards: 54, fateCards: 24, champions: 8, spaces: 12 },
}
