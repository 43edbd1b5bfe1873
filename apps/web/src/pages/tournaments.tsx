import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../kit/button.tsx'
import { Waiting } from '../kit/waiting.tsx'
import { TournamentCards } from '../online/tournaments/list.tsx'
import { NewTournamentDialog } from '../online/tournaments/new-tournament.tsx'
import styles from '../online/tournaments/tournament.module.css'
import { useTournaments } from '../online/tournaments/use-tournaments.ts'
import { Trouble } from '../online/trouble.tsx'
import { Page } from '../shell/shell.tsx'

/** Tournaments that can be entered, that are played, and that are over. */
export default function TournamentsPage(): ReactNode {
  const [, travel] = useLocation()
  const { me, list, trouble, look } = useTournaments()
  const [isOpening, setOpening] = useState(false)
  const mine = (list?.live ?? []).filter(({ id }) => list?.mine.includes(id))
  const others = (list?.live ?? []).filter(({ id }) => !list?.mine.includes(id))
  return (
    <Page
      title="Tournaments"
      heading="Tournaments"
      lead="Rounds, pairings and standings for a club, an evening or a month."
    >
      <Trouble sentence={trouble} onRetry={look} />
      {list === null ? (
        <Waiting what="Looking for tournaments" />
      ) : (
        <div className={styles.page}>
          <div className={styles.row}>
            {me?.account ? (
              <Button kind="main" onClick={() => setOpening(true)}>
                Open a tournament
              </Button>
            ) : (
              <p>
                To open a tournament you need an account, so that you can run it from anywhere:{' '}
                <Link href="/me">make one on your profile page</Link>.
              </p>
            )}
          </div>
          <TournamentCards title="Yours" cards={mine} />
          <TournamentCards
            title="Open to enter"
            cards={others.filter(({ status }) => status === 'open')}
            none="No tournament waits for entrants right now."
          />
          <TournamentCards title="Under way" cards={others.filter(({ status }) => status !== 'open')} />
          <TournamentCards title="Over" cards={list.over} />
        </div>
      )}
      {isOpening ? (
        <NewTournamentDialog onOpened={(id) => travel(`/t/${id}`)} onClose={() => setOpening(false)} />
      ) : null}
    </Page>
  )
}
