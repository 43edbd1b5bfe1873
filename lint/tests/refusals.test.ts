import { describe, expect, test } from 'vitest'
import { lintTree } from './tree.ts'

/** A planted fault: what it is, the file it stands in, its text, and the message that must come. */
type Planted = readonly [name: string, file: string, text: string, message: string]

const rules = 'games/race/rules/turn.ts'
const content = 'games/race/content/cards.ts'

const impure: readonly Planted[] = [
  [
    'the clock',
    rules,
    'export const now = (): number => Date.now()',
    'Rules depend on state and choices only: Date',
  ],
  [
    'the clock in an example',
    'examples/race/game.ts',
    'export const now = (): number => Date.now()',
    'Date is not available',
  ],
  [
    'another clock',
    rules,
    'export const now = (): number => performance.now()',
    'performance is not available',
  ],
  ['the process', content, 'export const home = (): unknown => process.env', 'process is not available'],
  [
    'a timer',
    rules,
    'export const later = (f: () => void): unknown => setTimeout(f, 1)',
    'setTimeout is not available',
  ],
  ['the network', rules, "export const load = (): unknown => fetch('/cards')", 'fetch is not available'],
  ['the console', rules, "export const say = (): void => console.log('hit')", 'console is not available'],
  [
    'a way round',
    rules,
    "export const now = (): unknown => globalThis['Date']",
    'globalThis is not available',
  ],
  [
    'foreign chance',
    rules,
    'export const roll = (): number => Math.random()',
    'Chance comes from the table only',
  ],
  [
    'await',
    rules,
    'export async function act(f: () => unknown) { await f() }',
    'there is no await in a game package',
  ],
  ['async', rules, 'export const act = async () => 1', 'write a plain function, without async'],
  [
    'a promise',
    rules,
    'export const act = (f: () => void): unknown => new Promise(f)',
    'there is no Promise',
  ],
  [
    'import on demand',
    rules,
    "export const load = (): unknown => import('./other.ts')",
    'there is no import()',
  ],
  [
    'catch',
    rules,
    'export function act(f: () => void) { try { f() } catch { return } }',
    'Rules never catch',
  ],
  [
    'language',
    rules,
    'export const order = (a: string, b: string) => a.localeCompare(b)',
    'localeCompare depends on',
  ],
]

const stateful: readonly Planted[] = [
  ['a top-level let', rules, 'export let turns = 0', 'top-level let must be a const table'],
  [
    'a top-level var',
    content,
    'var turns = 0\nexport const count = turns',
    'top-level var must be a const table',
  ],
  [
    'a cache',
    rules,
    'const cache = new Map<string, number>()\nexport const keep = (n: number) => cache.set("n", n)',
    'must not change cache',
  ],
  [
    'a growing list',
    rules,
    'const log: number[] = []\nexport const note = (n: number) => log.push(n)',
    'must not change log',
  ],
  [
    'a written field',
    rules,
    'const now = { turn: 0 }\nexport function next() { now.turn += 1 }',
    'must not change now',
  ],
  [
    'a counted field',
    rules,
    'const now = { turn: 0 }\nexport function next() { now.turn++ }',
    'must not change now',
  ],
  [
    'a deleted field',
    rules,
    'const now: { turn?: number } = {}\nexport function next() { delete now.turn }',
    'must not change now',
  ],
  [
    'an assigned object',
    rules,
    'const now = {}\nexport function next() { Object.assign(now, { a: 1 }) }',
    'must not change now',
  ],
  [
    'a sorted import',
    rules,
    "import { CARDS } from '../content/cards.ts'\nexport const order = () => CARDS.sort()",
    'must not change CARDS',
  ],
]

const crossed: readonly Planted[] = [
  [
    'files in a game',
    rules,
    "import { readFileSync } from 'node:fs'\nexport const read = readFileSync",
    'Rules do no input or output',
  ],
  [
    'files without node:',
    rules,
    "import { readFileSync } from 'fs'\nexport const read = readFileSync",
    'Rules do no input or output',
  ],
  ['a package in a game', rules, "import { z } from 'zod'\nexport const n = z", 'Rules need only the kernel'],
  [
    'rules to board',
    rules,
    "import { Board } from '../ui/board.ts'\nexport const b = Board",
    'Rules and content never import the board',
  ],
  [
    'content to board',
    content,
    "export { Board } from '../ui/board.ts'",
    'Rules and content never import the board',
  ],
  [
    'rules to pieces',
    rules,
    "import { Card } from '@trialhall/table-ui'\nexport const c = Card",
    'games/race must not import @trialhall/table-ui',
  ],
  [
    'rules to the terminal',
    rules,
    "import { board } from '../terminal/index.ts'\nexport const b = board",
    'Rules and content never import the board',
  ],
  [
    'rules to pieces of the terminal',
    rules,
    "import { strong } from '@trialhall/terminal'\nexport const c = strong",
    'games/race must not import @trialhall/terminal',
  ],
  [
    'the terminal to the page',
    'games/race/terminal/index.ts',
    "import { Board } from '../ui/board.ts'\nexport const b = Board",
    'terminal must not import ../ui/board.ts',
  ],
  [
    'the terminal to pieces of the page',
    'games/race/terminal/index.ts',
    "import { Card } from '@trialhall/table-ui'\nexport const c = Card",
    'games/race must not import @trialhall/table-ui',
  ],
  [
    'the terminal to Node',
    'games/race/terminal/index.ts',
    "import { writeSync } from 'node:fs'\nexport const c = writeSync",
    'A board is text, and printed by others',
  ],
  [
    'the page to pieces of the terminal',
    'games/race/ui/board.ts',
    "import { strong } from '@trialhall/terminal'\nexport const c = strong",
    'games/race must not import @trialhall/terminal',
  ],
  [
    'rules to bots',
    'games/race/game.ts',
    "import { b } from '@trialhall/bots'\nexport const c = b",
    'must not import @trialhall/bots',
  ],
  [
    'game to game',
    'games/race/ui/board.ts',
    "import { b } from '@trialhall/game-sigmar'\nexport const c = b",
    'must not import @trialhall/game-sigmar',
  ],
  [
    'kernel to bots',
    'packages/kernel/src/match/match.ts',
    "import { b } from '@trialhall/bots'\nexport const c = b",
    'The kernel imports nothing outside itself',
  ],
  [
    'kernel to Node',
    'packages/kernel/src/match/match.ts',
    "import { join } from 'node:path'\nexport const c = join",
    'The kernel imports nothing: not even node:path',
  ],
  [
    'kernel to a package',
    'packages/kernel/src/match/match.ts',
    "import { z } from 'zod'\nexport const c = z",
    'zod is not in the dependencies of packages/kernel/package.json',
  ],
  [
    'bots to a game',
    'packages/bots/src/arena.ts',
    "import { g } from '@trialhall/games'\nexport const c = g",
    'packages/bots must not import @trialhall/games',
  ],
  [
    'pieces to kernel code',
    'packages/table-ui/src/die.ts',
    "import { k } from '@trialhall/kernel'\nexport const c = k",
    'write import type, or import @trialhall/kernel/wording',
  ],
  [
    'game to app',
    'games/race/ui/board.ts',
    "import { g } from '@trialhall/web'\nexport const c = g",
    'Nothing imports an app',
  ],
  [
    'app to app',
    'apps/cli/src/main.ts',
    "import { g } from '@trialhall/server'\nexport const c = g",
    'Nothing imports an app',
  ],
  [
    'app to the games of the product',
    'apps/web/src/pages/new.tsx',
    "import { g } from '@trialhall/games/parts'\nexport const c = g",
    'An app is given its games: only src/main.ts, src/main.tsx, src/product.ts import @trialhall/games.',
  ],
  [
    'a path out',
    'packages/bots/src/arena.ts',
    "import { g } from '../../kernel/src/match/match.ts'\nexport const c = g",
    'A relative import stays in its package',
  ],
  [
    'source to tests',
    'packages/bots/src/arena.ts',
    "import { g } from '../tests/game.ts'\nexport const c = g",
    'Only tests import tests',
  ],
  [
    'rules to the test kit',
    rules,
    "import { s } from '@trialhall/kernel/testkit'\nexport const c = s",
    'Only tests import the test kit',
  ],
]

const lines = (count: number): string =>
  Array.from({ length: count }, (_, n) => `export const n${n} = ${n}`).join('\n')
const body = Array.from({ length: 61 }, (_, n) => `  f(${n})`).join('\n')
const somewhere = 'apps/web/src/page.ts'

const unreadable: readonly Planted[] = [
  [
    'four parameters',
    somewhere,
    'export const add = (a: number, b: number, c: number, d: number) => a + b + c + d',
    'too many parameters',
  ],
  [
    'a bare boolean',
    somewhere,
    'export const run = (f: (loud: boolean) => void) => f(true)',
    'A bare true in a call says nothing',
  ],
  ['any', somewhere, 'export const what = (a: any): unknown => a', 'Unexpected `any`'],
  [
    'a silenced null',
    somewhere,
    'export const size = (a?: string): number => a!.length',
    'non-null assertion',
  ],
  ['an enum', somewhere, 'export enum Zone { deck }', 'not an enum'],
  ['a grab-bag', 'apps/web/src/utils.ts', 'export const n = 1', '"utils" says nothing'],
  ['a folder of grab-bags', 'apps/web/src/helpers/card.ts', 'export const n = 1', '"helpers" says nothing'],
  [
    'a long function',
    somewhere,
    `export function long(f: (n: number) => void) {\n${body}\n}`,
    'too many lines',
  ],
  ['a long file', somewhere, lines(501), 'too many lines'],
]

const unnamed: readonly Planted[] = [
  [
    'the number of a card in a procedure',
    rules,
    'export const draws = (hand: number): number => hand + 3',
    'what is 3?',
  ],
  [
    'a fraction',
    rules,
    'export function half(valor: number): number {\n  return valor * 0.5\n}',
    'what is 0.5?',
  ],
]

const kinds = { impure, stateful, crossed, unreadable, unnamed }

/** The same path with its place in the list before the extension, so that all are linted in one run. */
const numbered = (file: string, n: number): string => file.replace(/\.ts$/, `.${n}.ts`)

describe.each(Object.entries(kinds))('lint refuses what is %s', (_, planted) => {
  const trees = planted.map(([, file, text], n) => [numbered(file, n), `${text}\n`] as const)
  const refusals = lintTree(Object.fromEntries(trees))

  test.each(planted.map(([name, file, , message], n) => ({ name, message, file: numbered(file, n) })))(
    '$name',
    ({ file, message }) => {
      const messages = refusals.filter((each) => each.file === file).map((each) => each.message)
      expect(messages).toContainEqual(expect.stringContaining(message))
    },
  )
})
