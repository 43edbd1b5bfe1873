import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { ANY, Coach, selectorsOf, type Chapter, type Step } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'

const STEPS: readonly Step[] = [
  { say: 'Read this.' },
  { say: 'Hold.', picks: 'hold', otherwise: 'Not yet: hold.', remarks: { hold: 'Held.' } },
  { by: 1, picks: 'push' },
  { say: 'Your turn again: do as you like.', picks: ANY, remarks: { [ANY]: 'So be it.' } },
  { say: 'That was all.' },
]

function begin(steps: readonly Step[] = STEPS): Coach {
  const chapter: Chapter = {
    id: 'first',
    title: 'First',
    teaser: 'Push and hold.',
    minutes: 1,
    names: ['You', 'Osric'],
    position: { deck: ['step-2', 'step-3', 'step-1'] },
    rolls: [4, 2, 5],
    steps,
  }
  const { id: seed, position, rolls } = chapter
  return new Coach(sure(Match.start(race, { seats: 2, seed, position, rolls })), chapter)
}

const PUSH = 0
const HOLD = 1

describe('a coach', () => {
  test('goes from hint to hint, and lets the others answer in between', () => {
    const coach = begin()
    expect(coach.hint?.say).toBe('Read this.')
    coach.read()
    expect(coach.right).toEqual([HOLD])
    expect(coach.pick(HOLD)).toBe('made')
    expect(coach.match.length).toBe(2)
    expect(coach.hint?.say).toBe('Your turn again: do as you like.')
    expect(coach.remark).toBe('Held.')
    expect(coach.progress).toEqual({ at: 2, of: 4 })
  })

  test('refuses what it does not ask for, says so, and leaves the match alone', () => {
    const coach = begin()
    expect(coach.pick(PUSH)).toBe('refused')
    expect(coach.remark).toBe('Not yet: hold.')
    expect(coach.hint?.say).toBe('Hold.')
    expect(coach.match.length).toBe(0)
    expect(coach.pick(7)).toBe('refused')
  })

  test('may be run ahead of: a right pick needs no reading before it', () => {
    const coach = begin()
    expect(coach.pick(HOLD)).toBe('made')
    expect(coach.progress.at).toBe(2)
    coach.back()
    expect(coach.hint?.say).toBe('Read this.')
    expect(coach.match.length).toBe(0)
  })

  test('reads on only where nothing is to be done, and ends', () => {
    const coach = begin()
    coach.read()
    coach.read()
    expect(coach.hint?.say).toBe('Hold.')
    coach.pick(HOLD)
    coach.pick(PUSH)
    expect(coach.remark).toBe('So be it.')
    coach.read()
    expect(coach.hint).toBeNull()
    expect(coach.snapshot().own).toBeNull()
    expect(coach.snapshot().pausedFor).toBe('This chapter is over.')
  })

  test('hides an ask that no hint will ask for, and says that it speaks', () => {
    const coach = begin([{ say: 'Watch.' }, { say: 'Enough.' }])
    expect(coach.snapshot().own).toBeNull()
    expect(coach.snapshot().pausedFor).toBe('The coach has something to say.')
    expect(coach.pick(HOLD)).toBe('refused')
  })

  test('does again what was done, unless it does not fit any more', () => {
    const coach = begin()
    coach.read()
    coach.pick(HOLD)
    const again = begin()
    again.repeat(coach.moves)
    expect(again.match.hash()).toBe(coach.match.hash())
    expect(again.progress).toEqual(coach.progress)
    expect([begin().repeat(['read', PUSH])]).toEqual([false])
  })

  test('throws where the chapter does not fit the match', () => {
    const steps: Step[] = [
      { say: 'Hold.', picks: 'hold' },
      { by: 1, picks: 'fly' },
    ]
    expect(() => begin(steps).pick(HOLD)).toThrow(/step 1: seat 1 cannot pick "fly", only: Push, Hold/)
  })
})

describe('what hints point at', () => {
  const view = begin().match.viewFor(0)

  test('is found by card, by reference and by part', () => {
    const drawn = view.cards.def.findIndex((def) => def >= 0)
    expect(selectorsOf({ card: 'step-2' }, view, race.catalog)).toEqual([`[data-entity="card:${drawn}"]`])
    expect(selectorsOf({ ref: { kind: 'space', id: 3 } }, view, [])).toEqual(['[data-entity="space:3"]'])
    expect(selectorsOf({ part: 'die' }, view, [])).toEqual(['[data-part="die"]'])
  })

  test('is nothing for cards that are unseen or unknown', () => {
    expect(selectorsOf({ card: 'step-3' }, view, race.catalog)).toEqual([])
    expect(selectorsOf({ card: 'step-9' }, view, race.catalog)).toEqual([])
  })
})
