import { HAND_LIMIT, type SigmarPrompt, type SigmarView } from '@trialhall/game-sigmar'
import { counted, UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, CardFrame, EntityButton, Hand, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { whyNotCard } from '../why-not.ts'
import { boardShape, faceOf, lookOf } from '../looks.ts'

interface HandProps {
  readonly view: SigmarView
  readonly prompt: SigmarPrompt | null
  readonly glossary: readonly GlossaryTerm[]
}

/** The viewer's hand; nothing for a spectator. */
export function OwnHand(props: HandProps): JSX.Element | null {
  const { view } = props
  const player = view.viewer === null ? undefined : view.players[view.viewer]
  if (!player) return null
  const cards = player.hand.map((card) => ({
    key: card,
    card: <HandCard {...props} card={card} />,
  }))
  return (
    <Hand
      label={`Your hand: ${counted(cards.length, 'card')}, at most ${HAND_LIMIT} at the end of your turn`}
      cards={cards}
      empty="No cards in hand."
    />
  )
}

function HandCard(props: HandProps & { card: CardId }): JSX.Element {
  const { card, view, prompt, glossary } = props
  const face = faceOf(view.cards.def[card] ?? UNKNOWN)
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={face ? `${face.name}. ${face.text}` : 'a card'}
      whyNot={whyNotCard(prompt)}
      flies={`card:${card}`}
    >
      {face ? (
        <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
      ) : (
        <CardBack shape={boardShape('back')} />
      )}
    </EntityButton>
  )
}
