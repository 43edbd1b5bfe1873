import { expect, test } from 'vitest'
import { BOT_NAMES, botNamed, STRENGTHS, STYLES } from '@trialhall/bots'

test('every listed name is a bot', () => {
  for (const name of BOT_NAMES) expect({ name, ok: botNamed(name).ok }).toEqual({ name, ok: true })
})

test('a search takes a budget in simulations or in milliseconds', () => {
  expect(botNamed('search:800')).toMatchObject({
    ok: true,
    value: { id: 'search:800', isTimed: false, limitMs: Infinity },
  })
  expect(botNamed('search:200ms')).toMatchObject({
    ok: true,
    value: { id: 'search:200ms', isTimed: true, limitMs: 200 },
  })
})

test.each([
  '',
  'Random',
  'search:',
  'search:0',
  'search:-1',
  'search:1.5',
  'search:99999999999',
  'search:5s',
  7,
  null,
  {},
])('the name %j is refused with one sentence that lists what is allowed', (name) => {
  const message = expect.stringMatching(
    /^bot is .*; allowed are random, greedy, novice, adept, expert, master, .*\.$/,
  ) as string
  expect(botNamed(name)).toEqual({ ok: false, fault: { code: 'bad-bot', field: 'bot', message } })
})

test('every strength thinks with more simulations than the one below it, the strongest for a second at most', () => {
  const simulations = STRENGTHS.map((strength) => STYLES[strength].budget.simulations)
  expect(simulations).toEqual(simulations.toSorted((a, b) => a - b))
  for (const strength of STRENGTHS) expect(STYLES[strength].budget.ms).toBeLessThanOrEqual(1000)
})
