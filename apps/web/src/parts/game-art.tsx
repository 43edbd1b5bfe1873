import type { AnyGame } from '@trialhall/kernel'
import type { ComponentType, ReactNode } from 'react'
import { LanesArt } from './lanes-art.tsx'
import { posterOf } from './poster.ts'
import { RingArt } from './ring-art.tsx'

/** Pictures of their own: one line a game. */
const PAINTINGS: Readonly<Record<string, ComponentType>> = { lanes: LanesArt }

/** The picture of a game: its own, or a ring of stones. */
export function GameArt({ game }: { readonly game: Pick<AnyGame, 'id'> }): ReactNode {
  const Painting = PAINTINGS[game.id]
  return Painting ? <Painting /> : <RingArt {...posterOf(game)} />
}
