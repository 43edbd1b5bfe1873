import { duelStanding, sigmar, type SigmarEvent, type SigmarView } from '@trialhall/game-sigmar'
import { Match, type CardId, type SeenEvent } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { isAlarm } from '../../ui/board/windows.ts'
import { contestIn, type Contest } from '../../ui/contest.ts'
import { dieNeeded, duelChance } from '../../ui/roll/chances.ts'
import { duelWords } from '../../ui/roll/Duel.tsx'
import { newsOf } from '../../ui/seats/news.ts'

const card = 4 as CardId
const NAMES = ['You', 'Osric', 'Mirel']

describe('what rises over a seat', () => {
  test.each<[SigmarEvent, string | null, string | null]>([
    [{ type: 'valorChanged', seat: 0, by: 3, valor: 9 }, '+3 Valor', null],
    [{ type: 'valorChanged', seat: 0, by: -2, valor: 1 }, '−2 Valor', null],
    [{ type: 'drew', seat: 0, cards: [card, 5 as CardId] }, '+2 cards', null],
    [{ type: 'challenged', seat: 0, target: 1 }, null, 'Challenged'],
    [{ type: 'duelWon', seat: 0, loser: 1 }, 'Wins', 'Loses'],
    [{ type: 'cardStolen', seat: 0, loser: 1, card }, '+1 card', '−1 card'],
    [{ type: 'rested', seat: 0 }, 'Rests', null],
    [{ type: 'trialRevealed', card }, null, null],
  ])('%j', (event, own, other) => {
    expect([newsOf(event, 0), newsOf(event, 1)]).toEqual([own, other])
  })
})

describe('chances', () => {
  test('of a Duel leave ties out, which are rolled again', () => {
    expect(duelChance(0, 0)).toBe(0.5)
    expect(duelChance(2, 0) + duelChance(0, 2)).toBeCloseTo(1)
    expect(duelChance(6, 0)).toBe(1)
  })

  test('of a Trial are what the die must show', () => {
    expect(dieNeeded(5, 0)).toBe('5 or more on the die')
    expect(dieNeeded(5, -1)).toBe('a 6 on the die')
    expect(dieNeeded(3, 2)).toBe('as it is, any roll will do')
    expect(dieNeeded(7, 0)).toBe('as it is, no roll will do')
  })

  test('count what a Champion and kept cards bring to a Duel', () => {
    const position = {
      phase: 'action',
      seats: [{ champion: 'orin', kept: ['steadfast'] }, { champion: 'torvald' }],
    }
    const started = Match.start<Parameters<typeof sigmar.clone>[0], SigmarEvent>(sigmar, {
      seats: 2,
      seed: 1,
      position,
    })
    if (!started.ok) throw new Error(started.fault.message)
    const view: SigmarView = started.value.viewFor(0)
    expect([duelStanding(view, 0), duelStanding(view, 1)]).toEqual([2, 0])
  })
})

describe('what a Duel says of itself', () => {
  const story: SeenEvent<SigmarEvent>[] = []
  const after = (event: SigmarEvent): string => {
    story.push({ at: story.length, event, known: {} })
    return duelWords(contestIn(story) as Contest, NAMES)
  }
  const rolled = (seat: number, die: number): SigmarEvent => ({
    type: 'rolled',
    seat,
    die,
    modifier: 0,
    total: die,
  })

  test('from the challenge over a tie to the verdict', () => {
    expect(after({ type: 'challenged', seat: 1, target: 0 })).toContain('The higher total wins')
    after(rolled(1, 4))
    after(rolled(0, 4))
    expect(after({ type: 'duelTied', seat: 1, target: 0 })).toBe('Even: both roll again')
    expect(after(rolled(1, 2))).toContain('The higher total wins')
    after(rolled(0, 5))
    expect(after({ type: 'duelWon', seat: 0, loser: 1 })).toBe('You win by 3')
  })
})

describe('who lets windows pass', () => {
  test('looks up at the own turn and at what is done to them', () => {
    expect(isAlarm({ type: 'turnBegan', seat: 2, round: 1 }, 0)).toBe(false)
    expect(isAlarm({ type: 'turnBegan', seat: 0, round: 1 }, 0)).toBe(true)
    expect(isAlarm({ type: 'challenged', seat: 1, target: 0 }, 0)).toBe(true)
    expect(isAlarm({ type: 'valorChanged', seat: 0, by: 2, valor: 4 }, 0)).toBe(false)
    expect(isAlarm({ type: 'valorChanged', seat: 0, by: -2, valor: 2 }, 0)).toBe(true)
  })
})
