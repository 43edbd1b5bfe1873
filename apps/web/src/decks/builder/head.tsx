import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../kit/button.tsx'
import { PageHeading } from '../../shell/shell.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { useDeckEditor } from '../deck-editor.ts'
import styles from './builder.module.css'
import { saveNewDeck } from '../saved/save-deck.ts'
import { RenameDialog } from '../rename-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { NO_ROOM } from '../saved/saved-decks.ts'
import { SyncMark } from '../sync/sync-note.tsx'
import type { DeckEdit } from '../saved/use-deck.ts'

/** The name of the deck and what can be done with the whole of it. */
export function Head({ edit }: { readonly edit: DeckEdit }): ReactNode {
  const { game } = useDeckEditor()
  const { deck, change, undo, redo } = edit
  const [open, setOpen] = useState<'name' | 'share' | null>(null)
  const [, travel] = useLocation()
  const say = useSay()
  const duplicate = (): void => {
    const copy = saveNewDeck(game.id, deck)
    if (!copy) return say({ sentence: NO_ROOM, mood: 'bad' })
    travel(`/decks/${game.id}/${copy.id}`)
    return say({ sentence: `${copy.name} is a copy of ${deck.name}.`, mood: 'plain' })
  }
  return (
    <div className={styles.head}>
      <div className={styles.back}>
        <Link href={`/decks/${game.id}`}>All decks</Link>
        <SyncMark />
      </div>
      <div className={styles.title}>
        <PageHeading>{deck.name}</PageHeading>
        <Button kind="plain" onClick={() => setOpen('name')}>
          Rename
        </Button>
      </div>
      <div className={styles.actions}>
        <Button
          disabled={!undo}
          aria-label="Undo"
          title="Undo"
          aria-keyshortcuts="Control+Z"
          onClick={() => undo?.()}
        >
          ↶
        </Button>
        <Button
          disabled={!redo}
          aria-label="Redo"
          title="Redo"
          aria-keyshortcuts="Control+Shift+Z"
          onClick={() => redo?.()}
        >
          ↷
        </Button>
        <Button onClick={duplicate}>Duplicate</Button>
        <Button onClick={() => setOpen('share')}>Share</Button>
      </div>
      {open === 'name' ? (
        <RenameDialog
          name={deck.name}
          onRename={(name) => change({ ...deck, name })}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'share' ? <ShareDialog deck={deck} onClose={() => setOpen(null)} /> : null}
    </div>
  )
}
