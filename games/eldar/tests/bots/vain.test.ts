import { seeded, type Ask } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { EldarOption } from '../../asks.ts'
import { eldar } from '../../game.ts'
import { table } from '../content/table.ts'
import { settle, type EldarScene } from '../lay.ts'

/** Who is asked now. */
function askOf(t: EldarScene): Ask {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  return ask
}

/** What bots weigh now. */
function weighed(t: EldarScene): EldarOption[] {
  const ask = askOf(t)
  const listed = eldar.shortlist?.(t.state, ask) ?? [...ask.options.keys()]
  return listed.map((at) => ask.options[at] as EldarOption)
}

/** What is picked quickly, however chance falls. */
function quickly(t: EldarScene): Set<unknown> {
  const ask = askOf(t)
  const picks = Array.from({ length: 40 }, (_, seed) =>
    eldar.rollout?.({ state: t.state } as never, ask, seeded(seed)),
  )
  return new Set(picks.map((pick) => (ask.options[pick ?? -1] as EldarOption).do))
}

test('no card is spent on an X of 0 that does nothing', () => {
  const t = table({ hero: 'isra', focus: 0, exhausted: false }, { hand: ['searing-pulse'], partner: DOWN })
  t.A.isOffered('Isra: Searing Pulse', 'pass')
  expect([...quickly(t)]).toEqual(['pass'])
})

test('nobody pays for a status that somebody has, or gets by what waits on the stack', () => {
  const snare = { equipment: 'trappers-snare', focus: 3 }
  const t = table(
    { hero: 'elena', ...snare },
    {
      partner: { hero: 'sosha', ...snare },
      initiative: 'B',
      foe: { hero: 'yuri', focus: 2 },
      B: { hand: ['great-cleave'] },
    },
  )
  t.B.picks('Yuri: Great Cleave')
  settle(t, 'order')
  t.match.choose(0, 0)
  expect([...quickly(t)]).toEqual(['pay'])
  expect(weighed(t).map((option) => option.do)).toEqual(['pay', 'decline'])
  t.A.picks('pay')
  expect([askOf(t).prompt, [...quickly(t)]]).toMatchObject([{ type: 'pay' }, ['decline']])
  expect(weighed(t).map((option) => option.do)).toEqual(['decline'])
})

test('what stays in play is worth a use, though it does nothing at once', () => {
  const t = table({ hero: 'elena' }, { hand: ['pack-tactics'], partner: DOWN })
  expect([...quickly(t)]).toEqual(['use'])
})

const DOWN = { hero: 'sosha', down: true, hp: 0 }
