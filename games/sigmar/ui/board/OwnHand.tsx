import { HAND_LIMIT, type SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, CardFrame, EntityButton, Hand, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, faceOf, lookOf } from '../looks.ts'

/** The viewer's hand; nothing for a spectator. */
export function OwnHand(props: { view: SigmarView; glossary: readonly GlossaryTerm[] }): JSX.Element | null {
  const { view, glossary } = props
  const player = view.viewer === null ? undefined : view.players[view.viewer]
  if (!player) return null
  const cards = player.hand.map((card) => ({
    key: card,
    card: <HandCard card={card} view={view} glossary={glossary} />,
  }))
  return (
    <Hand
      label={`Your hand: ${cards.length} cards, at most ${HAND_LIMIT} at the end of your turn`}
      cards={cards}
      empty="No cards in hand."
    />
  )
}

function HandCard(props: { card: CardId; view: SigmarView; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const { card, view, glossary } = props
  const face = faceOf(view.cards.def[card] ?? UNKNOWN)
  return (
    <EntityButton of={{ kind: 'card', id: card }} label={face ? `${face.name}. ${face.text}` : 'a card'}>
      {face ? (
        <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
      ) : (
        <CardBack shape={boardShape('back')} />
      )}
    </EntityButton>
  )
}
