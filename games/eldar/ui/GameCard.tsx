import type { GameCardProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from './cards/Card.tsx'

/** A card or a Hero of the game as it is printed. */
export function GameCard({ face, size, glossary = [] }: GameCardProps): JSX.Element {
  return <Card face={face} size={size} glossary={glossary} />
}
