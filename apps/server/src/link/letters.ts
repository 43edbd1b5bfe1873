import type { Fault } from '@trialhall/kernel'
import type { ClientMessage } from '@trialhall/protocol'
import type { SessionId } from '../store/owners.ts'

/** Grows with every change of what processes tell each other: those of two versions share no hall. */
export const LINK_VERSION = 3

/** A message of a page that is to be done at a match. */
export type PageDeed = Extract<ClientMessage, { id: string }>

/** A person, as other processes need them: their id and name. */
export type Named = readonly [id: string, name: string]

/**
 * What processes tell each other. A gate is the process that has a page; the owner is the one that has the match. `page` is the gate's own number
 * of a page.
 */
export type Letter =
  /** A page wants to follow a match from an entry on, or no longer. */
  | {
      readonly t: 'watch'
      readonly page: number
      readonly isCompact: boolean
      readonly who: Named
      readonly match: string
      readonly since: number
    }
  | { readonly t: 'unwatch'; readonly page: number; readonly match: string }
  /** A page wants something done. */
  | { readonly t: 'do'; readonly page: number; readonly who: Named; readonly deed: PageDeed }
  /**
   * The bytes that come with it are for these pages; `id` is the command that they answer. What is `alone` is an answer and nothing else; everything
   * else is to be told in its order.
   */
  | {
      readonly t: 'tell'
      readonly pages: number[]
      readonly match: string
      readonly id?: string
      readonly alone?: true
    }
  /** From here on, what a page is told of a match begins anew. */
  | { readonly t: 'begun'; readonly page: number; readonly match: string }
  /** What became of `watch`. */
  | { readonly t: 'watched'; readonly page: number; readonly match: string; readonly fault?: Fault }
  /** The match is not owned by whoever was asked; `id` is the command, if it was one. */
  | { readonly t: 'stray'; readonly page: number; readonly match: string; readonly id?: string }
  /** Matches have another owner now. */
  | { readonly t: 'moved'; readonly matches: readonly string[]; readonly to: SessionId }
  /** Something is to be done for a person or a process, and answered. */
  | {
      readonly t: 'call'
      readonly n: number
      readonly act: string
      readonly match: string | null
      readonly given: readonly unknown[]
    }
  | { readonly t: 'answer'; readonly n: number; readonly value?: unknown; readonly error?: CallError }
  /** Whoever hears it tells who has pages open there. */
  | { readonly t: 'hello' }
  /** Who has how many pages open at the sender: all of them, or what has changed. */
  | { readonly t: 'here'; readonly isAll: boolean; readonly people: readonly Here[] }
  /** Somebody looked at something at the sender, which is told once in a while. */
  | { readonly t: 'seen'; readonly person: string }
  /** Something about secrets and names that each process must know. */
  | { readonly t: 'news'; readonly news: PeopleNews }
  /** Nothing, but that nothing before it was lost. */
  | { readonly t: 'beat' }

/** A person, and how many pages they have open. */
export type Here = readonly [id: string, name: string, pages: number]

/** What went wrong where a call was done. */
export type CallError =
  | { readonly kind: 'stray' }
  | { readonly kind: 'damaged'; readonly match: string; readonly why: string }
  | { readonly kind: 'failed'; readonly message: string }

/** Secrets are named by their hashes. */
export type PeopleNews =
  /** Who one is may have changed: what is remembered of it is to be read again. */
  | { readonly kind: 'forget' }
  /** A browser's secret was replaced, by another one or by none. */
  | { readonly kind: 'renewed'; readonly before: string; readonly after: string }
  /** Pages of a secret, or of a person but for one secret, are to be closed. */
  | { readonly kind: 'dismiss'; readonly secret: string; readonly why: string }
  | { readonly kind: 'dismiss-person'; readonly identity: string; readonly why: string }
  /** What somebody said is gone. */
  | { readonly kind: 'unsay'; readonly identity: string; readonly name: string; readonly text: string }
  | { readonly kind: 'dismiss-others'; readonly identity: string; readonly kept: string | null }
