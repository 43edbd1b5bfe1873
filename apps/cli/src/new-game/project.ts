import type { GameNames } from './names.ts'

/** Tools of a new game, in the versions that this repository is tested with. */
export const TOOLS: Readonly<Record<string, string>> = {
  '@types/node': '20.19.43',
  'fast-check': '4.10.2', // the test kit needs it
  typescript: '7.0.2',
  vitest: '4.1.12',
}

/** What stands around a new game so that it can be tested and played, by path. */
export function projectFiles(names: GameNames, version: string): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(packageOf(names, version), null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n`,
    '.gitignore': 'node_modules/\ndist/\n',
    'games.ts': gamesText(names),
    'main.ts': MAIN,
    'README.md': readme(names),
  }
}

function packageOf({ id }: GameNames, version: string): object {
  return {
    name: id,
    version: '0.1.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      start: 'tsc && node dist/main.js',
      test: 'vitest run',
      laws: `tsc && node dist/main.js laws ${id}`,
    },
    dependencies: { '@trialhall/kernel': version, trialhall: version },
    devDependencies: TOOLS,
  }
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    types: ['node'],
    rewriteRelativeImportExtensions: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    rootDir: '.',
    outDir: 'dist',
  },
  include: ['*.ts'],
}

function gamesText({ constant }: GameNames): string {
  return `import { registry, type Registry } from '@trialhall/kernel'
import { ${constant} } from './game.ts'

/** The games of this program. Threads import them from here: that is why the registry knows the address of its module. */
export const games: Registry = registry([${constant}], import.meta.url)
`
}

const MAIN = `import { runCli } from 'trialhall'
import { games } from './games.ts'

process.exitCode = await runCli({ games })
`

function readme({ id, title }: GameNames): string {
  return `# ${title}

A game for two, played with Trialhall. A deck holds the values 1 to 4, ten of each. In your turn,
turn up the top card and *push* or *hold*, then roll a die. Push: on a 3 or more, score the card and the die. Hold: score the card
and 1; on a 6, the other loses 2. The first to 30 points wins; after ten rounds, whoever has more.

That is a beginning: change it into the game that you have in mind.

\`\`\`sh
npm install                               # or as \`new-game\` told you, while the packages are not published
npm test                                  # the laws of all games, and short games at a table
npm start -- play ${id} --bots adept      # play it in the terminal
npm start -- sim ${id} --games 1000       # who wins among bots
npm run laws                              # the laws again, with a watchdog, on as many matches as you like
\`\`\`

| file | what is in it |
| --- | --- |
| \`game.ts\` | state, events, cards, rules, positions, words, and \`evaluate\`, by which bots know how well a seat stands |
| \`games.ts\` | the games of this program: add yours to the list |
| \`main.ts\` | the program that \`npm start\` runs |
| \`tests/laws.test.ts\` | holds the game to the laws of all games on random matches |
| \`tests/${id}.test.ts\` | short games: lay the table, pick, look |

## How rules are written

- A rule is a function from top to bottom. \`table.choose\` asks a seat and returns what it picked; there is no callback and no \`await\`.
- Chance comes from the table only (\`die\`, \`shuffle\`), each draw with a label. No clock, no \`Math.random\`, nothing kept between calls.
- The state is plain JSON. Cards lie in it as ids; what a card is stands in \`state.cards\`, and views hide it from whoever has not seen it.
- Events are ids and numbers. Sentences are made from them in \`words\`, from what one viewer knows.
- \`clone\` copies everything that rules change. The laws tell where it does not.

Trialhall's guide, *Adding a game*, explains this game line by line under the name of Race.
`
}
