import type { SubclassFace } from '../faces.ts'

/** The sixteen Subclasses, two for each Class (T-3.02), with their starting DR (T-7.11, C-7). */
export const SUBCLASSES: readonly SubclassFace[] = [
  of('bard', 'College of Lore', 3),
  of('bard', 'College of Valor', 2),
  of('cleric', 'Life Domain', 4),
  of('cleric', 'Death Domain', 2),
  of('fighter', 'Champion', 3),
  of('fighter', 'Battle Master', 4),
  of('monk', 'Elemental', 2),
  of('monk', 'Spellbreaker', 2),
  of('paladin', 'Oath of Vengeance', 3),
  of('paladin', 'Oath of Ancients', 6),
  of('ranger', 'Colossus Hunter', 2),
  of('ranger', 'Horde Breaker', 2),
  of('rogue', 'Assassin', 1),
  of('rogue', 'Thief', 0),
  of('wizard', 'Divination', 2),
  of('wizard', 'Evocation', 1),
]

/** Their names are printed; DR values are designed, but for that of the Champion, which an example gives. */
function of(heroClass: string, name: string, dr: number): SubclassFace {
  return { slug: name.toLowerCase().replaceAll(' ', '-'), name, from: 'printed', heroClass, dr }
}
