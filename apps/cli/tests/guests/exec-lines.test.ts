import { Match, type Position } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { askLine, readAnswer } from '../../src/guests/exec-lines.ts'
import { sprint } from '../support/sprint.ts'

function position(): Position {
  const match = sure(Match.start(sprint, { seats: 2, seed: 3 }))
  const found = match.position(0)
  if (!found) throw new Error('nobody is asked')
  return found as Position
}

describe('the line for a bot that is a process', () => {
  const line = JSON.parse(askLine(position(), 7)) as Record<string, unknown>

  test('has the ask in the form of the environment, the view of its seat, and chance of its own', () => {
    expect(line).toMatchObject({ op: 'ask', game: 'sprint', rulesVersion: 3, seats: 2, seat: 0, seed: 7 })
    expect(line.asks).toMatchObject([
      { seat: 0, count: 4, prompt: 'Seat 1: run or dash?', promptData: { type: 'step' } },
    ])
    expect(line.view).toMatchObject({ viewer: 0, scores: [0, 0] })
  })

  test('tells nothing that the seat has not seen', () => {
    const { cards, hands } = line.view as {
      cards: { def: number[]; slug: (string | null)[] }
      hands: number[][]
    }
    for (const card of hands[1] ?? []) expect([cards.def[card], cards.slug[card]]).toEqual([-1, null])
    expect(line.view).not.toHaveProperty('chance')
    expect(JSON.stringify(line)).not.toContain('"secrets"')
  })
})

describe('the answer of a bot', () => {
  test('is the number of an option or its label', () => {
    expect(readAnswer(position(), '{"index":2}')).toBe(2)
    expect(readAnswer(position(), '{"op":"choose","seat":0,"index":0}')).toBe(0)
    const [option] = (
      JSON.parse(askLine(position(), 1)) as { asks: { options: { label: string }[] }[] }
    ).asks.flatMap(({ options }) => options)
    const answer = readAnswer(position(), JSON.stringify({ label: option?.label.toUpperCase() }))
    expect([0, { fault: expect.stringContaining('2 options have') }]).toContainEqual(answer)
  })

  test.each([
    ['nonsense', 'answered "nonsense"; allowed is {"index": …}'],
    ['{}', 'answered "{}"; allowed is'],
    ['[1]', 'answered "[1]"; allowed is'],
    ['{"index":4}', 'answered index 4; allowed is 0 to 3.'],
    ['{"index":"0"}', 'answered index "0"; allowed is 0 to 3.'],
    ['{"label":"fly"}', 'answered label "fly", which no option has.'],
  ])('that is %s is told in one sentence', (line, sentence) => {
    expect(readAnswer(position(), line)).toEqual({ fault: expect.stringContaining(sentence) })
  })
})
