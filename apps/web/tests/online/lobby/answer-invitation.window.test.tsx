import type { MatchCard } from '@trialhall/protocol'
import { act, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../../src/kit/toasts.tsx'
import { AnswerInvitation } from '../../../src/online/lobby/answer-invitation.tsx'
import { type SeatSought, SittingDown } from '../../../src/online/lobby/sitting-down.tsx'
import { openProductHall } from '../../product-hall.ts'
import { cardWith } from '../link/world.ts'

await openProductHall()

const ANA = 'person000001'
const closing: (() => void)[] = []
/** What was asked of the server: where, and with what. */
let asked: (readonly [string, unknown])[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  asked = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push([url, JSON.parse(String(body))])
    return Response.json(cardWith({ status: 'open' }))
  })
})

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
})

/** A table at which Bo keeps seats for Ana. */
function invitation(part: Partial<MatchCard>, seats: readonly number[] = [1]): MatchCard {
  const bo = { seat: 0, kind: 'person', name: 'Bo', id: 'person000002' } as const
  const kept = seats.map((seat) => ({
    seat,
    kind: 'open' as const,
    name: '',
    invited: { id: ANA, name: 'Ana' },
  }))
  return cardWith({ status: 'open', mine: [], invited: [...seats], seats: [bo, ...kept] as never, ...part })
}

interface InvitedProps {
  readonly card: MatchCard
  readonly onAccepted: (match: string) => void
}

/** The invitation as the lobby shows it, with what is asked beside it. */
function Invited({ card, onAccepted }: InvitedProps): ReactNode {
  const [sought, setSought] = useState<SeatSought | null>(null)
  return (
    <>
      <AnswerInvitation
        card={card}
        onAccepted={onAccepted}
        onBring={(seat) => setSought({ card, seat })}
        onAnswered={() => undefined}
      />
      {sought ? (
        <SittingDown
          sought={sought}
          lobby={{ mine: [card], open: [], running: [] }}
          onSit={onAccepted}
          onClose={() => setSought(null)}
        />
      ) : null}
    </>
  )
}

interface Page {
  readonly page: HTMLElement
  readonly accepted: string[]
}

function shown(card: MatchCard): Page {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  closing.push(() => {
    act(() => root.unmount())
    page.remove()
  })
  const accepted: string[] = []
  act(() =>
    root.render(
      <ToastProvider>
        <Invited card={card} onAccepted={(match) => void accepted.push(match)} />
      </ToastProvider>,
    ),
  )
  return { page, accepted }
}

const named = (page: HTMLElement, words: string): HTMLElement | undefined =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent?.trim() === words)

async function press(page: HTMLElement, words: string): Promise<void> {
  const found = named(page, words)
  if (!found) throw new Error(`there is no ${words}`)
  await act(async () => found.click())
}

const SECRET = { game: 'eldar', options: { format: 'standard', decks: ['', ''] } } as const

test('who is asked to a table to which each brings a deck chooses it before they sit', async () => {
  const { page, accepted } = shown(invitation(SECRET))
  await press(page, 'Accept')
  expect([asked, accepted]).toEqual([[], []])
  expect(page.textContent).toContain('Sit down at seat 2')
  await press(page, 'Sit down')
  expect(asked).toMatchObject([
    ['/api/matches/match0000001/seats/1', { options: { decks: expect.any(String) } }],
  ])
  expect(accepted).toEqual(['match0000001'])
})

test('who plays again brings what they brought before, and is not asked anew', async () => {
  const { page, accepted } = shown(invitation({ ...SECRET, after: 'match0000000' }))
  await press(page, 'Accept')
  expect(asked).toMatchObject([['/api/matches/match0000001/seats/1', { options: {} }]])
  expect(accepted).toEqual(['match0000001'])
})

test('who is kept several seats to which something is brought goes to the table, where they take each', async () => {
  const { page, accepted } = shown(invitation(SECRET, [1, 2]))
  await press(page, 'Accept')
  expect([asked, accepted]).toEqual([[], ['match0000001']])
})

test('where nothing is brought all kept seats are taken at once', async () => {
  const { page, accepted } = shown(invitation({ options: {} }, [1, 2]))
  await press(page, 'Accept')
  expect(asked.map(([url]) => url)).toEqual([
    '/api/matches/match0000001/seats/1',
    '/api/matches/match0000001/seats/2',
  ])
  expect(accepted).toEqual(['match0000001'])
})

test('a seat at a table of a tournament is not declined here: the tournament is told on its page', () => {
  const tournament = { id: 'tournament01', name: 'Cup' } as never
  const { page } = shown(invitation({ options: {}, tournament }))
  expect(named(page, 'Decline')).toBeUndefined()
  expect(named(page, 'Take your seat')).toBeDefined()
  expect(named(page, 'To the tournament')?.getAttribute('href')).toBe('/t/tournament01')
})
