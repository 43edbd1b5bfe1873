import { type AnyGame, Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { updateOf } from '@trialhall/table-ui/testkit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { outposts } from '../../../../../examples/outposts/game.ts'
import { SettingsProvider } from '../../../src/device/use-settings.tsx'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import { RemoteLink } from '../../../src/online/link/remote-link.ts'
import { OnlineTable } from '../../../src/online/table/online-table.tsx'
import { layOutWindow } from '../../laid-out-window.ts'
import { openProductHall } from '../../product-hall.ts'
import { cardWith, World } from '../link/world.ts'

await openProductHall()

let page: HTMLElement
let show: (how: 'going on' | 'over') => Promise<void>

beforeEach(() => {
  layOutWindow()
  vi.stubGlobal('isSecureContext', false)
  vi.stubGlobal('fetch', async () => Response.json({ ok: false, code: 'no-match', error: 'Not here.' }))
  page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const link = new RemoteLink('match0000001', new World())
  const match = sure(Match.start(outposts, { seed: 3, seats: 2 }))
  const going = updateOf(match, 0)
  const outcome = { ranks: [1, 2], scores: [3, 1], reason: 'it was played' } as never
  const over = { ...going, snapshot: { ...going.snapshot, own: null, outcome } }
  show = (how) =>
    act(async () =>
      root.render(
        <SettingsProvider>
          <ToastProvider>
            <OnlineTable
              game={outposts as AnyGame}
              card={cardWith({
                game: 'outposts',
                ...(how === 'over' ? { status: 'over', ranks: [1, 2] } : {}),
              })}
              state={link.state}
              link={link}
              update={how === 'over' ? over : going}
            />
          </ToastProvider>
        </SettingsProvider>,
      ),
    )
  return () => {
    act(() => root.unmount())
    page.remove()
    link.close()
    vi.unstubAllGlobals()
  }
})

async function press(words: string): Promise<void> {
  const found = [...page.querySelectorAll<HTMLElement>('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === words,
  )
  if (!found) throw new Error(`there is no ${words}`)
  await act(async () => found.click())
}

/** The headings of the dialogs that lie over the table. */
const dialogs = (): (string | null)[] => [...page.querySelectorAll('dialog h2')].map((h2) => h2.textContent)

test('the result is shown once a dialog is closed that was open as the match ended, and goes when it is closed itself', async () => {
  await show('going on')
  await press('Fair dice')
  expect(dialogs()).toContain('Fair dice')
  await show('over')
  expect(dialogs()).toContain('Fair dice')
  await press('Close')
  const [result] = dialogs()
  expect(result).toBe('Victory is yours')
  await press('Look at the table')
  expect(dialogs()).toEqual([])
})
