import type { Lobby, Me } from '@trialhall/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Page } from '../parts/shell.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { Account } from './account.tsx'
import { fetchLobby, fetchMe } from './api.ts'
import { CreateDialog } from './create-dialog.tsx'
import { MatchList } from './match-list.tsx'
import styles from './online.module.css'

const REFRESH_MS = 4000

type Hall =
  | { readonly state: 'opening' }
  | { readonly state: 'absent'; readonly sentence: string }
  | { readonly state: 'open'; readonly me: Me; readonly lobby: Lobby; readonly now: number }

/** Where online matches begin: mine, those to join, those to watch. */
export default function LobbyPage(): ReactNode {
  const { hall, look } = useHall()
  if (hall.state === 'opening') return <Waiting what="Opening the lobby" />
  return (
    <Page
      title="Play online"
      heading="Play with others"
      lead="Open a table, send its link to your friends, and play from wherever you are."
    >
      {hall.state === 'absent' ? (
        <Absent sentence={hall.sentence} onRetry={look} />
      ) : (
        <Open hall={hall} look={look} />
      )}
    </Page>
  )
}

/** Looks at the server now, and again and again while the page is seen. */
function useHall(): { readonly hall: Hall; readonly look: () => void } {
  const [hall, setHall] = useState<Hall>({ state: 'opening' })
  const look = useCallback(() => void fetchHall().then(setHall), [])
  useEffect(() => {
    look()
    const timer = setInterval(() => {
      if (!document.hidden) look()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [look])
  return { hall, look }
}

async function fetchHall(): Promise<Hall> {
  const me = await fetchMe() // first, so that a new guest is made once
  if (!me.ok) return { state: 'absent', sentence: me.fault.message }
  const lobby = await fetchLobby()
  if (!lobby.ok) return { state: 'absent', sentence: lobby.fault.message }
  return { state: 'open', me: me.value, lobby: lobby.value, now: Date.now() }
}

function Absent({
  sentence,
  onRetry,
}: {
  readonly sentence: string
  readonly onRetry: () => void
}): ReactNode {
  return (
    <>
      <p className={styles.notice} aria-live="polite">
        {sentence} This page keeps trying.
      </p>
      <div className={styles.row}>
        <ButtonLink kind="main" href="/new">
          Play on this device
        </ButtonLink>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </>
  )
}

interface OpenProps {
  readonly hall: Extract<Hall, { readonly state: 'open' }>
  readonly look: () => void
}

function Open({ hall, look }: OpenProps): ReactNode {
  const [, travel] = useLocation()
  const [isCreating, setCreating] = useState(false)
  const { me, lobby, now } = hall
  const others = lobby.running.filter((card) => card.mine.length === 0)
  return (
    <div className={styles.lobby}>
      <div className={styles.row}>
        <Button kind="main" size="large" onClick={() => setCreating(true)}>
          Open a table
        </Button>
        <ButtonLink size="large" href="/new">
          Play on this device
        </ButtonLink>
      </div>
      <MatchList
        title="My matches"
        cards={lobby.mine}
        now={now}
        none="You have no match here yet: open a table or take a seat at one."
      />
      <MatchList
        title="Tables with free seats"
        cards={lobby.open}
        now={now}
        none="No public table has a free seat right now."
      />
      <MatchList title="Matches to watch" cards={others} now={now} none="Nobody plays in public right now." />
      <Account key={me.id} me={me} onChange={look} onSignedOut={look} />
      {isCreating ? (
        <CreateDialog onCreated={(id) => travel(`/m/${id}`)} onClose={() => setCreating(false)} />
      ) : null}
    </div>
  )
}
