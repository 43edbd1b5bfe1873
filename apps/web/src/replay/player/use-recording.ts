import { games } from '../../games/hall.ts'
import { type Log, type Result, checkLog, fault, ok, readLog } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { useCallback } from 'react'
import { guestSeats } from '../../match/seating.ts'
import { fetchCard, fetchLog } from '../../api/requests.ts'
import { seatInfoOf } from '../../api/seat-info.ts'
import { readMatch } from '../../device/saved-matches.ts'
import { otherRulesWords } from '../../match/other-rules.ts'
import { namesIn } from '../../match/named-log.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { Reel } from '../reel.ts'
import type { RecordingSource, Recording } from '../recording.ts'

/** Where a replay is to come from, as an address says it. */
export type Source =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'online'; readonly id: string }

/** A match that can be watched: its recording, played once. */
export interface Wound {
  readonly recording: Recording
  readonly reel: Reel
}

/** Brings the match that an address names: undefined until it is here. */
export function useRecording(source: Source): Result<Wound> | undefined {
  const { kind } = source
  const load = useCallback((key: string) => brought(kind, key), [kind])
  return useFetched(load, source.kind === 'link' ? source.address : source.id)
}

async function brought(kind: Source['kind'], key: string): Promise<Result<Wound>> {
  switch (kind) {
    case 'device':
      return fromDevice(key)
    case 'link':
      return fromLink(key)
    case 'online':
      return fromServer(key)
  }
}

function fromDevice(id: string): Result<Wound> {
  const read = readMatch(id)
  if (!read.ok) return read
  const { log, seats } = read.value
  const own = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  return wound(log, { seats, own, source: { kind: 'device', id } })
}

/** The match of an address that holds it whole. */
export function fromLink(address: string): Result<Wound> {
  if (address.endsWith('#'))
    return fault('no-match', 'link', 'The address holds no match: its end may have been cut off.')
  const log = readLog(address)
  if (!log.ok) return log
  const seats = guestSeats(log.value, namesIn(address, log.value.seats))
  return wound(log.value, { seats, own: [], source: { kind: 'link' } })
}

async function fromServer(id: string): Promise<Result<Wound>> {
  const [card, log] = await Promise.all([fetchCard(id), fetchLog(id)])
  if (!card.ok) return card
  if (card.value.status !== 'over')
    return fault(
      'bad-request',
      'match',
      'This match is still being played: you can watch the replay once it is over.',
    )
  if (!log.ok) return log
  const source: RecordingSource = { kind: 'online', card: card.value }
  return wound(log.value, { seats: card.value.seats.map(seatInfoOf), own: card.value.mine, source })
}

interface Around {
  readonly seats: readonly SeatInfo[]
  readonly own: readonly number[]
  readonly source: RecordingSource
}

function wound(given: Log, around: Around): Result<Wound> {
  const log = checkLog(given)
  if (!log.ok) return log
  const game = games.find(log.value.game)
  if (!game.ok) return game
  const other = otherRulesWords(game.value, log.value)
  if (other !== null) return fault('foreign-log', 'log', other)
  const reel = Reel.wind(game.value, log.value)
  if (!reel.ok) return reel
  return ok({ recording: { game: game.value, log: reel.value.log, ...around }, reel: reel.value })
}
