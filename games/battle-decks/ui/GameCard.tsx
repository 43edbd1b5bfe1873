import { CardFrame, type GameCardProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { lookOf } from './looks.ts'

/** A card of the game as it is printed. */
export function GameCard({ face, size, glossary = [] }: GameCardProps): JSX.Element {
  return <CardFrame look={lookOf(face)} size={size} glossary={glossary} />
}
