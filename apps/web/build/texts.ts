import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where what people read on pages is written. */
const TEXTS = ['apps/web/src', 'packages', 'games', 'docs/rules']
const NO_TEXTS = new Set(['node_modules', 'dist', 'tests', 'terminal', 'testkit'])
const WRITTEN = /\.(?:tsx?|css|md|json|html)$/
/** As scripts write a letter, and as style sheets do. */
const ESCAPED = /\\u\{?([0-9a-f]{4,5})\}?|\\([0-9a-f]{4,5})/gi

/** All letters beside ASCII that the texts of pages are written with, in a repository. */
export function lettersOf(root: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const folder of TEXTS)
    for (const file of filesIn(join(root, folder))) for (const one of lettersIn(file)) found.add(one)
  return found
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NO_TEXTS.has(entry.name) ? [] : filesIn(path)
    return WRITTEN.test(entry.name) ? [path] : []
  })
}

function lettersIn(file: string): number[] {
  const text = readFileSync(file, 'utf8')
  const plain = (text.match(/[^\p{ASCII}]/gu) ?? []).map((letter) => letter.codePointAt(0) ?? 0)
  const escaped = [...text.matchAll(ESCAPED)].map(([, script, sheet]) =>
    Number.parseInt(script ?? sheet ?? '', 16),
  )
  return [...plain, ...escaped.filter((code) => code > 0x7e)]
}
