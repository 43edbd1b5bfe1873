/**
 * Which folders stand above which. `rows` begin with the lowest: a file imports its own folder and what stands in rows before it, and
 * folders that share a row know nothing of each other. A name is a folder or a file of `root`; `.` is every other file that lies
 * right in it; `but` are roots that are not under the order. `doors` are the files that may also read what stands above them, each with what it reads.
 */
export const ORDERS = [
  {
    root: 'games/*',
    but: ['games/lanes', 'games/sigmar'], // not yet in order
    rows: [
      ['.'], // the box and the nouns: terms, state, asks, events
      ['rules'], // procedures of the booklet
      ['texts'], // the language of cards
      ['content'], // cards
      ['match', 'bots', 'words'],
      ['game.ts'],
      ['ui', 'terminal'],
    ],
    doors: { 'rules/printed.ts': ['content'] },
  },
]
