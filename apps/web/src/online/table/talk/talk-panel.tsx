import type { ChatLine } from '@trialhall/protocol'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { TextField } from '../../../kit/field.tsx'
import type { Muted } from './mutes.ts'
import styles from './talk.module.css'

/** What was said at a table, and to whom it is shown. */
export interface TalkProps {
  readonly chat: readonly ChatLine[]
  /** Public id of the one who reads. */
  readonly me: string | null
  readonly muted: readonly Muted[]
  readonly onMute: (one: Muted) => void
  readonly onSay: (text: string) => void
}

const QUICK = ['Hello!', 'Good luck!', 'Well played!', 'One moment …', 'Thank you!', 'Good game!'] as const
const LONGEST = 300

/** The lines that are shown: those of nobody who is muted. */
export function heardLines({ chat, muted }: Pick<TalkProps, 'chat' | 'muted'>): readonly ChatLine[] {
  return chat.filter((line) => muted.every(({ id }) => id !== line.id))
}

/** What was said at a table, and the means to say something. */
export function TalkPanel(props: TalkProps): ReactNode {
  return (
    <>
      <Lines lines={heardLines(props)} me={props.me} />
      <Mutes {...props} />
      <SayForm onSay={props.onSay} />
    </>
  )
}

/** Reads the last line of somebody else out to those who hear the page. */
export function LastWords({ chat, muted, me }: TalkProps): ReactNode {
  const last = heardLines({ chat, muted }).at(-1)
  return (
    <p aria-live="polite" className="unseen">
      {last && last.id !== me ? `${last.from}: ${last.text}` : ''}
    </p>
  )
}

interface LinesProps {
  readonly lines: readonly ChatLine[]
  readonly me: string | null
}

function Lines({ lines, me }: LinesProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return <p className={styles.none}>Nobody has said anything yet.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ol ref={list} className={styles.lines} tabIndex={0} aria-label="What was said">
      {lines.map(({ n, from, id, seat, text }) => (
        <li key={n} data-mine={id === me ? '' : undefined}>
          <strong>
            <bdi>{from}</bdi>
          </strong>
          {seat === null ? ' (watching)' : ''}: <bdi>{text}</bdi>
        </li>
      ))}
    </ol>
  )
}

/** Everybody else who has said something, to be muted or heard again. */
function Mutes({ chat, me, muted, onMute }: TalkProps): ReactNode {
  const others = new Map(chat.filter(({ id }) => id !== me).map(({ id, from }) => [id, from] as const))
  if (others.size === 0) return null
  return (
    <div className={styles.mutes}>
      {[...others].map(([id, name]) => (
        <Button
          key={id}
          kind="plain"
          aria-pressed={muted.some((one) => one.id === id)}
          onClick={() => onMute({ id, name })}
        >
          Mute <bdi>{name}</bdi>
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
      <form className={styles.say} onSubmit={submit}>
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
