import { expect, test } from 'vitest'
import { lintTree } from './tree.ts'

const planted = lintTree({
  'packages/kernel/src/seats.ts': 'export interface Eyes {\n  readonly sight: number\n}\n',
  'apps/web/src/replay/eyes.ts': "export type Eyes = 'all' | 'spectator'\n",
  'packages/bots/src/tree.ts': 'export class Node {}\n',
  'bench/node.ts': 'export abstract class Node {}\n',
  'packages/fair/src/part.ts': 'type Part = string\nexport const parts: Part[] = []\n',
  'packages/rulebook/src/part.ts': 'export type Part = number\n',
  'packages/kernel/src/index.ts': "export type { Eyes } from './seats.ts'\n",
  'packages/kernel/tests/eyes.ts': 'export type Eyes = number\n',
  'games/race/terms.ts': 'export type Eyes = number\nexport type Part = number\n',
  'games/chase/terms.ts': 'export type Part = number\n',
})
const refusals = planted.filter(({ rule }) => rule.includes('one-meaning'))

test.each([
  ['packages/kernel/src/seats.ts', 'Eyes is a type of apps/web/src/replay/eyes.ts as well'],
  ['apps/web/src/replay/eyes.ts', 'Eyes is a type of packages/kernel/src/seats.ts as well'],
  ['packages/bots/src/tree.ts', 'Node is a type of bench/node.ts as well'],
  ['bench/node.ts', 'Node is a type of packages/bots/src/tree.ts as well'],
])('%s is refused: %s', (file, message) => {
  expect(refusals.filter((each) => each.file === file)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(message) }),
  ])
})

test('games have words of their own, types that stay in their file are nobody else’s, and tests and lists of exports declare none', () => {
  expect(new Set(refusals.map(({ file }) => file)).size).toBe(4)
})
