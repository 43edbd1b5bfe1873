import { address, journey, moveTo } from '../kit/browser.ts'
import { guest, join, planTable, playTogether, stands, turnOf } from '../kit/guests.ts'
import { hallOfItsOwn } from '../kit/hall.ts'
import { lengthOf, pick } from '../kit/play.ts'
import { wireTo } from '../kit/wire.ts'
import { expect } from 'vitest'

const hall = hallOfItsOwn()
const PLAN = { game: 'sigmar', options: { roundLimit: 5 }, seats: [{ kind: 'me' }, { kind: 'open' }] }

journey(
  'a server that is killed comes back with the match, what was said and what was wished, and both pages with it',
  async () => {
    const [ana, bo] = [await guest('Ana'), await guest('Bo')]
    const path = await planTable(ana, PLAN)
    await join(bo, path)
    await ana.goto(path)
    await playTogether([ana, bo], 3)
    const [asked, other] = await turnOf([ana, bo])
    await pick(asked)
    const length = await lengthOf(asked)
    await asked.getByRole('button', { name: 'Menu' }).click()
    await asked.getByRole('button', { name: 'Ask to take back my last choice' }).click()
    await other.getByRole('button', { name: 'Agree' }).waitFor()
    await other.getByRole('button', { name: 'Talk' }).click()
    await other.getByRole('button', { name: 'One moment …' }).click()
    await other.getByRole('list', { name: 'What was said' }).getByText('One moment …').waitFor()
    await other.keyboard.press('Escape')

    await hall().stop()
    for (const page of [ana, bo]) await page.locator('[data-connection="lost"]').waitFor()
    await hall().start()
    for (const page of [ana, bo])
      await page.locator('[data-connection="connected"]').waitFor({ state: 'attached' })
    expect(await lengthOf(asked)).toBe(length)
    await other.getByRole('button', { name: 'Agree' }).click()
    for (const page of [ana, bo])
      await page.waitForFunction(
        (before) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) < before,
        length,
      )
    await asked.getByRole('button', { name: 'Talk' }).click()
    await asked.getByRole('list', { name: 'What was said' }).getByText('One moment …').waitFor()
  },
)

journey(
  'a page whose server hangs turns to another one by itself, and what was picked is done once',
  async () => {
    const [own, wire] = [address(), await wireTo(address())]
    moveTo(wire.address)
    const ana = await guest('Ana')
    moveTo(own)
    const bo = await guest('Bo')
    const path = await planTable(bo, PLAN)
    await join(ana, path)
    await bo.goto(path)
    await playTogether([ana, bo], 3)
    while ((await stands(ana)) !== 'ask') await playTogether([ana, bo], (await lengthOf(bo)) + 1)
    const length = await lengthOf(bo)
    wire.hang()
    await pick(ana)
    await bo.waitForFunction(
      (before) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) === before + 1,
      length,
    )
    await ana.locator('[data-connection="connected"]').waitFor({ state: 'attached' })
    expect(await lengthOf(ana)).toBeGreaterThanOrEqual(length + 1)
    wire.close()
  },
)
