import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MailSetting } from '../../src/settings/mail-setting.tsx'

const UNCONFIRMED = {
  isOffered: true,
  hasAccount: true,
  address: 'ana@example.org',
  isConfirmed: false,
  isOn: true,
}
const TOO_MANY = { ok: false, code: 'bad-request', field: 'mail', error: 'Too many requests: wait a minute.' }

let root: Root
/** Requests to forget the address, each to be answered. */
let removals: ((answer: Response) => void)[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  removals = []
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'DELETE'
      ? new Promise((resolve) => void removals.push(resolve))
      : Promise.resolve(Response.json(UNCONFIRMED)),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('an address that cannot be forgotten now says why, and is asked to be forgotten once', async () => {
  await act(async () => root.render(<MailSetting />))
  const button = (): HTMLButtonElement | null => document.querySelector('button')
  expect(button()?.textContent).toBe('Take another address')
  await act(async () => button()?.click())
  await act(async () => button()?.click())
  expect(removals).toHaveLength(1)
  await act(async () => removals[0]?.(Response.json(TOO_MANY, { status: 429 })))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Too many requests: wait a minute.')
  expect(button()?.disabled).toBe(false)
})
