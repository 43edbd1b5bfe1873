import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { usePressBeside } from '../../../kit/use-press-beside.ts'
import { allRead, unread } from './audience.ts'
import { LastWords, TalkPanel, type TalkProps, heardLines } from './talk-panel.tsx'
import styles from './talk.module.css'

/** Talk at a table, behind a button that counts what has not been read. */
export function Talk(props: TalkProps): ReactNode {
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  usePressBeside(panel)
  const [isOpen, setOpen] = useState(false)
  const heard = heardLines(props)
  const [read, setRead] = useState(() => allRead(heard))
  const later = unread(heard, read)
  if (isOpen && later.length > 0) setRead(allRead(heard))
  const fresh = isOpen ? 0 : later.filter(({ id: from }) => from !== props.me).length
  return (
    <>
      <Button kind="plain" popoverTarget={id}>
        Talk
        {fresh > 0 ? (
          <span className={styles.count}>
            {fresh}
            <span className="unseen"> new</span>
          </span>
        ) : null}
      </Button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        className={styles.talk}
        aria-label="Talk at this table"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <TalkPanel {...props} />
      </dialog>
      <LastWords {...props} />
    </>
  )
}
