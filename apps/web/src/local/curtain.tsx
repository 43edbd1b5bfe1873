import { type AnyGame, plain } from '@trialhall/kernel'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import type { GameUi } from '@trialhall/table-ui'
import type { LocalTableUpdate, WorkerLink } from './engine/worker-link.ts'
import { Button } from '../kit/button.tsx'
import styles from './curtain.module.css'
import { asAtTable, passWords } from './pass-words.ts'
import { personName } from '../match/seating.ts'
import { promptOf, sentenceOf } from '../match/sentences.ts'

interface CurtainProps {
  readonly update: LocalTableUpdate
  readonly game: AnyGame
  readonly board: GameUi | null | undefined
  readonly link: WorkerLink
}

const RECALLED = 6

/** Covers the screen while it goes from one person to the next. No hand is on the page until that person says so. */
export function Curtain({ update, game, board, link }: CurtainProps): ReactNode {
  const { handTo, seats, canPassUnseen, length } = update.snapshot
  const heading = useId()
  const curtain = useRef<HTMLDialogElement>(null)
  const isMeant = useFalling(curtain, `${handTo} ${length}`)
  useEffect(() => () => document.getElementById('content')?.focus(), [])
  const next = seats[handTo ?? 0]
  const name = next ? personName(seats, next) : ''
  const called = asAtTable(board, update.snapshot)
  return (
    <dialog
      ref={curtain}
      className={styles.curtain}
      data-curtain=""
      aria-labelledby={heading}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      onClose={() => show(curtain.current)}
    >
      <div className={styles.card}>
        <h1 id={heading}>
          Hand the device to <span className={styles.name}>{name}</span>
        </h1>
        <Asked snapshot={called} game={game} />
        <p>Nobody’s hand is shown until {name} takes it.</p>
        <div className={styles.ways}>
          <Button kind="main" size="large" onClick={() => isMeant() && link.look(handTo)}>
            I am {name}: show my hand
          </Button>
          {canPassUnseen ? (
            <Button size="large" onClick={() => isMeant() && link.passUnseen(length)}>
              {passWords(board, update.snapshot, handTo ?? 0)}
            </Button>
          ) : null}
        </div>
        <Recap story={update.story} snapshot={called} game={game} />
      </div>
    </dialog>
  )
}

/** How long, in milliseconds, presses are taken for the end of the one that called the next person. */
const DOUBLED = 500

/**
 * Lets the curtain fall, and anew whenever it falls for another ask, so that it is read out to whoever is called next. Gives whether a
 * press is meant for what it says now: the second of a doubled one is meant for nothing.
 */
function useFalling(curtain: RefObject<HTMLDialogElement | null>, calls: string): () => boolean {
  const called = useRef<string | null>(null)
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    if (called.current !== null && called.current !== calls) {
      changedAt.current = performance.now()
      curtain.current?.close()
    }
    called.current = calls
    show(curtain.current)
  }, [curtain, calls])
  return () => performance.now() - changedAt.current >= DOUBLED
}

/** Browsers let a second Escape, or the way back, close any dialog: where nobody has taken the screen, it is covered again. */
function show(curtain: HTMLDialogElement | null): void {
  if (curtain && !curtain.open) curtain.showModal()
}

interface TellingProps {
  readonly game: AnyGame
  readonly snapshot: LocalTableUpdate['snapshot']
}

/** What the next person is asked: everybody may know. */
function Asked({ game, snapshot }: TellingProps): ReactNode {
  const { asked, handTo } = snapshot
  const ask = asked.find(({ seat }) => seat === handTo)
  if (!ask) return null
  return <p className={styles.asked}>{plain(promptOf(game, snapshot, ask))}</p>
}

interface RecapProps extends TellingProps {
  readonly story: LocalTableUpdate['story']
}

function Recap({ game, snapshot, story }: RecapProps): ReactNode {
  if (story.length === 0) return null
  const first = Math.max(0, story.length - RECALLED)
  return (
    <section className={styles.recap}>
      <h2>What happened last</h2>
      <ol>
        {story.slice(first).map((heard, i) => (
          <li key={first + i}>{plain(sentenceOf(game, snapshot, heard))}</li>
        ))}
      </ol>
    </section>
  )
}
