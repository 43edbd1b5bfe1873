import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import {
  changedOptions,
  defaultOptions,
  Fields,
  Match,
  optionsAmongBots,
  optionsOnOneScreen,
  parseOptions,
  registry,
  shown,
  windowsOption,
} from '../../src/index.ts'
import type { OptionSpec } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'

const CHAMPIONS = ['ada', 'bo', 'cy'].map((id) => ({ id, label: id }))
const SPECS: readonly OptionSpec[] = [
  { id: 'rounds', label: 'Rounds', help: '', type: 'integer', min: 1, max: 9, default: 5 },
  { id: 'fate', label: 'Fate', help: '', type: 'flag', default: true },
  {
    id: 'pace',
    label: 'Pace',
    help: '',
    type: 'choice',
    choices: [
      { id: 'slow', label: '' },
      { id: 'fast', label: '' },
    ],
    default: 'slow',
  },
  { id: 'champions', label: 'Champions', help: '', type: 'per-seat', choices: CHAMPIONS, distinct: true },
]

const OPEN: readonly OptionSpec[] = [
  {
    id: 'deck',
    label: '',
    help: '',
    type: 'choice',
    choices: CHAMPIONS,
    default: 'ada',
    open: { longest: 8, form: 'a deck list' },
  },
  {
    id: 'decks',
    label: '',
    help: '',
    type: 'per-seat',
    choices: CHAMPIONS,
    distinct: false,
    open: { longest: 8, form: 'a deck list' },
  },
]

function faultOf(options: unknown): string {
  const parsed = parseOptions(SPECS, 3, options)
  return parsed.ok ? 'fine' : `${parsed.fault.code} ${parsed.fault.field}: ${parsed.fault.message}`
}

test('open options take any text that is not too long', () => {
  const options = sure(parseOptions(OPEN, 2, { deck: '2 axes', decks: ['cy', '2 swords'] }))
  expect(options).toEqual({ deck: '2 axes', decks: ['cy', '2 swords'] })
  const long = parseOptions(OPEN, 2, { deck: 'much too long' })
  expect(long.ok ? '' : long.fault.message).toMatch(
    /one of ada, bo, cy, or a deck list of at most 8 characters/,
  )
  const longer = parseOptions(OPEN, 2, { decks: ['', 'much too long'] })
  expect(longer.ok ? '' : longer.fault.message).toMatch(/or a deck list of at most 8 characters/)
  expect(parseOptions(OPEN, 2, { deck: 7 }).ok).toBe(false)
})

test('windows ask everybody unless the host says otherwise', () => {
  const specs = [windowsOption('Whether pauses tell something.')]
  expect(defaultOptions(specs, 2)).toEqual({ windows: 'always' })
  expect(sure(parseOptions(specs, 2, { windows: 'able' }))).toEqual({ windows: 'able' })
  expect(specs[0]?.help).toBe('Whether pauses tell something.')
})

test('a game that vets its options refuses a match in its own words', () => {
  const fault = {
    code: 'bad-option',
    field: 'options.goal',
    message: 'A goal of 13 brings bad luck.',
  } as const
  const wary: typeof race = { ...race, vet: ({ options }) => (options.goal === 13 ? fault : null) }
  expect(Match.start(wary, { seed: 1, options: { goal: 13 } })).toEqual({ ok: false, fault })
  expect(Match.start(wary, { seed: 1, options: { goal: 14 } }).ok).toBe(true)
})

test('where no person plays, an option may have another default', () => {
  const capped = { id: 'cap', label: '', help: '', type: 'integer', min: 0, max: 99, default: 0 } as const
  const specs: readonly OptionSpec[] = [...SPECS, { ...capped, amongBots: 30 }]
  expect(optionsAmongBots(specs, undefined)).toEqual({ cap: 30 })
  expect(optionsAmongBots(specs, null)).toEqual({ cap: 30 })
  expect(optionsAmongBots(specs, { rounds: 2, cap: 0 })).toEqual({ rounds: 2, cap: 0 })
  expect(optionsAmongBots(specs, [7])).toEqual([7])
  expect(optionsAmongBots(SPECS, undefined)).toBe(undefined)
  expect(sure(parseOptions(specs, 2, undefined)).cap).toBe(0)
})

test('where several people share a screen, windows ask only who can respond unless the host says otherwise', () => {
  const specs = [...SPECS, windowsOption('Whether pauses tell something.')]
  expect(optionsOnOneScreen(specs, undefined)).toEqual({ windows: 'able' })
  expect(optionsOnOneScreen(specs, { rounds: 2, windows: 'always' })).toEqual({
    rounds: 2,
    windows: 'always',
  })
  expect(optionsOnOneScreen(specs, [7])).toEqual([7])
  expect(optionsOnOneScreen(SPECS, undefined)).toBe(undefined)
  expect(optionsAmongBots(specs, undefined)).toBe(undefined)
})

describe('options', () => {
  test('that are not given take their defaults', () => {
    const defaults = { rounds: 5, fate: true, pace: 'slow', champions: ['', '', ''] }
    expect(sure(parseOptions(SPECS, 3, undefined))).toEqual(defaults)
    expect(sure(parseOptions(SPECS, 3, null))).toEqual(defaults)
    expect(defaultOptions(SPECS, 3)).toEqual(defaults)
  })

  test('that are given replace them, and a log stores only those', () => {
    const options = sure(parseOptions(SPECS, 3, { rounds: 9, champions: ['', 'cy'] }))
    expect(options).toEqual({ rounds: 9, fate: true, pace: 'slow', champions: ['', 'cy', ''] })
    expect(changedOptions(SPECS, 3, options)).toEqual({ rounds: 9, champions: ['', 'cy', ''] })
  })

  test.each<[unknown, RegExp]>([
    [[], /^bad-option options: options must be an object/],
    ['fast', /^bad-option options: options must be an object/],
    [{ speed: 1 }, /options\.speed is unknown; allowed are rounds, fate, pace, champions/],
    [{ rounds: 10 }, /options\.rounds is 10; allowed is a whole number from 1 to 9/],
    [{ rounds: 0 }, /from 1 to 9/],
    [{ rounds: 1.5 }, /options\.rounds is 1\.5/],
    [{ rounds: '3' }, /options\.rounds is "3"/],
    [{ fate: 1 }, /options\.fate is 1; allowed is true or false/],
    [{ pace: 'medium' }, /options\.pace is "medium"; allowed is one of slow, fast/],
    [{ pace: null }, /options\.pace is null/],
    [{ champions: 'ada' }, /options\.champions is "ada"; allowed is a list of at most 3/],
    [{ champions: ['ada', 'ada'] }, /no two seats the same/],
    [{ champions: ['', '', '', ''] }, /at most 3/],
    [{ champions: ['zed'] }, /one of ada, bo, cy/],
    [{ champions: [null] }, /options\.champions is \[null\]/],
  ])('%j are a fault that says what is allowed', (options, message) => {
    expect(faultOf(options)).toMatch(message)
  })

  test('of any shape are taken or refused, and never throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('rounds', 'fate', 'pace', 'champions', '__proto__'), fc.jsonValue()),
        (options) => {
          const parsed = parseOptions(SPECS, 3, options)
          const ids = SPECS.map((spec) => spec.id)
          expect(parsed.ok ? Object.keys(parsed.value) : ids).toEqual(ids)
        },
      ),
    )
  })
})

describe('a match', () => {
  const start = (request: unknown): string => {
    const match = Match.start(race, request)
    return match.ok ? 'started' : `${match.fault.code} ${match.fault.field}: ${match.fault.message}`
  }

  test.each<[unknown, RegExp]>([
    [undefined, /^bad-request match/],
    [null, /^bad-request match/],
    ['race', /^bad-request match/],
    [{}, /^bad-seed seed: seed is missing; allowed is a whole number or a text of 1 to 64 characters/],
    [{ seed: '' }, /^bad-seed/],
    [{ seed: 'x'.repeat(65) }, /^bad-seed/],
    [{ seed: 1.5 }, /^bad-seed/],
    [{ seed: 2 ** 60 }, /^bad-seed/],
    [{ seed: {} }, /^bad-seed/],
    [{ seed: 1, seats: 3 }, /^bad-seats seats: seats is 3; Race takes 2\.$/],
    [{ seed: 1, seats: '2' }, /^bad-seats seats: seats is "2"/],
    [{ seed: 1, seats: 1e99 }, /^bad-seats/],
    [{ seed: 1, options: { goal: 1 } }, /^bad-option options\.goal/],
    [{ seed: 1, rolls: 3 }, /^bad-rolls rolls: rolls is 3/],
    [{ seed: 1, rolls: [0] }, /^bad-rolls/],
    [{ seed: 1, rolls: [1.5] }, /^bad-rolls/],
    [{ seed: 1, rolls: [1001] }, /^bad-rolls/],
    [{ seed: 1, position: 3 }, /^bad-position position: position is 3; allowed is an object/],
    [
      { seed: 1, position: { points: { A: 40 } } },
      /^bad-position position\.points\.A: position\.points\.A is 40/,
    ],
  ])('that is asked for with %j is refused with field, fault and what is allowed', (request, message) => {
    expect(start(request)).toMatch(message)
  })

  test('takes the fewest seats and the defaults where nothing is said', () => {
    const match = sure(Match.start(race, { seed: 5, position: null }))
    expect([match.seats, match.options]).toEqual([2, { goal: 30, rounds: 10 }])
    expect('position' in match.log).toBe(false)
  })

  test('is asked for in any shape without anything being thrown', () => {
    fc.assert(
      fc.property(
        fc.record(
          { seed: fc.jsonValue(), seats: fc.jsonValue(), options: fc.jsonValue(), position: fc.jsonValue() },
          { requiredKeys: [] },
        ),
        (request) => {
          expect(start(request)).toMatch(/^(started|bad-\w+ .*: .*\.)$/s)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('fields', () => {
  const read = (data: unknown): Fields => new Fields(data, 'position', 'bad-position')

  test('are read with what stands there or by default', () => {
    const fields = read({
      n: 4,
      on: false,
      kind: 'b',
      list: ['x', 'x'],
      part: { n: 1 },
      parts: [{ n: 2 }, {}],
    })
    const range = { min: 0, max: 9, default: 7 }
    expect(fields.has('n')).toBe(true)
    expect(fields.has('m')).toBe(false)
    expect([fields.integer('n', range), fields.integer('m', range)]).toEqual([4, 7])
    expect([fields.flag('on', { default: true }), fields.flag('off', { default: true })]).toEqual([
      false,
      true,
    ])
    expect([fields.oneOf('kind', ['a', 'b'], 'a'), fields.oneOf('sort', ['a', 'b'], 'a')]).toEqual(['b', 'a'])
    expect([fields.listOf('list', ['x', 'y']), fields.listOf('none', ['x'])]).toEqual([['x', 'x'], undefined])
    const letters = { pattern: /^[a-z]*$/, allowed: 'small letters', default: 'z' }
    expect([fields.text('kind', letters), fields.text('sort', letters)]).toEqual(['b', 'z'])
    expect([fields.texts('list', letters), fields.texts('none', letters)]).toEqual([['x', 'x'], undefined])
    expect(fields.part('part').integer('n', range)).toBe(1)
    expect(fields.part('nothing').integer('n', range)).toBe(7)
    expect(fields.parts('parts', 2).map((part) => part.integer('n', range))).toEqual([2, 7])
    expect(fields.parts('absent', 2)).toEqual([])
    fields.noOthers()
    expect(fields.fault).toBeNull()
  })

  const LETTERS = { pattern: /^[a-z]*$/, allowed: 'small letters', default: '' }

  test.each<[object, (fields: Fields) => unknown, string]>([
    [{ t: 'A' }, (f) => f.text('t', LETTERS), 'position.t is "A"; allowed is small letters.'],
    [{ t: 4 }, (f) => f.text('t', LETTERS), 'position.t is 4; allowed is small letters.'],
    [{ t: 'a' }, (f) => f.texts('t', LETTERS), 'position.t is "a"; allowed is a list.'],
    [{ t: ['a', 'B'] }, (f) => f.texts('t', LETTERS), 'position.t[1] is "B"; allowed is small letters.'],
    [
      { n: 12 },
      (f) => f.integer('n', { min: 0, max: 9, default: 0 }),
      'position.n is 12; allowed is a whole number from 0 to 9.',
    ],
    [
      { n: '1' },
      (f) => f.integer('n', { min: 0, max: 9, default: 0 }),
      'position.n is "1"; allowed is a whole number from 0 to 9.',
    ],
    [
      { on: 'yes' },
      (f) => f.flag('on', { default: true }),
      'position.on is "yes"; allowed is true or false.',
    ],
    [{ kind: 'c' }, (f) => f.oneOf('kind', ['a', 'b'], 'a'), 'position.kind is "c"; allowed is one of a, b.'],
    [{ list: 'x' }, (f) => f.listOf('list', ['x']), 'position.list is "x"; allowed is a list.'],
    [{ list: ['x', 'z'] }, (f) => f.listOf('list', ['x']), 'position.list[1] is "z"; allowed is one of x.'],
    [{ part: [] }, (f) => f.part('part'), 'position.part is []; allowed is an object.'],
    [
      { part: { n: -1 } },
      (f) => f.part('part').integer('n', { min: 0, max: 1, default: 0 }),
      'position.part.n is -1; allowed is a whole number from 0 to 1.',
    ],
    [
      { parts: [{}, {}] },
      (f) => f.parts('parts', 1),
      'position.parts is [{},{}]; allowed is a list of at most 1.',
    ],
    [{ parts: [{}, 3] }, (f) => f.parts('parts', 2), 'position.parts[1] is 3; allowed is an object.'],
  ])('that are wrong are blamed by their path: %j', (data, reader, message) => {
    const fields = read(data)
    reader(fields)
    expect(fields.fault?.message).toBe(message)
    expect(fields.fault?.code).toBe('bad-position')
  })

  test('that nobody read are blamed, and only the first fault is kept', () => {
    const fields = read({ n: 12, typo: 1 })
    fields.integer('n', { min: 0, max: 9, default: 0 })
    fields.noOthers()
    expect(fields.fault?.field).toBe('position.n')
    const other = read({ n: 1, typo: 1 })
    other.integer('n', { min: 0, max: 9, default: 0 })
    other.noOthers()
    expect(other.fault?.message).toBe('position.typo is 1; allowed is no such field; known are n.')
  })
})

describe('a registry', () => {
  const games = registry([race, { ...race, id: 'other' }])

  test('finds a game by its id, and lists the ids where there is none', () => {
    expect(sure(games.find('other')).id).toBe('other')
    expect(games.find('chess')).toMatchObject({
      ok: false,
      fault: { code: 'unknown-game', field: 'game', message: 'game is "chess"; allowed is race, other.' },
    })
    expect(games.find(undefined).ok).toBe(false)
    expect(games.find('toString').ok).toBe(false)
  })

  test('takes no two games of one id', () => {
    expect(() => registry([race, race])).toThrow(/same id/)
  })
})

test('values are quoted as JSON, cut short', () => {
  expect(shown(undefined)).toBe('missing')
  expect(shown('x')).toBe('"x"')
  expect(shown('x'.repeat(99))).toHaveLength(58)
})
