import { expect, test } from 'vitest'
import type { LanesOption } from '../../asks.ts'
import { meritOf } from '../../bots/merit.ts'
import { lay } from '../lay.ts'

/** What a charged Rally promises A on each unit, by its field. */
function meritsOfRally(
  phase: 'main1' | 'main2',
  units: Readonly<Record<string, string>>,
): ReadonlyMap<string, number> {
  const A = { class: 'paladin', orbs: '', slots: [{ card: 'rally', charges: 'B' }] }
  const t = lay({ phase, A, B: { class: 'warlock' }, units })
  const options = (t.match.asks[0]?.options ?? []) as readonly LanesOption[]
  return new Map(
    options.flatMap((option) =>
      option.do === 'cast' ? [[String(option.at), meritOf(t.state, 0, { option, isLast: false })]] : [],
    ),
  )
}

test('quick picks give Haste before the Battle phase, also to an Archer, and not after it', () => {
  expect([...meritsOfRally('main1', { '2,2': 'aAr' }).values()][0]).toBeGreaterThan(0)
  expect([...meritsOfRally('main2', { '2,2': 'aAr' }).values()][0]).toBeLessThan(0)
})

test('whoever can strike, now or after a step, is hastened rather than somebody larger who cannot', () => {
  const merits = [...meritsOfRally('main1', { '1,1': 'aCv', '2,2': 'aAr', '2,5': 'bIm' }).entries()]
  const [[cavalier] = [], [archer] = []] = merits.sort(([one], [other]) => Number(one) - Number(other))
  const of = new Map(merits)
  expect(of.get(archer ?? '')).toBeGreaterThan(of.get(cavalier ?? '') ?? Infinity)
})
