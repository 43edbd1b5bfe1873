import { gameParts } from '@trialhall/games/parts'
import type { Chapter, Hint } from '@trialhall/table-ui'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readProgress } from '../../src/device/lesson-progress.ts'
import { openProductHall } from '../product-hall.ts'
import { Learner } from './learner.tsx'
import { layOutWindow } from '../laid-out-window.ts'

await openProductHall()

const complaints = vi.spyOn(console, 'error')

beforeAll(layOutWindow)
beforeEach(() => complaints.mockClear())
afterEach(() => expect(complaints).not.toHaveBeenCalled())

const taught = await Promise.all(
  Object.entries(gameParts).flatMap(([game, { lesson }]) =>
    lesson ? [lesson().then(({ chapters }) => ({ game, chapters }))] : [],
  ),
)

function hintsOf({ steps }: Chapter): Hint[] {
  return steps.filter((step): step is Hint => !('by' in step))
}

describe.each(taught)('on the page of $game', ({ game, chapters }) => {
  test.each(chapters)(
    'chapter $id is learnt to its end, by the buttons that the coach names',
    async (chapter) => {
      const learner = await Learner.of({ game, chapter: chapter.id })
      for (const { say, at = [] } of hintsOf(chapter)) {
        expect(learner.hears()).toContain(say)
        expect({ say, isLit: learner.rings > 0 }).toEqual({ say, isLit: at.length > 0 || learner.isAsked })
        await learner.goesOn()
      }
      expect(learner.hears()).toBe('The chapter is done.')
      expect(learner.leave).toBe(chapter === chapters.at(-1) ? 'You are ready.' : 'Well done!')
      expect(readProgress(game)).toEqual({ done: [chapter.id], under: {} })
      learner.close()
    },
  )
})
