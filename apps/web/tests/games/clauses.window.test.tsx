import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Clauses } from '../../src/games/clauses.tsx'
import { hallOfPage, openHall } from '../../src/games/hall.ts'
import { useGlossary } from '../../src/games/use-board.ts'
import { openProductHall } from '../product-hall.ts'

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  await openProductHall()
  // A connection that goes while a page is open.
  openHall({ ...hallOfPage(), rules: () => Promise.reject(new Error('offline')) })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  await openProductHall()
})

function Board(): ReactNode {
  return <p>{useGlossary('no-words').length} words</p>
}

test('a table whose words cannot be fetched is laid without them', async () => {
  await act(async () => root.render(<Board />))
  expect(document.body.textContent).toBe('0 words')
})

test('a rule that cannot be fetched leaves what stands around it', async () => {
  await act(async () =>
    root.render(
      <form>
        <input defaultValue="Ana" />
        <Clauses gameId="no-rules" ids={['S-1.1']} />
      </form>,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('dialog')?.textContent).toContain('The rule cannot be shown now.')
  expect(document.querySelector('input')?.value).toBe('Ana')
})
