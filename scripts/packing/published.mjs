/**
 * The packages that others install, each after those of ours that it needs. All of them have the version of the repository and come
 * out together. `code` is `modules` where a package holds the compiled modules one by one, `pieces` and `page` where it has styles, and
 * `program` where it has threads for Node; `bin` is the source of the one that its name runs, and `template` what new
 * games are made from, which lies in the folder of that name. Of a page or a program more stands in the repository than is published. `testsWith` names what its
 * entries for tests import, `peers` what a page has one copy of: whoever uses them brings them.
 * @typedef {{ folder: string, code: 'modules' | 'pieces' | 'page' | 'program', testsWith?: readonly string[], peers?: readonly string[], bin?: string,
 *   template?: { from: string, files: readonly string[] } }} Published
 */

/** What `trialhall new-game` reads. */
const RACE = { from: 'examples/race', files: ['game.ts', 'tests/laws.test.ts', 'tests/race.test.ts'] }

/** @type {readonly Published[]} */
export const PUBLISHED = [
  { folder: 'packages/kernel', code: 'modules', testsWith: ['fast-check', 'vitest'] },
  { folder: 'packages/fair', code: 'modules' },
  { folder: 'packages/bots', code: 'modules' },
  { folder: 'packages/protocol', code: 'modules' },
  { folder: 'packages/rulebook', code: 'modules' },
  { folder: 'packages/terminal', code: 'modules' },
  { folder: 'packages/table-ui', code: 'pieces', testsWith: ['vitest'] },
  { folder: 'apps/web', code: 'page', peers: ['react', 'react-dom'] },
  { folder: 'apps/cli', code: 'program', bin: 'src/bin.ts', template: RACE },
  { folder: 'apps/server', code: 'program' },
]
