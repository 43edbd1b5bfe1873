import type { GroundLook } from '@trialhall/table-ui'

/** What the table of Battle Decks stands on; `npm run grounds` draws it. */
export const GROUND: GroundLook = {
  light: new URL('./light.webp', import.meta.url).href,
  dark: new URL('./dark.webp', import.meta.url).href,
}
