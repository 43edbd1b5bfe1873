import { expect, test } from 'vitest'
import { showPage } from '../../src/offline/show-page.ts'

/** Pages that are open; what is done with them is written down. */
function pages(...urls: string[]): { did: string[]; clients: Parameters<typeof showPage>[0] } {
  const did: string[] = []
  const clients = {
    claim: async () => undefined,
    matchAll: async () => urls.map((url) => ({ url, focus: async () => did.push(`focus ${url}`) })),
    openWindow: async (url: string) => did.push(`open ${url}`),
  }
  return { did, clients }
}

test('a notification leads to the page of its match, wherever on it that page is', async () => {
  const { did, clients } = pages('https://hall.example/', 'https://hall.example/m/abc?x=1#y')
  await showPage(clients, '/m/abc')
  expect(did).toEqual(['focus https://hall.example/m/abc?x=1#y'])
})

test('a match whose page was closed is opened', async () => {
  const { did, clients } = pages('https://hall.example/m/abcd')
  await showPage(clients, '/m/abc')
  expect(did).toEqual(['open /m/abc'])
})
