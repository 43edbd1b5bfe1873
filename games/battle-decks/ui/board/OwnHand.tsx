import { CARDS, CATALOG, inDeckOrder, type BattlePrompt, type BattleView } from '@trialhall/game-battle-decks'
import { counted, UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, EntityButton, Hand, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CardFace } from '../cards/CardFace.tsx'
import { HandNote, OddsBadge } from '../badge/OddsBadge.tsx'
import { boardShape, lookOf } from '../looks.ts'
import { whenPlayed, whyNotCard } from '../why-not.ts'
import styles from './OwnHand.module.css'

interface HandProps {
  readonly view: BattleView
  readonly prompt: BattlePrompt | null
  readonly glossary: readonly GlossaryTerm[]
}

/** The viewer's hand in the order of the deck list; none of a spectator. */
export function handOf(view: BattleView): readonly CardId[] {
  const hand = view.viewer === null ? undefined : view.sides[view.viewer]?.hand
  return hand ? inDeckOrder(view, hand) : []
}

/** The viewer's hand; nothing for a spectator. */
export function OwnHand(props: HandProps): JSX.Element | null {
  const { view } = props
  if (view.viewer === null) return null
  const hand = handOf(view)
  return (
    <div className={styles.hand}>
      <Hand
        label={`Your hand: ${counted(hand.length, 'card')}`}
        cards={hand.map((card) => ({
          key: card,
          card: <HandCard {...props} card={card} />,
        }))}
        empty="No cards in hand."
      />
    </div>
  )
}

function HandCard({ view, prompt, glossary, card }: HandProps & { card: CardId }): JSX.Element {
  const { lighting } = useInteraction()
  const def = view.cards.def[card] ?? UNKNOWN
  const [face, printed] = [CATALOG[def], CARDS[def]]
  const key = `card:${card}`
  const isDark = prompt !== null && !lighting.picks.has(key)
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={face ? sayCard(face) : 'a card'}
      whyNot={whyNotCard(prompt, printed ?? null)}
      flies={key}
      className={styles.card}
    >
      <span className={styles.face} data-dark={isDark ? '' : undefined}>
        {face && printed ? (
          <CardFace
            face={face}
            card={printed}
            glossary={glossary}
            badge={
              isDark ? (
                <HandNote says={whenPlayed(prompt, printed)} />
              ) : (
                <OddsBadge card={card} place="hand" />
              )
            }
          />
        ) : (
          <CardBack shape={boardShape('back')} />
        )}
      </span>
    </EntityButton>
  )
}

function sayCard(face: (typeof CATALOG)[number]): string {
  const { name, left, kind, text } = lookOf(face)
  const lines = text.split('\n').map((line) => (line.endsWith('.') ? line : `${line}.`))
  return `${name}, ${left?.means ?? ''}. ${kind}. ${lines.join(' ')}`
}
