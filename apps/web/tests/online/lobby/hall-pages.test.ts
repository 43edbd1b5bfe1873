import type { Result } from '@trialhall/kernel'
import type { Lobby, MatchCard } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import type { PageStart } from '../../../src/api/requests.ts'
import { fetchPages, requestsFor } from '../../../src/online/lobby/hall-pages.ts'

const PAGE = { open: 3, running: 2 }

function cards(prefix: string, count: number): MatchCard[] {
  return Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n}` }) as MatchCard)
}

/** A server with so many tables, asked page by page. */
function serverOf(open: readonly MatchCard[], running: readonly MatchCard[]) {
  const asked: PageStart[] = []
  const next = (at: number, length: number): number | null => (at < length ? at : null)
  const fetchPage = async (from: PageStart): Promise<Result<Lobby>> => {
    asked.push(from)
    const [o, r] = [from.open ?? 0, from.running ?? 0]
    const lists = { open: open.slice(o, o + PAGE.open), running: running.slice(r, r + PAGE.running) }
    const more = {
      open: next(o + PAGE.open, open.length),
      running: next(r + PAGE.running, running.length),
    }
    return { ok: true, value: { mine: [], ...lists, more } }
  }
  return { asked, fetchPage }
}

const idsOf = (list: readonly MatchCard[]): string => list.map(({ id }) => id).join(' ')

test('one page of each list is one request', async () => {
  const { asked, fetchPage } = serverOf(cards('o', 7), cards('r', 5))
  const lobby = await fetchPages({ open: 1, running: 1 }, fetchPage)
  expect(asked).toEqual([{}])
  expect(lobby).toMatchObject({ ok: true, value: { more: { open: 3, running: 2 } } })
})

test('further pages follow the first, each list by itself', async () => {
  const { asked, fetchPage } = serverOf(cards('o', 7), cards('r', 5))
  const lobby = await fetchPages({ open: 3, running: 2 }, fetchPage)
  expect(asked).toEqual([{}, { open: 3, running: 2 }, { open: 6 }])
  if (!lobby.ok) throw new Error('The lobby did not come.')
  expect(idsOf(lobby.value.open)).toBe('o0 o1 o2 o3 o4 o5 o6')
  expect(idsOf(lobby.value.running)).toBe('r0 r1 r2 r3')
  expect(lobby.value.more).toEqual({ open: null, running: 4 })
  expect(requestsFor({ open: 3, running: 2 })).toBe(3)
})

test('no page is asked for beyond the last', async () => {
  const { asked, fetchPage } = serverOf(cards('o', 4), cards('r', 1))
  await fetchPages({ open: 9, running: 9 }, fetchPage)
  expect(asked).toEqual([{}, { open: 3 }])
})

test('a table that moved to the next page meanwhile stands there once', async () => {
  const { fetchPage } = serverOf([...cards('o', 3), ...cards('o', 3), ...cards('p', 1)], [])
  const lobby = await fetchPages({ open: 3, running: 1 }, fetchPage)
  if (!lobby.ok) throw new Error('The lobby did not come.')
  expect(idsOf(lobby.value.open)).toBe('o0 o1 o2 p0')
})

test('a page that cannot be had is a fault, and a server without pages has one', async () => {
  const fault = { code: 'bad-request', field: 'body', message: 'Wait a moment.' } as const
  const { fetchPage } = serverOf(cards('o', 7), [])
  const refuseMore = (from: PageStart): Promise<Result<Lobby>> =>
    from.open === undefined ? fetchPage(from) : Promise.resolve({ ok: false, fault })
  expect(await fetchPages({ open: 2, running: 1 }, refuseMore)).toEqual({ ok: false, fault })
  const old: Lobby = { mine: [], open: cards('o', 2), running: [] }
  const lobby = await fetchPages({ open: 2, running: 2 }, async () => ({ ok: true, value: old }))
  expect(lobby).toEqual({ ok: true, value: old })
})
