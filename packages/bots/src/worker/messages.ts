import type { Fault, Saved, Seat } from '@trialhall/kernel'
import type { Thought } from '../bot.ts'

/** A decision that a worker is asked for. All of it can be sent to another thread. */
export interface ThinkRequest {
  readonly game: string
  /** `match.saveForBot()`: holds every card, but the bot is shown its seat's position only; and no chance to come. */
  readonly saved: Saved
  readonly seat: Seat
  /** The bot's name, see `botNamed`. */
  readonly bot: string
  /** 32 bits: the chance of this decision. */
  readonly seed32: number
  /** How many options are offered: one of them is picked at random when the worker fails. */
  readonly options: number
}

/** What a pool sends to its workers. */
export type ToBotWorker =
  | { readonly type: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly type: 'cancel'; readonly id: number }

/** What a worker answers. A cancelled thought is answered too, with what was found by then. */
export type FromBotWorker =
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'fault'; readonly id: number; readonly fault: Fault }
  | { readonly type: 'error'; readonly id: number; readonly error: string }
