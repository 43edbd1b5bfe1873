import { expect, test } from 'vitest'
import { showCall } from '../../src/offline/show-call.ts'

/** What is shown for something that was sent. */
async function shownFor(json: () => unknown): Promise<unknown[]> {
  const shown: unknown[] = []
  const showNotification = async (...what: unknown[]): Promise<void> => void shown.push(what)
  await showCall({ registration: { showNotification } }, { json })
  return shown
}

test('a call of the hall is shown, leads to its table, and takes the place of an earlier one of that table', async () => {
  expect(await shownFor(() => ({ title: 'Lanes', text: 'It is your turn.', path: '/m/abc' }))).toEqual([
    [
      'Lanes',
      { body: 'It is your turn.', tag: 'trialhall/m/abc', icon: '/icons/icon-192.png', data: '/m/abc' },
    ],
  ])
})

test.each([
  ['no JSON', () => JSON.parse('{')],
  ['nothing', () => null],
  ['an address elsewhere', () => ({ title: 'a', text: 'b', path: 'https://evil.test/' })],
  ['half of it', () => ({ title: 'Lanes' })],
])('what holds %s is shown as a hint, and leads home', async (_what, json) => {
  const [[title, options] = []] = (await shownFor(json)) as [string, NotificationOptions][]
  expect([title, options?.body, options?.data]).toEqual([
    'Trialhall',
    'Something has happened at your tables.',
    '/',
  ])
})
