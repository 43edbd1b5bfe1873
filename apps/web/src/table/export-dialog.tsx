import { type Log, logToLink } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { downloadText } from '../parts/download.ts'
import { TextField } from '../parts/field.tsx'
import { useSay } from '../parts/toasts.tsx'

/** A match as a file or a link. */
export function ExportDialog({
  log,
  onClose,
}: {
  readonly log: Log
  readonly onClose: () => void
}): ReactNode {
  const say = useSay()
  const link = `${location.origin}/match#${logToLink(log)}`
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => say({ sentence: 'The link is copied.', mood: 'plain' }),
      () => say({ sentence: 'The link could not be copied: select and copy it by hand.', mood: 'bad' }),
    )
  }
  return (
    <Dialog title="Save or share this match" onClose={onClose}>
      <p>
        The whole match is in it: the seed and every choice. Whoever has it can play the match again, and
        could find out what is still hidden.
      </p>
      <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />
      <DialogActions>
        <Button kind="main" onClick={copy}>
          Copy the link
        </Button>
        <Button onClick={() => downloadText(fileName(log), JSON.stringify(log, null, 2))}>
          Save as a file
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function fileName(log: Log): string {
  return `trialhall-${log.game}-${log.choices.length}.json`
}
