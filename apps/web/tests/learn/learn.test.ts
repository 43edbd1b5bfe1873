import { games } from '@trialhall/games'
import type { Chapter } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { leaderBetween } from '../../src/learn/leader.ts'
import { type LessonLink, openChapter } from '../../src/learn/lesson-link.ts'
import { isTaught, lessonOf } from '../../src/games/lessons.ts'
import { type Box, placeBubble } from '../../src/learn/place-bubble.ts'

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

describe('the bubble', () => {
  const room: Box = { left: 0, top: 60, width: 1400, height: 800 }
  const size = { width: 360, height: 160 }
  const meant: Box = { left: 600, top: 300, width: 120, height: 180 }

  function isClear(a: Box, b: Box): boolean {
    return (
      a.left + a.width <= b.left ||
      b.left + b.width <= a.left ||
      a.top + a.height <= b.top ||
      b.top + b.height <= a.top
    )
  }

  test('stands beside what is meant, with its tail at the middle of it', () => {
    const spot = placeBubble({ size, meant: [meant], live: [], wanted: [], room })
    expect([spot.side, spot.left + spot.tail]).toEqual(['above', meant.left + meant.width / 2])
  })

  test('goes to another side where something can be picked', () => {
    const live = [{ left: 740, top: 200, width: 400, height: 400 }]
    const spot = placeBubble({ size, meant: [meant], live, wanted: [], room })
    expect(spot.side).toBe('left')
  })

  test.each([0, 300, 640, 1000, 1280])('never covers what is meant, nor leaves the room: at %d', (left) => {
    for (const top of [60, 300, 680]) {
      const target = { ...meant, left, top }
      const spot = placeBubble({ size, meant: [target], live: [], wanted: [], room })
      expect([isClear({ ...spot, ...size }, target), spot.left >= room.left, spot.top >= room.top]).toEqual([
        true,
        true,
        true,
      ])
      expect(spot.left + size.width).toBeLessThanOrEqual(room.left + room.width)
      expect(spot.top + size.height).toBeLessThanOrEqual(room.top + room.height)
    }
  })

  test('is led from to what it is not beside', () => {
    const far: Box = { left: 100, top: 700, ...size }
    expect(leaderBetween(far, { left: 300, top: 200, width: 120, height: 180 })).toMatch(
      /^M\d+,700 Q.* \d+,380$/,
    )
    expect(leaderBetween(far, { ...far, left: 120 })).toBe('')
  })

  test('stands somewhere where nothing is meant', () => {
    const spot = placeBubble({ size, meant: [], live: [], wanted: [{ ...room, height: 400 }], room })
    expect([spot.side, spot.top >= 460]).toEqual([null, true])
  })
})
