import { RulesError } from '@trialhall/kernel'
import { PRINTED } from '../rules/printed.ts'
import type { Hero } from '../state.ts'

/** Classes of the first game by seat: Red has Fighter and Rogue, Blue has Ranger and Wizard; each in its recommended build (F-5). */
export const FIRST_GAME: readonly string[] = ['fighter', 'ranger', 'rogue', 'wizard']

/** Every seat gets the Class that the first game has for it. Throws RulesError where there is none. */
export function takeFirstGame(heroes: readonly Hero[]): void {
  for (const hero of heroes) {
    const slug = FIRST_GAME[hero.id]
    hero.heroClass = PRINTED.classes.findIndex((face) => face.slug === slug)
    hero.pick = hero.id
    if (hero.heroClass < 0) throw new RulesError(`tempus: no Class of the first game for seat ${hero.id}`)
  }
}
