import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import type { MatchCard } from '@trialhall/protocol'
import { updateOf } from '@trialhall/table-ui/testkit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SettingsProvider } from '../../../src/device/use-settings.tsx'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import { OnlineEnd } from '../../../src/online/table/online-end.tsx'
import { layOutWindow } from '../../laid-out-window.ts'
import { openProductHall } from '../../product-hall.ts'
import { cardWith } from '../link/world.ts'

await openProductHall()
const game = sure(games.find('sigmar'))
const board = await gameParts['sigmar']?.board?.()

let root: Root
let asked: string[]

beforeEach(() => {
  layOutWindow()
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ ok: false, code: 'no-match', error: 'Not here.' })
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The end of a match that somebody left, under a card of the server that may not say so yet. */
function show(card: MatchCard): Promise<void> {
  const match = sure(Match.start(game, { seats: 2, seed: 'end' }))
  match.leave(1)
  const update = updateOf(match, 0)
  const shown = {
    board,
    above: '',
    clock: null,
    next: null,
    onShare: () => {},
    onVerify: () => {},
    onClose: () => {},
  }
  return act(async () =>
    root.render(
      <SettingsProvider>
        <ToastProvider>
          <OnlineEnd {...shown} card={card} update={update} />
        </ToastProvider>
      </SettingsProvider>,
    ),
  )
}

test('the log of a match is asked for once the server has noted that it is over: before, nobody gets it', async () => {
  const logs = (): string[] => asked.filter((url) => url.endsWith('/log'))
  await show(cardWith({ status: 'playing' }))
  expect(document.querySelector('[data-tale="telling"]')).not.toBeNull()
  expect(logs()).toEqual([])
  await show(cardWith({ status: 'over', ranks: [1, 2], seed: 'end' }))
  expect(logs()).toEqual(['/api/matches/match0000001/log'])
})
