import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardFrame, Picture, type CardLook } from '../../src/index.ts'

const LOOK: CardLook = {
  name: 'Wallop',
  kind: 'Command',
  text: 'Deal 1 damage.',
  shape: 'M0 0h512v512H0Z',
  dye: 'red',
  isHouse: true,
}

test('a picture with a plate shows it behind the glyph, and says nothing of it to a screen reader', () => {
  const drawn = renderToStaticMarkup(<Picture shape={LOOK.shape} plate="/wallop.svg" />)
  expect(drawn).toMatch(/<img[^>]*src="\/wallop\.svg"[^>]*alt=""/)
  expect(drawn).toMatch(/<svg[^>]*aria-hidden="true"/)
})

test('a picture without a plate is the glyph alone', () => {
  const drawn = renderToStaticMarkup(<Picture shape={LOOK.shape} />)
  expect(drawn).not.toContain('<img')
  expect(drawn).toContain(LOOK.shape)
})

test.each([
  ['', 'none'],
  ['Deal 1 damage.', undefined],
  ['x'.repeat(100), 'some'],
  ['x'.repeat(160), 'long'],
  ['x'.repeat(220), 'very-long'],
])('the picture of a card has its share by how much the card says: %#', (text, words) => {
  const drawn = renderToStaticMarkup(<CardFrame look={{ ...LOOK, text }} size="hand" />)
  expect(/data-words="([\w-]+)"/.exec(drawn)?.[1]).toBe(words)
})
