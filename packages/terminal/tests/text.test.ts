import { describe, expect, test } from 'vitest'
import { accent, columnsOf, cut, faint, fitted, lineText, padded, strong, wrapped } from '@trialhall/terminal'

describe('columns', () => {
  test('are counted as terminals do: accents that combine take none', () => {
    expect(columnsOf('Glory')).toBe(5)
    expect(columnsOf('é−→▸')).toBe(4)
    expect(columnsOf('e\u0301g\u0303')).toBe(2)
    expect(columnsOf('')).toBe(0)
  })

  test('a text is filled up, or cut with an ellipsis', () => {
    expect(padded('Yuri', 6)).toBe('Yuri  ')
    expect(padded('é', 3)).toBe('é  ')
    expect(padded('Giana', 3)).toBe('Giana')
    expect(cut('Giana', 5)).toBe('Giana')
    expect(cut('Giana', 4)).toBe('Gia…')
    expect(cut('Giana', 0)).toBe('…')
  })
})

describe('a wrapped text', () => {
  test('breaks between words, and keeps breaks that it has', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('one\ntwo', 20)).toEqual(['one', 'two'])
    expect(wrapped('', 20)).toEqual([''])
  })

  test('breaks a word that is longer than a line', () => {
    expect(wrapped('a broadsword', 5)).toEqual(['a', 'broad', 'sword'])
  })
})

describe('a line', () => {
  test('is cut to the width with an ellipsis, across its pieces', () => {
    expect(lineText(fitted(['abc', strong('defg'), 'h'], 6))).toBe('abcde…')
    expect(fitted(['abc', faint('def')], 3)).toEqual(['abc'])
  })

  test('keeps the tones of what is left', () => {
    expect(fitted([accent('▸'), strong('Yuri'), ' 3'], 4)).toEqual([accent('▸'), strong('Yu…')])
  })
})
