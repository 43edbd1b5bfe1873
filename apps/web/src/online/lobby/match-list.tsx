import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../kit/button.tsx'
import cards from '../../kit/styles/match-card.module.css'
import styles from './match-list.module.css'
import { RatingNote } from '../table/rating-note.tsx'
import { presenceOf } from '../table/seat-strip.tsx'
import { TimeLeft } from '../table/time-left.tsx'
import { isDue } from '../../api/due.ts'
import { gameOf } from '../../api/game-of.ts'
import { clockWords, hasWon, holderName, sinceWords, standing, termsWords, untilWords } from '../words.ts'

interface MatchListProps {
  readonly title: string
  readonly cards: readonly MatchCard[]
  /** When the cards came, by this device's own time. */
  readonly now: number
  /** What stands there while the list is empty; without it an empty list is not shown at all. */
  readonly none?: string
  /** What can be done with a match beside going to it. */
  readonly action?: (card: MatchCard) => ReactNode
  /** Shows more of a list that goes on; answers whether it could be had. */
  readonly onMore?: (() => Promise<boolean>) | undefined
}

/** Matches of the server, each a way to its table. */
export function MatchList({ title, cards: list, now, none, action, onMore }: MatchListProps): ReactNode {
  const heading = useId()
  const items = useRef<HTMLUListElement>(null)
  if (list.length === 0 && none === undefined && !onMore) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        {title}
        {list.length > 0 ? (
          <span className={styles.count}>{onMore ? `${list.length}+` : list.length}</span>
        ) : null}
      </h2>
      {list.length === 0 ? (
        none && <p className={styles.none}>{none}</p>
      ) : (
        <ul ref={items} className={cards.matches}>
          {list.map((card) => (
            <li key={card.id} className={cards.match} data-due={isDue(card) ? '' : undefined}>
              <Card card={card} now={now} />
              <Deeds>{action?.(card)}</Deeds>
            </li>
          ))}
        </ul>
      )}
      <ShowMore title={title} items={items} onMore={onMore} />
    </section>
  )
}

interface ShowMoreProps {
  readonly title: string
  readonly items: RefObject<HTMLUListElement | null>
  readonly onMore: MatchListProps['onMore']
}

/** The button under a list that goes on. Whoever pressed it is led to the first match that has come. */
function ShowMore({ title, items, onMore }: ShowMoreProps): ReactNode {
  const [isSent, setSent] = useState(false)
  const [come, setCome] = useState<{ readonly from: number } | null>(null)
  useEffect(() => {
    if (come === null) return
    const shown = items.current?.children ?? []
    shown[Math.min(come.from, shown.length - 1)]?.querySelector('a')?.focus()
  }, [come, items])
  if (!onMore) return null
  const show = async (): Promise<void> => {
    if (isSent) return
    const from = items.current?.children.length ?? 0
    setSent(true)
    const isShown = await onMore()
    setSent(false)
    if (isShown) setCome({ from })
  }
  return (
    <div>
      <Button aria-disabled={isSent} onClick={() => void show()}>
        Show more<span className="unseen">, {title}</span>
      </Button>
    </div>
  )
}

function Deeds({ children }: { readonly children: ReactNode }): ReactNode {
  return children ? <div className={`${cards.above} ${styles.action}`}>{children}</div> : null
}

function Card({ card, now }: { readonly card: MatchCard; readonly now: number }): ReactNode {
  const until = untilWords(card)
  const clock = card.clock.kind === 'none' ? [] : [clockWords(card.clock)]
  const terms = [...(until === null ? [] : [until]), ...termsWords(card), ...clock]
  return (
    <>
      <Link href={`/m/${card.id}`} className={cards.continue}>
        {gameOf(card)?.title ?? card.game}
      </Link>
      <ul className={styles.holders} aria-label="Seats">
        {card.seats.map((holder) => (
          <Holder key={holder.seat} holder={holder} card={card} />
        ))}
      </ul>
      <p>
        <span className={isDue(card) ? styles.due : cards.state}>{standing(card)}</span>
        <MyTime card={card} now={now} /> · {sinceWords(card, now)}
        {terms.map((term) => ` · ${term}`)}
      </p>
    </>
  )
}

interface HolderProps {
  readonly holder: SeatHolder
  readonly card: MatchCard
}

function Holder({ holder, card }: HolderProps): ReactNode {
  const { seat, kind } = holder
  const isMine = card.mine.includes(seat)
  return (
    <li
      className={styles.holder}
      style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}
      data-kind={kind === 'open' ? 'open' : presenceOf(holder)}
      data-won={hasWon(card, seat) ? '' : undefined}
    >
      {isMine ? 'You' : holderName(holder)}
      {holder.rating ? <RatingNote rating={holder.rating} /> : null}
    </li>
  )
}

/** How long the one who reads has for the choice that is asked of them. */
function MyTime({ card, now }: { readonly card: MatchCard; readonly now: number }): ReactNode {
  const seat = card.asked.find((one) => card.mine.includes(one))
  if (!card.time || seat === undefined) return null
  return (
    <>
      {' '}
      · <TimeLeft clock={{ ...card.time, cameAt: now }} seat={seat} /> left
    </>
  )
}
