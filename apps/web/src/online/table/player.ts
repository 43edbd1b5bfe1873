import type { Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import type { TableUpdate } from '@trialhall/table-ui'

type Sat = Pick<MatchCard, 'seats'>
type Seen = Pick<TableUpdate['snapshot'], 'viewer' | 'own' | 'outcome' | 'length'>

/** The seat that is still played from this page; null for who only watches, gave up, or has come to the end. */
export function playerAt({ seats }: Sat, { viewer, outcome }: Pick<Seen, 'viewer' | 'outcome'>): Seat | null {
  const isPlaying = viewer !== null && outcome === null && seats[viewer]?.gone === undefined
  return isPlaying ? viewer : null
}

/** Somebody plays at this page, and others are asked. */
export function isWaiting(card: Sat, snapshot: Seen): boolean {
  return playerAt(card, snapshot) !== null && snapshot.own === null && snapshot.length > 0
}
