import { type AnyGame, capital, optionApplies } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../kit/button.tsx'
import { TextField } from '../../../kit/field.tsx'
import { Page } from '../../../shell/shell.tsx'
import { useSay } from '../../../kit/toasts.tsx'
import { useCopy } from '../../../kit/use-copy.ts'
import { closeTable } from '../../../api/requests.ts'
import { ConnectionNote } from '../../table/notes/connection-note.tsx'
import { useMuted } from '../../table/talk/mutes.ts'
import { NameField, useIntroduction } from '../../account/introduction.tsx'
import notes from '../../table/notes/notes.module.css'
import shared from '../../online.module.css'
import type { OnlineState } from '../../link/online-state.ts'
import type { RemoteLink } from '../../link/remote-link.ts'
import { LastWords, TalkPanel } from '../../table/talk/talk-panel.tsx'
import { TermsDialog } from '../../forms/terms-dialog.tsx'
import { clockWords, leaveWords, valueWords } from '../../words.ts'
import { useOneAtATime } from '../../../api/use-one-at-a-time.ts'
import { SeatItem } from './seat-item.tsx'
import styles from './waiting-room.module.css'
import { hasFreeSeat, isForAnyone, isHost, isInvited, leadOf, standingHere, whoMayCome } from './words.ts'

interface WaitingRoomProps {
  readonly game: AnyGame
  readonly card: MatchCard
  readonly state: OnlineState
  readonly link: RemoteLink
}

/** A match whose seats fill up: its link to share, and who has come. It begins by itself with the last seat. */
export function WaitingRoom({ game, card, state, link }: WaitingRoomProps): ReactNode {
  const isGuest = card.mine.length === 0
  const introduction = useIntroduction()
  const deeds = useOneAtATime()
  // Where the same people play again, a tournament pairs them, or every seat is kept for somebody, there is nobody else to send a link to.
  const share = isForAnyone(card) && hasFreeSeat(card) ? <ShareLink id={card.id} isMain={!isGuest} /> : null
  return (
    <Page title={`A table of ${game.title}`} heading={`A table of ${game.title}`} lead={leadOf(card)}>
      <div className={notes.notes}>
        <ConnectionNote
          connection={state.connection}
          underWay={state.underWay}
          onRetry={() => link.tryNow()}
        />
      </div>
      <div className={styles.room}>
        <div className={styles.main}>
          {isGuest ? null : share}
          <section className={shared.section} aria-labelledby="seats">
            <h2 id="seats">Seats</h2>
            <p aria-live="polite">{standingHere(card)}.</p>
            {game.players ? <p>One person may take several seats.</p> : null}
            {isGuest && !isInvited(card) && isForAnyone(card) ? (
              <NameField
                introduction={introduction}
                help="So the others know who sits down. You go by it at all your online tables."
              />
            ) : null}
            <ol className={styles.seats}>
              {card.seats.map((holder) => (
                <SeatItem
                  key={holder.seat}
                  game={game}
                  holder={holder}
                  card={card}
                  link={link}
                  introduce={introduction.introduce}
                  deeds={deeds}
                />
              ))}
            </ol>
          </section>
          {isGuest ? share : null}
          <Rules game={game} card={card} />
          <div className={shared.row}>
            {card.tournament ? (
              <ButtonLink href={`/t/${card.tournament.id}`}>To the tournament</ButtonLink>
            ) : null}
            <ButtonLink href="/play">Back to the lobby</ButtonLink>
            {isHost(card, state.me) ? <HostDeeds game={game} card={card} link={link} /> : null}
          </div>
        </div>
        <RoomTalk state={state} link={link} />
      </div>
    </Page>
  )
}

/** What the host of a table may do with it. Those who play again do so as before. */
function HostDeeds({ game, card, link }: Pick<WaitingRoomProps, 'game' | 'card' | 'link'>): ReactNode {
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      {card.after === undefined ? <Button onClick={() => setChanging(true)}>Change the terms</Button> : null}
      <CloseTable card={card} link={link} />
      {isChanging ? (
        <TermsDialog
          game={game}
          card={card}
          onChanged={(changed) => link.learn(changed, card)}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </>
  )
}

function CloseTable({ card, link }: Pick<WaitingRoomProps, 'card' | 'link'>): ReactNode {
  const say = useSay()
  const close = async (): Promise<void> => {
    const closed = await closeTable(card.id)
    if (closed.ok) link.learn(closed.value, card)
    else say({ sentence: closed.fault.message, mood: 'bad' })
  }
  return <Button onClick={() => void close()}>Close the table</Button>
}

interface ShareLinkProps {
  readonly id: string
  /** To send it is what there is to do. */
  readonly isMain: boolean
}

function ShareLink({ id, isMain }: ShareLinkProps): ReactNode {
  const copy = useCopy()
  const address = `${location.origin}/m/${id}`
  return (
    <div className={styles.share} data-main={isMain ? '' : undefined}>
      <TextField
        label="Link to this table"
        help="Anyone who has it can sit down: send it to the people you want to play with."
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        kind={isMain ? 'main' : 'quiet'}
        onClick={() => copy(address, 'The link is copied: send it to your friends.')}
      >
        Copy the link
      </Button>
    </div>
  )
}

function RoomTalk({ state, link }: Pick<WaitingRoomProps, 'state' | 'link'>): ReactNode {
  const [muted, mute] = useMuted(state.me)
  const talk = {
    chat: state.chat,
    me: state.me,
    muted,
    audiences: [],
    onMute: mute,
    onSay: (text: string) => link.say(text),
  }
  return (
    <section className={styles.talk} aria-labelledby="talk">
      <h2 id="talk">Talk</h2>
      <TalkPanel {...talk} />
      <LastWords {...talk} />
    </section>
  )
}

/** What was agreed on, so that whoever sits down knows it. */
function Rules({ game, card }: Pick<WaitingRoomProps, 'game' | 'card'>): ReactNode {
  const known = game.options.flatMap((spec) => {
    if (!optionApplies(spec, card.options)) return []
    const value = valueWords(spec, card.options[spec.id])
    return value === null ? [] : [{ label: spec.label, value }]
  })
  const rows = [
    ...(card.rated ? [{ label: 'Rated', value: 'yes: nothing is taken back' }] : []),
    ...(card.series ? [{ label: 'Length', value: `best of ${card.series.bestOf}` }] : []),
    { label: 'Clock', value: clockWords(card.clock) },
    ...(game.parties ? [{ label: 'When a player leaves', value: leaveWords(card.onLeave) }] : []),
    {
      label: 'Who may come',
      value: whoMayCome(card),
    },
    ...known,
  ]
  return (
    <section className={shared.section} aria-labelledby="rules">
      <h2 id="rules">How it is played</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{capital(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
