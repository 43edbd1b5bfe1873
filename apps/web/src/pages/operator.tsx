import type { HallOverview } from '@trialhall/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { askAsOperator, type Reported } from '../api/operator.ts'
import { Button } from '../kit/button.tsx'
import { useSay } from '../kit/toasts.tsx'
import { Waiting } from '../kit/waiting.tsx'
import shared from '../online/online.module.css'
import { spanWords } from '../online/words.ts'
import styles from '../online/account/profile.module.css'
import own from './operator.module.css'
import { Page } from '../shell/shell.tsx'

/** Milliseconds from one look to the next. */
const REFRESH_MS = 5000

interface Seen {
  readonly overview: HallOverview
  readonly reports: readonly Reported[]
}

type Look =
  | { readonly state: 'looking' }
  | { readonly state: 'refused'; readonly sentence: string }
  | ({ readonly state: 'open' } & Seen)

/** How the hall stands, for its operators: who is here, what they reported, and what goes wrong. */
export default function OperatorPage(): ReactNode {
  const [look, setLook] = useState<Look>({ state: 'looking' })
  const again = useCallback(() => void looked().then((seen) => seen && setLook(seen)), [])
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) again()
    }
    lookIfSeen()
    const timer = setInterval(lookIfSeen, REFRESH_MS)
    return () => clearInterval(timer)
  }, [again])
  return (
    <Page title="Operator" heading="This hall" lead="For its operators.">
      {look.state === 'looking' ? <Waiting what="Looking at the hall" /> : null}
      {look.state === 'refused' ? <p className={shared.notice}>{look.sentence}</p> : null}
      {look.state === 'open' ? <Hall {...look} onDone={again} /> : null}
    </Page>
  )
}

/** How it stands; null where only a part of that could be had. */
async function looked(): Promise<Look | null> {
  const overview = await askAsOperator('hall.look')
  if (!overview.ok) return { state: 'refused', sentence: overview.fault.message }
  const reports = await askAsOperator('reports.list')
  if (!reports.ok) return null
  return {
    state: 'open',
    overview: overview.value as HallOverview,
    reports: reports.value as readonly Reported[],
  }
}

function Hall({ overview, reports, onDone }: Seen & { readonly onDone: () => void }): ReactNode {
  return (
    <div className={styles.profile}>
      <Reports reports={reports} onDone={onDone} />
      <div className={styles.panels}>
        <Figures overview={overview} />
        <section className={styles.panel} aria-labelledby="errors">
          <h2 id="errors">Errors of the day</h2>
          {overview.errors.length === 0 ? <p className={shared.none}>There were none.</p> : null}
          <ul>
            {overview.errors.map(({ sentence, at, times }) => (
              <li key={sentence}>
                {new Date(at).toLocaleTimeString()}
                {times > 1 ? `, ${times} times` : ''}: {sentence}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section className={shared.section} aria-labelledby="here">
        <h2 id="here">Here now: {overview.people.length}</h2>
        {overview.people.length === 0 ? (
          <p className={shared.none}>Nobody has a page of a table or of the lobby open.</p>
        ) : null}
        <ul>
          {overview.people.map((person) => (
            <li key={person.id} className={shared.row}>
              <span>
                <bdi>{person.name}</bdi>, {person.pages} {person.pages === 1 ? 'page' : 'pages'}
              </span>
              <Actions who={person.id} name={person.name} onDone={onDone} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Figures({
  overview: { matches, load, disk, lastBackup, store, at },
}: Pick<Seen, 'overview'>): ReactNode {
  const figures: readonly (readonly [string, string])[] = [
    ['Matches', `${matches.playing} under way, ${matches.open} waiting, ${matches.inMemory} in memory`],
    ['Load', `${load.ofOneCore.toFixed(1)} on ${load.cores} cores; ${megabytes(load.memory)} of memory`],
    ['Up for', spanWords(load.sinceStart)],
    ['Kept by', store],
    [
      'Disk',
      disk
        ? `${megabytes(disk.free)} free of ${megabytes(disk.of)}; the database has ${megabytes(disk.database)}`
        : 'that of the database',
    ],
    ['Last backup', disk ? backupWords(lastBackup, at) : 'that of the database'],
  ]
  return (
    <section className={styles.panel} aria-labelledby="figures">
      <h2 id="figures">How it does</h2>
      <dl className={own.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Reports({ reports, onDone }: Omit<Seen, 'overview'> & { readonly onDone: () => void }): ReactNode {
  return (
    <section className={shared.section} aria-labelledby="reports">
      <h2 id="reports">Reports: {reports.length}</h2>
      {reports.length === 0 ? (
        <p className={shared.none}>Nobody has reported anything that is not settled.</p>
      ) : null}
      {reports.map((report) => (
        <article key={report.id} className={styles.panel}>
          <p>
            <bdi>{report.by.name}</bdi> about{' '}
            <strong>
              <bdi>{report.about.name}</bdi>
            </strong>
            , {new Date(report.at).toLocaleString()}: <bdi>{report.text}</bdi>
          </p>
          {report.said.length === 0 ? null : (
            <blockquote>
              {report.said.map((line, i) => (
                <p key={i}>
                  <bdi>{line}</bdi>
                </p>
              ))}
            </blockquote>
          )}
          <div className={shared.row}>
            <a href={`/m/${report.match}`}>The table</a>
            <Actions who={report.about.identity} name={report.about.name} onDone={onDone} />
            <Settle id={report.id} onDone={onDone} />
          </div>
        </article>
      ))}
    </section>
  )
}

interface ActionsProps {
  readonly who: string
  readonly name: string
  readonly onDone: () => void
}

/** What is done most; everything else "trialhall admin" does. */
function Actions({ who, name, onDone }: ActionsProps): ReactNode {
  const say = useSay()
  const act = async (what: 'people.mute' | 'people.ban', span: string): Promise<void> => {
    const reason = prompt(`Why? ${name} is told this.`)
    if (!reason) return
    const done = await askAsOperator(what, { who, for: span, reason })
    say(
      done.ok
        ? { sentence: String(done.value), mood: 'plain' }
        : { sentence: done.fault.message, mood: 'bad' },
    )
    onDone()
  }
  return (
    <>
      <Button onClick={() => void act('people.mute', '1d')}>Mute for a day</Button>
      <Button kind="danger" onClick={() => void act('people.ban', '7d')}>
        Ban for a week
      </Button>
    </>
  )
}

function Settle({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const say = useSay()
  const settle = async (): Promise<void> => {
    const note = prompt('What did you do about it?')
    if (!note) return
    const done = await askAsOperator('reports.settle', { id, note })
    if (!done.ok) say({ sentence: done.fault.message, mood: 'bad' })
    onDone()
  }
  return <Button onClick={() => void settle()}>Settle</Button>
}

function megabytes(bytes: number): string {
  if (bytes > 2 ** 30) return `${(bytes / 2 ** 30).toFixed(1)} GB`
  return bytes > 2 ** 20 ? `${Math.round(bytes / 2 ** 20)} MB` : `${Math.ceil(bytes / 2 ** 10)} kB`
}

function backupWords(at: number | null, now: number): string {
  return at === null ? 'there was none yet' : `${spanWords(now - at)} ago`
}
