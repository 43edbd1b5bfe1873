import { battleDecks } from '@trialhall/game-battle-decks'
import { eldar } from '@trialhall/game-eldar'
import { lanes } from '@trialhall/game-lanes'
import { sigmar } from '@trialhall/game-sigmar'
import { tempus } from '@trialhall/game-tempus'
import { registry, type Registry } from '@trialhall/kernel'

/** Every game of the house, one line each. */
export const games: Registry = registry([sigmar, lanes, eldar, battleDecks, tempus])
