import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lettersOf } from '../../build/texts.ts'

const root = mkdtempSync(join(tmpdir(), 'trialhall-letters-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('letters of all texts that pages show are found, as they are and escaped', () => {
  for (const folder of ['packages', 'games', 'docs/rules']) mkdirSync(join(root, folder), { recursive: true })
  write('apps/web/src/page.tsx', "<p>Wait … {'\\u2212'}</p>")
  write('packages/kit/sheet.css', ".more::after { content: '\\2022' }")
  write('games/duel/content/cards.ts', "card('Šárka')")
  write('docs/rules/duel.md', '**D-1.** 6 × 2')
  write('games/duel/tests/cards.test.ts', "'☃'")
  write('games/duel/terminal/board.ts', "'█'")
  expect(String.fromCodePoint(...[...lettersOf(root)].toSorted((a, b) => a - b))).toBe('×áŠ•…−')
})
