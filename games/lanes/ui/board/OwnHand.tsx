import { faceIndex, type LanesView, type Player } from '@trialhall/game-lanes'
import { counted, UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, EntityButton, Hand, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { boardShape, catalogFace, costOf } from '../looks.ts'
import { whyNotCard, type Asked } from '../why-not.ts'
import { manaWords } from '../mana/Orb.tsx'
import { baseIn } from './option-order.ts'
import styles from './OwnHand.module.css'

/** Equal cards of a hand: the first stands for all. */
interface Held {
  readonly card: CardId
  readonly def: number
  readonly count: number
  /** Those that lie under the first. */
  readonly others: readonly CardId[]
}

/** The viewer's hand, equal cards in one; nothing for a spectator. */
export function OwnHand(props: {
  view: LanesView
  asked: Asked
  glossary: readonly GlossaryTerm[]
}): JSX.Element | null {
  const { view, asked, glossary } = props
  const player = view.viewer === null ? undefined : view.players[view.viewer]
  const { lighting } = useInteraction()
  if (!player) return null
  const held = heldBy(view, player)
  const cards = held.map((one) => ({
    key: one.def,
    card: (
      <HandCard
        held={one}
        isDark={lighting.reasons.has(`card:${one.card}`)}
        whyNot={whyNotCard(asked)}
        glossary={glossary}
      />
    ),
  }))
  return (
    <Hand
      label={`Your hand: ${counted(player.hand.length, 'card')}`}
      cards={cards}
      empty="No cards in hand: they lie prepared, in play, or stand on the board."
    />
  )
}

/** Units before spells, each in the order of the catalog; what the nodes of a power board make of a card keeps its place. */
export function heldBy(view: LanesView, player: Player): Held[] {
  const held = new Map<number, Held>()
  for (const card of player.hand) {
    const isKnown = (view.cards.def[card] ?? UNKNOWN) !== UNKNOWN
    const def = isKnown ? faceIndex(view, player, card) : UNKNOWN
    const one = held.get(def)
    held.set(
      def,
      one
        ? { ...one, count: one.count + 1, others: [...one.others, card] }
        : { card, def, count: 1, others: [] },
    )
  }
  return [...held.values()].sort((a, b) => baseIn(view, a.card) - baseIn(view, b.card))
}

function HandCard(props: {
  held: Held
  isDark: boolean
  whyNot: string
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { held, isDark, whyNot, glossary } = props
  const face = catalogFace(held.def)
  const cost = face && costOf(face)
  const copies = held.count > 1 ? ` ${held.count} of them.` : ''
  const label = face
    ? `${face.name}.${copies} ${cost ? `Costs ${manaWords(cost)}.` : ''} ${face.text}`
    : 'a card'
  return (
    <EntityButton
      of={{ kind: 'card', id: held.card }}
      label={label}
      whyNot={whyNot}
      flies={`card:${held.card}`}
    >
      <span className={styles.face} data-dark={isDark ? '' : undefined}>
        {face ? (
          <Card face={face} size="hand" glossary={glossary} />
        ) : (
          <CardBack shape={boardShape('back')} />
        )}
      </span>
      {held.count > 1 && (
        <span className={styles.copies} data-holds={held.others.map((card) => `card:${card}`).join(' ')}>
          ×{held.count}
        </span>
      )}
    </EntityButton>
  )
}
