import type { Ask } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { LanesOption, LanesPrompt, LanesView } from '../game.ts'

/** What the board of Lanes is drawn from. */
export type LanesScene = BoardScene<LanesView, Ask<LanesPrompt, LanesOption>>
