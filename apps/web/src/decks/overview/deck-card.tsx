import type { AnyGame } from '@trialhall/kernel'
import type { DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { ago } from '../../kit/ago.ts'
import { Button } from '../../kit/button.tsx'
import { downloadText } from '../../kit/download.ts'
import { passFocusOn } from '../../shell/pass-focus-on.ts'
import cards from '../../kit/styles/match-card.module.css'
import { useSay } from '../../kit/toasts.tsx'
import { saveNewDeck } from '../saved/save-deck.ts'
import { usualSparring } from '../trial/play-test.ts'
import { RenameDialog } from '../rename-dialog.tsx'
import styles from './overview.module.css'
import {
  type KeptDeck,
  NO_ROOM,
  type ListedDeck,
  putDeckBack,
  removeDeck,
  writeDeck,
} from '../saved/saved-decks.ts'
import { Standing, Summary } from './summary.tsx'
import { useTrial } from '../trial/use-trial.ts'

interface DeckCardProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly stored: ListedDeck
}

/** A kept deck: the way to the builder, and what can be done with it here. */
export function DeckCard({ stored, ...place }: DeckCardProps): ReactNode {
  const remove = useRemove()
  if (stored.deck === null) return <Damaged stored={stored} onRemove={() => remove(stored.id, 'The deck')} />
  const { deck } = stored
  return <Whole {...place} deck={deck} onRemove={() => remove(deck.id, deck.name)} />
}

/** Takes a deck off this device and offers to put it back. */
function useRemove(): (id: string, name: string) => void {
  const say = useSay()
  return (id, name) => {
    const text = removeDeck(id)
    if (text === null) return
    passFocusOn()
    const undo = (): void => {
      if (!putDeckBack(id, text)) say({ sentence: NO_ROOM, mood: 'bad' })
    }
    say({ sentence: `${name} is deleted.`, mood: 'plain', action: { label: 'Undo', run: undo } })
  }
}

interface WholeProps extends Omit<DeckCardProps, 'stored'> {
  readonly deck: KeptDeck
  readonly onRemove: () => void
}

function Whole({ game, kit, deck, onRemove }: WholeProps): ReactNode {
  const [isRenaming, setRenaming] = useState(false)
  const [now] = useState(Date.now)
  const play = useTrial(game, kit)
  const say = useSay()
  const rename = (name: string): void => {
    if (!writeDeck({ ...deck, name, changedAt: Date.now() })) say({ sentence: NO_ROOM, mood: 'bad' })
  }
  const duplicate = (): void => {
    if (!saveNewDeck(game.id, deck)) say({ sentence: NO_ROOM, mood: 'bad' })
  }
  return (
    <li className={styles.card}>
      <Link href={`/decks/${game.id}/${deck.id}`} className={cards.continue}>
        {deck.name}
      </Link>
      <Summary game={game} kit={kit} deck={deck} />
      <Standing game={game} kit={kit} deck={deck} />
      <p className={styles.when}>Changed {ago(deck.changedAt, now)}</p>
      <div className={styles.tools}>
        <Button kind="plain" onClick={() => play(deck, usualSparring(kit, deck))}>
          Play-test<span className="unseen"> {deck.name}</span>
        </Button>
        <Button kind="plain" onClick={() => setRenaming(true)}>
          Rename<span className="unseen"> {deck.name}</span>
        </Button>
        <Button kind="plain" onClick={duplicate}>
          Duplicate<span className="unseen"> {deck.name}</span>
        </Button>
        <Button kind="plain" onClick={onRemove}>
          Delete<span className="unseen"> {deck.name}</span>
        </Button>
      </div>
      {isRenaming ? (
        <RenameDialog name={deck.name} onRename={rename} onClose={() => setRenaming(false)} />
      ) : null}
    </li>
  )
}

function Damaged(props: {
  readonly stored: Extract<ListedDeck, { readonly deck: null }>
  readonly onRemove: () => void
}): ReactNode {
  const { id, text } = props.stored
  return (
    <li className={styles.card}>
      <strong>A damaged deck</strong>
      <p className={styles.standing}>It cannot be read by this version.</p>
      <div className={styles.tools}>
        <Button onClick={() => downloadText(`trialhall-deck-${id}.txt`, text)}>Save what is left</Button>
        <Button kind="plain" onClick={props.onRemove}>
          Delete
        </Button>
      </div>
    </li>
  )
}
