import type { Ask } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { TempusOption, TempusPrompt } from '../asks.ts'
import type { TempusView } from '../state.ts'

/** What the board of Trials of Tempus is drawn from. */
export type TempusScene = BoardScene<TempusView, Ask<TempusPrompt, TempusOption>>
