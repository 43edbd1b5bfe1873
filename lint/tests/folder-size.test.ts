import { expect, test } from 'vitest'
import { MOST_FILES } from '../crowded.js'
import { lintTree, type Refusal } from './tree.ts'

const [crowded, allowed] = ['packages/bots/src', MOST_FILES + 3] as const

/** What is said of a folder with so many files of code and one of style, where one other is crowded already. */
function refusalsOf(folder: string, count: number): Refusal[] {
  const names = Array.from({ length: count }, (_, n) => `file-${String(n).padStart(2, '0')}`)
  const files = names.map((name) => [`${folder}/${name}.ts`, `export const one = '${name}'\n`] as const)
  return lintTree({
    'lint/crowded.js': `export const MOST_FILES = ${MOST_FILES}\nexport const CROWDED = { '${crowded}': ${allowed} }\n`,
    ...Object.fromEntries(files),
    [`${folder}/style.css`]: 'p {\n}\n',
  })
}

test('a folder with too many files is refused once, at its first file', () => {
  const refusals = refusalsOf('apps/web/src/decks', MOST_FILES)
  expect(refusals).toEqual([
    expect.objectContaining({
      file: 'apps/web/src/decks/file-00.ts',
      message: `apps/web/src/decks holds ${MOST_FILES + 1} files, and ${MOST_FILES} side by side are enough: part it by what belongs together.`,
    }),
  ])
})

test('a folder may be full, and folders in it do not count', () => {
  expect(refusalsOf('apps/web/src/decks', MOST_FILES - 1)).toEqual([])
  expect(refusalsOf('apps/web/src/decks/cards', MOST_FILES - 1)).toEqual([])
})

test('a folder that is crowded for now may hold what is written down, no more, and less is written down', () => {
  const saysOf = (count: number): string[] => refusalsOf(crowded, count - 1).map(({ message }) => message)
  expect(saysOf(allowed)).toEqual([])
  expect(saysOf(allowed + 1)).toEqual([
    `${crowded} is crowded already: ${allowed + 1} files instead of ${allowed}.`,
  ])
  expect(saysOf(allowed - 1)).toEqual([
    `${crowded} has only ${allowed - 1} files left: say so in lint/crowded.js.`,
  ])
  expect(saysOf(MOST_FILES)).toEqual([`${crowded} is crowded no longer: strike it out in lint/crowded.js.`])
})
