import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'

/** Texts as they were read and approved, by "Name (slug)". */
const APPROVED: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../card-texts.txt', import.meta.url), 'utf8')
    .split(/\n(?=\S)/u)
    .map((block) => {
      const [head = '', ...text] = block.trimEnd().split('\n')
      return [head.slice(0, head.indexOf('):') + 1), text.join('\n').trim()] as const
    }),
)

test.each(CATALOG.map(({ name, slug, text }) => [`${name} (${slug})`, text.trim()] as const))(
  '%s says what was approved of it',
  (card, text) => {
    expect(APPROVED.get(card)).toBe(text)
  },
)
