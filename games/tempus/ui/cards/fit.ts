/** How wide the words of a card may be, and how high with its picture, in hundredths of its width, where its name takes one line. */
const WIDTH = 87
const HEIGHT = 105

/** What is left for the picture at least, so that its corners have room. */
const PICTURE = 23

/** Characters of a name that needs a second line, and what that takes. */
const LONG_NAME = 15
const SECOND_LINE = 6

/** Letters from the largest to the smallest, in hundredths of the width of the card. */
export const LARGEST = 7
const SMALLEST = 3.6
const STEP = 0.1

/** In the height of letters: how wide one is on average, how high a line, and what lies between two blocks. */
const LETTER = 0.53
const LINE = 1.24
const GAP = 0.25

/** What stands on lines of its own. */
export interface Block {
  /** How many characters it has. */
  readonly length: number
  /** Characters that the margin takes of each of its lines. */
  readonly margin?: number
  /** A row of a table: nothing lies between it and the one before. */
  readonly isRow?: boolean
}

/**
 * How large letters can be so that all blocks fit below a name and some of the picture is left: in hundredths of the width of the card.
 * Never smaller than 3.6; what does not fit then must be said in fewer words.
 */
export function lettersFor(blocks: readonly Block[], name: string): number {
  const room = HEIGHT - PICTURE - (name.length > LONG_NAME ? SECOND_LINE : 0)
  let size = LARGEST
  while (size > SMALLEST && heightOf(blocks, size) > room) size -= STEP
  return Math.round(size * 10) / 10
}

function heightOf(blocks: readonly Block[], size: number): number {
  const most = WIDTH / (LETTER * size)
  const lines = blocks.reduce(
    (sum, { length, margin = 0 }) => sum + Math.max(1, Math.ceil(length / (most - margin))),
    0,
  )
  return size * (lines * LINE + blocks.filter(({ isRow }) => !isRow).length * GAP)
}
