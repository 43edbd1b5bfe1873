import { games as house } from '@trialhall/games'
import { registry, type Registry } from '@trialhall/kernel'

/** The games of the product, where its threads import them. */
export const games: Registry = registry(house.games, new URL('./product.ts', import.meta.url))
