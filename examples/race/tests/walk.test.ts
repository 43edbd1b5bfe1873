import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the walk through the game shows the whole game, line by line', () => {
  const page = read('../../../docs/adding-a-game.md')
  const blocks = [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  expect(blocks.join('\n')).toBe(read('../game.ts'))
})

test('the tests it quotes are those that run', () => {
  const page = read('../../../docs/adding-a-game.md')
  const quoted = [...page.matchAll(/```typescript\n([^]*?)```/g)].map(([, code]) => code ?? '')
  expect(quoted[0]).toBe(read('laws.test.ts'))
  expect(read('race.test.ts')).toContain(quoted[1])
  expect(read('../later.ts')).toContain(quoted[2])
})
