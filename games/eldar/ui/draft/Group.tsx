import type { EldarView } from '@trialhall/game-eldar'
import type { DefIndex, Seat } from '@trialhall/kernel'
import { EntityButton, seatDyed, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { catalogFace, defIn } from '../looks.ts'
import styles from './Group.module.css'
import { lackOf } from './lack.ts'
import type { CardOffer, Fate, HeroOffer } from './offers.ts'

interface GroupProps {
  readonly view: EldarView
  readonly names: readonly string[]
  readonly glossary: readonly GlossaryTerm[]
}

/** The six cards that lie before both; who took one stands on it. */
export function CardGroup(props: GroupProps & { group: number; cards: readonly CardOffer[] }): JSX.Element {
  const { view, group, cards } = props
  return (
    <ul className={styles.group} aria-label={`Cards of group ${group}`} key={group}>
      {cards.map(({ card, fate }) => (
        <li key={card}>
          <Shown {...props} of={{ kind: 'card', id: card }} def={defIn(view, card)} fate={fate} />
        </li>
      ))}
    </ul>
  )
}

/** The Heroes that one seat takes one of. */
export function HeroGroup(props: GroupProps & { seat: Seat; heroes: readonly HeroOffer[] }): JSX.Element {
  const { view, names, seat, heroes } = props
  const whose = seat === view.viewer ? 'Your Heroes' : `Heroes of ${names[seat] ?? ''}`
  return (
    <section className={styles.heroes} style={seatDyed(seat)}>
      <h3>{whose}</h3>
      <ul className={styles.group} aria-label={whose}>
        {heroes.map(({ face, fate }) => (
          <li key={face}>
            <Shown {...props} of={{ kind: 'face', id: face }} def={face} fate={fate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShownProps extends GroupProps {
  readonly of: { readonly kind: 'card' | 'face'; readonly id: number }
  readonly def: DefIndex
  readonly fate: Fate
}

function Shown({ view, names, glossary, of, def, fate }: ShownProps): JSX.Element | null {
  const face = catalogFace(def)
  if (!face) return null
  const word = fateWord(fate, { viewer: view.viewer, names })
  const lack = of.kind === 'card' && fate === 'offered' ? lackOf(view, def) : null
  return (
    <div
      className={styles.offer}
      data-fate={typeof fate === 'number' ? 'taken' : fate}
      style={typeof fate === 'number' ? seatDyed(fate) : undefined}
    >
      <EntityButton
        of={of}
        label={[face.name, word, lack, face.text].filter(Boolean).join('. ')}
        className={styles.pick}
      >
        <Card face={face} size="full" glossary={glossary} />
      </EntityButton>
      {lack === null ? null : (
        <span className={styles.lack} aria-hidden="true">
          {lack}
        </span>
      )}
      {word === '' ? null : (
        <span className={styles.fate} aria-hidden="true">
          {word}
        </span>
      )}
    </div>
  )
}

function fateWord(
  fate: Fate,
  { viewer, names }: { readonly viewer: Seat | null; readonly names: readonly string[] },
): string {
  if (fate === 'offered') return ''
  if (fate === 'out') return 'Out'
  return fate === viewer ? 'Yours' : (names[fate] ?? '')
}
