import type { Me, PlayRecord, Profile as PersonProfile } from '@trialhall/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { passFocusOn } from '../shell/pass-focus-on.ts'
import { Page } from '../shell/shell.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { Account, NameForm } from '../online/account/account.tsx'
import { OwnData } from '../online/account/own-data.tsx'
import { fetchRecord } from '../api/requests.ts'
import { Challenge } from '../online/forms/challenge.tsx'
import { Befriend } from '../online/friends/befriend.tsx'
import { FinishedList } from '../online/lobby/finished-list.tsx'
import { MatchList } from '../online/lobby/match-list.tsx'
import { type Muted, useMuted } from '../online/table/talk/mutes.ts'
import shared from '../online/online.module.css'
import styles from '../online/account/profile.module.css'
import { OwnRatings } from '../online/account/own-ratings.tsx'
import { Favourites, Ratings } from '../online/account/ratings.tsx'
import { useProfile } from '../online/account/use-profile.ts'
import { RecordTable } from '../online/account/record-table.tsx'
import { Trouble } from '../online/trouble.tsx'
import { type OpenHall, useHall } from '../online/lobby/use-hall.ts'

/** Somebody's profile, or mine where nobody is named. */
export default function ProfilePage({ id }: { readonly id?: string }): ReactNode {
  return id === undefined ? <OwnProfile /> : <PersonPage id={id} />
}

/** Who somebody is to everybody: ratings, record, public matches. */
function PersonPage({ id }: { readonly id: string }): ReactNode {
  const { profile, now, sentence, look } = useProfile(id)
  if (profile)
    return (
      <Page title={profile.name} heading={profile.name} lead={sinceWords(profile)}>
        {profile.isHidden && profile.since === undefined ? (
          <>
            <p className={shared.notice}>This profile is hidden.</p>
            <div className={shared.row}>
              <Befriend person={profile} mayBeAsked={false} />
            </div>
          </>
        ) : (
          <Person profile={profile} now={now} />
        )}
      </Page>
    )
  if (sentence !== null)
    return <Absent heading="This profile cannot be shown." sentence={sentence} onRetry={look} />
  return <Opening />
}

const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

function sinceWords({ since }: PersonProfile): string | undefined {
  return since === undefined ? undefined : `Here since ${months.format(since)}.`
}

function Person({ profile, now }: { readonly profile: PersonProfile; readonly now: number }): ReactNode {
  const { id, ratings, favourites, record, finished, name, isGuest = false } = profile
  return (
    <div className={styles.profile}>
      <div className={shared.row}>
        <Challenge opponent={{ id, name }} />
        <Befriend person={profile} mayBeAsked={!isGuest} />
      </div>
      <section className={shared.section} aria-labelledby="ratings">
        <h2 id="ratings">Ratings</h2>
        <Ratings ratings={ratings} none={`${name} has not played a rated match yet.`} />
      </section>
      <div className={styles.panels}>
        <section className={styles.panel} aria-labelledby="record">
          <h2 id="record">Record</h2>
          {record.length === 0 ? <p>No finished match yet.</p> : <RecordTable games={record} />}
        </section>
        {favourites.length === 0 ? null : (
          <section className={styles.panel} aria-labelledby="favourites">
            <h2 id="favourites">Plays most</h2>
            <Favourites favourites={favourites} />
          </section>
        )}
      </div>
      <FinishedList cards={finished} now={now} none="No public match is over yet." />
    </div>
  )
}

function Opening(): ReactNode {
  return (
    <Page title="Profile">
      <div className={shared.opening}>
        <Waiting what="Looking it up" />
      </div>
    </Page>
  )
}

/** Who I am online: name, account, what has become of my matches, and whom I do not hear. */
function OwnProfile(): ReactNode {
  const { hall, look } = useHall()
  if (hall.state === 'opening')
    return (
      <Page title="Profile">
        <div className={shared.opening}>
          <Waiting what="Looking you up" />
        </div>
      </Page>
    )
  if (hall.state === 'absent') return <Absent sentence={hall.sentence} onRetry={look} />
  return (
    <Page title="Profile" heading={`You are ${hall.me.name}`} lead="How others see you at online tables.">
      <Profile key={hall.me.id} hall={hall} look={look} />
    </Page>
  )
}

interface AbsentProps {
  readonly heading?: string
  readonly sentence: string
  readonly onRetry: () => void
}

function Absent({ heading = 'Your profile cannot be reached.', sentence, onRetry }: AbsentProps): ReactNode {
  return (
    <Page title="Profile" heading={heading}>
      <p className={shared.notice}>{sentence}</p>
      <div className={shared.row}>
        <Button kind="main" onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink href="/">Go to the start page</ButtonLink>
      </div>
    </Page>
  )
}

interface ProfileProps {
  readonly hall: OpenHall
  readonly look: () => void
}

function Profile({ hall: { me, lobby, now, trouble }, look }: ProfileProps): ReactNode {
  const over = lobby.mine.filter(({ status }) => status === 'over').length
  const record = useRecord(over)
  const own = useProfile(me.id, over)
  const mine = lobby.mine.filter(({ status }) => status !== 'over')
  return (
    <>
      <Trouble sentence={trouble} onRetry={look} />
      <div className={styles.profile}>
        <div className={styles.panels}>
          <div className={styles.stack}>
            <section className={styles.panel} aria-labelledby="name">
              <h2 id="name">Name</h2>
              <NameForm key={me.name} me={me} onChange={look} />
            </section>
            <section className={styles.panel} aria-labelledby="record">
              <h2 id="record">Record</h2>
              {record ? <RecordTable games={record.games} /> : <p>Counting …</p>}
            </section>
          </div>
          <section className={styles.panel} aria-labelledby="account">
            <h2 id="account">Account</h2>
            <Account me={me} unfinished={mine.length} onChange={look} onSignedOut={look} />
          </section>
          <section className={styles.panel} aria-labelledby="data">
            <h2 id="data">Your data</h2>
            <OwnData me={me} onDeleted={look} />
          </section>
        </div>
        <OwnRatings me={me} own={own} />
        <MatchList title="My matches" cards={mine} now={now} none="You sit at no table right now." />
        <FinishedList cards={record?.finished ?? []} now={now} none="You have not finished a match yet." />
        <MutedPeople me={me} />
        <div className={shared.row}>
          <ButtonLink href="/play">Go to the lobby</ButtonLink>
          <ButtonLink href="/friends">Your friends</ButtonLink>
        </div>
      </div>
    </>
  )
}

/** My record, looked up again when another match is over. */
function useRecord(over: number): PlayRecord | null {
  const [record, setRecord] = useState<PlayRecord | null>(null)
  const look = useCallback(async (): Promise<void> => {
    const found = await fetchRecord()
    if (found.ok) setRecord(found.value)
  }, [])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- one match more is the reason to look again
  useEffect(() => void look(), [look, over])
  return record
}

function MutedPeople({ me }: { readonly me: Me }): ReactNode {
  const [muted, change] = useMuted(me.id)
  const hear = (one: Muted): void => {
    change(one, 'hear')
    passFocusOn()
  }
  if (muted.length === 0) return null
  return (
    <section className={shared.section} aria-labelledby="muted">
      <h2 id="muted">Muted</h2>
      <p className={shared.none}>What they say is not shown to you, on this device.</p>
      <ul className={shared.row}>
        {muted.map((one) => (
          <li key={one.id}>
            <Button onClick={() => hear(one)}>Hear {one.name} again</Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
