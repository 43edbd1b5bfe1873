import type { BySeat, Options, Ref, Seat } from '@trialhall/kernel'

/** The seat of whoever learns; the other seats answer as the lesson says. */
export const LEARNER: Seat = 0

/** In place of an option: whatever is picked is right. */
export const ANY = 'any'

/** Something that a hint points at: a card by its slug, any thing as options name it, or a part that a board marks with `data-part`. */
export type Place = { readonly card: string } | { readonly ref: Ref } | { readonly part: string }

/** What is said at one step: at most two plain sentences. */
export interface Hint {
  readonly say: string
  readonly at?: readonly Place[]
  /** Ids of the clauses of the rulebook that it teaches. */
  readonly teaches?: readonly string[]
}

/** A hint to read; the match waits. */
export type Reading = Hint

/** A hint that asks for a choice. Options go by what they say on their buttons, without regard to case. */
export interface Doing extends Hint {
  /** The option to pick, several of which each is right, or `ANY`. */
  readonly picks: string | readonly string[]
  /** Said, gently, to any other pick, which is not made. */
  readonly otherwise?: string
  /** Said with the next hint, by the option that was picked; under `ANY` to each that is not named. */
  readonly remarks?: Readonly<Record<string, string>>
}

/** The answer of another seat, given as soon as the step before it is done. */
export interface Reply {
  readonly by: Seat
  readonly picks: string
}

/** A part of a chapter. */
export type Step = Reading | Doing | Reply

/** A part of a lesson that can be played by itself, from a position of its own. */
export interface Chapter {
  /** Part of its address: lower case letters and hyphens. */
  readonly id: string
  readonly title: string
  /** What is learnt in it, in one sentence. */
  readonly teaser: string
  readonly minutes: number
  /** What the seats are called, the learner's first. */
  readonly names: BySeat<string>
  readonly options?: Readonly<Record<string, unknown>>
  /** Where it begins, in the words of the game's `setPosition`. */
  readonly position: unknown
  /** All dice of the chapter, in the order in which they fall. */
  readonly rolls: readonly number[]
  readonly steps: readonly Step[]
}

/** A guided first match of a game, in chapters. */
export interface Lesson {
  readonly gameId: string
  readonly chapters: readonly Chapter[]
  /** What is said when all of it is done. */
  readonly farewell: string
  /** Seats of the first match after it, against novices. */
  readonly seats: number
  /** Options of that match, where the usual ones are not the best for a beginning. */
  readonly options?: Options
}

/** Whether a step is another seat's answer, which is not shown. */
export function isReply(step: Step): step is Reply {
  return 'by' in step
}

/** Whether a step asks for a choice. */
export function isDoing(step: Step): step is Doing {
  return !isReply(step) && 'picks' in step
}
