import { expect, test } from 'vitest'
import { errorReport, wordsFor } from '../../../src/pages/errors/error-report.ts'

const place = { path: '/table/k3', version: '0.1.0', browser: 'Some Browser 1', now: Date.UTC(2030, 0, 2) }

test('the details say what broke, where and when', () => {
  const report = errorReport(new TypeError('nothing there'), place)
  expect(report.split('\n').slice(0, 4)).toEqual([
    'Trialhall 0.1.0, 2030-01-02T00:00:00.000Z',
    'Page: /table/k3',
    'Browser: Some Browser 1',
    '',
  ])
  expect(report).toContain('TypeError: nothing there')
})

test('the message is told where a browser leaves it out of the trace', () => {
  const error = Object.assign(new Error('lost'), { stack: 'draw@table.js:1:2' })
  expect(errorReport(error, place)).toContain('Error: lost\ndraw@table.js:1:2')
})

test('code that did not arrive is told apart from code that is wrong', () => {
  const unfetched = new TypeError('Failed to fetch dynamically imported module: /assets/ui.js')
  expect(wordsFor(unfetched).heading).toContain('could not be fetched')
  expect(wordsFor(new Error('x is undefined')).heading).toBe('Something broke here.')
})
