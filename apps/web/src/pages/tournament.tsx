import type { TournamentTable, TournamentView } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Waiting } from '../kit/waiting.tsx'
import { ProfileName } from '../online/profile-name.tsx'
import { gameTitle } from '../online/tournaments/list.tsx'
import { type AtTournamentProps, NextMatch } from '../online/tournaments/next-match.tsx'
import { Rounds } from '../online/tournaments/rounds.tsx'
import { CorrectButton, RemoveButton, RunningPanel } from '../online/tournaments/running.tsx'
import { Standings } from '../online/tournaments/standings.tsx'
import styles from '../online/tournaments/tournament.module.css'
import { useTournament } from '../online/tournaments/use-tournament.ts'
import { isLive, minutesText, OUT, systemWords } from '../online/tournaments/words.ts'
import { clockWords } from '../online/words.ts'
import { Trouble } from '../online/trouble.tsx'
import { Page } from '../shell/shell.tsx'

/** A tournament: where it stands, what is mine to do, who plays whom, and who is ahead. */
export default function TournamentPage({ id }: { readonly id: string }): ReactNode {
  const { view, trouble, slow, look, show } = useTournament(id)
  if (view === null)
    return (
      <Page title="Tournament" heading="Tournament">
        {trouble === null ? (
          <Waiting what="Looking at the tournament" />
        ) : (
          <Trouble sentence={trouble} onRetry={look} />
        )}
      </Page>
    )
  const at = { view, slow, onDone: show }
  return (
    <Page title={titleOf(view)} heading={view.card.name} lead={<Lead view={view} />}>
      <Trouble sentence={trouble} onRetry={look} />
      <div className={styles.page}>
        <NextMatch {...at} />
        <RunningPanel {...at} />
        <Rounds
          view={view}
          action={(round, table, pairing) => <Correct {...{ at, round, table, pairing }} />}
        />
        <Standings view={view} />
        <Entrants {...at} />
      </div>
    </Page>
  )
}

/** The tab says that a table waits. */
function titleOf({ card, me }: TournamentView): string {
  return me.next !== null && !me.next.isSeated ? `(1) ${card.name}` : card.name
}

function Lead({ view: { card, terms } }: { readonly view: TournamentView }): ReactNode {
  const series = terms.bestOf === 1 ? '' : `, best of ${terms.bestOf}`
  const live = isLive(card)
  return (
    <>
      {gameTitle(card.game)}, {systemWords(card.system)}
      {series}, {clockWords(terms.clock)}
      {terms.rated ? ', rated' : ''}.{' '}
      {live
        ? `Come to your table within ${minutesText(terms.showMinutes)}; a round lasts at most ${minutesText(terms.roundMinutes)}. `
        : ''}
      Run by <bdi>{card.organiser}</bdi>. <Link href="/tournaments">All tournaments</Link>
    </>
  )
}

function Correct({
  at,
  round,
  table,
  pairing,
}: {
  readonly at: AtTournamentProps
  readonly round: number
  readonly table: number
  readonly pairing: TournamentTable
}): ReactNode {
  const { me, card, rounds } = at.view
  const isOpen = card.status !== 'cancelled' && (card.system !== 'elimination' || round === rounds.length)
  if (!me.mayRun || !isOpen || pairing.sides.includes(null)) return null
  return <CorrectButton {...at} round={round} table={table} pairing={pairing} />
}

function Entrants(at: AtTournamentProps): ReactNode {
  const { view } = at
  const { entrants, me, card } = view
  const live = isLive(card)
  const canRemove = me.mayRun && live
  return (
    <section className={styles.section} aria-labelledby="entrants">
      <h2 id="entrants">Entrants: {entrants.length}</h2>
      {entrants.length === 0 ? <p className={styles.small}>Nobody has entered yet.</p> : null}
      <ul className={styles.entrants}>
        {entrants.map(({ n, strength, out, online, ...who }) => (
          <li key={n}>
            <span>
              <ProfileName who={who} />{' '}
              <span className={styles.small}>
                {[
                  n === me.entrant ? 'you' : null,
                  strength === undefined ? null : `bot, ${strength}`,
                  live && strength === undefined ? (online ? 'here' : 'away') : null,
                  out === null ? null : OUT[out],
                ]
                  .filter((word) => word !== null)
                  .join(', ')}
              </span>
            </span>
            {canRemove && out !== 'removed' ? <RemoveButton {...at} n={n} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
