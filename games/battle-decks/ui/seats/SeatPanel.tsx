import { CATALOG, FACTIONS, factionName, type BattleView } from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { CardBack, CardFrame, Glyph, Pile, SeatPlate, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, lookOf } from '../looks.ts'
import styles from './SeatPanel.module.css'

interface SeatPanelProps {
  readonly view: BattleView
  readonly seat: Seat
  readonly name: string
  readonly glossary: readonly GlossaryTerm[]
}

/** Who sits there, what they hold, and their piles. */
export function SeatPanel({ view, seat, name, glossary }: SeatPanelProps): JSX.Element | null {
  const side = view.sides[seat]
  if (!side) return null
  const faction = FACTIONS[side.faction] ?? 'britannia'
  const { hand, deck, discard, events } = side
  const top = discard.at(-1)
  return (
    <div className={styles.panel}>
      <SeatPlate
        seat={seat}
        name={name}
        label={`${name}, ${factionName(faction)}: ${hand.length} in hand, ${deck.length} in the deck, ${discard.length} discarded.`}
        crest={<Glyph shape={boardShape(faction)} />}
        line={`${factionName(faction)}${view.initiative === seat ? ' · Initiative' : ''}`}
        score={hand.length}
        isActive={view.active === seat}
        isOwn={view.viewer === seat}
        isGone={false}
      />
      <div className={styles.piles}>
        <Pile name="Deck" count={deck.length} top={<CardBack shape={boardShape('back')} />} holds={deck} />
        <Pile
          name="Discard"
          count={discard.length}
          top={top === undefined ? null : <Face view={view} card={top} glossary={glossary} />}
          holds={discard}
          browse={() =>
            discard
              .toReversed()
              .map((card) => <Face key={card} view={view} card={card} glossary={glossary} />)
          }
        />
        {events.length > 0 && (
          <Pile
            name="Events"
            count={events.length}
            top={<Face view={view} card={events.at(-1) as CardId} glossary={glossary} />}
            holds={events}
            browse={() =>
              events.map((card) => <Face key={card} view={view} card={card} glossary={glossary} />)
            }
          />
        )}
      </div>
    </div>
  )
}

function Face(props: { view: BattleView; card: CardId; glossary: readonly GlossaryTerm[] }): JSX.Element {
  const face = CATALOG[props.view.cards.def[props.card] ?? UNKNOWN]
  return face ? (
    <CardFrame look={lookOf(face)} size="hand" glossary={props.glossary} />
  ) : (
    <CardBack shape={boardShape('back')} />
  )
}
