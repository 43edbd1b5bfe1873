import { games } from '@trialhall/games'
import type { Chapter } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { type LessonLink, openChapter } from '../../src/learn/lesson-link.ts'
import { isTaught, lessonOf } from '../../src/games/lessons.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

async function chapterAt(index: number): Promise<Chapter> {
  const lesson = await lessonOf('sigmar')
  const chapter = lesson?.chapters[index]
  if (!chapter) throw new Error('There is no such chapter.')
  return chapter
}

function opened(chapter: Chapter, moves: readonly ('read' | number)[]): LessonLink {
  const game = games.find('sigmar')
  if (!game.ok) throw new Error(game.fault.message)
  const open = openChapter(game.value, chapter, moves)
  if (!open.ok) throw new Error(open.fault.message)
  return open.value
}

describe('lessons', () => {
  test('are there for some games and not for others', async () => {
    expect(isTaught('sigmar')).toEqual((await lessonOf('sigmar')) !== null)
    expect(isTaught('chess')).toEqual((await lessonOf('chess')) !== null)
  })

  test('are of the games that they say', async () => {
    for (const game of games.games) expect((await lessonOf(game.id))?.gameId ?? game.id).toBe(game.id)
  })
})

describe('the link of a chapter', () => {
  test('tells boards and watchers what each step does, and takes it back', async () => {
    const link = opened(await chapterAt(0), ['read', 'read', 'read', 'read'])
    const lengths: number[] = []
    link.subscribe(({ snapshot }) => void lengths.push(snapshot.length))
    const remarks: string[] = []
    link.watch(({ remark }) => void remarks.push(remark))
    link.choose(0, 0)
    const { story } = link.now.update
    expect(story.at(-1)?.event).toMatchObject({ type: 'attempted' })
    link.back()
    expect(link.now.update.story.length).toBeLessThan(story.length)
    expect(lengths).toEqual([0, 1, 0])
    expect(remarks).toEqual(['', ''])
  })

  test('says why a pick is refused, a little later, so that boards offer it anew', async () => {
    const link = opened(await chapterAt(0), [])
    const told: string[] = []
    link.watch(({ remark }) => void told.push(remark))
    link.choose(0, 1)
    expect(told).toEqual([])
    await new Promise((later) => setTimeout(later, 5))
    expect(told).toEqual(['You could, but let us begin with Trial of Echoes.'])
    expect(link.now.update.snapshot.own).not.toBeNull()
  })

  test('goes on where it was left, and begins anew where that does not fit', async () => {
    const chapter = await chapterAt(0)
    expect(opened(chapter, ['read', 'read']).now.progress.at).toBe(2)
    expect(opened(chapter, ['read', 5]).now.progress.at).toBe(0)
  })
})
