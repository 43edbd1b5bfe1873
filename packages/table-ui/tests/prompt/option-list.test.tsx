import { type Ask, DONE } from '@trialhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import type { JSX } from 'react'
import { describe, expect, test } from 'vitest'
import { MOST_BUTTONS } from '../../src/prompt/NarrowList.tsx'
import { OptionHint } from '../../src/prompt/OptionHint.tsx'
import { OptionList } from '../../src/prompt/OptionList.tsx'
import { Prompt } from '../../src/prompt/Prompt.tsx'

/** An ask with so many options that read differently, and one twice. */
function askOf(count: number): Ask {
  const options = [...Array.from({ length: count }, (_, at) => `go to ${at + 1}`), 'go to 1']
  return { seat: 0, prompt: 'where', options, refused: [] }
}

const words = { refOf: () => null, optionText: (option: unknown) => [String(option)] }

function listed(count: number): string {
  return renderToStaticMarkup(<OptionList ask={askOf(count)} {...words} />)
}

describe('a list of options', () => {
  test('is buttons while they are few, with keys for the first nine', () => {
    const html = listed(MOST_BUTTONS)
    expect(html.match(/<button/g)).toHaveLength(MOST_BUTTONS)
    expect(html.match(/<kbd/g)).toHaveLength(9)
    expect(html).not.toContain('role="listbox"')
  })

  test('has what would change nothing dim', () => {
    const options = ['strike', 'drink', 'pass']
    const hintOf = (option: unknown): JSX.Element => (
      <OptionHint main="" rest="" isIdle={option === 'drink'} />
    )
    const html = renderToStaticMarkup(
      <OptionList ask={{ seat: 0, prompt: 'where', options, refused: [] }} {...words} hintOf={hintOf} />,
    )
    expect(html.match(/data-idle/gu)).toHaveLength(1)
    expect(html).toMatch(/data-option="1" data-idle/u)
  })

  test('is a list to narrow where they are many: a field, how many there are, and a list of options', () => {
    const html = listed(400)
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="true"/)
    expect(html).toMatch(/<output[^>]*aria-live="polite"[^>]*>400 of 400<\/output>/)
    expect(html).toMatch(/role="option"[^>]*aria-posinset="1" aria-setsize="400"/)
    expect(html).toContain('one of 2 alike')
  })

  test('draws of a thousand only a few', () => {
    expect(listed(1000).match(/role="option"/g)?.length).toBeLessThan(30)
  })
})

test('only what passes, ends or stops stays at the foot of a list', () => {
  const kept = (...options: readonly unknown[]): number => {
    const ask: Ask = { seat: 0, prompt: 'where', options, refused: [] }
    const said = { ...words, optionText: (option: unknown) => [JSON.stringify(option)] }
    return renderToStaticMarkup(<OptionList ask={ask} {...said} />).match(/data-kept/g)?.length ?? 0
  }
  expect(kept({ do: 'area', at: 1 }, { do: 'pass' })).toBe(1)
  expect(kept({ do: 'act' }, { do: 'end-turn' })).toBe(1)
  expect(kept({ do: 'creature', creature: 1 }, DONE)).toBe(1)
  expect(kept({ do: 'area', at: 1 }, { do: 'area', at: 2 })).toBe(0)
})

describe('a prompt with spaces of a map', () => {
  const prompt = (options: readonly string[], spaces: ReadonlyMap<string, readonly number[]>): string =>
    renderToStaticMarkup(
      <Prompt
        sentence={['Where?']}
        ask={{ seat: 0, prompt: 'where', options, refused: [] }}
        {...words}
        spaces={spaces}
        canGoBack={false}
        onBack={() => {}}
        isThinking={false}
        onSkip={null}
      />,
    )

  test('has no buttons for them, and says how many there are', () => {
    const html = prompt(
      ['1', '2', 'pass'],
      new Map([
        ['1,1', [0]],
        ['1,2', [1]],
      ]),
    )
    expect(html.match(/data-option="\d"/g)).toEqual(['data-option="2"'])
    expect(html).toContain('or one of 2 spaces on the map')
  })

  test('says nothing of a map where none is offered', () => {
    expect(prompt(['stay', 'pass'], new Map())).not.toContain('the map')
  })
})
