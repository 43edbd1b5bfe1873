import { afterEach, expect, test } from 'vitest'
import { cornerOf } from '../../src/map/corner.ts'

afterEach(() => document.body.replaceChildren())

/** A map of 400 by 300 pixels, with tools of 140 by 90 in its corner; `more` lies above them. */
function paneWith(more: DOMRect | null): Element {
  document.body.innerHTML =
    '<div data-map-ground><div data-map><i data-map-tools></i></div>' +
    (more ? '<button data-over-map></button>' : '') +
    '</div>'
  lay('[data-map]', new DOMRect(0, 100, 400, 300))
  lay('[data-map-tools]', new DOMRect(252, 302, 140, 90))
  if (more) lay('[data-over-map]', more)
  return document.querySelector('[data-map]') ?? document.body
}

function lay(selector: string, box: DOMRect): void {
  Object.assign(document.querySelector(selector) ?? {}, { getBoundingClientRect: () => box })
}

test('the corner of a map is covered by its tools, with a margin', () => {
  expect(cornerOf(paneWith(null))).toEqual({ width: 152, height: 102 })
})

test('what a board lays above the tools belongs to the corner', () => {
  expect(cornerOf(paneWith(new DOMRect(330, 240, 62, 40)))).toEqual({ width: 152, height: 172 })
})
