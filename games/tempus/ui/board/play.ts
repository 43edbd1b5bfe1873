import type { TempusEvent, TempusPrompt, TempusView } from '@trialhall/game-tempus'
import type { Party } from '@trialhall/kernel'
import type { TableInPlay } from '@trialhall/table-ui'

/** A table of the game as its board sees it. */
export type Play = TableInPlay<TempusView, TempusEvent>

/** The party that is drawn warm and first: the viewer's, or Red for those who only look on. */
export function ownParty({ viewer }: Pick<TempusView, 'viewer'>): Party {
  return (viewer ?? 0) % 2
}

/** What the viewer is asked. */
export function promptOf({ ask }: Pick<Play, 'ask'>): TempusPrompt | null {
  return (ask?.prompt ?? null) as TempusPrompt | null
}
