import type { Sentence } from '@trialhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prompt } from '../../src/prompt/Prompt.tsx'

function said(sentence: Sentence): string {
  return renderToStaticMarkup(
    <Prompt
      sentence={sentence}
      ask={null}
      refOf={() => null}
      optionText={() => []}
      canGoBack={false}
      onBack={() => {}}
      isThinking={false}
      onSkip={null}
    />,
  )
}

test('the first letter of a question is an element, which style sheets make a capital where it stands by itself', () => {
  expect(said(['Osric rolls: lower the roll?'])).toMatch(
    /Osric rolls: .*<span class="[^"]*">l<\/span>ower the roll\?/,
  )
})

test.each<readonly [string, Sentence]>([
  ['with a capital', ['Osric rolls: Mirel, what now?']],
  ['with a name', ['Osric rolls: ', { text: 'elves', ref: { kind: 'card', id: 1 } }, ' die?']],
])('one that begins %s stays in one piece', (_how, sentence) => {
  expect(said(sentence)).not.toMatch(/>\w<\/span>/)
})
