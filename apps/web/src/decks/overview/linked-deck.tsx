import type { AnyGame, CardFace } from '@trialhall/kernel'
import { type Deck, type DeckKit, dyed } from '@trialhall/table-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import { NoticePage } from '../../shell/notice.tsx'
import { Page } from '../../shell/shell.tsx'
import { entriesOf } from '../deck.ts'
import { deckFromLink } from '../deck-link.ts'
import { Price } from '../cards/marks.tsx'
import { usualSparring } from '../trial/play-test.ts'
import { ReadDialog } from '../cards/read-dialog.tsx'
import { useBegin } from './overview.tsx'
import styles from './overview.module.css'
import { Standing, Summary } from './summary.tsx'
import { useTrial } from '../trial/use-trial.ts'

interface LinkedProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  /** What stands behind the # of the address. */
  readonly text: string
}

/** A deck that came as a link: to look at, and to keep. */
export function LinkedDeck({ game, kit, text }: LinkedProps): ReactNode {
  const read = useMemo(
    () =>
      deckFromLink(
        text,
        kit,
        game.catalog.map(({ slug }) => slug),
      ),
    [text, kit, game],
  )
  if (read.ok) return <ReadableDeck game={game} kit={kit} deck={read.value} />
  return (
    <NoticePage
      title="A deck"
      heading="There is no deck in this link."
      detail={read.fault.message}
      mood="bad"
    >
      <ButtonLink kind="main" href={`/decks/${game.id}`}>
        To the decks
      </ButtonLink>
    </NoticePage>
  )
}

function ReadableDeck({ game, kit, deck }: Omit<LinkedProps, 'text'> & { readonly deck: Deck }): ReactNode {
  const begin = useBegin(game.id)
  const play = useTrial(game, kit)
  const [shown, setShown] = useState<CardFace | null>(null)
  const entries = entriesOf(game, kit, deck)
  const titles = [...new Set(entries.map(({ face }) => kit.groupOf(face)))]
  return (
    <Page title={deck.name} heading={deck.name} lead={`A deck of ${game.title} was sent to you.`}>
      <div className={styles.linked}>
        <Summary game={game} kit={kit} deck={deck} />
        <Standing game={game} kit={kit} deck={deck} />
        <div className={styles.actions}>
          <Button kind="main" onClick={() => begin(deck)}>
            Keep it and build on it
          </Button>
          <Button onClick={() => play(deck, usualSparring(kit, deck))}>Play-test</Button>
          <ButtonLink href={`/decks/${game.id}`}>All decks</ButtonLink>
        </div>
        <div className={styles.groups}>
          {titles.map((title) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {entries
                  .filter(({ face }) => kit.groupOf(face) === title)
                  .map(({ face, count }) => (
                    <li key={face.slug} style={dyed(kit.lookOf(face).dye)}>
                      <button
                        type="button"
                        aria-label={`${count} ${face.name}, ${kit.lookOf(face).line}: read it`}
                        onClick={() => setShown(face)}
                      >
                        <Price look={kit.lookOf(face)} />
                        <b>{count}</b> {face.name}
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {shown ? <ReadDialog game={game} kit={kit} face={shown} onClose={() => setShown(null)} /> : null}
    </Page>
  )
}
