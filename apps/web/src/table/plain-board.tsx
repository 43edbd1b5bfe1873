import { type AnyGame, factsOf, plain, type SeenEvent } from '@trialhall/kernel'
import type { TableLink, TableSnapshot, TableUpdate } from '@trialhall/table-ui'
import { memo, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import styles from './plain-board.module.css'
import { PlainTableau } from './plain-tableau.tsx'
import { sentenceOf } from '../match/sentences.ts'

interface PlainBoardProps {
  readonly update: TableUpdate
  readonly link: TableLink
  readonly game: AnyGame
}

/** A table in words alone: prompt, options, what lies where, and log. For a game that has no board of its own yet. */
export function PlainBoard({ update, link, game }: PlainBoardProps): ReactNode {
  return (
    <div className={styles.board}>
      <div className={styles.main}>
        <section className={styles.ask} aria-label="What is asked">
          <Asked update={update} link={link} game={game} />
        </section>
        <PlainTableau update={update} game={game} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.log} aria-label="Log" tabIndex={0}>
        <ol>
          {update.story.map((heard, i) => (
            <Line key={i} heard={heard} game={game} snapshot={update.snapshot} />
          ))}
        </ol>
      </section>
    </div>
  )
}

interface LineProps {
  readonly heard: SeenEvent
  readonly game: AnyGame
  readonly snapshot: TableSnapshot
}

/** A line of the log: worded when its event is new, and again where somebody goes by another name. */
const Line = memo(function Line({ heard, game, snapshot }: LineProps): ReactNode {
  return <li>{plain(sentenceOf(game, snapshot, heard))}</li>
}, isSameLine)

function isSameLine(one: LineProps, other: LineProps): boolean {
  const isNamedAlike = one.snapshot.seats.every(({ name }, seat) => other.snapshot.seats[seat]?.name === name)
  return one.heard === other.heard && isNamedAlike
}

function Asked({ update, link, game }: PlainBoardProps): ReactNode {
  const { own, seats, asked, canGoBack, viewer, length, view } = update.snapshot
  const facts = factsOf(view)
  const [next] = asked
  if (!own) return <p>{next ? `Waiting for ${seats[next.seat]?.name}.` : 'The match is over.'}</p>
  return (
    <>
      <h2>{plain(game.words.prompt(facts, own))}</h2>
      <div className={styles.options}>
        {own.options.map((option, i) => (
          <Button key={i} data-option={i} onClick={() => link.choose(own.seat, i, length)}>
            {plain(game.words.option(facts, option))}
          </Button>
        ))}
      </div>
      {canGoBack && viewer !== null ? <Button onClick={() => link.back(viewer)}>Take back</Button> : null}
    </>
  )
}
