import type { Viewer } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { Sitting } from './sitting.ts'

/** What a board is drawn from, as one viewer may see it. */
export function sceneOf(
  { game, match, names }: Sitting,
  viewer: Viewer,
  { width, height }: { readonly width: number; readonly height: number },
): BoardScene {
  const asked = match.askedFor(viewer).map(({ seat }) => seat)
  const ask = match.asks.find(({ seat }) => seat === viewer) ?? null
  return { game, view: match.viewFor(viewer), names, asked, ask, width, height }
}
