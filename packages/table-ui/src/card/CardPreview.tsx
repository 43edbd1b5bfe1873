import type { JSX } from 'react'
import type { GlossaryTerm } from '../board.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { CardFrame, type CardLook } from './CardFrame.tsx'
import styles from './CardPreview.module.css'
import { termsIn } from './keywords.ts'

/** A card to read, with the words of the glossary that it uses explained below. */
export function CardPreview(props: { look: CardLook; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const { look, glossary } = props
  const terms = termsIn(look.text, glossary)
  return (
    <div className={styles.preview}>
      <p className={styles.brief}>
        <strong>{look.name}.</strong> {look.text}
      </p>
      <div className={styles.card}>
        <CardFrame look={look} size="full" glossary={glossary} />
      </div>
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ term, text, rule }) => (
            <div key={term}>
              <dt>{rule ? <RuleLink rule={rule}>{term}</RuleLink> : term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
