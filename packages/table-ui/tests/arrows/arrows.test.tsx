import { DrawnArrows, type BoardArrow } from '@trialhall/table-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const blow: BoardArrow = { key: 'blow', kind: 'blow', from: [0, 100], to: [200, 100], label: '−2' }
const step: BoardArrow = { key: 'step', kind: 'step', from: [0, 0], to: [0, 80], label: '' }

function drawn(arrows: readonly BoardArrow[], bow?: number): string {
  return renderToStaticMarkup(
    <DrawnArrows arrows={arrows} kinds={{ blow: 'red', step: 'blue' }} {...(bow !== undefined && { bow })} />,
  )
}

describe('arrows over a board', () => {
  test('are nothing at all where nothing is aimed at', () => {
    expect(drawn([])).toBe('')
  })

  test('run straight from end to end unless they are said to bow', () => {
    expect(drawn([blow])).toContain('d="M0 100Q100 100 200 100"')
    expect(drawn([blow], 0.1)).toContain('d="M0 100Q100 80 200 100"')
  })

  test('bow to different sides on the way there and on the way back', () => {
    const back = drawn([{ ...blow, from: blow.to, to: blow.from }], 0.1)
    expect(back).toContain('d="M200 100Q100 120 0 100"')
  })

  test('have the look and the head of their kind', () => {
    const html = drawn([step])
    const [, head] = /marker-end="url\(#([^)]+)\)"/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<marker id="${head}" class="blue"`))
    expect(html).toContain('<g class="blue" data-arrow="step">')
  })

  test('say what they would do in the middle of the bow', () => {
    expect(drawn([blow, step], 0.1).match(/<span[^>]*>/g)).toEqual([
      expect.stringMatching(/class="[^"]*red" data-label="blow" style="left:100px;top:90px"/),
    ])
  })
})
