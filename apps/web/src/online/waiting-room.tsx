import type { AnyGame, OptionSpec } from '@trialhall/kernel'
import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { Button, ButtonLink } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { Page } from '../parts/shell.tsx'
import { useSay } from '../parts/toasts.tsx'
import { leaveSeat, takeSeat } from './api.ts'
import { ConnectionNote } from './connection-note.tsx'
import styles from './online.module.css'
import type { OnlineState, RemoteLink } from './remote-link.ts'
import { clockWords, standing } from './words.ts'

interface WaitingRoomProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly state: OnlineState
  readonly link: RemoteLink
}

/** A match whose seats fill up: its link to share, and who has come. It begins by itself with the last seat. */
export function WaitingRoom({ game, card, state, link }: WaitingRoomProps): ReactNode {
  return (
    <Page
      title={`A table of ${game.title}`}
      heading={`A table of ${game.title}`}
      lead="It begins as soon as every seat is taken."
    >
      <div className={styles.lobby}>
        <ConnectionNote connection={state.connection} underWay={0} onRetry={() => link.tryNow()} />
        <ShareLink id={card.id} />
        <section className={styles.section} aria-labelledby="seats">
          <h2 id="seats">Seats</h2>
          <p aria-live="polite">{standing(card)}.</p>
          <ol className={styles.seats}>
            {card.seats.map((holder) => (
              <SeatItem key={holder.seat} holder={holder} card={card} />
            ))}
          </ol>
        </section>
        <Rules game={game} card={card} />
        <div className={styles.row}>
          <ButtonLink href="/play">Back to the lobby</ButtonLink>
        </div>
      </div>
    </Page>
  )
}

function ShareLink({ id }: { readonly id: string }): ReactNode {
  const say = useSay()
  const address = `${location.origin}/m/${id}`
  const copy = (): void => {
    const failed = 'The link could not be copied: select and copy it by hand.'
    if (!navigator.clipboard) return say({ sentence: failed, mood: 'bad' })
    return void navigator.clipboard.writeText(address).then(
      () => say({ sentence: 'The link is copied: send it to your friends.', mood: 'plain' }),
      () => say({ sentence: failed, mood: 'bad' }),
    )
  }
  return (
    <div className={styles.line}>
      <TextField
        label="Link to this table"
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button kind="main" onClick={copy}>
        Copy the link
      </Button>
    </div>
  )
}

function SeatItem({ holder, card }: { readonly holder: SeatHolder; readonly card: MatchCard }): ReactNode {
  const { seat, kind } = holder
  const say = useSay()
  const isMine = card.mine.includes(seat)
  const move = async (how: typeof takeSeat): Promise<void> => {
    const moved = await how(card.id, seat)
    if (!moved.ok) say({ sentence: moved.fault.message, mood: 'bad' })
  }
  return (
    <li className={styles.seat} style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}>
      <span className={styles.number}>{seat + 1}</span>
      <span className={styles.who}>
        <strong>{kind === 'open' ? 'Free' : holder.name}</strong>
        <span>{describe(holder, { isMine })}</span>
      </span>
      {kind === 'open' ? (
        <Button kind="main" onClick={() => void move(takeSeat)}>
          Sit here<span className="unseen">, seat {seat + 1}</span>
        </Button>
      ) : null}
      {isMine ? (
        <Button onClick={() => void move(leaveSeat)}>
          Get up<span className="unseen"> from seat {seat + 1}</span>
        </Button>
      ) : null}
    </li>
  )
}

function describe({ kind, strength, online }: SeatHolder, { isMine }: { readonly isMine: boolean }): string {
  if (kind === 'open') return 'waits for somebody'
  if (kind === 'bot') return `a bot: ${strength ?? ''}`
  if (isMine) return 'this is you'
  return online === false ? 'away' : 'here'
}

/** What was agreed on, so that whoever sits down knows it. */
function Rules({ game, card }: Pick<WaitingRoomProps, 'game' | 'card'>): ReactNode {
  const known = game.options.flatMap((spec) => {
    const value = valueWords(spec, card.options[spec.id])
    return value === null ? [] : [{ label: spec.label, value }]
  })
  const rows = [
    { label: 'Clock', value: clockWords(card.clock) },
    {
      label: 'Who may come',
      value: card.visibility === 'public' ? 'everybody here' : 'whoever has the link',
    },
    ...known,
  ]
  return (
    <section className={styles.section} aria-labelledby="rules">
      <h2 id="rules">How it is played</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function valueWords(spec: OptionSpec, value: unknown): string | null {
  switch (spec.type) {
    case 'per-seat':
      return null
    case 'flag':
      return value === true ? 'yes' : 'no'
    case 'integer':
      return String(value)
    case 'choice':
      return spec.choices.find(({ id }) => id === value)?.label ?? String(value)
  }
}
