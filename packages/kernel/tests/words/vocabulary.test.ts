import { expect, test } from 'vitest'
import { DONE, factsOf, noCards, plain, seatLetter, wordsOf, type State, type View } from '../../src/index.ts'

type Prompt = { readonly type: 'turn' } | { readonly type: 'aim'; readonly range: number }
type Option = { readonly do: 'pass' } | { readonly do: 'shoot'; readonly field: number }
type Event = { readonly type: 'passed' }

const view: View<State> = { cards: noCards(), viewer: null, pools: [] }
const facts = factsOf(view)
const words = wordsOf<State, Event, Prompt, Option>({
  who: (_, seat) => `Seat ${seatLetter(seat)}`,
  prompts: { turn: () => ['what now?'], aim: (_, { range }) => [`what within ${range}?`] },
  options: { pass: () => ['pass'], shoot: (_, { field }) => [`shoot at ${field}`] },
  events: { passed: () => ['somebody passes.'] },
})

test('prompts, options and events are said kind by kind', () => {
  expect(plain(words.prompt(facts, { seat: 1, prompt: { type: 'aim', range: 3 } }))).toBe(
    'Seat B: what within 3?',
  )
  expect(plain(words.option(facts, { do: 'shoot', field: 7 }))).toBe('shoot at 7')
  expect(plain(words.option(facts, DONE))).toBe('done')
  expect(plain(words.event(facts, { type: 'passed' }))).toBe('Somebody passes.')
})

test('a kind that there are no words for is an error of ours that names it', () => {
  expect(() => words.option(facts, { do: 'fly' } as never)).toThrow('there are no words for "fly"')
})
