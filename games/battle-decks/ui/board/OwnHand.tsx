import { CATALOG, type BattlePrompt, type BattleView } from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, CardFrame, EntityButton, Hand, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, lookOf } from '../looks.ts'
import { whyNotCard } from '../why-not.ts'

interface HandProps {
  readonly view: BattleView
  readonly prompt: BattlePrompt | null
  readonly glossary: readonly GlossaryTerm[]
}

/** The viewer's hand in the order of the deck list; nothing for a spectator. */
export function OwnHand(props: HandProps): JSX.Element | null {
  const { view } = props
  const hand = view.viewer === null ? undefined : view.sides[view.viewer]?.hand
  if (!hand) return null
  const defOf = (card: CardId): number => view.cards.def[card] ?? UNKNOWN
  const sorted = hand.toSorted((a, b) => defOf(a) - defOf(b) || a - b)
  return (
    <Hand
      label={`Your hand: ${hand.length} cards`}
      cards={sorted.map((card) => ({ key: card, card: <HandCard {...props} card={card} /> }))}
      empty="No cards in hand."
    />
  )
}

function HandCard({ view, prompt, glossary, card }: HandProps & { card: CardId }): JSX.Element {
  const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
  const look = face && lookOf(face)
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={look ? `${look.name}, ${look.left?.means ?? ''}. ${look.text}` : 'a card'}
      whyNot={whyNotCard(prompt)}
      flies={`card:${card}`}
    >
      {look ? (
        <CardFrame look={look} size="hand" glossary={glossary} />
      ) : (
        <CardBack shape={boardShape('back')} />
      )}
    </EntityButton>
  )
}
