import { CATALOG, type BattleView } from '@trialhall/game-battle-decks'
import { UNKNOWN, type Ref } from '@trialhall/kernel'
import { CardPreview, type GlossaryTerm } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { lookOf } from './looks.ts'

/** What is shown of a thing that is pointed at. */
export function tipOf({ kind, id }: Ref, view: BattleView, glossary: readonly GlossaryTerm[]): ReactNode {
  const face = kind === 'card' ? CATALOG[view.cards.def[Number(id)] ?? UNKNOWN] : undefined
  return face ? <CardPreview look={lookOf(face)} glossary={glossary} /> : null
}
