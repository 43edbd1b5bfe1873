/**
 * Which folders stand above which. `rows` begin with the lowest: a file imports its own folder and what stands in rows before it, and
 * folders that share a row know nothing of each other. A name is a folder or a file of `root`; `.` is every other file that lies
 * right in it; names in brackets of their own are one place, whose files may import each other; `apart` are folders that know nothing of
 * each other, with all that is in them.
 */
export const ORDERS = [
  {
    root: 'games/*',
    rows: [
      ['space'], // a map: spaces, steps, sight, areas
      ['.'], // the box and the nouns: terms, state, asks, events
      ['rules'], // procedures of the booklet
      ['texts'], // the language of cards
      ['content'], // cards
      ['odds'], // what rolls may bring
      ['match', 'bots', 'words'],
      ['game.ts'],
      ['ui', 'terminal'],
    ],
  },
  {
    root: 'apps/web/src',
    rows: [
      ['kit/styles'],
      ['kit'], // buttons, fields, dialogs, hooks
      ['device'], // what this browser keeps
      ['games'], // what games bring
      ['match'], // what is known of any match
      ['api'], // requests to the server
      ['shell'], // head and foot of every page
      ['offline', 'notify', 'sound'],
      ['settings'],
      ['table'], // what all tables share
      ['decks'], // a deck, its rules and its text
      ['decks/saved'],
      ['decks/sync'],
      ['decks/cards', 'decks/figures', 'decks/import', 'decks/trial'],
      ['decks/builder', 'decks/overview'],
      ['setup', 'fair'],
      ['online'], // words for matches on a server
      ['online/link'],
      ['online/table/notes', 'online/table/talk'],
      ['online/table', 'online/forms', 'online/account'],
      ['online/lobby', 'online/tournaments', 'online/friends'],
      ['local/engine'],
      ['local'],
      ['learn'],
      ['replay'],
      ['replay/player'],
      ['replay/controls'],
      ['replay/viewer'],
      ['pages/errors'],
      ['pages/reading', 'pages/import'],
      ['pages'], // compose only
      ['.'],
    ],
    apart: ['online', 'local', 'learn', 'replay'],
  },
  {
    root: 'apps/server/src',
    rows: [
      ['ids.ts', 'message-of.ts', 'steady-clock.ts'],
      [['store/store.ts', 'store/records.ts'], 'store/damage.ts', 'store/owners.ts'], // what is stored, what may be wrong with it, and whose it is
      ['store/seat-people.ts', 'store/damaged-bodies.ts'],
      ['link'], // what processes of one hall tell each other
      ['store/driver'], // SQLite, as Node has it or as WebAssembly
      ['store/movable.ts'],
      ['store/folder', 'store/log'],
      ['store/sqlite', 'store/postgres', 'store/mending'],
      ['store'],
      ['match/history'],
      ['match'], // one match in memory
      ['ratings'], // how well people play, and what a match changes of it
      ['broadcast'], // what those are sent who watch it
      ['room'], // its commands, one at a time
      ['table'], // everybody there, before, during and after it
      ['opening'], // from the store into rooms
      ['calls', 'people', 'lobby', 'stewards'],
      ['match-service.ts', 'metrics.ts'],
      ['tournaments'], // who plays whom, and the matches that come of it
      ['desk'], // what operators do, and who is kept from what
      ['waiter'], // what people want at the matches of this process
      ['gate'], // and at those of others
      ['web'], // HTTP and sockets
      ['start', 'operator'],
      ['.'], // programs, and what they compose
    ],
  },
  {
    root: 'apps/cli/src',
    rows: [
      ['failure.ts', 'interrupt.ts', 'tame.ts'],
      ['input', 'output', 'logs'], // what is typed and read; what is printed; logs
      ['laws', 'operating.ts', 'serving.ts', 'admin'],
      ['command-context.ts'], // what every command is given
      ['play', 'env', 'new-game'], // what the longer commands do
      ['guests'], // bots of others
      ['sim', 'puzzles'],
      ['queue'], // the same, played by workers on any machine
      ['commands'], // a file for each
      ['.'], // programs, and what they compose
    ],
  },
  {
    root: 'packages/kernel/src',
    rows: [
      ['result.ts', 'seats.ts'],
      ['generators'], // generators of chance
      // What a game fulfils and is given: these types name each other, from `game.ts` on.
      [['.', 'hidden', 'words', 'request/options.ts', 'match/checkpoints.ts', 'match/migration.ts']],
      ['match/choice.ts', 'match/leaves.ts', 'match/series.ts'], // what a match is made of when it is written down
      ['formats/seed-from.ts'],
      ['request'],
      ['formats'],
      ['match'],
      ['retelling'], // what the end of a match tells of it
      ['testkit'],
      ['index.ts'],
    ],
  },
  {
    root: 'packages/bots/src',
    rows: [
      ['bot.ts', 'search'], // what a bot is; the parts of a search
      ['.'], // the bots
      ['arena', 'worker'], // many matches between them; bots in threads
      ['index.ts', 'worker.ts', 'node.ts'],
    ],
  },
  {
    root: 'packages/table-ui/src',
    rows: [
      ['theme', 'rules', 'sound', 'link.ts', 'figures'],
      ['board.ts'], // what a board is given and gives
      ['art', 'arrows', 'dialog', 'director', 'floater', 'flight', 'glyphs', 'ground', 'spotlight', 'unseen'],
      ['sights'], // what is seen of events, when what flies has arrived
      ['tip', 'decks', 'die', 'status', 'track', 'pile', 'card'],
      ['entity', 'finale'],
      ['sentence', 'seat', 'hand'],
      ['watching', 'lesson', 'drag'],
      ['log', 'keys', 'walker', 'map'],
      ['play'], // a match as a board plays it
      ['prompt'],
      ['frame'],
      ['testkit', 'parts.ts'],
      ['.'],
    ],
  },
]
