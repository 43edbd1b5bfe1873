import type { SigmarView } from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, CardFrame, Pile, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, faceOf, lookOf } from '../looks.ts'
import styles from './Decks.module.css'

/** The three decks, each with its discard pile, which all may look through. */
export function Decks({
  view,
  glossary,
}: {
  view: SigmarView
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const common = { view, glossary }
  return (
    <section className={styles.decks} aria-label="Decks">
      <Deck
        name="Action"
        back="boost"
        deck={view.actionDeck}
        discard={view.actionDiscard}
        inPlay={view.inPlay}
        {...common}
      />
      <Deck name="Trial" back="trial" deck={view.trialDeck} discard={view.trialDiscard} {...common} />
      {view.usesFate && (
        <Deck name="Fate" back="fate" deck={view.fateDeck} discard={view.fateDiscard} {...common} />
      )}
    </section>
  )
}

interface DeckProps {
  readonly name: string
  readonly back: 'boost' | 'trial' | 'fate'
  readonly deck: readonly CardId[]
  readonly discard: readonly CardId[]
  /** Cards on the table that go to this discard pile next. */
  readonly inPlay?: readonly CardId[]
  readonly view: SigmarView
  readonly glossary: readonly GlossaryTerm[]
}

function Deck({ name, back, deck, discard, inPlay = [], view, glossary }: DeckProps): JSX.Element {
  const top = discard.at(-1)
  return (
    <>
      <div className={styles.pile}>
        <Pile
          name={name}
          title={`${name} Deck`}
          count={deck.length}
          top={<CardBack shape={boardShape(back)} />}
          holds={deck}
        />
      </div>
      <div className={styles.pile}>
        <Pile
          name="discard"
          title={`${name} discard pile`}
          count={discard.length}
          holds={[...discard, ...inPlay]}
          top={top === undefined ? null : <Open card={top} view={view} glossary={glossary} size="tiny" />}
          browse={() =>
            discard
              .toReversed()
              .map((card) => <Open key={card} card={card} view={view} glossary={glossary} size="hand" />)
          }
        />
      </div>
    </>
  )
}

type OpenProps = Pick<DeckProps, 'view' | 'glossary'> & { card: CardId; size: 'tiny' | 'hand' }

function Open({ card, view, glossary, size }: OpenProps): JSX.Element {
  const face = faceOf(view.cards.def[card] ?? UNKNOWN)
  return face ? (
    <CardFrame look={lookOf(face)} size={size} glossary={glossary} />
  ) : (
    <CardBack shape={boardShape('back')} />
  )
}
