import { COLOURS, type LanesEvent } from '@trialhall/game-lanes'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { deedsIn } from '../../ui/ground/deeds.ts'
import { fallenIn } from '../../ui/ground/fallen.ts'
import { newsOf } from '../../ui/heroes/news.ts'
import { whyNotCard, whyNotUnit } from '../../ui/why-not.ts'
import { changeWords, manaChange } from '../../ui/mana/spent.ts'
import { laid, seenByA } from './lay.ts'

const heard = (event: LanesEvent, at: number): SeenEvent<LanesEvent> => ({ at, event, known: {} })
const told = (...events: LanesEvent[]): SeenEvent<LanesEvent>[] => events.map(heard)
const [one, other] = [3, 9] as CardId[] as [CardId, CardId]

describe('what rises over a hero', () => {
  test.each<[LanesEvent, string | null]>([
    [{ type: 'lifeChanged', seat: 0, by: -3, life: 17 }, '−3'],
    [{ type: 'lifeChanged', seat: 0, by: 2, life: 19 }, '+2'],
    [{ type: 'gainedExperience', seat: 0, by: 1, experience: 2 }, '+1 experience'],
    [{ type: 'levelled', seat: 0, level: 2 }, 'Level 2'],
    [{ type: 'lifeChanged', seat: 1, by: -3, life: 17 }, null],
    [{ type: 'turnBegan', seat: 0, round: 1 }, null],
  ])('%j', (event, says) => {
    expect(newsOf(event, 0)).toBe(says)
  })
})

describe('what happens to mana', () => {
  test('is what is paid in orbs and tokens, and what comes back', () => {
    const paid: LanesEvent = { type: 'paid', seat: 0, orbs: [2, 0, 0, 0, 0], mana: [1, 0, 0, 0, 0] }
    expect(manaChange(paid, 0).map(changeWords)).toEqual(['−3', null, null, null, null])
    expect(manaChange(paid, 1).every((by) => by === 0)).toBe(true)
    const back: LanesEvent = { type: 'orbsRefreshed', seat: 0, step: 1, orbs: [0, 1, 0, 0, 2] }
    expect(manaChange(back, 0).map(changeWords)).toEqual([null, '+1', null, null, '+2'])
    expect(manaChange(undefined, 0)).toHaveLength(COLOURS.length)
  })
})

describe('who lies where they died', () => {
  const death = (card: CardId, field: number): LanesEvent => ({ type: 'died', seat: 1, card, field })

  test('are all of one blow, until they are back in hand', () => {
    const story = told(death(one, 4), death(other, 7))
    expect(fallenIn(story).map(({ field }) => field)).toEqual([7, 4])
    const home: LanesEvent = { type: 'returned', seat: 1, cards: [one] }
    expect(fallenIn([...story, heard(home, 2)]).map(({ card }) => card)).toEqual([other])
  })

  test('are none once something else has happened', () => {
    const after: LanesEvent = { type: 'gainedExperience', seat: 0, by: 1, experience: 1 }
    expect(fallenIn([...told(death(one, 4)), heard(after, 1)])).toEqual([])
  })
})

describe('what floats over a piece', () => {
  const { view } = seenByA(
    laid({ active: 'A', phase: 'main1', seats: [{ class: 'paladin' }, { class: 'warlock' }] }),
  )
  const said = (event: LanesEvent, card: CardId): (string | undefined)[] => {
    const { says, note } = deedsIn(view, event).get(card) ?? {}
    return [says, note]
  }
  const attack = { type: 'attacked', cards: [one, other], from: 5, to: 9 } as const

  test('is the damage, with what made it less', () => {
    expect(said({ ...attack, defence: 0, chilled: 0, damage: 2 }, other)).toEqual(['−2', undefined])
    expect(said({ ...attack, defence: 1, chilled: 1, damage: 1 }, other)).toEqual([
      '−1',
      'defence 1, chill 1',
    ])
    expect(said({ ...attack, defence: 2, chilled: 0, damage: 0 }, other)).toEqual(['no damage', 'defence 2'])
  })

  test('is a condition in a word', () => {
    expect(said({ type: 'conditionPlaced', card: one, condition: 'stun', count: 1 }, one)[0]).toBe('stunned')
    expect(said({ type: 'conditionPlaced', card: one, condition: 'chill', count: 2 }, one)[0]).toBe(
      'chilled ×2',
    )
    expect(said({ type: 'conditionLost', card: one, condition: 'chill', count: 1 }, one)[0]).toBe('chill −1')
  })
})

describe('why something is not lit', () => {
  test('follows what is asked', () => {
    expect(whyNotCard({ prompt: null, isAiming: false })).toContain('Nothing is asked')
    expect(whyNotCard({ prompt: { type: 'act', card: one, wave: 1 }, isAiming: false })).toContain(
      'A unit is to act',
    )
    expect(whyNotCard({ prompt: { type: 'main', phase: 'main1' }, isAiming: true })).toContain(
      'what you have taken',
    )
  })

  test('of a unit tells when it acts, and of a foe nothing', () => {
    const { view } = seenByA(
      laid({
        active: 'A',
        phase: 'battle',
        board: ['. . . .', '. bIm . .', '. . . .', '. aGd . .', '. . . .'],
        seats: [{ class: 'paladin' }, { class: 'warlock' }],
      }),
    )
    const [own, foe] = [5, 13].map((field) => view.board[field])
    const asked = { prompt: null, isAiming: false }
    const why = (order: ReadonlyMap<number, number>): unknown =>
      own && whyNotUnit(view, own, { asked, order })
    expect(why(new Map([[5, 2]]))).toBe('It is the 2nd to act in this wave.')
    expect(why(new Map())).toBe('It does not act any more in this wave.')
    expect(foe && whyNotUnit(view, foe, { asked, order: new Map() })).toBeUndefined()
    const turned = foe && { ...foe, turnover: 1 }
    expect(turned && whyNotUnit(view, turned, { asked, order: new Map() })).toBe(
      'It acts in the turn of its owner.',
    )
    const theirs = { ...view, active: 1 }
    expect(turned && whyNotUnit(theirs, turned, { asked, order: new Map() })).toBe(
      'It does not act any more in this wave.',
    )
    expect(own && whyNotUnit(theirs, own, { asked, order: new Map() })).toBe('It acts in your own turn.')
  })
})
