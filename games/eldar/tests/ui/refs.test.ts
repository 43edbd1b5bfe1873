import { CARD, type EldarView } from '@trialhall/game-eldar'
import { describe, expect, test } from 'vitest'
import { isAlarm } from '../../ui/board/windows.ts'
import { whyOver } from '../../ui/finale/why.ts'
import { progressOf } from '../../ui/progress.ts'
import { refOf, pathsOf, pieceWays } from '../../ui/refs.ts'
import { askOf, laid } from './lay.ts'

const PAIRS = { A: { heroes: [{ hero: 'yuri' }, { hero: 'isra' }] } }

describe('what an option lights', () => {
  test.each([
    [{ do: 'use', hero: 1, card: null, ability: 1 }, 'deed:1'],
    [{ do: 'use', hero: 1, card: 9, ability: 0 }, 'card:9'],
    [{ do: 'target', hero: 2 }, 'hero:2'],
    [{ do: 'target', card: 7 }, 'card:7'],
    [{ do: 'target', serial: 4 }, 'pending:4'],
    [{ do: 'deck', deck: 3 }, 'deck:3'],
    [{ do: 'hero', face: 99 }, 'face:99'],
    [{ do: 'keep', card: 5 }, 'card:5'],
    [{ do: 'pass' }, null],
    ['done', null],
  ])('%j', (option, key) => {
    const ref = refOf(option)
    expect(ref && `${ref.kind}:${ref.id}`).toBe(key)
  })
})

describe('a card from hand', () => {
  const view = laid(PAIRS).viewFor(0)

  test('is taken first, then the Hero that uses it', () => {
    const option = { do: 'use', hero: 1, card: 9, ability: CARD }
    const [steps = []] = pathsOf(option, view, { type: 'main' })
    expect(steps.map(({ ref }) => ref && `${ref.kind}:${ref.id}`)).toEqual(['card:9', 'hero:1'])
  })

  test('needs no second step where there is one Hero only', () => {
    const option = { do: 'equip', hero: 0, card: 9 }
    expect(pathsOf(option, { ...view, perSide: 1 }, { type: 'equip' })[0]).toHaveLength(1)
    expect(pathsOf(option, view, { type: 'equipNow', hero: 0 })[0]).toHaveLength(1)
  })
})

describe('a Hero that is dragged', () => {
  const match = laid({
    round: 3,
    A: { heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'giana' }, { hero: 'kiran' }] },
  })
  const [view, ask] = [match.viewFor(0), askOf(match, 0)]

  test('goes to whom its own action can be aimed at, and uses it by that', () => {
    const index = ask.options.findIndex((option) => (option as { hero?: number }).hero === 0)
    const ways = pieceWays('hero:0', ask, view)
    expect(ways?.goals).toEqual(
      new Map([
        ['hero:2', [index]],
        ['hero:3', [index]],
      ]),
    )
    expect(ways?.first).toBe('deed:0')
    match.choose(0, index)
    expect(ways?.isGoalAsked?.(askOf(match, 0))).toBe(true)
    expect(ways?.isGoalAsked?.(ask)).toBe(false)
  })

  test('stays where it is if it is an enemy', () => {
    expect(pieceWays('hero:2', ask, view)).toBeNull()
  })
})

describe('who lets windows pass', () => {
  const view = laid(PAIRS).viewFor(0)
  const wallop = view.heroes[0]?.face ?? 0

  test('is called for harm, for what may harm, and for a new round', () => {
    expect(isAlarm({ type: 'damaged', hero: 1, by: 2, amount: 1, hp: 3 }, 0, view)).toBe(true)
    expect(isAlarm({ type: 'damaged', hero: 2, by: 1, amount: 1, hp: 3 }, 0, view)).toBe(false)
    expect(isAlarm({ type: 'roundBegan', round: 2, isSudden: false }, 0, view)).toBe(true)
    expect(isAlarm({ type: 'passed', seat: 1 }, 0, view)).toBe(false)
    const used = { type: 'used', card: null, serial: 1, isReaction: false } as const
    expect(isAlarm({ ...used, hero: 0, face: wallop, ability: 1 }, 0, view)).toBe(false)
  })
})

describe('why a match is over', () => {
  test.each([
    ['glory', 0, 'Enough Glory was won in round 5.'],
    ['rounds', 0, 'All rounds are over; more Glory wins.'],
    ['sudden', 1, 'Sudden death in round 5: the next Glory decided.'],
    ['left', 1, 'You left in round 5.'],
    ['agreed', -1, 'Both agreed on a draw in round 5.'],
    ['cap', -1, 'The rounds that were agreed on are over, and nobody is ahead.'],
    ['cap', 0, 'The rounds that were agreed on are over.'],
  ] as const)('%s', (ended, winner, said) => {
    expect(whyOver({ ended, winner, round: 5 } as EldarView, ['You', 'Osric'])).toBe(said)
  })
})

describe('how far a match has come', () => {
  test.each([
    [{ step: 'decks', round: 0 }, 'Decks are chosen'],
    [{ step: 'draft', round: 0, draft: { turn: 0 } }, 'Draft: Heroes'],
    [{ step: 'draft', round: 0, draft: { turn: 9 } }, 'Draft: group 8 of 15'],
    [{ step: 'mulligan', round: 0 }, 'Opening hands'],
    [{ step: 'main', round: 3, rounds: 7 }, 'Round 3 of 7'],
    [{ step: 'main', round: 3, rounds: 0 }, 'Round 3'],
    [{ step: 'main', round: 8, rounds: 7, isSudden: true }, 'Round 8, sudden death'],
  ])('%j', (view, said) => {
    expect(progressOf(view as never)).toBe(said)
  })
})
