import type { JSX } from 'react'
import type { GlossaryTerm } from '../board.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { CardFrame, type CardLook } from './CardFrame.tsx'
import styles from './CardPreview.module.css'
import { termsIn } from './keywords.ts'

interface CardPreviewProps {
  readonly look: CardLook
  readonly glossary: readonly GlossaryTerm[]
}

/** A card to read, with the words of the glossary that it uses explained below. */
export function CardPreview({ look, glossary }: CardPreviewProps): JSX.Element {
  return (
    <div className={styles.preview}>
      <p className={styles.brief}>
        <strong>{look.name}.</strong> {look.text}
      </p>
      <div className={styles.card}>
        <CardFrame look={look} size="full" glossary={glossary} />
      </div>
      <CardTerms text={look.text} glossary={glossary} />
    </div>
  )
}

interface CardTermsProps {
  readonly text: string
  readonly glossary: readonly GlossaryTerm[]
}

/** The words of the glossary that a card uses, explained; nothing where it uses none. */
export function CardTerms({ text, glossary }: CardTermsProps): JSX.Element | null {
  const terms = termsIn(text, glossary)
  if (terms.length === 0) return null
  return (
    <dl className={styles.terms}>
      {terms.map(({ term, text: says, rule }) => (
        <div key={term}>
          <dt>{rule ? <RuleLink rule={rule}>{term}</RuleLink> : term}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}
