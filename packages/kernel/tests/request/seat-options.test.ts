import { describe, expect, test } from 'vitest'
import {
  optionApplies,
  optionsKnownTo,
  turnedOptions,
  withSeatOptions,
  type OptionSpec,
} from '../../src/index.ts'

const SPECS: readonly OptionSpec[] = [
  {
    id: 'decks',
    label: 'Decks',
    help: 'What each seat brings.',
    type: 'per-seat',
    choices: [{ id: 'red', label: 'Red' }],
    distinct: false,
    open: { longest: 40, form: 'a deck list' },
    secret: true,
    when: { option: 'format', is: ['standard'] },
  },
  {
    id: 'colours',
    label: 'Colours',
    help: 'Seen by all.',
    type: 'per-seat',
    choices: [{ id: 'blue', label: 'Blue' }],
    distinct: true,
  },
]
const OPTIONS = { format: 'standard', decks: ['2 Secret Sword', 'red'], colours: ['blue', ''] }

describe('what a seat brings', () => {
  test('is known to those who hold the seat and stands as open for all others', () => {
    expect(optionsKnownTo(SPECS, OPTIONS, [0]).decks).toEqual(['2 Secret Sword', ''])
    expect(optionsKnownTo(SPECS, OPTIONS, [1]).decks).toEqual(['', 'red'])
    expect(optionsKnownTo(SPECS, OPTIONS, [])).toEqual({ ...OPTIONS, decks: ['', ''] })
    expect(OPTIONS.decks[0]).toBe('2 Secret Sword')
  })

  test('takes the place of what was there, and nothing is open again', () => {
    const brought = withSeatOptions(SPECS, OPTIONS, { seat: 1, given: { decks: '3 Shield' } })
    expect(brought).toMatchObject({ ok: true, value: { decks: ['2 Secret Sword', '3 Shield'] } })
    const none = withSeatOptions(SPECS, OPTIONS, { seat: 1, given: {} })
    expect(none).toMatchObject({ ok: true, value: { decks: ['2 Secret Sword', ''] } })
  })

  test('is refused in one sentence that quotes nothing of another seat', () => {
    const faults = [{ decks: 'x'.repeat(41) }, { decks: 4 }, { colours: 'blue' }, [], 'red', null].map(
      (given) => withSeatOptions(SPECS, OPTIONS, { seat: 1, given }),
    )
    expect(faults.every(({ ok }) => !ok)).toBe(true)
    expect(JSON.stringify(faults)).not.toContain('Sword')
    expect(faults[1]).toMatchObject({
      fault: {
        message:
          'options.decks is 4; allowed is "" (open) or one of red, or a deck list of at most 40 characters.',
      },
    })
    expect(faults[2]).toMatchObject({
      fault: {
        field: 'options.colours',
        message: 'options.colours is not for a seat to bring; that is decks.',
      },
    })
  })

  test('goes with who sits there when everyone moves one seat on', () => {
    expect(turnedOptions(SPECS, OPTIONS)).toEqual({
      format: 'standard',
      decks: ['red', '2 Secret Sword'],
      colours: ['', 'blue'],
    })
  })

  test('is not asked for where another option rules it out', () => {
    const [decks, colours] = SPECS
    expect(decks && optionApplies(decks, OPTIONS)).toBe(true)
    expect(decks && optionApplies(decks, { ...OPTIONS, format: 'draft' })).toBe(false)
    expect(colours && optionApplies(colours, {})).toBe(true)
  })
})
