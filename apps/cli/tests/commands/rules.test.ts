import { expect, test } from 'vitest'
import { run } from '../support/terminal.ts'

test('rules print a drawing as it is drawn', async () => {
  const { code, out } = await run(
    'rules sprint',
    '',
    '# Rules\n\n## Map\n\n```\n+---+\n|. o|\n+---+\n```\n\nA pillar.\n',
  )
  expect(code).toBe(0)
  expect(out).toContain('MAP\n\n+---+\n|. o|\n+---+\n\nA pillar.\n')
})
