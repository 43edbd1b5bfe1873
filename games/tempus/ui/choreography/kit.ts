import type { TempusEvent, TempusView } from '@trialhall/game-tempus'
import type { Choreography } from '@trialhall/table-ui'

/** An event of one kind. */
export type Told<T extends TempusEvent['type']> = Extract<TempusEvent, { readonly type: T }>

/** Beats for some kinds of events. */
export type SomeBeats<T extends TempusEvent['type']> = Choreography<TempusView, Told<T>>

/** What is only told, and changes nothing that is drawn. */
export const STILL = (view: TempusView): TempusView => view
