import { battleDecksParts } from '@trialhall/game-battle-decks/parts'
import { eldarParts } from '@trialhall/game-eldar/parts'
import { lanesParts } from '@trialhall/game-lanes/parts'
import { sigmarParts } from '@trialhall/game-sigmar/parts'
import { tempusParts } from '@trialhall/game-tempus/parts'
import type { GameParts } from '@trialhall/table-ui'

/** What pages know of each game at once, and load of it when they need it: one line a game, in the order of `games`. */
export const gameParts: Readonly<Record<string, GameParts>> = {
  sigmar: sigmarParts,
  lanes: lanesParts,
  eldar: eldarParts,
  'battle-decks': battleDecksParts,
  tempus: tempusParts,
}
