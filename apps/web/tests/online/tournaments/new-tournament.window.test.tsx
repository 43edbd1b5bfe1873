import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import { CLOCKS } from '../../../src/online/forms/setup.ts'
import { NewTournamentDialog } from '../../../src/online/tournaments/new-tournament.tsx'
import { openProductHall } from '../../product-hall.ts'

await openProductHall()

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <ToastProvider>
        <NewTournamentDialog onOpened={(id) => navigate(`/t/${id}`)} onClose={() => undefined} />
      </ToastProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const minutes = (): (string | undefined)[] =>
  ['showMinutes', 'roundMinutes', 'breakMinutes'].map(
    (name) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value,
  )

/** Types into a field as people do: React hears of it. */
function type(field: HTMLInputElement | HTMLSelectElement | null | undefined, value: string): void {
  if (!field) throw new Error('there is no such field')
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  act(() => {
    set?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

const clockOf = (kind: 'live' | 'days', at = 0): string =>
  CLOCKS.filter(({ plan }) => plan.kind === kind)[at]?.id ?? ''

function chooseClock(clock: string): void {
  const fields = [...document.querySelectorAll('select')]
  type(
    fields.find((select) => [...select.options].some(({ value }) => value === clock)),
    clock,
  )
}

test('times that were typed stay with another clock of their kind, and are those of days with a clock of days', () => {
  expect(minutes()).toEqual(['10', '120', '2'])
  type(document.querySelector<HTMLInputElement>('input[name=roundMinutes]'), '70')
  chooseClock(clockOf('live', 0))
  chooseClock(clockOf('live', 1))
  expect(minutes()).toEqual(['10', '70', '2'])
  chooseClock(clockOf('days', 0))
  expect(minutes()).toEqual(['4320', '43200', '0'])
  chooseClock(clockOf('live', 0))
  expect(minutes()).toEqual(['10', '120', '2'])
})

test('an empty field for the most entrants stays empty when the system is another one', () => {
  const most = document.querySelector<HTMLInputElement>('input[name=most]')
  type(most, '')
  const elimination = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith('Single elimination'),
  )
  act(() => elimination?.click())
  expect(elimination?.querySelector('input')?.checked).toBe(true)
  expect(most?.value).toBe('')
})
