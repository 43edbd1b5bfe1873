import type { AnyGame, Log, Seat } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import type { MatchCard } from '@trialhall/protocol'

/** Where a match that is watched comes from: this device, a link that holds it whole, or the server. */
export type RecordingSource =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'online'; readonly card: MatchCard }

/** A match to be watched: all of it, and who sat where. */
export interface Recording {
  readonly game: AnyGame
  readonly log: Log
  readonly seats: readonly SeatInfo[]
  /** Seats of the person at this page. */
  readonly own: readonly Seat[]
  readonly source: RecordingSource
}
