import { PRINTED, tempus, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { Match, type CardId } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { whyNotCard } from '../../ui/why-not.ts'

const TURN = { type: 'turn', actions: 2, spaces: 0 } as const
const AWAY = [{ at: '2,29' }, { at: '29,2' }] as const

interface Held {
  readonly class: string
  readonly hand: readonly string[]
  readonly ailments?: object
}

/** Why the first card in the hand of the first Hero cannot be played in its turn, with somebody beside it or far away. */
function why(
  hero: Held,
  { near = true, at = '13,14', actions = 2, lastings = [] as readonly object[] } = {},
): string {
  const rival = { at: near ? '14,14' : '14,29' }
  const position = {
    exact: true,
    round: 3,
    next: 'A',
    turn: { actions },
    lastings,
    seats: [{ ...hero, at }, rival, ...AWAY],
  }
  const view = sure(Match.start(tempus, { seats: 4, seed: 'why', position })).viewFor(0) as TempusView
  return whyNotCard(view, TURN, view.heroes[0]?.hand[0] as CardId)
}

describe('a card in hand that cannot be played says why', () => {
  const monk = { class: 'monk', hand: ['flying-kick'] }

  test('[T-26.07, T-26.10] a Move Action under Root, and a Move that attacks', () => {
    const rooted = { ailments: { blue: { root: 1 } } }
    expect(why({ ...monk, ...rooted })).toBe('You cannot play Move Actions now.')
  })

  test('a Spell of somebody who is silenced', () => {
    const lastings = [{ is: 'silenced', owner: 'B', on: 'A', isFresh: true }]
    expect(why({ class: 'wizard', hand: ['fireball'] }, { lastings })).toBe('You cannot play Spells now.')
  })

  test('[T-14.07] an attack without a target', () => {
    expect(why({ class: 'fighter', hand: ['heavy-swing'] }, { near: false })).toBe('No target in reach.')
  })

  test('[T-14.07] a card for a token without any in reach', () => {
    expect(why({ class: 'wizard', hand: ['mage-hand'] }, { at: '22,8' })).toBe(
      'Nothing in reach to aim it at.',
    )
  })

  test('[T-14.02] an Action that costs more than is left', () => {
    expect(why({ class: 'fighter', hand: ['heavy-swing'] }, { actions: 0 })).toBe(
      'Too few Actions are left for it.',
    )
  })

  test('an attack of somebody who may make none', () => {
    const lastings = [{ is: 'hypnotic-pattern', owner: 'B', at: '13,14', area: 3 }]
    expect(why({ class: 'fighter', hand: ['heavy-swing'] }, { lastings })).toBe('You cannot attack now.')
  })

  test('and a Chain that it is added to an Action', () => {
    const slug = 'steady-aim'
    expect(PRINTED.cards.some((card) => card.slug === slug)).toBe(true)
    expect(why({ class: 'ranger', hand: [slug] })).toBe('A Chain is added to an Action, when that is played.')
  })
})

test('what is not asked says so', () => {
  const match = sure(Match.start(tempus, { seats: 4, seed: 'why', position: { round: 3 } }))
  const view = match.viewFor(0) as TempusView
  const asked = { type: 'flip' } as TempusPrompt
  expect(whyNotCard(view, null, 0 as CardId)).toBe('Nothing is asked of you now.')
  expect(whyNotCard(view, asked, 0 as CardId)).toBe('Answer first what is asked of you.')
})
