import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { downloadText } from '../parts/download.ts'
import { TextField } from '../parts/field.tsx'
import { useCopy } from '../parts/use-copy.ts'
import { type NamedLog, fileText, matchLink } from './named-log.ts'

interface ExportDialogProps {
  readonly match: NamedLog
  readonly onClose: () => void
}

/** A match as a file or a link. */
export function ExportDialog({ match, onClose }: ExportDialogProps): ReactNode {
  const copy = useCopy()
  const { log } = match
  const link = matchLink(match, location.origin)
  return (
    <Dialog title="Save or share this match" onClose={onClose}>
      <p>
        The whole match is in it: the seed, every choice, and what the seats are called. Whoever has it can
        play the match again, and could find out what is still hidden.
      </p>
      <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />
      <DialogActions>
        <Button kind="main" onClick={() => copy(link, 'The link is copied.')}>
          Copy the link
        </Button>
        <Button
          onClick={() => downloadText(`trialhall-${log.game}-${log.choices.length}.json`, fileText(match))}
        >
          Save as a file
        </Button>
      </DialogActions>
    </Dialog>
  )
}
