import { readFileSync } from 'node:fs'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { sigmar } from '../game.ts'
import { at, handOf, slugsOf } from './lay.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

interface Example {
  readonly seats: readonly object[]
}

function example(): Example {
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '{}') as Example
}

/** Names in code type in the first column of the tables of the section on positions. */
function documented(): string[] {
  const section = readme.slice(readme.indexOf('## Positions'))
  const cells = section.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => cell.match(/\w+/g) ?? [])
}

test('the example of the README is accepted and means what it says', () => {
  const t = scene(sigmar, { seats: 4, position: example(), rolls: [] })
  t.B.isAsked('one action')
  t.B.isOffered(
    'attempt Trial of Echoes',
    'attempt Stone Ladder',
    'play Waystep',
    'duel Kessa',
    'duel Aldric',
    'rest',
  )
  expect(t.state).toMatchObject({ active: 1, first: 0, round: 4, phase: 'action' })
  expect(handOf(t, 0)).toEqual(['steady-hand', 'sand', 'bandage'])
  expect(at(t, 0)).toMatchObject({ valor: 9, completed: 3, space: 5, rerollSpent: true })
  expect(at(t, 0).defeats).toHaveLength(2)
  expect(slugsOf(t, t.state.actionDeck.slice(-2))).toEqual(['jeers', 'gate-walk'])
  expect(slugsOf(t, t.state.fateDeck.slice(-2))).toEqual(['storm', 'spark'])
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['anvil-carry'])
})

test('the example of the README shows every field, and the tables explain each', () => {
  const used = new Set([...Object.keys(example()), ...example().seats.flatMap((seat) => Object.keys(seat))])
  expect([...used].toSorted()).toEqual(documented().toSorted())
})
