import { expect } from 'vitest'
import { PHONE, journey, watchFaults } from '../kit/browser.ts'
import { inLobby } from '../kit/guests.ts'

journey('terms are saved under a name, and open a table with one press the next time', async () => {
  const page = await inLobby('Ana', PHONE)
  const faults = watchFaults(page)
  const dialog = page.getByRole('dialog', { name: 'A match with others' })
  await page.getByRole('button', { name: 'Open a table' }).click()
  await dialog.getByRole('spinbutton', { name: 'Rounds' }).fill('3')
  await dialog.getByText('Everybody here').click()
  await dialog.getByText('Save these terms for next time').click()
  await dialog.getByRole('textbox', { name: 'A name for them' }).fill('Short evenings')
  await dialog.getByRole('button', { name: 'Save the terms' }).click()
  await dialog.getByText('“Short evenings” is saved').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Open a table' }).click()
  await dialog.getByRole('button', { name: 'Rename “Short evenings”' }).click()
  await dialog.getByRole('textbox', { name: 'New name' }).fill('Evenings')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Open “Evenings”' }).click()
  await page.getByRole('heading', { name: /^A table of / }).waitFor()
  const match = new URL(page.url()).pathname.slice('/m/'.length)
  const card: unknown = await (await page.request.get(`/api/matches/${match}`)).json()
  expect(card).toMatchObject({ visibility: 'public', options: { roundLimit: 3 } })

  await page.goto('/play')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await dialog.getByRole('button', { name: 'Delete “Evenings”' }).click()
  await expect.poll(() => dialog.getByText('Your saved terms').count()).toBe(0)
  expect(faults).toEqual([])
})
