import { expect } from 'vitest'
import { openStore } from '../../apps/server/src/store/open.ts'
import { downloaded, journey } from '../kit/browser.ts'
import { guest, join, planTable, playTogether } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

const hall = hallOfItsOwn()

/** Lets the match at a path be one of older rules, while its server is away. */
async function age(path: string): Promise<void> {
  const store = await openStore(hall().data)
  const stored = await store.match(path.replace('/m/', ''))
  if (!stored) throw new Error('there is no such match')
  await store.putMatch({ ...stored, rulesVersion: 0 })
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
    await age(path)
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
