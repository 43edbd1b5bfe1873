import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<div style="zoom: 2"><p><b style="zoom: 1.5"></b></p></div><i></i>'
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Where an element is that a browser says to be at 10, 20 and as large as 10 by 10. */
async function rectOf(selector: string, width = 10): Promise<number[]> {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, width, 10))
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        getPropertyValue: () => /zoom: ([\d.]+)/.exec(element.outerHTML.split('>')[0] ?? '')?.[1] ?? '1',
      }) as unknown as CSSStyleDeclaration,
  )
  const { rectOnPage } = await import('../../src/flight/rect-on-page.ts')
  const element = document.querySelector(selector) ?? document.body
  const { x, y, width: wide, height } = rectOnPage(element)
  return [x, y, wide, height]
}

test('what a browser says in pixels of something zoomed is told in those of the page', async () => {
  expect(await rectOf('p')).toEqual([20, 40, 20, 20])
  expect(await rectOf('b')).toEqual([30, 60, 30, 30])
  expect(await rectOf('i')).toEqual([10, 20, 10, 10])
})

test('what a browser says in pixels of the page stays as it is', async () => {
  expect(await rectOf('b', 20)).toEqual([10, 20, 20, 10])
})
