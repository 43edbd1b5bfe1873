import { expect, test } from 'vitest'
import { MOST_FILES } from '../folder-limit.js'
import { lintTree, type Refusal } from './tree.ts'

/** What is said of a folder with so many files of code and one of style. */
function refusalsOf(folder: string, count: number): Refusal[] {
  const names = Array.from({ length: count }, (_, n) => `file-${String(n).padStart(2, '0')}`)
  const files = names.map((name) => [`${folder}/${name}.ts`, `export const one = '${name}'\n`] as const)
  return lintTree({
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
