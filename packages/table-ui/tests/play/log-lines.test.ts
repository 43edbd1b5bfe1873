import fc from 'fast-check'
import type { SeenEvent } from '@trialhall/kernel'
import { LogLines, plainLine, type LogSpec, type Speaker } from '@trialhall/table-ui'
import { expect, test } from 'vitest'

interface Said {
  readonly type: string
  readonly n: number
  readonly seat: number
}

const NAMES = ['Ana', 'Bo']

/** A speaker that counts what it words. */
function counting(): { readonly speaker: Speaker<Said>; readonly count: { events: number } } {
  const count = { events: 0 }
  const speaker: Speaker<Said> = {
    event: ({ event }) => {
      count.events++
      return [`${event.type} ${event.n}`]
    },
    prompt: () => [],
    option: () => [],
  }
  return { speaker, count }
}

/** Events of the same kind that follow one another share a line: it depends on what comes after it. */
const spec: LogSpec<Said> = {
  isHeading: ({ type }) => type === 'round',
  logSummary: (story, at, speaker) => {
    const heard = story[at]
    if (!heard || heard.event.type === 'round') return undefined
    if (story[at - 1]?.event.type === heard.event.type) return null
    let end = at + 1
    while (story[end]?.event.type === heard.event.type) end++
    return [`${plainLine(speaker.event(heard))} and ${end - at - 1} more`]
  },
}

const heardAt = (n: number, type = 'step'): SeenEvent<Said> => ({
  at: n,
  event: { type, n, seat: n % 2 },
  known: {},
})

const storyOf = (length: number): SeenEvent<Said>[] =>
  Array.from({ length }, (_, n) => heardAt(n, ['round', 'step', 'step', 'roll'][n % 4]))

test('a line that was told is not worded again when the story goes on', () => {
  const { speaker, count } = counting()
  const lines = new LogLines<Said>(spec)
  const story = storyOf(8000)
  const before = lines.of(story, { speaker, names: NAMES })
  count.events = 0
  const after = lines.of([...story, heardAt(8000)], { speaker, names: NAMES })
  expect(count.events).toBeLessThan(100)
  expect(after.slice(0, 7900)).toEqual(before.slice(0, 7900))
  expect(after[10]).toBe(before[10])
  expect(after).toHaveLength(8001)
})

test('lines are those of a story that is worded at once, however it grew and whatever was taken back', () => {
  const steps = fc.array(
    fc.record({ back: fc.nat({ max: 60 }), on: fc.nat({ max: 80 }), kind: fc.constantFrom('step', 'roll') }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(steps, (how) => {
      const kept = new LogLines<Said>(spec)
      const { speaker } = counting()
      let story: SeenEvent<Said>[] = storyOf(50)
      let next = 1000
      for (const { back, on, kind } of how) {
        story = story.slice(0, Math.max(0, story.length - back))
        // A run of one kind is no longer than a line may reach.
        story = [
          ...story,
          ...Array.from({ length: on }, (_, i) => heardAt(next++, i % 9 === 0 ? 'round' : kind)),
        ]
        const anew = new LogLines<Said>(spec).of(story, { speaker, names: NAMES })
        expect(kept.of(story, { speaker, names: NAMES })).toEqual(anew)
      }
    }),
    { numRuns: 60 },
  )
})

test('what a card was called when a line was told stays in it, though the table has changed', () => {
  const lines = new LogLines<Said>({ isHeading: () => false })
  const speaking = (word: string): Speaker<Said> => ({ ...counting().speaker, event: () => [word] })
  const story = [heardAt(0)]
  expect(lines.of(story, { speaker: speaking('then'), names: NAMES })).toMatchObject([{ sentence: ['then'] }])
  const later = lines.of([...story, heardAt(1)], { speaker: speaking('now'), names: NAMES })
  expect(later).toMatchObject([{ sentence: ['then'] }, { sentence: ['now'] }])
})

test('somebody who goes by another name is called by it in every line', () => {
  const lines = new LogLines<Said>({ isHeading: () => false })
  const story = [heardAt(0)]
  const speaking = (name: string): Speaker<Said> => ({ ...counting().speaker, event: () => [name] })
  lines.of(story, { speaker: speaking('Ana'), names: ['Ana', 'Bo'] })
  const after = lines.of(story, { speaker: speaking('Anna'), names: ['Anna', 'Bo'] })
  expect(after).toMatchObject([{ sentence: ['Anna'] }])
})
