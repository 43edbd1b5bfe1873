import type { AnyGame } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../kit/button.tsx'
import { TextField } from '../../kit/field.tsx'
import { Page } from '../../shell/shell.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { DeckCard } from './deck-card.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { saveNewDeck } from '../saved/save-deck.ts'
import { decksWith } from './deck-search.ts'
import { gamesWithDecks } from '../../games/deck-kits.ts'
import styles from './overview.module.css'
import { NO_ROOM } from '../saved/saved-decks.ts'
import { SampleCard } from './sample-card.tsx'
import { SyncNote } from '../sync/sync-note.tsx'
import { useDecks } from '../saved/use-decks.ts'

/** Decks that are in sight at a glance. */
const FEW = 6

interface ShelfProps {
  readonly game: AnyGame
  readonly kit: DeckKit
}

/** The decks of a person and those that the game brings. */
export function DeckOverview({ game, kit }: ShelfProps): ReactNode {
  const decks = useDecks(game.id)
  const [words, setWords] = useState('')
  const found = decks.length > FEW ? decksWith({ game, kit, decks }, words) : decks
  const [isImporting, setImporting] = useState(false)
  const begin = useBegin(game.id)
  return (
    <Page
      title={`Decks of ${game.title}`}
      heading={`Decks of ${game.title}`}
      lead="Build a deck, see at once what breaks the rules, and try it against a bot."
    >
      <Games here={game.id} />
      <div className={styles.actions}>
        <Button kind="main" onClick={() => begin({ name: 'New deck', rules: {}, cards: {} })}>
          New deck
        </Button>
        <Button onClick={() => setImporting(true)}>Import a list or a link</Button>
      </div>
      <section className={styles.section} aria-labelledby="own">
        <h2 id="own">Your decks</h2>
        <SyncNote />
        {decks.length > FEW ? (
          <TextField
            label="Search your decks"
            type="search"
            placeholder="Its name, or a card in it"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        ) : null}
        {found.length === 0 && decks.length > 0 ? <output>No deck of yours fits.</output> : null}
        {decks.length === 0 ? (
          <p className={styles.empty}>
            None yet. Start with an empty deck, or make one of the sample decks below your own.
          </p>
        ) : (
          <ul className={styles.cards}>
            {found.map((one) => (
              <DeckCard key={one.id} game={game} kit={kit} stored={one} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} aria-labelledby="samples">
        <h2 id="samples">Sample decks</h2>
        <ul className={styles.cards}>
          {kit.samples.map((sample) => (
            <SampleCard key={sample.slug} game={game} kit={kit} sample={sample} onBegin={begin} />
          ))}
        </ul>
      </section>
      {isImporting ? (
        <ImportDialog game={game} kit={kit} onDeck={begin} onClose={() => setImporting(false)} />
      ) : null}
    </Page>
  )
}

function Games({ here }: { readonly here: string }): ReactNode {
  const games = gamesWithDecks()
  if (games.length < 2) return null
  return (
    <nav aria-label="Games" className={styles.actions}>
      {games.map(({ id, title }) => (
        <Link key={id} href={`/decks/${id}`} aria-current={id === here ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** Keeps a new deck and opens it. */
export function useBegin(game: string): (deck: Deck) => void {
  const [, travel] = useLocation()
  const say = useSay()
  return (deck) => {
    const kept = saveNewDeck(game, deck)
    if (kept) travel(`/decks/${game}/${kept.id}`)
    else say({ sentence: NO_ROOM, mood: 'bad' })
  }
}
