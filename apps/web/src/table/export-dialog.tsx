import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogActions } from '../kit/dialog.tsx'
import { downloadText } from '../kit/download.ts'
import { TextField } from '../kit/field.tsx'
import { useCopy } from '../kit/use-copy.ts'
import { type NamedLog, fileText, matchLink, replayLink } from '../match/named-log.ts'

/** Where a match stands: online, or on this device, and there over or not. */
export type MatchWhereabouts = { readonly online: string } | 'over' | 'going on'

interface ExportDialogProps {
  readonly match: NamedLog
  readonly where: MatchWhereabouts
  readonly onClose: () => void
}

/** A match as a file or a link: one that is over leads to its replay, any other to a table where it goes on. */
export function ExportDialog({ match, where, onClose }: ExportDialogProps): ReactNode {
  const copy = useCopy()
  const { log } = match
  const { link, words } = shared(match, where)
  return (
    <Dialog title="Save or share this match" onClose={onClose}>
      <p>{words}</p>
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

function shared(
  match: NamedLog,
  standing: MatchWhereabouts,
): { readonly link: string; readonly words: string } {
  const { origin } = location
  if (standing === 'going on')
    return {
      link: matchLink(match, origin),
      words:
        'It holds the whole match: the seed, every choice, and the names of the seats. Anyone who has it can replay the match, and could find out what is still hidden.',
    }
  if (standing === 'over')
    return {
      link: replayLink(match, origin),
      words: 'The link opens the replay. The whole match is in it, so no server is needed to watch it.',
    }
  return {
    link: `${origin}/m/${standing.online}/replay`,
    words: 'The link opens the replay. Anyone who has it can watch the match.',
  }
}
