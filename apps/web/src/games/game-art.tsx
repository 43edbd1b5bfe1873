import { partsOf } from './hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import { Painting, RingArt } from '@trialhall/table-ui'
import type { ComponentType, ReactNode } from 'react'
import { onceEach } from '../kit/once-each.ts'
import { useFetched } from '../kit/use-fetched.ts'
import { ringOf } from './ring-of.ts'

/** A picture that could not be loaded is no reason to show nothing: it counts as none. */
const artOf = onceEach(async (gameId): Promise<{ readonly Art: ComponentType | null }> => {
  const loading = partsOf(gameId)?.art?.()
  return { Art: (await loading?.catch(() => null)) ?? null }
})

/** The picture of a game: its own, or a ring of stones. Until it is there its canvas is empty. */
export function GameArt({ game }: { readonly game: Pick<AnyGame, 'id'> }): ReactNode {
  const fetched = useFetched(artOf, game.id)
  if (!fetched) return <Painting />
  return fetched.Art ? <fetched.Art /> : <RingArt {...ringOf(game)} />
}
