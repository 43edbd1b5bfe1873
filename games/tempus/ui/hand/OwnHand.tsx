import { CATALOG, type Hero, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { CardBack, EntityButton, Hand, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import { useState, type JSX } from 'react'
import { GameCard } from '../GameCard.tsx'
import { boardShape, lookOf, printedIn } from '../looks.ts'
import { whyNotCard } from '../why-not.ts'
import styles from './OwnHand.module.css'

interface HandProps {
  readonly view: TempusView
  readonly prompt: TempusPrompt | null
  readonly glossary: readonly GlossaryTerm[]
}

/** The viewer's hand in the order of the deck list; nothing for a spectator and before cards are dealt. */
export function OwnHand(props: HandProps): JSX.Element | null {
  const { view } = props
  const [isOpen, setOpen] = useState(false)
  const hero = view.viewer === null ? undefined : view.heroes[view.viewer]
  if (hero === undefined || view.draft !== null) return null
  const cards = shownOf(hero, props.prompt)
  const defOf = (card: CardId): number => view.cards.def[card] ?? UNKNOWN
  const sorted = cards.toSorted((a, b) => defOf(a) - defOf(b) || a - b)
  return (
    <div className={styles.hand} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles.handle}
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {`Hand ${hero.hand.length} · ${isOpen ? 'lower it' : 'raise it'}`}
      </button>
      <Hand
        label={`Your hand: ${hero.hand.length} cards`}
        cards={sorted.map((card) => ({ key: card, card: <HandCard {...props} card={card} /> }))}
        empty="No cards in hand."
      />
    </div>
  )
}

/** Where cards of the discard pile are chosen, they lie in the place of the hand. */
function shownOf({ hand, discard }: Hero, prompt: TempusPrompt | null): readonly CardId[] {
  return prompt?.type === 'cycle' || prompt?.type === 'respawn-card' ? discard : hand
}

function HandCard({ view, prompt, glossary, card }: HandProps & { readonly card: CardId }): JSX.Element {
  const { lighting } = useInteraction()
  const face = CATALOG[view.cards.def[card] ?? UNKNOWN]
  const key = `card:${card}`
  const isDark = prompt !== null && !lighting.picks.has(key)
  const isLong = (face?.text.length ?? 0) > LONG
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={face ? `${face.name}. ${lookOf(face).kind}. ${face.text}` : 'a card'}
      whyNot={whyNotCard(prompt, printedIn(view, card))}
      flies={key}
      className={styles.card}
    >
      <span className={styles.face} data-dark={isDark ? '' : undefined} data-long={isLong ? '' : undefined}>
        {face ? (
          <GameCard face={face} size="hand" glossary={glossary} />
        ) : (
          <CardBack shape={boardShape('back')} />
        )}
      </span>
    </EntityButton>
  )
}

/** Characters from which a card needs more room on a phone. */
const LONG = 130
