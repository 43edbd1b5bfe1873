import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { ProfileName } from '../../src/online/profile-name.tsx'
import { Opponents } from '../../src/online/table/opponents.tsx'
import { SeatStrip } from '../../src/online/table/seat-strip.tsx'

const ANA: SeatHolder = { seat: 0, kind: 'person', name: 'Ana', id: 'person000001', hasAccount: true }
const BO: SeatHolder = { seat: 1, kind: 'person', name: 'Bo', id: 'person000002', hasAccount: true }
const GUEST: SeatHolder = { seat: 2, kind: 'person', name: 'Guest', id: 'person000003' }
const BOT: SeatHolder = { seat: 3, kind: 'bot', name: 'Mirel', strength: 'adept' }

function page(node: ReactNode): Document {
  const text = renderToStaticMarkup(<Router ssrPath="/">{node}</Router>)
  return new DOMParser().parseFromString(text, 'text/html')
}

function links(node: ReactNode): (string | null)[][] {
  return [...page(node).querySelectorAll('a')].map((link) => [
    link.querySelector('bdi')?.textContent ?? null,
    link.getAttribute('href'),
    link.getAttribute('target'),
  ])
}

test('a name of somebody with an account leads to their profile; those of guests and bots do not', () => {
  const all = [ANA, GUEST, BOT].map((who) => <ProfileName key={who.seat} who={who} />)
  expect(links(all)).toEqual([['Ana', '/people/person000001', null]])
})

test('at the table a profile opens in a tab of its own, and the own seat leads nowhere', () => {
  const card = { seats: [ANA, BO, GUEST, BOT], mine: [0], clock: { kind: 'none' } } as unknown as MatchCard
  const strip = <SeatStrip game={{}} card={card} asked={[]} clock={null} easing={null} isWatching={false} />
  expect(links(strip)).toEqual([['Bo', '/people/person000002', '_blank']])
})

test('at the end the others with an account are named once each', () => {
  const seats = [ANA, BO, GUEST, { ...BO, seat: 3 }]
  const card = { seats, mine: [0] } as unknown as MatchCard
  expect(links(<Opponents card={card} />)).toEqual([['Bo', '/people/person000002', '_blank']])
  expect(page(<Opponents card={{ ...card, seats: [ANA, GUEST, BOT] }} />).body.textContent).toBe('')
})
