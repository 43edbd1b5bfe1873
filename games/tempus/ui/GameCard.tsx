import { CardFrame, type GameCardProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CardBody } from './cards/CardBody.tsx'
import { facedBy, lookOf } from './looks.ts'

/** A card of the game as it is printed, its attacks drawn as tables. */
export function GameCard({ face, size, glossary = [] }: GameCardProps): JSX.Element {
  const body =
    size === 'tiny' ? undefined : (
      <CardBody card={facedBy(face.slug)} text={face.text} size={size} glossary={glossary} />
    )
  return <CardFrame look={lookOf(face)} size={size} glossary={glossary} {...(body && { instead: body })} />
}
