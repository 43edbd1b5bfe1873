import type { Lobby, MatchCard } from '@trialhall/protocol'
import { noteOnlineSeats } from '../device/online-seats.ts'
import { fetchLobby } from './requests.ts'

/** Whether a match waits for the one who reads the list: they are asked, or are to accept. */
export function isDue({ asked, mine, invited = [] }: Pick<MatchCard, 'asked' | 'mine' | 'invited'>): boolean {
  return invited.length > 0 || asked.some((seat) => mine.includes(seat))
}

/** How many online matches wait for me; null where the server does not say. */
export async function countDue(): Promise<number | null> {
  const lobby = await fetchLobby()
  if (!lobby.ok) return null
  rememberSeats(lobby.value)
  return lobby.value.mine.filter(isDue).length
}

/** What a lobby tells of seats of mine, for pages that have none. */
export function rememberSeats({ mine }: Pick<Lobby, 'mine'>): void {
  noteOnlineSeats(mine.filter(({ status }) => status !== 'over').length)
}
