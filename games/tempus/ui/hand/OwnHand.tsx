import { CATALOG, type Hero, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { UNKNOWN, type CardId } from '@trialhall/kernel'
import { counted } from '@trialhall/kernel/wording'
import { CardBack, EntityButton, Hand, useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { lettersOf } from '../cards/CardBody.tsx'
import { LARGEST } from '../cards/fit.ts'
import { GameCard } from '../GameCard.tsx'
import { boardShape, facedBy, lookOf } from '../looks.ts'
import { whyNotCard } from '../why-not.ts'
import styles from './OwnHand.module.css'

interface HandProps {
  readonly view: TempusView
  readonly prompt: TempusPrompt | null
  readonly glossary: readonly GlossaryTerm[]
  /** It is raised, where there is only room for the tops of its cards. */
  readonly isOpen: boolean
}

/** The viewer's hand in the order of the deck list; none of a spectator and before cards are dealt. */
export function handOf(view: TempusView, prompt: TempusPrompt | null): readonly CardId[] {
  const hero = view.viewer === null ? undefined : view.heroes[view.viewer]
  if (hero === undefined || view.draft !== null) return []
  const defOf = (card: CardId): number => view.cards.def[card] ?? UNKNOWN
  return shownOf(hero, prompt).toSorted((a, b) => defOf(a) - defOf(b) || a - b)
}

/** The viewer's hand; nothing for a spectator and before cards are dealt. */
export function OwnHand(props: HandProps): JSX.Element | null {
  const { view, isOpen } = props
  const hero = view.viewer === null ? undefined : view.heroes[view.viewer]
  if (hero === undefined || view.draft !== null) return null
  const cards = handOf(view, props.prompt)
  const isHand = shownOf(hero, props.prompt) === hero.hand
  return (
    <div className={styles.hand} data-open={isOpen ? '' : undefined}>
      <Hand
        label={`${isHand ? 'Your hand' : 'Your discard pile'}: ${counted(cards.length, 'card')}`}
        cards={cards.map((card) => ({ key: card, card: <HandCard {...props} card={card} /> }))}
        empty="No cards in hand."
        isLiftedByBoard
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
  const letters = face === undefined ? LARGEST : lettersOf(facedBy(face.slug), face.text)
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={face ? `${face.name}. ${lookOf(face).kind}. ${face.text}` : 'a card'}
      whyNot={whyNotCard(view, prompt, card)}
      flies={key}
      className={styles.card}
    >
      <span
        className={styles.face}
        data-dark={isDark ? '' : undefined}
        data-whole=""
        style={{ '--letters': letters } as CSSProperties}
      >
        {face ? (
          <GameCard face={face} size="hand" glossary={glossary} />
        ) : (
          <CardBack shape={boardShape('back')} />
        )}
        <span className={styles.name} aria-hidden="true">
          {face?.name}
        </span>
      </span>
    </EntityButton>
  )
}
