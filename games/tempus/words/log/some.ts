import type { Sayings } from '@trialhall/kernel'
import type { TempusEvent } from '../../events.ts'
import type { TempusFacts } from '../names.ts'

/** An event of one kind. */
export type Told<T extends TempusEvent['type']> = Extract<TempusEvent, { readonly type: T }>

/** Words for some kinds of events. */
export type SomeEvents<T extends TempusEvent['type']> = Sayings<TempusFacts, Told<T>, 'type'>
