/** The games of the product. */
export { games } from '@trialhall/games'
