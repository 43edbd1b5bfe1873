import type { Viewer } from '@trialhall/kernel'
import type { BoardScene } from '@trialhall/terminal'
import type { Sitting } from './sitting.ts'

/** What a board is drawn from, as one viewer may see it. */
export function sceneOf(
  sitting: Sitting,
  viewer: Viewer,
  { width, height }: { readonly width: number; readonly height: number },
): BoardScene {
  const { game, match, names } = sitting
  const eyes = sitting.eyesOf(viewer)
  const asked = match.askedFor(eyes).map(({ seat }) => seat)
  const ask = match.asks.find(({ seat }) => seat === viewer) ?? null
  return { game, view: match.viewFor(eyes), names, asked, ask, width, height }
}
