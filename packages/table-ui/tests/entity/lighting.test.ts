import { lightingOf } from '@trialhall/table-ui'
import { expect, test } from 'vitest'

const refOf = (thing: unknown): { kind: string; id: number } | null => {
  const { card } = thing as { card?: number }
  return card === undefined ? null : { kind: 'card', id: card }
}

const ask = {
  seat: 0,
  prompt: { type: 'action' },
  options: [{ do: 'play', card: 4 }, { do: 'pass' }, { do: 'extra', card: 4 }, { do: 'play', card: 7 }],
  refused: [
    { about: { do: 'play', card: 9 }, why: 'It is too late.' },
    { about: { do: 'play', card: 9 }, why: 'It costs too much.' },
  ],
}

test('a thing is lit by every option that names it', () => {
  const { picks } = lightingOf(ask, refOf)
  expect(Object.fromEntries(picks)).toEqual({ 'card:4': [0, 2], 'card:7': [3] })
})

test('a thing that is refused knows all reasons', () => {
  expect(lightingOf(ask, refOf).reasons.get('card:9')).toEqual(['It is too late.', 'It costs too much.'])
})

test('without an ask nothing is lit', () => {
  const dark = lightingOf(null, refOf)
  expect(dark.picks.size + dark.reasons.size).toBe(0)
})
