import { eldarParts } from '@trialhall/game-eldar/parts'
import { lanesParts } from '@trialhall/game-lanes/parts'
import { sigmarParts } from '@trialhall/game-sigmar/parts'
import type { GameParts } from '@trialhall/table-ui'

/** What pages load of a game when they need it, one line a game. */
export const gameParts: Readonly<Record<string, GameParts>> = {
  eldar: eldarParts,
  lanes: lanesParts,
  sigmar: sigmarParts,
}
