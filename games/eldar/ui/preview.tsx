import type { EldarView } from '@trialhall/game-eldar'
import type { CardId, Ref } from '@trialhall/kernel'
import { CardPreview, type GlossaryTerm } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { catalogFace, defIn, lookOf } from './looks.ts'

/** What is shown of a thing that is pointed at. */
export function previewOf(ref: Ref, view: EldarView, glossary: readonly GlossaryTerm[]): ReactNode {
  const id = Number(ref.id)
  switch (ref.kind) {
    case 'card':
      return facePreview(defIn(view, id as CardId), glossary)
    case 'hero':
    case 'deed':
      return facePreview(view.heroes[id]?.face ?? -1, glossary)
    case 'face':
      return facePreview(id, glossary)
    default:
      return null
  }
}

function facePreview(def: number, glossary: readonly GlossaryTerm[]): ReactNode {
  const face = catalogFace(def)
  return face && <CardPreview look={lookOf(face)} glossary={glossary} />
}
