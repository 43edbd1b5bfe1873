import { type AnyGame, plain } from '@trialhall/kernel'
import type { TableUpdate } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { downloadText } from '../kit/download.ts'
import { useCopy } from '../kit/use-copy.ts'
import styles from './log-dialog.module.css'
import { sentenceOf } from '../match/sentences.ts'
import { storyText } from '../match/story-text.ts'

interface LogDialogProps {
  readonly game: AnyGame
  readonly update: TableUpdate
  /** What else is to be known of it. */
  readonly note?: string | null
  readonly onClose: () => void
}

/** The whole log in plain sentences, as the one who looks knows it: to read in peace, to copy, to save. */
export function LogDialog({ game, update, note = null, onClose }: LogDialogProps): ReactNode {
  const copy = useCopy()
  const { snapshot, story } = update
  const text = storyText(game, update)
  const known = snapshot.viewer === null ? 'all that everybody may know' : 'all that this seat knows'
  return (
    <Dialog title="The log as text" width="wide" onClose={onClose}>
      <p>
        {story.length === 1 ? 'One line' : `${story.length} lines`}: {known}.
      </p>
      {note === null ? null : <p>{note}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <ol className={styles.lines} tabIndex={0} aria-label="All that happened">
        {story.map((heard, i) => (
          <li key={i}>{plain(sentenceOf(game, snapshot, heard))}</li>
        ))}
      </ol>
      <DialogActions>
        <Button kind="main" onClick={() => copy(text, 'The log is copied.')}>
          Copy the log
        </Button>
        <Button onClick={() => downloadText(`trialhall-${game.id}-log.txt`, text)}>Save as a file</Button>
      </DialogActions>
    </Dialog>
  )
}
