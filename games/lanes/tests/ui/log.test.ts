import { lanes, type LanesEvent } from '@trialhall/game-lanes'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { plainLine, speakerOf } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { logSummary } from '../../ui/log-summary.ts'
import { strikesOf } from '../../ui/strikes.ts'
import { laid, seenByA } from './lay.ts'

const told = (...events: LanesEvent[]): SeenEvent<LanesEvent>[] =>
  events.map((event, at) => ({ at, event, known: {} }))
const [one, other] = [3, 9] as CardId[] as [CardId, CardId]
const paid: LanesEvent = { type: 'paid', seat: 0, orbs: [2, 0, 0, 0, 0], mana: [0, 0, 0, 0, 0] }
const cast: LanesEvent = { type: 'cast', seat: 0, card: one, at: [], cards: [], wasPrepared: false }

test('the log has one line for what is paid for: what is done, where and for how much', () => {
  const { view } = seenByA(laid({}))
  const speaker = speakerOf(lanes.words, view)
  const linesOf = (story: readonly SeenEvent<LanesEvent>[]): string[] =>
    story.flatMap((heard, at) => {
      const summary = logSummary(story, at, speaker)
      return summary === null ? [] : [plainLine(summary ?? speaker.event(heard))]
    })
  const mustered: LanesEvent = { type: 'mustered', seat: 0, card: one, field: 5 }
  const summoned: LanesEvent = { type: 'summoned', seat: 0, card: one, field: 5 }
  const died: LanesEvent = { type: 'died', seat: 0, card: one, field: 5 }
  expect(linesOf(told(paid, mustered, summoned, died))).toEqual([
    expect.stringMatching(/ summons a card on \(\d,\d\) for 2 \w+\.$/),
    expect.stringMatching(/ dies on /),
  ])
  expect(linesOf(told(mustered, summoned))).toEqual([
    expect.stringMatching(/ summons a card on \(\d,\d\)\.$/),
  ])
  expect(linesOf(told(paid, cast))).toEqual([expect.stringMatching(/ casts a card for 2 \w+\.$/)])
  expect(linesOf(told(paid))).toEqual([expect.stringMatching(/ pays 2 \w+\.$/)])
})

test('the log says what experience is for', () => {
  const { view } = seenByA(laid({}))
  const speaker = speakerOf(lanes.words, view)
  const died = (seat: 0 | 1): LanesEvent => ({ type: 'died', seat, card: one, field: 5 })
  const returned: LanesEvent = { type: 'returned', seat: 1, cards: [one] }
  const gained = (by: number): LanesEvent => ({ type: 'gainedExperience', seat: 0, by, experience: by })
  const said = (...events: LanesEvent[]): string => {
    const story = told(...events)
    return plainLine(logSummary(story, story.length - 1, speaker) ?? [])
  }
  expect(said(died(1), returned, gained(1))).toMatch(/ gains? 1 experience for the kill\.$/)
  expect(said(died(1), died(1), returned, gained(2))).toMatch(/ 2 experience for 2 kills\.$/)
  expect(said(died(1), returned, gained(1), gained(1))).toMatch(/ 1 experience for the battle\.$/)
  expect(said(died(0), returned, gained(1))).toMatch(/ 1 experience for the battle\.$/)
})

test('a bolt goes where a spell, a power or a shot from afar does something', () => {
  const { view } = seenByA(laid({}))
  const damaged: LanesEvent = { type: 'damaged', card: other, by: 2, hp: 1 }
  const shot = (to: number): LanesEvent => ({
    type: 'attacked',
    cards: [one, other],
    from: 0,
    to,
    defence: 0,
    chilled: 0,
    damage: 1,
  })
  expect(strikesOf(told(cast, damaged), view)).toEqual([
    { from: [`card:${one}`, 'seat:0'], to: `card:${other}`, kind: 'harm' },
  ])
  expect(strikesOf(told(cast, { type: 'idled', card: other, why: 'snare' }, damaged), view)).toEqual([])
  expect(strikesOf(told(damaged), view)).toEqual([])
  expect(strikesOf(told(shot(2 * view.lanes)), view)).toHaveLength(1)
  expect(strikesOf(told(shot(view.lanes)), view)).toEqual([])
})

test('a bolt of a power comes from the button of whoever used it, which only the own side has', () => {
  const { view } = seenByA(laid({}))
  const damaged: LanesEvent = { type: 'damaged', card: other, by: 2, hp: 1 }
  const from = (seat: number): unknown =>
    strikesOf(told({ type: 'sparked', seat, card: other }, damaged), view)[0]?.from
  expect(from(0)).toEqual(['power:spark', 'seat:0'])
  expect(from(1)).toEqual(['seat:1'])
})
