import type { SigmarOption, SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type Ask, type CardId } from '@trialhall/kernel'
import { CardFrame, EntityButton, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { faceOf, lookOf } from '../looks.ts'
import styles from './LostCards.module.css'

/** The lost cards that an ask offers to regain: they lie in the discard pile, so they are laid out while it is open. */
export function lostCardsIn(ask: Ask | null): readonly CardId[] {
  const options = (ask?.options ?? []) as readonly (SigmarOption | 'done')[]
  return options.flatMap((option) => (option !== 'done' && option.do === 'regain' ? [option.card] : []))
}

/** Lost cards in a row, to pick from. */
export function LostCards(props: {
  cards: readonly CardId[]
  view: SigmarView
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { cards, view, glossary } = props
  return (
    <ul className={styles.cards} aria-label="Lost cards in the discard pile">
      {cards.map((card) => {
        const face = faceOf(view.cards.def[card] ?? UNKNOWN)
        if (!face) return null
        return (
          <li key={card}>
            <EntityButton
              of={{ kind: 'card', id: card }}
              label={`${face.name}. ${face.text}`}
              className={styles.card}
              flies={`card:${card}`}
            >
              <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
            </EntityButton>
          </li>
        )
      })}
    </ul>
  )
}
