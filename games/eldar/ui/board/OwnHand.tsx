import type { EldarPrompt, EldarView } from '@trialhall/game-eldar'
import { counted, type CardId } from '@trialhall/kernel'
import { CardBack, EntityButton, Hand, Unseen, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { boardShape, catalogFace, defIn } from '../looks.ts'
import { cheapest, shiftOf } from '../prices.ts'
import styles from './OwnHand.module.css'

/** The viewer's hand in the order of the catalog; none of a spectator. */
export function handOf(view: EldarView): readonly CardId[] {
  const hand = view.viewer === null ? undefined : view.players[view.viewer]?.hand
  return hand?.toSorted((a, b) => defIn(view, a) - defIn(view, b) || a - b) ?? []
}

/** The viewer's hand, every card with what it costs now; nothing for a spectator. */
export function OwnHand(props: {
  view: EldarView
  prompt: EldarPrompt | null
  glossary: readonly GlossaryTerm[]
}): JSX.Element | null {
  const { view, prompt, glossary } = props
  if (view.viewer === null) return null
  const hand = handOf(view)
  return (
    <Hand
      label={`Your hand: ${counted(hand.length, 'card')}`}
      cards={hand.map((card) => ({
        key: card,
        card: <HandCard view={view} card={card} prompt={prompt} glossary={glossary} />,
      }))}
      empty="No cards in hand. Everybody draws one at the end of the round."
    />
  )
}

function HandCard(props: {
  view: EldarView
  card: CardId
  prompt: EldarPrompt | null
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, card, prompt, glossary } = props
  const { lighting } = useInteraction()
  const key = `card:${card}`
  const face = catalogFace(defIn(view, card))
  const price = cheapest(view, card)
  const isGoing = prompt?.type === 'mulligan' && !lighting.picks.has(key)
  const isDark = lighting.reasons.has(key) && !lighting.picks.has(key)
  const label = face
    ? `${face.name}. ${price ? `Costs ${price.total} Focus now. ` : ''}${face.text}`
    : 'a card'
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      flies={`card:${card}`}
      whyNot={isGoing ? undefined : whyNotCard(prompt)}
      label={isGoing ? `${label} Goes back.` : label}
    >
      <span className={styles.face} data-dark={isDark ? '' : undefined}>
        {face ? (
          <Card face={face} size="hand" glossary={glossary} />
        ) : (
          <CardBack shape={boardShape('back')} />
        )}
      </span>
      {price && shiftOf(price) !== null && (
        <span className={styles.price} data-shift={shiftOf(price) ?? undefined}>
          <b>{price.total}</b>
          <i aria-hidden="true">{shiftOf(price) === 'less' ? '▼' : '▲'}</i>
          <Unseen> Focus now</Unseen>
        </span>
      )}
      {isGoing && <span className={styles.going}>goes back</span>}
    </EntityButton>
  )
}

/** Why no card of the hand is asked about now. */
function whyNotCard(prompt: EldarPrompt | null): string {
  return prompt === null ? 'Nothing is asked of you now.' : 'Answer first what is asked of you.'
}
