import { expect, test } from 'vitest'
import { lintTree } from './tree.ts'

const rules = `import { table } from '@trialhall/kernel'
import { CARDS } from './printed.ts'

const byName = new Map(CARDS.map((card) => [card.name, card]))

export function find(name: string, chance: { random: () => number }): unknown {
  const found: unknown[] = []
  found.push(byName.get(name))
  const Date = chance.random()
  return table.pick(found, Date)
}

export function note(byName: Map<string, number>): void {
  byName.set('n', 1)
}
`

test('rules of a clean game pass', () => {
  const refusals = lintTree({
    'games/race/rules/turn.ts': rules,
    'games/race/rules/printed.ts': "export const CARDS = [{ name: 'Dash' }]\n",
    'games/race/game.ts': "export { find } from './rules/turn.ts'\n",
  })
  expect(refusals).toEqual([])
})

test('a number of the booklet stands in a constant, one of a card on the card', () => {
  const refusals = lintTree({
    'games/race/rules/turn.ts': `const HAND_LIMIT = 7

export function excess(hand: number): number {
  return hand > HAND_LIMIT ? 2 * (hand - HAND_LIMIT - 1) : 0
}
`,
    'games/race/content/cards.ts': `export const dash = (steps = 4): number => steps + 3
`,
    'games/race/bots/evaluate.ts': `export const worthOf = (steps: number): number => steps * 0.35
`,
  })
  expect(refusals).toEqual([])
})

test('a board may use the pieces, its own rules and what its package.json names', () => {
  const refusals = lintTree({
    'games/race/package.json': '{ "peerDependencies": { "react": "19.3.1" } }',
    'games/race/ui/board.tsx': `import { Card } from '@trialhall/table-ui'
import { useState } from 'react'
import { find } from '../rules/turn.ts'

export function Board(): unknown {
  const [isOpen, setOpen] = useState(false)
  return (
    <button type="button" onClick={() => setOpen(true)}>
      <Card of={find('Dash')} open={isOpen} onOpen={() => console.log(Date.now())} />
    </button>
  )
}
`,
    'games/race/rules/turn.ts': 'export const find = (name: string): string => name\n',
  })
  expect(refusals).toEqual([])
})

test('a table in the terminal may use the pieces for it and its own rules, and a registry names both', () => {
  const refusals = lintTree({
    'games/race/terminal/index.ts': `import { strong, type Board } from '@trialhall/terminal'
import { find } from '../rules/turn.ts'

export const raceBoard: Board = () => [[strong(find('Dash'))]]
`,
    'games/race/rules/turn.ts': 'export const find = (name: string): string => name\n',
    'games/registry/terminal.ts': `import { raceBoard } from '@trialhall/game-race/terminal'
import type { Board } from '@trialhall/terminal'

export const terminalBoards: Readonly<Record<string, Board>> = { race: raceBoard }
`,
  })
  expect(refusals).toEqual([])
})

test('tests may use the test kit, Node and the development tools, and bare booleans', () => {
  const refusals = lintTree({
    'package.json': '{ "type": "module", "devDependencies": { "vitest": "4.1.12" } }',
    'games/race/tests/clauses.turn.test.ts': `import { readFileSync } from 'node:fs'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'

test('[R-1.1] a scene opens', async () => {
  expect(await scene(readFileSync, true)).toBe(true)
})
`,
  })
  expect(refusals).toEqual([])
})

test('apps may import bots and kernel, and where the product is put together its games', () => {
  const refusals = lintTree({
    'apps/cli/src/main.ts': `import { arena } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { playout } from '@trialhall/kernel'

export const all = [arena, games, playout]
`,
  })
  expect(refusals).toEqual([])
})

test('pieces of a board may use the wording of the kernel', () => {
  const refusals = lintTree({
    'packages/table-ui/src/line.ts': `import { capital } from '@trialhall/kernel/wording'

export const line = capital('rest')
`,
  })
  expect(refusals).toEqual([])
})

test('a test kit may use that of the kernel, and the kernel itself', () => {
  const refusals = lintTree({
    'packages/table-ui/src/testkit/run.ts': `import { Match } from '@trialhall/kernel'
import { strictly } from '@trialhall/kernel/testkit'

export const both = [Match, strictly]
`,
  })
  expect(refusals).toEqual([])
})

test('a rule may be called useAbility: hooks are of React, and React is in ui only', () => {
  const refusals = lintTree({
    'games/race/rules/uses.ts': `export function useAbility(isReady: boolean): boolean {
  if (!isReady) return false
  return usePower()
}

function usePower(): boolean {
  return true
}

export function turn(isReady: boolean): boolean {
  return isReady && useAbility(isReady)
}
`,
  })
  expect(refusals).toEqual([])
})
