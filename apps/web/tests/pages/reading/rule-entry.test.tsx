import { parseRulebook } from '@trialhall/rulebook'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RuleEntry } from '../../../src/pages/reading/rule-entry.tsx'

test('a drawing keeps its lines, has a name, and can be scrolled by keyboard', () => {
  const book = parseRulebook('# Rules\n\n## Map\n\n```\n+---+\n|. o|\n+---+\n```\n')
  const [entry] = book.sections[0]?.entries ?? []
  const html = entry ? renderToStaticMarkup(<RuleEntry entry={entry} />) : ''
  expect(html).toContain('<pre>+---+\n|. o|\n+---+</pre>')
  expect(html).toContain('id="map-1"')
  expect(html).toContain('aria-label="Drawing map 1"')
  expect(html).toContain('tabindex="0"')
})
