import type { CardFace } from '@trialhall/kernel'
import type { GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { GameCard } from '../GameCard.tsx'
import styles from './DeckPage.module.css'

interface TierProps {
  readonly title: string
  readonly faces: readonly CardFace[]
  readonly glossary: readonly GlossaryTerm[]
  /** What is said below a card beside its copies; nothing unless given. */
  about?(face: CardFace): string
}

/** The cards of one tier, each to be read; nothing where there are none. */
export function Tier({ title, faces, glossary, about }: TierProps): JSX.Element | null {
  if (faces.length === 0) return null
  return (
    <div className={styles.tier}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is swiped, and keys must reach that */}
      <ul aria-label={title} tabIndex={0}>
        {faces.map((face) => (
          <li key={face.slug}>
            <GameCard face={face} size="hand" glossary={glossary} />
            <Below words={[about?.(face) ?? '', face.copies > 1 ? `${face.copies} copies` : '']} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Below({ words }: { readonly words: readonly string[] }): JSX.Element | null {
  const said = words.filter((word) => word !== '')
  return said.length === 0 ? null : <small>{said.join(' · ')}</small>
}
