import { NOBODY, tempus, type TempusEvent, type TempusView } from '@trialhall/game-tempus'
import { Match, type CardId, type SeenEvent } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { logSummary } from '../../ui/log-summary.ts'
import { sayInteraction } from '../../ui/option-hint.tsx'
import { lastsApart } from '../../ui/quests/InPlay.tsx'

const CARD = 5 as CardId
const SPEAKER = { event: () => [], prompt: () => [], option: () => [] }

function told(...events: readonly TempusEvent[]): readonly (null | undefined)[] {
  const story = events.map((event): SeenEvent<TempusEvent> => ({ at: 1, event, known: {} }))
  return story.map((_, at) => logSummary(story, at, SPEAKER) as null | undefined)
}

describe('the log', () => {
  test('tells once that an Event is over, not also of each thing that it had made', () => {
    const ended = { type: 'lastingEnded', face: 1, creature: NOBODY } as const
    expect(told(ended, ended, { type: 'eventEnded', card: CARD })).toEqual([null, null, undefined])
    expect(told(ended, { type: 'turnBegan', creature: 0 })).toEqual([undefined, undefined])
    expect(told({ ...ended, creature: 2 }, { type: 'eventEnded', card: CARD })).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('what is in play', () => {
  test('names an Event once, and what others have laid beside it', () => {
    const position = {
      events: ['fallen-blade'],
      lastings: [
        { is: 'fallen-blade', card: 'fallen-blade', at: '9,9' },
        { is: 'spike-growth', owner: 'B', at: '13,18', area: 3 },
      ],
    }
    const match = sure(Match.start(tempus, { seats: 4, seed: 'in play', position }))
    const view: TempusView = match.viewFor(0)
    expect(view.lastings).toHaveLength(2)
    expect(lastsApart(view).map(({ owner }) => owner)).toEqual([1])
  })
})

test('an Interaction says what it does for the ally', () => {
  expect(sayInteraction('it draws 1 card')).toBe('the ally draws 1 card')
  expect(sayInteraction('the roll has advantage')).toBe('the roll has advantage')
})
