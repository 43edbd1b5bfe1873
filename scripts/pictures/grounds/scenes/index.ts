import type { Scene } from '../scene.ts'
import { battleDecks } from './battle-decks.ts'
import { eldar } from './eldar.ts'
import { lanes } from './lanes.ts'
import { sigmar } from './sigmar.ts'
import { tempus } from './tempus.ts'

/** Where each game is played, by its folder. */
export const SCENES: Readonly<Record<string, Scene>> = {
  sigmar,
  lanes,
  eldar,
  'battle-decks': battleDecks,
  tempus,
}
