import type { Ability, ActionCard } from '../faces.ts'
import { ANYWHERE, block, boost, heal, lower, teleport } from '../texts/abilities.ts'

function action(slug: string, name: string, copies: number): (ability: Ability) => ActionCard {
  return (ability) => ({ slug, name, copies, from: 'house', ability })
}

/** The Action Deck: 54 cards. */
export const ACTIONS: readonly ActionCard[] = [
  action('steady-hand', 'Steady Hand', 10)(boost(1)),
  action('blazing-zeal', 'Blazing Zeal', 8)(boost(2)),
  action('surge-of-faith', 'Surge of Faith', 2)(boost(1, { draws: 1 })),
  action('twin-chant', 'Twin Chant', 2)(boost(1, { joins: true })),
  action('jeers', 'Jeers from the Crowd', 5)(lower(1)),
  action('sand', 'Sand in the Eyes', 4)(lower(2)),
  action('sealed-hands', 'Sealed Hands', 5)(block),
  action('bandage', 'Bandage and Prayer', 4)(heal(1, 0)),
  action('restoration', 'Restoration Rite', 4)(heal(2, 1)),
  action('waystep', 'Waystep', 4)(teleport(2)),
  action('long-stride', 'Long Stride', 4)(teleport(4)),
  action('gate-walk', 'Gate Walk', 2)(teleport(ANYWHERE)),
]
