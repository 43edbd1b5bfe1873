/** Glyphs that every board uses, by what they stand for: names in the game-icons set. `npm run glyphs` draws them. */
export const GLYPHS = {
  hand: 'card-pick',
  house: 'house',
  leader: 'laurel-crown',
  log: 'scroll-quill',
  skip: 'fast-forward-button',
  hourglass: 'hourglass',
  keys: 'keyboard',
  back: 'return-arrow',
  closed: 'padlock',
} as const
