import { type AnyGame, factsOf, plain, type SeenEvent } from '@trialhall/kernel'
import { TipProvider, type TableLink, type TableSnapshot, type TableUpdate } from '@trialhall/table-ui'
import { memo, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import styles from './plain-board.module.css'
import { PlainTableau } from './plain-tableau.tsx'
import { sentenceOf } from '../match/sentences.ts'
import { PlainMap } from './plain-map.tsx'
import { PlainOptions } from './plain-options.tsx'

/** What a table in words is made from. */
export interface PlainBoardProps {
  readonly update: TableUpdate
  readonly link: TableLink
  readonly game: AnyGame
}

/** A table in words alone, with a plain map where there is one: prompt, options, what lies where, and log. For a game that has no board of its own yet. */
export function PlainBoard({ update, link, game }: PlainBoardProps): ReactNode {
  return (
    <TipProvider>
      <div className={styles.board}>
        <div className={styles.main}>
          <section className={styles.ask} aria-label="What is asked">
            <Asked update={update} link={link} game={game} />
          </section>
          <PlainMap update={update} link={link} game={game} />
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
    </TipProvider>
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
  const { own, seats, asked, canGoBack, viewer, view } = update.snapshot
  const [next] = asked
  if (!own) return <p>{next ? `Waiting for ${seats[next.seat]?.name}.` : 'The match is over.'}</p>
  return (
    <>
      <h2>{plain(game.words.prompt(factsOf(view), own))}</h2>
      <PlainOptions {...{ update, link, game }} own={own} />
      {canGoBack && viewer !== null ? <Button onClick={() => link.back(viewer)}>Take back</Button> : null}
    </>
  )
}
