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
/** How the letters stand when the page looks. */
let found: object
/** Requests to change something, each to be answered. */
let changes: ((answer: Response) => void)[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  changes = []
  found = UNCONFIRMED
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' || method === undefined
      ? Promise.resolve(Response.json(found))
      : new Promise((resolve) => void changes.push(resolve)),
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
  expect(changes).toHaveLength(1)
  await act(async () => changes[0]?.(Response.json(TOO_MANY, { status: 429 })))
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Too many requests: wait a minute.')
  expect(button()?.disabled).toBe(false)
})

test('letters that are switched twice at once are switched once', async () => {
  found = { ...UNCONFIRMED, isConfirmed: true }
  await act(async () => root.render(<MailSetting />))
  const box = (): HTMLInputElement | null => document.querySelector('input[type=checkbox]')
  await act(async () => box()?.click())
  await act(async () => box()?.click())
  expect(changes).toHaveLength(1)
  await act(async () => changes[0]?.(Response.json({ ...found, isOn: false })))
  expect(box()?.checked).toBe(false)
})
