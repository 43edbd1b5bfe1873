import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  DESKTOP,
  PHONE,
  type WindowSize,
  address,
  journey,
  newPage,
  ownBrowser,
  watchFaults,
} from '../kit/browser.ts'
import { introduced, join, openTable, playTogether, turnOf } from '../kit/guests.ts'
import { lengthOf, pick } from '../kit/play.ts'

/** Hosts that browsers trust no more than any machine of a network at home: what needs a secure connection is missing there. */
const HOSTS = ['hall.test', 'table.test'] as const
const originOf = (host: string): string => `http://${host}:${new URL(address()).port}`

/** A browser to which the server has these hosts' names. */
const atHome = (): Promise<Browser> =>
  ownBrowser([`--host-resolver-rules=${HOSTS.map((one) => `MAP ${one} 127.0.0.1`).join()}`])

interface Place {
  readonly size: WindowSize
  readonly host: string
  readonly browser: Browser
}

/** Somebody who opened the server at an address of its network, over plain HTTP. */
async function neighbour(name: string, { size, host, browser }: Place): Promise<Page> {
  const page = await newPage(size, { baseURL: originOf(host), browser })
  await introduced(page, name)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(new URL(page.url()).origin).toBe(originOf(host))
  return page
}

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: item }).click()
}

journey(
  'two devices play over plain HTTP, each at an address of its own: choices, take-backs, talk, links, replay',
  async () => {
    const browser = await atHome()
    const ana = await neighbour('Ana', { size: DESKTOP, host: HOSTS[0], browser })
    const bo = await neighbour('Bo', { size: PHONE, host: HOSTS[1], browser })
    const faults = [ana, bo].map(watchFaults)
    const path = await openTable(ana, { rounds: 2 })

    await ana.getByRole('button', { name: 'Copy the link' }).click()
    await ana.getByText('The link is copied').waitFor()
    await ana.getByRole('textbox', { name: 'Say something' }).focus()
    await ana.keyboard.press('ControlOrMeta+V')
    expect(await ana.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe(
      `${originOf(HOSTS[0])}${path}`,
    )

    await join(bo, path)
    expect(await playTogether([ana, bo], 3)).toBe('open')
    const [asked, other] = await turnOf([ana, bo])
    await pick(asked)
    const length = await lengthOf(asked)
    await menu(asked, 'Ask to take back my last choice')
    await other.getByRole('button', { name: 'Agree' }).click()
    await asked.waitForFunction(
      (before) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) < before,
      length,
    )

    await bo.getByRole('button', { name: 'Talk' }).click()
    await bo.getByRole('button', { name: 'Good luck!' }).click()
    await ana.getByRole('button', { name: /Talk\s*1/ }).click()
    await ana.getByRole('list', { name: 'What was said' }).getByText('Good luck!').waitFor()
    await Promise.all([ana, bo].map((page) => page.keyboard.press('Escape')))

    expect(await playTogether([ana, bo])).toBe('end')
    await bo.getByRole('link', { name: 'Replay', exact: true }).click()
    await bo.locator('[data-settled="true"]').waitFor()
    expect(faults.flat()).toEqual([])
  },
)

journey('what needs a secure connection says so where it would stand', async () => {
  const ana = await neighbour('Ana', { size: PHONE, host: HOSTS[0], browser: await atHome() })
  await ana.goto('/settings')
  await ana.getByText('Browsers show notifications only over a secure connection').waitFor()
  await ana.getByText('Browsers install apps and keep them offline only over a secure connection').waitFor()
  expect(await ana.getByRole('button', { name: /Install|Allow/ }).count()).toBe(0)
})
