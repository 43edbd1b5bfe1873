import type { MatchCard } from '@trialhall/protocol'
import type { StoredMatch } from '../store/store.ts'
import type { Tenure } from './tenure.ts'

/** Something that is to be done at a match by whoever owns it. */
export interface OwnersAct {
  readonly act:
    | 'rename'
    | 'disclose'
    | 'free'
    | 'forget'
    | 'leave'
    | 'close-as'
    | 'award'
    | 'unsay'
    | 'settle'
    | 'unseek'
    | 'tournament'
  readonly match: string
  readonly given: unknown
}

/** What matches of this process need of those of others. */
export interface Elsewhere {
  /** Which matches are ours; null where all are. */
  readonly tenure: Tenure | null
  /** Has something done by the owner of a match; `here` does it where that is this process. */
  at<T>(what: OwnersAct, here: () => Promise<T>): Promise<T>
  /** Cards of matches, each made by its owner where that knows more; `here` makes one as far as this process knows it. */
  cards(
    matches: readonly StoredMatch[],
    identity: string,
    here: (stored: StoredMatch) => MatchCard,
  ): Promise<MatchCard[]>
}

/** Of a process that has a hall alone. */
export const NOWHERE_ELSE: Elsewhere = {
  tenure: null,
  at: (_what, here) => here(),
  cards: async (matches, _identity, here) => matches.map(here),
}
