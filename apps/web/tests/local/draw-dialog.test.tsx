import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawDialog } from '../../src/local/draw-dialog.tsx'

test.each([
  [['Ana', 'Bo'], 'nobody wins, if Ana and Bo both agree.', 'We agree on a draw'],
  [['Ana', 'Bo', 'Cy'], 'nobody wins, if Ana, Bo, and Cy all agree.', 'We agree on a draw'],
  [['Ana'], 'nobody wins.', 'End it as a draw'],
])('a draw is asked of the people %j', (names, sentence, button) => {
  const text = renderToStaticMarkup(
    <DrawDialog names={names} onAgree={() => undefined} onClose={() => undefined} />,
  )
  expect(text).toContain(sentence)
  expect(text).toContain(button)
})
