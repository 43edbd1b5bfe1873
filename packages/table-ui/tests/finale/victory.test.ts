import { describe, expect, test } from 'vitest'
import { victoryWords } from '../../src/finale/victory.ts'

test('a victory is told to the winners, to all others, and where there is none', () => {
  const names = ['Anna', 'Ben', 'Cleo']
  expect(victoryWords([0], { viewer: 0, names }, {})).toBe('Victory')
  expect(victoryWords([0, 1], { viewer: 1, names }, {})).toBe('A shared victory')
  expect(victoryWords([1], { viewer: 0, names }, {})).toBe('Ben wins')
  expect(victoryWords([0, 1], { viewer: 2, names }, {})).toBe('Anna and Ben win')
  expect(victoryWords([], { viewer: 0, names }, {})).toBe('A draw')
})

test('whoever is called "you" has won, from wherever they look', () => {
  expect(victoryWords([0], { viewer: null, names: ['You', 'Ben'] }, {})).toBe('Victory')
})

describe('where seats play in parties', () => {
  const game = { parties: ['Red', 'Blue'] }
  const names = ['Anna', 'Ben', 'Cleo', 'Dan']

  test('the party is named once, and its own people are told that it is theirs', () => {
    for (const viewer of [null, 1, 3]) expect(victoryWords([0, 2], { viewer, names }, game)).toBe('Red wins')
    for (const viewer of [0, 2]) expect(victoryWords([0, 2], { viewer, names }, game)).toBe('Your party wins')
  })

  test('a game that names one seat of the party that won names its party', () => {
    expect(victoryWords([2], { viewer: 0, names }, game)).toBe('Your party wins')
    expect(victoryWords([2], { viewer: 1, names }, game)).toBe('Red wins')
  })

  test('parties that share a victory are both named', () => {
    expect(victoryWords([0, 1, 2, 3], { viewer: null, names }, game)).toBe('Red and Blue win')
    expect(victoryWords([0, 1, 2, 3], { viewer: 3, names }, game)).toBe('A shared victory')
  })
})
