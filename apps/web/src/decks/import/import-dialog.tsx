import type { AnyGame } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { useSay } from '../../kit/toasts.tsx'
import fileInput from '../../kit/styles/file-input.module.css'
import styles from './list-text.module.css'
import { LONGEST_LIST } from '../deck-text.ts'
import { incomingDeck, withNear } from './incoming.ts'
import { Said } from './said.tsx'

interface ImportProps {
  readonly game: AnyGame
  readonly kit: DeckKit
  readonly onDeck: (deck: Deck) => void
  readonly onClose: () => void
}

/** A deck from a list, a file or a link, with everything that is wrong with it. */
export function ImportDialog({ game, kit, onDeck, onClose }: ImportProps): ReactNode {
  const [text, setText] = useState('')
  const say = useSay()
  const settled = useDeferredValue(text)
  const incoming = useMemo(() => incomingDeck({ game, kit }, settled), [game, kit, settled])
  return (
    <Dialog title="Import a deck" width="wide" onClose={onClose}>
      <p>Paste a list (one card on each line, “2 Great Cleave”) or a link, or choose a file.</p>
      <input
        type="file"
        accept=".txt,text/plain"
        aria-label="A file"
        className={fileInput.file}
        onChange={({ target }) =>
          void target.files?.[0]
            ?.slice(0, 2 * LONGEST_LIST)
            .text()
            .then(setText, () => say({ sentence: 'This file cannot be read.', mood: 'bad' }))
        }
      />
      <div>
        <label className={styles.label} htmlFor="deck-list">
          List or link
        </label>
        <textarea
          id="deck-list"
          className={styles.share}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {incoming ? (
        <Said incoming={incoming} onMend={(fault, name) => setText(withNear(text, fault, name))} />
      ) : null}
      <DialogActions stay="in sight">
        <Button
          kind="main"
          disabled={!incoming?.deck || Object.keys(incoming.deck.cards).length === 0}
          onClick={() => incoming?.deck && onDeck(incoming.deck)}
        >
          Keep this deck
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
