import { expect } from 'vitest'
import { PHONE, journey, watchFaults } from '../kit/browser.ts'
import { guest } from '../kit/guests.ts'

journey(
  'somebody is challenged on their profile, told so in the lobby, and plays; or would rather not',
  async () => {
    const [ana, bo] = [await guest('Ana'), await guest('Bo', PHONE)]
    const faults = [ana, bo].map(watchFaults)
    const answer = await bo.request.get('/api/me')
    const { id } = (await answer.json()) as { readonly id: string }

    await ana.goto(`/people/${id}`)
    await ana.getByRole('button', { name: 'Challenge Bo' }).click()
    const form = ana.getByRole('dialog', { name: 'Challenge Bo' })
    await form.getByText('They are asked, and nobody else may sit down here.').waitFor()
    await form.getByRole('button', { name: 'Open the table' }).click()
    await ana.getByText('Waiting for Bo').or(ana.getByText('is asked, and')).first().waitFor()

    expect(await ana.getByText('Link to this table').count()).toBe(0) // nobody else may sit down

    await bo.goto('/play')
    await bo.getByText('Ana challenges you').first().waitFor()
    await bo.getByRole('button', { name: 'Accept' }).first().click()
    for (const page of [ana, bo]) await page.locator('[data-length]').waitFor()

    await bo.goto('/play')
    await ana.goto(`/people/${id}`)
    await ana.getByRole('button', { name: 'Challenge Bo' }).click()
    await form.getByRole('button', { name: 'Open the table' }).click()
    await ana.getByText('is asked, and').first().waitFor()
    await bo.getByRole('button', { name: 'Decline' }).first().click()
    await ana.getByText('Bo would rather not play now.').waitFor()
    expect(faults.flat()).toEqual([])
  },
)
