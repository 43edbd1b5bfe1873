import type { Sentence } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { askedParts } from '../../src/sentence/asked-parts.ts'

const OSRIC = { text: 'Osric', ref: { kind: 'seat', id: 1 } } as const
const TRIAL = { text: 'Why? Because: yes', ref: { kind: 'card', id: 7 } } as const

describe('a question in its parts', () => {
  test('why, what, and what there is to know about it', () => {
    expect(askedParts([OSRIC, ' rolls for ', TRIAL, ': lower the roll? It takes a 3 or more.'])).toEqual({
      why: [OSRIC, ' rolls for ', TRIAL, ': '],
      what: ['lower the roll?'],
      more: [' It takes a 3 or more.'],
    })
  })

  test('names are never cut, whatever they are', () => {
    expect(askedParts(['do you add a Chain to ', TRIAL, '?'])).toEqual({
      why: [],
      what: ['do you add a Chain to ', TRIAL, '?'],
      more: [],
    })
  })

  test('what is known may hold names', () => {
    const asked: Sentence = ['where does it go?', ' Its target is ', OSRIC, '.']
    expect(askedParts(asked)).toEqual({
      why: [],
      what: ['where does it go?'],
      more: [' Its target is ', OSRIC, '.'],
    })
  })

  test('what asks nothing is one part', () => {
    const told: Sentence = ['pick your faction: it stays']
    expect(askedParts(told)).toEqual({ why: [], what: told, more: [] })
  })

  test('of several reasons the last colon parts', () => {
    expect(askedParts([OSRIC, ': Flash: which target?'])).toEqual({
      why: [OSRIC, ': Flash: '],
      what: ['which target?'],
      more: [],
    })
  })
})
