import { tempus } from '@trialhall/game-tempus'
import { tempusUi } from '@trialhall/game-tempus/ui'
import { watch } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'

test('the board shows the draft, and then Quests, points, the order of turns and the own Hero', () => {
  let [drafts, tables] = [0, 0]
  watch({ game: tempus, ui: tempusUi, seats: 4, seed: 'board', options: { rounds: 1 }, every: 7 }, (seen) => {
    const { html, match, viewer } = seen
    if (match.viewFor(viewer).draft !== null) {
      drafts++
      return
    }
    tables++
    for (const part of ['vp', 'quests', 'initiative', 'mat', 'hand', 'realm'])
      expect(html).toContain(`data-part="${part}"`)
    expect(html).toContain('Your party')
  })
  expect(Math.min(drafts, tables)).toBeGreaterThan(1)
})
