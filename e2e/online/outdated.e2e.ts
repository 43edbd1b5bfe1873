import { expect } from 'vitest'
import { openStore } from '../../apps/server/src/store/open.ts'
import type { StoredMatch } from '../../apps/server/src/store/store.ts'
import { downloaded, journey } from '../kit/browser.ts'
import { guest, join, planTable, playTogether } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

const hall = hallOfItsOwn()

/** Changes what is stored of the match at a path, while its server is away. */
async function change(path: string, about: Partial<StoredMatch>): Promise<void> {
  const store = await openStore(hall().data)
  const stored = await store.match(path.replace('/m/', ''))
  if (!stored) throw new Error('there is no such match')
  await store.putMatch({ ...stored, ...about })
  await store.close()
}

journey(
  'a match whose rules changed is closed with a word at its table and in the lists, and its log is had',
  async () => {
    const [ana, bo] = [await guest('Ana'), await guest('Bo')]
    const path = await planTable(ana, { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await join(bo, path)
    await ana.goto(path)
    await playTogether([ana, bo], 3)
    await hall().stop()
    await change(path, { rulesVersion: 0 })
    await hall().start()

    await ana.getByRole('heading', { name: 'This match was closed.' }).waitFor() // at the table that stood open
    await ana.getByText(/rules of this game changed while it was under way/).waitFor()
    const button = ana.getByRole('button', { name: 'Save its log as a file' })
    const saved = JSON.parse(await downloaded(ana, () => button.click())) as { choices: unknown[] }
    expect(saved).toMatchObject({ game: 'sigmar', rulesVersion: 0 })
    expect(saved.choices.length).toBeGreaterThan(0)
    await bo.goto('/play')
    await bo.getByRole('link', { name: 'Closed without a result' }).waitFor()
  },
)

journey('a match that continues under new rules says so at its table and in the lobby', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo')]
  const path = await planTable(ana, { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await join(bo, path)
  await ana.goto(path)
  await playTogether([ana, bo], 3)
  await hall().stop()
  await change(path, { earlierRules: [{ rulesVersion: 0, until: 2 }] })
  await hall().start()

  await ana.getByText(/The rules of this game changed during this match/).waitFor() // at the table that stood open
  await ana.getByRole('button', { name: 'All right' }).click()
  await bo.goto('/play')
  await bo.getByText(/continues under new rules/).waitFor()
})

journey('a page that knows other rules than the server plays by asks to be loaded anew', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo')]
  const path = await planTable(ana, { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await join(bo, path)
  await bo.routeWebSocket(/api\/socket/, (page) => {
    const server = page.connectToServer()
    server.onMessage((message) =>
      page.send(String(message).replace(/"rulesVersion":\d+/, '"rulesVersion":999')),
    )
  })
  await bo.goto(path)
  await bo.getByRole('heading', { name: 'The rules of this game have changed.' }).waitFor()
  await bo.getByRole('button', { name: 'Reload the page' }).waitFor()
})
