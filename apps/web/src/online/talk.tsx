import type { ChatLine } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import styles from './online.module.css'

interface TalkProps {
  readonly chat: readonly ChatLine[]
  readonly mine: readonly number[]
  readonly onSay: (text: string) => void
}

const QUICK = ['Hello!', 'Good luck!', 'Well played!', 'One moment …', 'Thank you!', 'Good game!'] as const
const LONGEST = 300

/** Who said a line: persons at the table by their seat, those who watch by their name. */
function speakerOf({ seat, from }: ChatLine): string {
  return seat === null ? `watching ${from}` : `seat ${seat}`
}

/** Talk at a table, behind a button that counts what has not been read. */
export function Talk({ chat, mine, onSay }: TalkProps): ReactNode {
  const id = useId()
  const [muted, setMuted] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(false)
  const heard = chat.filter((line) => !muted.includes(speakerOf(line)))
  const [read, setRead] = useState(heard.at(-1)?.n ?? 0)
  const newest = heard.at(-1)?.n ?? 0
  if (isOpen && read < newest) setRead(newest)
  const fresh = isOpen ? 0 : heard.filter((line) => line.n > read && !isMine(line, mine)).length
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
        id={id}
        popover="auto"
        className={styles.talk}
        aria-label="Talk at this table"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Lines lines={heard} />
        <Mutes chat={chat} mine={mine} muted={muted} onChange={setMuted} />
        <SayForm onSay={onSay} />
      </dialog>
      <p aria-live="polite" className="unseen">
        {lastWords(heard, mine)}
      </p>
    </>
  )
}

function isMine({ seat }: ChatLine, mine: readonly number[]): boolean {
  return seat !== null && mine.includes(seat)
}

/** The last line of somebody else, for those who hear the page. */
function lastWords(lines: readonly ChatLine[], mine: readonly number[]): string {
  const last = lines.at(-1)
  return last && !isMine(last, mine) ? `${last.from}: ${last.text}` : ''
}

function Lines({ lines }: { readonly lines: readonly ChatLine[] }): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return <p className={styles.none}>Nobody has said anything yet.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ol ref={list} className={styles.lines} tabIndex={0} aria-label="What was said">
      {lines.map(({ n, from, seat, text }) => (
        <li key={n}>
          <strong>{from}</strong>
          {seat === null ? ' (watching)' : ''}: {text}
        </li>
      ))}
    </ol>
  )
}

interface MutesProps {
  readonly chat: readonly ChatLine[]
  readonly mine: readonly number[]
  readonly muted: readonly string[]
  readonly onChange: (muted: readonly string[]) => void
}

function Mutes({ chat, mine, muted, onChange }: MutesProps): ReactNode {
  const others = new Map(
    chat.filter((line) => !isMine(line, mine)).map((line) => [speakerOf(line), line.from] as const),
  )
  if (others.size === 0) return null
  const toggle = (key: string): void =>
    onChange(muted.includes(key) ? muted.filter((one) => one !== key) : [...muted, key])
  return (
    <div className={styles.row}>
      {[...others].map(([key, name]) => (
        <Button key={key} kind="plain" aria-pressed={muted.includes(key)} onClick={() => toggle(key)}>
          Mute {name}
        </Button>
      ))}
    </div>
  )
}

function SayForm({ onSay }: Pick<TalkProps, 'onSay'>): ReactNode {
  const [text, setText] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <>
      <div className={styles.quick}>
        {QUICK.map((phrase) => (
          <button key={phrase} type="button" onClick={() => onSay(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <form className={styles.line} onSubmit={submit}>
        <TextField
          label="Say something"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button kind="main" type="submit">
          Send
        </Button>
      </form>
    </>
  )
}
