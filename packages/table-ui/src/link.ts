import type { AnyView, Ask, SeenEvent, Options, Outcome, Seat, Viewer } from '@trialhall/kernel'

/** Who sits on a seat. */
export interface SeatInfo {
  readonly seat: Seat
  /** What the person or bot is called at this table. */
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The bot's strength, e.g. 'expert'. */
  readonly strength?: string
  /** Where one person holds several seats of a shared screen: a number that these seats have in common. */
  readonly person?: number
}

/** Who plays the seat of a person who no longer does. */
export type StandIn = 'bot' | 'nobody'

/** Who makes a choice: the person themselves, or the table for them where they have nothing to decide or asked it to. */
export type ChosenBy = 'person' | 'table'

/** Everything a page shows of a match at one moment, as one viewer may see it. */
export interface TableSnapshot {
  readonly gameId: string
  readonly options: Options
  readonly seats: readonly SeatInfo[]
  /** Number of choices made so far. */
  readonly length: number
  /** Whose eyes the page looks through; null for a spectator and between two persons on one screen. */
  readonly viewer: Viewer
  /** The seats that are looked through, where the person who looks may hold several; `viewer` is one of them. */
  readonly eyes?: readonly Seat[]
  readonly view: AnyView
  /** Who is asked now, and what; without the options. */
  readonly asked: readonly Pick<Ask, 'seat' | 'prompt'>[]
  /** The viewer's own open ask. */
  readonly own: Ask | null
  readonly canGoBack: boolean
  /** What is asked was answered before and taken back, or the table could not pass it: nothing is passed here by itself. */
  readonly isAskedAnyway?: boolean
  readonly outcome: Outcome | null
  /** The seat whose bot is thinking. */
  readonly thinking: Seat | null
  /** Who plays on for the viewer, who has left or ran out of time while the match goes on; unset while they play. */
  readonly standIn?: StandIn
  /** A coach leads through the match, so that nothing is answered by itself. */
  readonly isCoached?: boolean
  /** What the table waits for besides its players, as one sentence: a coach who wants to be heard. */
  readonly pausedFor?: string
}

/**
 * Tells the eyes of one person from those of another: a board that was looked at through some is not shown to others, but the seats
 * of one person see the same.
 */
export function eyesKey({ viewer, eyes }: Pick<TableSnapshot, 'viewer' | 'eyes'>): string {
  return viewer === null ? 'nobody' : (eyes ?? [viewer]).join(' ')
}

/** A new moment of a match. */
export interface TableUpdate {
  readonly snapshot: TableSnapshot
  /** Everything the viewer heard since the match began. */
  readonly story: readonly SeenEvent[]
  /** Index in `story` of the first event that is new and should be shown in motion. */
  readonly fresh: number
}

/**
 * A page's connection to a match, whether it is played in a worker of the page or on a server. Commands are answered by
 * the next update; what cannot be done is told to `onFault` in one sentence and changes nothing.
 */
export interface TableLink {
  /** Calls back at once with the present and then with every change. Returns what ends it. */
  subscribe(listener: (update: TableUpdate) => void): () => void
  onFault(listener: (sentence: string) => void): () => void
  /** Picks an option of a seat's ask by its index. `length` is the snapshot's, so that a stale click is refused. */
  choose(seat: Seat, pick: number, length: number): void
  /** The same, where the table passes for a person by itself: Back leads over it. */
  passFor?(seat: Seat, pick: number, length: number): void
  /** Takes back the last choice that the person made themselves, with what was passed for them since. */
  back(seat: Seat): void
  /** Looks through another seat's eyes (persons who share a screen). */
  look(viewer: Viewer): void
  /** Lets bots move without a pause until a person is needed, where the match is played on this device. */
  hurry?(): void
  close(): void
}
