import type { Ask } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { EldarOption, EldarPrompt, EldarView } from '../game.ts'

/** What the boards of Trials of the Eldar are drawn from. */
export type EldarScene = BoardScene<EldarView, Ask<EldarPrompt, EldarOption>>
