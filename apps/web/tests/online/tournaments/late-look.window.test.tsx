import { fault, ok, type Result } from '@trialhall/kernel'
import type { TournamentView } from '@trialhall/protocol'
import { act, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import {
  type TournamentLook,
  useTournament,
  type WatchedTournament,
} from '../../../src/online/tournaments/use-tournament.ts'

const viewAt = (revision: number): TournamentView => ({ revision, now: 0 }) as unknown as TournamentView

let end: () => void = () => undefined

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('a look that is answered late does not undo what somebody did meanwhile', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const answers: ((found: Result<TournamentView>) => void)[] = []
  const fetchView: TournamentLook = () => new Promise((resolve) => void answers.push(resolve))
  let watched: WatchedTournament | undefined
  function Page(): ReactNode {
    const now = useTournament('tournament01', fetchView)
    useEffect(() => {
      watched = now
    })
    return now.view?.revision
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  end = () => act(() => root.unmount())
  await act(async () => root.render(<Page />))
  await act(async () => answers[0]?.(ok(viewAt(6))))
  act(() => watched?.look())
  act(() => watched?.show(viewAt(8)))
  await act(async () => answers[1]?.(ok(viewAt(7))))
  expect(page.textContent).toBe('8')
  act(() => watched?.look())
  await act(async () => answers[2]?.(ok(viewAt(9))))
  expect(page.textContent).toBe('9')
  act(() => watched?.look())
  act(() => watched?.show(viewAt(10)))
  await act(async () => answers[3]?.(fault('bad-request', 'storage', 'The server is busy.')))
  expect(watched?.trouble).toBeNull()
  act(() => watched?.look())
  await act(async () => answers[4]?.(fault('bad-request', 'storage', 'The server is busy.')))
  expect(watched?.trouble).toBe('The server is busy.')
})
