import { registry, type Registry } from '@trialhall/kernel'
import { race } from '../../../../examples/race/game.ts'

/** Games that threads could import. */
export const games: Registry = registry([race], import.meta.url)
