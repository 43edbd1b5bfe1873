import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '../kit/button.tsx'
import { NoticePage } from '../shell/notice.tsx'
import { useHash } from '../kit/use-hash.ts'
import { Waiting } from '../kit/waiting.tsx'
import { useFetched } from '../kit/use-fetched.ts'
import { Builder } from '../decks/builder/builder.tsx'
import { gamesWithDecks, kitOf } from '../games/deck-kits.ts'
import { LinkedDeck } from '../decks/overview/linked-deck.tsx'
import { checkRules } from '../decks/rules.ts'
import { DeckOverview } from '../decks/overview/overview.tsx'
import { type KeptDeck, onDeckChange, readDeck } from '../decks/saved/saved-decks.ts'
import { useSync } from '../decks/sync/use-sync.ts'

interface DecksPageProps {
  /** The first game with decks where it is left out. */
  readonly gameId: string | undefined
  /** A deck of this device; all of them where it is left out. */
  readonly deckId: string | undefined
}

/** Decks of a game: all of them, one that is being built, or one that came as a link. */
export default function DecksPage({ gameId, deckId }: DecksPageProps): ReactNode {
  const id = gameId ?? gamesWithDecks()[0]?.id ?? ''
  const kit = useFetched(kitOf, id)
  const hash = useHash()
  const game = games.find(id)
  if (kit === undefined) return <Waiting what="Fetching the decks" />
  if (kit === null || !game.ok) return <NoDecks />
  if (deckId !== undefined) return <KeptBuilder game={game.value} kit={kit} id={deckId} />
  if (hash !== '' && hash !== 'content') return <LinkedDeck game={game.value} kit={kit} text={hash} />
  return <DeckOverview game={game.value} kit={kit} />
}

function NoDecks(): ReactNode {
  return (
    <NoticePage title="Decks" heading="This game has no decks to build.">
      {gamesWithDecks().map(({ id, title }) => (
        <ButtonLink key={id} kind="main" href={`/decks/${id}`}>
          Decks of {title}
        </ButtonLink>
      ))}
      <ButtonLink href="/">Go to the start page</ButtonLink>
    </NoticePage>
  )
}

interface KeptBuilderProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly id: string
}

function KeptBuilder({ game, kit, id }: KeptBuilderProps): ReactNode {
  const { state } = useSync()
  const isHere = useIsHere(id)
  const read = readDeck(id)
  if (!isHere && state === 'unknown') return <Waiting what="Looking for the deck" />
  if (!read.ok || read.value.game !== game.id)
    return (
      <NoticePage
        title="No deck"
        heading="This deck is not here."
        detail={read.ok ? 'It belongs to another game.' : read.fault.message}
        mood="bad"
      >
        <ButtonLink kind="main" href={`/decks/${game.id}`}>
          To the decks
        </ButtonLink>
      </NoticePage>
    )
  return <Builder key={id} game={game} kit={kit} kept={sound(kit, read.value)} />
}

/** Whether there is such a deck, also while another tab or device takes it away or brings it. */
function useIsHere(id: string): boolean {
  const [isHere, setHere] = useState(() => readDeck(id).ok)
  useEffect(() => onDeckChange(() => setHere(readDeck(id).ok)), [id])
  return isHere
}

/** A kept deck whose rules this version knows. */
function sound(kit: DeckKit, deck: KeptDeck): KeptDeck {
  const rules = checkRules(kit, deck.rules)
  return { ...deck, rules: rules.ok ? rules.value : {} }
}
