import type { Result } from '@trialhall/kernel'
import type { Lobby } from '@trialhall/protocol'
import { fetchLobby, type PageStart } from '../../api/requests.ts'

const LISTS = ['open', 'running'] as const
/** A list of the lobby that comes in pages. */
export type PagedList = (typeof LISTS)[number]
/** How many pages of each list are shown. */
export type PageCounts = Readonly<Record<PagedList, number>>

/** The lobby with so many pages of each list, or with all there are. One page that cannot be had is a fault. */
export async function fetchPages(
  wanted: PageCounts,
  fetchPage: (from: PageStart) => Promise<Result<Lobby>> = fetchLobby,
): Promise<Result<Lobby>> {
  const first = await fetchPage({})
  if (!first.ok) return first
  let lobby = first.value
  for (let shown = 1; ; shown++) {
    const from = startOfNext(lobby, (list) => wanted[list] > shown)
    if (Object.keys(from).length === 0) return { ok: true, value: lobby }
    const next = await fetchPage(from)
    if (!next.ok) return next
    lobby = joined(lobby, next.value, from)
  }
}

/** How many requests the lobby takes with so many pages. */
export function requestsFor(wanted: PageCounts): number {
  return Math.max(...LISTS.map((list) => wanted[list]))
}

function startOfNext({ more }: Lobby, isWanted: (list: PagedList) => boolean): PageStart {
  const places = LISTS.map((list) => [list, isWanted(list) ? (more?.[list] ?? null) : null])
  return Object.fromEntries(places.filter(([, place]) => place !== null))
}

/** A table that moved from one page to the next meanwhile stands there once. */
function joined(lobby: Lobby, next: Lobby, from: PageStart): Lobby {
  const more = { open: null, running: null, ...lobby.more }
  const lists = { open: lobby.open, running: lobby.running }
  for (const list of LISTS) {
    if (from[list] === undefined) continue
    const known = new Set(lists[list].map(({ id }) => id))
    lists[list] = [...lists[list], ...next[list].filter(({ id }) => !known.has(id))]
    more[list] = next.more?.[list] ?? null
  }
  return { ...lobby, ...lists, more }
}
