import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../../game.ts'
import { shownIn } from '../../ui/clash/shown.ts'
import { actorIn, isBeingFelled } from '../../ui/moment.ts'
import { lay, on } from '../lay.ts'
import { heard, seen } from './seen.ts'

describe('who acts', () => {
  test('is whoever was activated, from then on until hands are refilled', () => {
    const t = lay({ rolls: [4], A: { hand: ['fog-bank-9'] } })
    const actor = (): number | null => actorIn(seen(t).story, seen(t).view)
    expect(actor()).toBeNull()
    t.A.picks('pass', 'activate Dire Wolf')
    expect(actor()).toBe(on(t, 'dire-wolf').card)
    t.A.picks('attack Artillery', 'pass')
    t.A.isAsked('has struck at')
    expect(actor()).toBe(on(t, 'dire-wolf').card)
    t.A.picks('pass').isAsked('before the hand is refilled')
    expect(actor()).toBeNull()
  })

  test('is nobody any more when the next turn begins', () => {
    const t = lay({})
    t.A.picks('activate Dire Wolf', 'do nothing')
    t.B.isAsked('whom do you activate')
    expect(actorIn(seen(t, 1).story, seen(t, 1).view)).toBeNull()
  })
})

test('who gives up breaks an attack off: nobody acts any more, and no odds stand between the lines', () => {
  const t = lay({ A: { hand: ['ambush-b'] } })
  t.A.picks('pass', 'activate Dire Wolf', 'attack Artillery')
  const now = (): Parameters<typeof shownIn>[0] => ({
    view: t.match.viewFor(1),
    story: heard(t, 1),
    ask: null,
    pointed: null,
  })
  expect(shownIn(now())).toMatchObject({ kind: 'attack' })
  t.match.leave(0)
  expect(now().view.ending?.reason).toBe('conceded')
  expect(shownIn(now())).toBeNull()
  expect(actorIn(now().story, now().view)).toBeNull()
})

describe('a hero turns over', () => {
  const [own, other] = [3 as CardId, 4 as CardId]
  const blow = (by: number, hp: number): { event: BattleEvent } => ({
    event: { type: 'hurt', card: own, by, hp },
  })

  test.each([
    ['once the blow that fells it has landed', blow(3, -1), own, true],
    ['which takes exactly its last HP', blow(3, 0), own, true],
    ['not at a blow that leaves it standing', blow(3, 1), own, false],
    ['not again while it lies there', blow(2, -3), own, false],
    ['not at a blow on somebody else', blow(3, -1), other, false],
    ['not where nothing is looked at', { event: null }, own, false],
  ] as const)('%s', (_, moment, card, expected) => {
    expect(isBeingFelled(moment, card)).toBe(expected)
  })
})
