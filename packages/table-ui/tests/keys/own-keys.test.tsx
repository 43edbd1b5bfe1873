import { type Ask, DONE } from '@trialhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { OptionList } from '../../src/prompt/OptionList.tsx'
import { counted, keysOf } from '../../src/keys/own-keys.ts'

const SMITE = { do: 'charge', card: 1 }
const ARCHER = { do: 'muster', card: 2 }
const END = { do: 'end' }

describe('the keys of a list of options', () => {
  test('number keys of a main phase never end it, however many options are left', () => {
    for (const options of [[SMITE, ARCHER, END], [ARCHER, END], [END], [END, ARCHER]]) {
      expect(keysOf(options)[options.indexOf(END)]).toBe('E')
      expect(counted(options).map((at) => options[at])).not.toContain(END)
    }
  })

  test.each(['end', 'end-turn', 'end-deploy', 'stop', 'rest', 'nothing', 'accept', 'stay'])(
    '%s has the key E',
    (deed) => {
      expect(keysOf([ARCHER, { do: deed }])).toEqual(['1', 'E'])
    },
  )

  test('passing has the key P, and being done the key E', () => {
    expect(keysOf([{ do: 'pass' }, ARCHER])).toEqual(['P', '1'])
    expect(keysOf([ARCHER, DONE])).toEqual(['1', 'E'])
  })

  test('whatever else is chosen is counted, as far as there are digits', () => {
    const keys = keysOf([
      'accept',
      'decline',
      { do: 'defend' },
      ...Array.from({ length: 8 }, () => ARCHER),
      END,
    ])
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null, null, 'E'])
  })

  test('a button shows its key, and says it to a screen reader', () => {
    const ask: Ask = { seat: 0, prompt: 'main', options: [SMITE, END], refused: [] }
    const html = renderToStaticMarkup(
      <OptionList ask={ask} refOf={() => null} optionText={(option) => [JSON.stringify(option)]} />,
    )
    expect(html).toMatch(/data-option="0"[^>]*aria-keyshortcuts="1"[^>]*><kbd aria-hidden="true">1</u)
    expect(html).toMatch(/data-option="1"[^>]*aria-keyshortcuts="E"[^>]*><kbd aria-hidden="true">E</u)
  })
})
