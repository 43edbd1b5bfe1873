import type { Deck } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { downloadText } from '../../kit/download.ts'
import { TextField } from '../../kit/field.tsx'
import { useCopy } from '../../kit/use-copy.ts'
import { useDeckEditor } from '../deck-editor.ts'
import styles from '../import/list-text.module.css'
import { deckAsText } from '../deck-text.ts'
import { deckAddress } from '../deck-link.ts'

/** A deck as a link and as text. */
export function ShareDialog({
  deck,
  onClose,
}: {
  readonly deck: Deck
  readonly onClose: () => void
}): ReactNode {
  const { game, kit } = useDeckEditor()
  const copy = useCopy()
  const link = deckAddress(game.id, deck, location.origin)
  const text = deckAsText(game, kit, deck)
  const file = `${deck.name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'deck'}.txt`
  return (
    <Dialog title="Share or export" above={deck.name} onClose={onClose}>
      <TextField
        label="Link"
        help="It holds the whole deck as it is now. The terminal accepts it, too."
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div>
        <label className={styles.label} htmlFor="deck-text">
          Text
        </label>
        <textarea
          id="deck-text"
          className={styles.share}
          value={text}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </div>
      <DialogActions stay="in sight">
        <Button kind="main" onClick={() => copy(link, 'The link is copied.')}>
          Copy the link
        </Button>
        <Button onClick={() => copy(text, 'The list is copied.')}>Copy the text</Button>
        <Button onClick={() => downloadText(file, text)}>Save as a file</Button>
      </DialogActions>
    </Dialog>
  )
}
