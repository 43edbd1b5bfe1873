import type { Party } from '@trialhall/kernel'
import type { ChatLine } from '@trialhall/protocol'
import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { Segments, TextField } from '../../../kit/field.tsx'
import { allRead, lineKey, unread, type Audience, type ReadMarks } from './audience.ts'
import type { Hearing, Muted } from './mutes.ts'
import { ReportForm, type Reportable } from './report.tsx'
import styles from './talk.module.css'

/** What was said at a table, and to whom it is shown. */
export interface TalkProps {
  readonly chat: readonly ChatLine[]
  /** Public id of the one who reads. */
  readonly me: string | null
  readonly muted: readonly Muted[]
  readonly onMute: (one: Muted, wanted: Hearing) => void
  /** Parties to which the one who reads may talk alone. */
  readonly audiences: readonly Audience[]
  /** Whom the one who reads can report; missing where nobody can be. */
  readonly report?: Reportable
  /** Says something to all, or to a party alone; false where it was refused. */
  readonly onSay: (text: string, party?: Party) => Promise<boolean>
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
      <Lines lines={heardLines(props)} me={props.me} audiences={props.audiences} />
      <Mutes {...props} />
      {props.report ? <ReportForm {...props.report} /> : null}
      <SayForm audiences={props.audiences} onSay={props.onSay} />
    </>
  )
}

/** Reads what others say out to those who hear the page: each line once, also where it says the same as the one before, and the last of many that come together. */
export function LastWords({ chat, muted, me, audiences }: TalkProps): ReactNode {
  const [read, setRead] = useState<ReadMarks>(() => allRead(chat))
  const [last, setLast] = useState<readonly ChatLine[]>([])
  const later = unread(chat, read)
  const heard = heardLines({ chat: last, muted })
  if (later.length > 0) {
    const said = heardLines({ chat: later, muted }).filter(({ id }) => id !== me)
    setRead(allRead(chat))
    if (said.length > 0) setLast(said.slice(-MOST_AT_ONCE))
  } else if (heard.length < last.length) setLast(heard)
  return (
    <p aria-live="polite" aria-atomic="true" className="unseen">
      {last.map((line, at) => (
        <Fragment key={lineKey(line)}>
          {at > 0 ? ' ' : null}
          <span>{spoken(line, audiences)}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** Lines that are read out together: who comes back to a long talk looks at it themselves. */
const MOST_AT_ONCE = 3

function spoken(line: ChatLine, audiences: readonly Audience[]): string {
  const name = partyNamed(audiences, line)
  return `${line.from}${name ? ` to ${name} alone` : ''}: ${line.text}`
}

/** The party that a line was said to; null where it was said to all. */
function partyNamed(audiences: readonly Audience[], { party }: ChatLine): string | null {
  if (party === undefined) return null
  return audiences.find((one) => one.party === party)?.name ?? 'the party'
}

interface LinesProps extends Pick<TalkProps, 'audiences'> {
  readonly lines: readonly ChatLine[]
  readonly me: string | null
}

function Lines({ lines, me, audiences }: LinesProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return <p className={styles.none}>Nobody has said anything yet.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <ol ref={list} className={styles.lines} tabIndex={0} aria-label="What was said">
      {lines.map((line) => (
        <Line key={lineKey(line)} line={line} isMine={line.id === me} party={partyNamed(audiences, line)} />
      ))}
    </ol>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly isMine: boolean
  /** The party that alone hears it. */
  readonly party: string | null
}

function Line({ line: { from, seat, text }, isMine, party }: LineProps): ReactNode {
  return (
    <li data-mine={isMine ? '' : undefined} data-party={party === null ? undefined : ''}>
      <strong>
        <bdi>{from}</bdi>
      </strong>
      {seat === null ? ' (watching)' : ''}
      {party === null ? '' : <span className={styles.mark}> to {party} alone</span>}: <bdi>{text}</bdi>
    </li>
  )
}

/** Everybody else who has said something, to be muted or heard again. */
function Mutes({ chat, me, muted, onMute }: TalkProps): ReactNode {
  const others = new Map(chat.filter(({ id }) => id !== me).map(({ id, from }) => [id, from] as const))
  if (others.size === 0) return null
  return (
    <div className={styles.mutes}>
      {[...others].map(([id, name]) => {
        const isMuted = muted.some((one) => one.id === id)
        return (
          <Button
            key={id}
            kind="plain"
            aria-pressed={isMuted}
            onClick={() => onMute({ id, name }, isMuted ? 'hear' : 'mute')}
          >
            Mute <bdi>{name}</bdi>
          </Button>
        )
      })}
    </div>
  )
}

const ALL = 'all'

function SayForm({ audiences, onSay }: Pick<TalkProps, 'audiences' | 'onSay'>): ReactNode {
  const [text, setText] = useState('')
  const [to, setTo] = useState<string>(ALL)
  // Who plays for this party no more talks to everybody.
  const audience = audiences.find(({ party }) => String(party) === to)
  const say = (what: string): Promise<boolean> => (audience ? onSay(what, audience.party) : onSay(what))
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    setText('')
    if (!(await say(said))) setText((since) => `${said} ${since}`.trim().slice(0, LONGEST))
  }
  return (
    <>
      {audiences.length === 0 ? null : (
        <Segments
          label="Who hears it"
          choices={choicesOf(audiences)}
          value={audience ? to : ALL}
          onChoose={setTo}
        />
      )}
      <div className={styles.quick}>
        {QUICK.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <form className={styles.say} onSubmit={(event) => void submit(event)}>
        <TextField
          label={audience ? `Say something to ${audience.name} alone` : 'Say something'}
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

function choicesOf(audiences: readonly Audience[]): { readonly id: string; readonly label: string }[] {
  const parties = audiences.map(({ party, name }) => ({
    id: String(party),
    label: audiences.length === 1 ? `Party (${name})` : name,
  }))
  return [{ id: ALL, label: 'All' }, ...parties]
}
