import { registry, type Registry } from '@trialhall/kernel'
import { race } from './race.ts'

/** The games of this project: one, which somebody else made. */
export const games: Registry = registry([race], import.meta.url)
