import type { EldarView } from '@trialhall/game-eldar'
import type { CardId } from '@trialhall/kernel'
import { EntityButton, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { catalogFace, defIn } from '../looks.ts'
import styles from './Spread.module.css'

/** Cards that are picked from but lie nowhere in sight: the top of a deck, a graveyard, a hand that was looked at. */
export function Spread(props: {
  view: EldarView
  title: string
  cards: readonly CardId[]
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, title, cards, glossary } = props
  return (
    <section className={styles.spread} aria-label={title} data-part="spread">
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => {
          const face = catalogFace(defIn(view, card))
          return (
            <li key={card}>
              <EntityButton
                of={{ kind: 'card', id: card }}
                label={face ? `${face.name}. ${face.text}` : 'a card'}
                className={styles.card}
              >
                {face && <Card face={face} size="hand" glossary={glossary} />}
              </EntityButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
