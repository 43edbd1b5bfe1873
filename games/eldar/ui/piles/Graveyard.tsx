import { capital, counted } from '@trialhall/kernel'
import { playerAt, type EldarView } from '@trialhall/game-eldar'
import type { CardId, Seat } from '@trialhall/kernel'
import { Dialog, Glyph, type GlossaryTerm } from '@trialhall/table-ui'
import { useState, type JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { boardShape, catalogFace, defIn } from '../looks.ts'
import styles from './Graveyard.module.css'
import bar from './SeatBar.module.css'

/** A graveyard, which both may look through at any time (E-3.05), and what is banished. */
export function Graveyard(props: {
  view: EldarView
  seat: Seat
  /** Whose it is, e.g. 'your'. */
  name: string
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, seat, name, glossary } = props
  const [isOpen, setOpen] = useState(false)
  const { graveyard, banished } = playerAt(view, seat)
  return (
    <>
      <button
        type="button"
        className={bar.count}
        onClick={() => setOpen(true)}
        data-part={`graveyard-${seat}`}
        data-holds={[...graveyard, ...banished].map((card) => `card:${card}`).join(' ')}
        aria-label={`Look through ${name} graveyard: ${counted(graveyard.length, 'card')}${banished.length > 0 ? `, ${banished.length} banished` : ''}`}
      >
        <Glyph shape={boardShape('graveyard')} />
        <b>{graveyard.length}</b>
        {banished.length > 0 && <small>+{banished.length}</small>}
      </button>
      {isOpen && (
        <Dialog title={`${capital(name)} graveyard`} onClose={() => setOpen(false)}>
          <Cards view={view} cards={graveyard} glossary={glossary} />
          {banished.length > 0 && (
            <>
              <h3 className={styles.title}>Banished</h3>
              <Cards view={view} cards={banished} glossary={glossary} />
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

function Cards(props: {
  view: EldarView
  cards: readonly CardId[]
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, cards, glossary } = props
  if (cards.length === 0) return <p className={styles.none}>No cards.</p>
  return (
    <ul className={styles.cards}>
      {cards.toReversed().map((card) => {
        const face = catalogFace(defIn(view, card))
        return <li key={card}>{face && <Card face={face} size="full" glossary={glossary} />}</li>
      })}
    </ul>
  )
}
