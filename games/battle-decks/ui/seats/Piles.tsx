import { CATALOG, type BattleView } from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { CardFrame, Dialog, whose, type GlossaryTerm } from '@trialhall/table-ui'
import { useState, type JSX, type ReactNode } from 'react'
import { lookOf } from '../looks.ts'
import { DeckMap } from './DeckMap.tsx'
import styles from './Piles.module.css'

interface PilesProps {
  readonly view: BattleView
  readonly seat: Seat
  readonly name: string
  readonly glossary: readonly GlossaryTerm[]
}

/** How many cards a seat holds and has left, and what lies open: each open pile can be looked into, the deck shows its map. */
export function Piles({ view, seat, name, glossary }: PilesProps): JSX.Element | null {
  const side = view.sides[seat]
  if (!side) return null
  const { hand, deck, discard, events, removed } = side
  const spread = (cards: readonly CardId[]): ReactNode => (
    <Spread view={view} cards={cards.toReversed()} glossary={glossary} />
  )
  return (
    <ul className={styles.piles} aria-label={`${whose(name)} piles`}>
      <Count word="Hand" cards={hand} />
      <Count word="Deck" cards={deck} title={`${whose(name)} deck map`}>
        <DeckMap view={view} seat={seat} />
      </Count>
      <Count word="Discard" cards={discard} title={`${whose(name)} discard pile`}>
        {discard.length > 0 && spread(discard)}
      </Count>
      {events.length > 0 && (
        <Count word="Events" cards={events} title={`${whose(name)} events in this round`}>
          {spread(events)}
        </Count>
      )}
      {removed.length > 0 && (
        <Count word="Out" cards={removed} title={`${whose(name)} cards that are out of the game`}>
          {spread(removed)}
        </Count>
      )}
    </ul>
  )
}

interface CountProps {
  readonly word: string
  readonly cards: readonly CardId[]
  /** What the dialog is called in which they are looked at. */
  readonly title?: string
  readonly children?: ReactNode
}

function Count({ word, cards, title = '', children }: CountProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const holds = cards.map((card) => `card:${card}`).join(' ')
  const words = (
    <>
      <span>{word}</span> <b>{cards.length}</b>
    </>
  )
  if (!children)
    return (
      <li className={styles.count} data-holds={holds}>
        {words}
      </li>
    )
  return (
    <li data-holds={holds}>
      <button type="button" className={styles.count} onClick={() => setOpen(true)} title={title}>
        {words}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </li>
  )
}

/** Cards that lie open, the last one first. */
function Spread(props: {
  readonly view: BattleView
  readonly cards: readonly CardId[]
  readonly glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, cards, glossary } = props
  return (
    <ul className={styles.spread}>
      {cards.map((card) => {
        const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
        return (
          face && (
            <li key={card}>
              <CardFrame look={lookOf(face)} size="hand" glossary={glossary} />
            </li>
          )
        )
      })}
    </ul>
  )
}
