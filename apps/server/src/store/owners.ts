/** One life of a process: its number is the token without which nothing is written. */
export type SessionId = number

/** Another process that shares the hall and is alive. */
export interface Peer {
  readonly id: SessionId
  /** It is about to go, and takes no matches any more. */
  readonly isDraining: boolean
}

/** Whose a match is, once it was asked for. */
export interface Claimed {
  /** Null where there is no such match, and it was not to be a new one. */
  readonly owner: SessionId | null
  /** Nothing is stored of it yet. */
  readonly isNew: boolean
}

/** Which matches are asked for. */
export interface Claiming {
  readonly matches: readonly string[]
  /** Whoever asks is about to make them; else only those are taken that are stored. */
  readonly areNew: boolean
}

/**
 * Which process of a hall owns which match. Only the owner writes to it. A match that nobody owns, or somebody who is fenced, belongs to whoever
 * asks first.
 */
export interface Owners {
  /** This process. */
  readonly me: SessionId
  /** A name that no other hall has. */
  readonly hall: string
  /** Takes those that are free; answers whose each is now. */
  claim(wanted: Claiming): Promise<ReadonlyMap<string, Claimed>>
  /**
   * Takes the matches under way whose clock runs and that belong to processes that are fenced; answers all such that are ours now. What waits for
   * nobody is not touched, as that may be every match that was ever played: it is free, and belongs to whoever asks for it.
   */
  claimLeft(): Promise<readonly string[]>
  /** Which of these belong to processes that are fenced: nobody has looked at them since. */
  leftBehind(matches: readonly string[]): Promise<readonly string[]>
  /** Gives matches to another process, or to nobody. */
  handOver(matches: readonly string[], to: SessionId | null): Promise<void>
  /** Who else is alive; whoever is dead or hangs is fenced first. */
  look(): Promise<readonly Peer[]>
  /** Tells the others that this process is about to go. */
  drain(): Promise<void>
}

/** Something was to be written to a match that another process owns. */
export class NotMine extends Error {
  override readonly name = 'NotMine'
  readonly match: string

  constructor(match: string) {
    super(`match ${match} belongs to another process of this hall`)
    this.match = match
  }
}

/** For work that others do where a match is theirs: any other error is thrown on. */
export function ignoreNotMine(error: unknown): void {
  if (!(error instanceof NotMine)) throw error
}
