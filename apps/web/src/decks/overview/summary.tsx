import type { AnyGame } from '@trialhall/kernel'
import { type Deck, type DeckKit, classes, dyed } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { countIn, entriesOf, troubleOf } from '../deck.ts'
import { Picture } from '../cards/marks.tsx'
import styles from './overview.module.css'

interface SummaryProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly deck: Deck
}

/** A deck at a glance: who leads it, and its curve. */
export function Summary({ game, kit, deck }: SummaryProps): ReactNode {
  const entries = entriesOf(game, kit, deck)
  const [part] = kit.parts
  const leaders = kit.parts.length > 1 ? entries.filter(({ face }) => part?.kinds.includes(face.kind)) : []
  return (
    <div className={styles.summary}>
      <span className={styles.leaders} aria-hidden="true">
        {leaders.map(({ face }) => (
          <Picture key={face.slug} look={kit.lookOf(face)} />
        ))}
        {leaders.length === 0 ? <span className={styles.nobody} /> : null}
      </span>
      <Spark kit={kit} deck={deck} />
      <p className={styles.names}>
        {leaders.length === 0 ? 'No leaders yet' : leaders.map(({ face }) => face.name).join(' and ')}
      </p>
    </div>
  )
}

/** The curve of a deck, small. */
function Spark({ kit, deck }: Pick<SummaryProps, 'kit' | 'deck'>): ReactNode {
  const curve = kit.charts(deck).find(({ shape }) => shape === 'curve')
  if (!curve) return null
  const most = Math.max(1, ...curve.bars.map(({ count }) => count))
  return (
    <span className={styles.spark} aria-hidden="true">
      {curve.bars.map(({ label, count, dye }) => (
        <i key={label} style={{ ...dyed(dye), '--share': count / most } as CSSProperties} />
      ))}
    </span>
  )
}

/** More that is wrong than a card has room for. */
const MOST = 2

/** "30 of 30 cards · legal", and below it what is wrong. */
export function Standing({ game, kit, deck }: SummaryProps): ReactNode {
  const part = kit.parts.at(-1)
  const count = part ? countIn(part, entriesOf(game, kit, deck)) : 0
  const trouble = troubleOf(kit, deck)
  const more = trouble.length - MOST
  return (
    <div className={classes(styles.standing, trouble.length > 0 && styles.wrong)}>
      <p>
        {count} of {part?.size(deck.rules) ?? 0} cards · {kit.rulesName(deck.rules)} ·{' '}
        <b>{trouble.length === 0 ? 'legal' : 'not legal yet'}</b>
      </p>
      {trouble.slice(0, MOST).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {more > 0 ? <p>And {more} more.</p> : null}
    </div>
  )
}
