import { games } from '../games/hall.ts'
import type { AnyGame, Fault, Seat } from '@trialhall/kernel'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../kit/button.tsx'
import { Page } from '../shell/shell.tsx'
import { useSay } from '../kit/toasts.tsx'
import { NO_STORAGE } from '../device/storage.ts'
import { newMatchId, newSeed } from '../device/ids.ts'
import { writeMatch } from '../device/saved-matches.ts'
import { NoGame } from './errors/no-game.tsx'
import { FirstGame } from '../local/first-game.tsx'
import { peopleBefore } from '../match/seating.ts'
import { seatsOfPerson } from '../match/people.ts'
import { type HolderChoice, SeatRow } from '../setup/seat-row.tsx'
import { MatchOptions, SeatsForm, type SetOption } from '../setup/setup-form.tsx'
import { SeriesField } from '../setup/series-field.tsx'
import {
  type MatchSetup,
  faultAt,
  heldBy,
  inWords,
  matchFrom,
  summaryOf,
  usualSetup,
  withOption,
  withSeat,
  withSeats,
  withUsualOptions,
} from '../setup/setup.ts'
import { useFaultFocus } from '../setup/use-fault-focus.ts'
import styles from './new.module.css'

/** Seats, bots and options of a new match. */
export default function NewPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const game = games.find(gameId ?? games.games[0]?.id)
  if (!game.ok) return <NoGame to="/new" />
  return (
    <Page title={`New match of ${game.value.title}`} heading={game.value.title} lead={game.value.blurb}>
      <FirstGame game={game.value} />
      <SetupForm game={game.value} />
    </Page>
  )
}

function SetupForm({ game }: { readonly game: AnyGame }): ReactNode {
  const [setup, setSetup] = useState(() => usualSetup(game))
  const [fault, setFault] = useState<Fault | null>(null)
  const form = useFaultFocus(fault)
  const start = useStart(game, setup)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = start()
    setFault(wrong && inWords(game, wrong))
  }
  const onOption: SetOption = (id, value) => setSetup(withOption(setup, id, value))
  const onWho = (next: MatchSetup): void => setSetup(withUsualOptions(game, setup, next))
  const parts = { game, options: setup.options, fault, onOption }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <SeatsForm
        {...parts}
        count={setup.seats.length}
        onCount={(count) => onWho(withSeats(setup, count))}
        row={(seat, fields) => (
          <SetupRow key={seat} game={game} seat={seat} setup={setup} fault={fault} onChange={onWho}>
            {fields}
          </SetupRow>
        )}
      />
      <MatchOptions {...parts}>
        <SeriesField bestOf={setup.bestOf} onChoose={(bestOf) => setSetup({ ...setup, bestOf })} />
      </MatchOptions>
      <div className={styles.foot}>
        <Button kind="main" size="large" type="submit">
          Begin the match
        </Button>
        <p role="alert">{summaryOf(fault)}</p>
      </div>
    </form>
  )
}

function useStart(game: AnyGame, setup: MatchSetup): () => Fault | null {
  const [, travel] = useLocation()
  const say = useSay()
  const hasBegun = useRef(false)
  return () => {
    if (hasBegun.current) return null // pressed twice
    const match = matchFrom(game, setup, { id: newMatchId(), now: Date.now(), seed: newSeed() })
    if (!match.ok) return match.fault
    hasBegun.current = writeMatch(match.value)
    if (hasBegun.current) travel(`/table/${match.value.id}`)
    else say({ sentence: NO_STORAGE, mood: 'bad' })
    return null
  }
}

interface SetupRowProps {
  readonly game: AnyGame
  readonly seat: number
  readonly setup: MatchSetup
  readonly fault: Fault | null
  readonly onChange: (setup: MatchSetup) => void
  readonly children: ReactNode
}

function SetupRow({ game, seat, setup, fault, onChange, children }: SetupRowProps): ReactNode {
  const info = setup.seats[seat]
  if (!info) return null
  return (
    <SeatRow
      info={info}
      strength={setup.strength}
      fault={faultAt(fault, `seats.${seat}.name`)}
      onChange={(changed) => onChange(withSeat(setup, changed))}
      {...(game.players ? { holders: holdersOf(setup, seat, onChange) } : {})}
    >
      {children}
    </SeatRow>
  )
}

function holdersOf(setup: MatchSetup, seat: Seat, onChange: (setup: MatchSetup) => void): HolderChoice {
  const { seats } = setup
  const people = peopleBefore(seats, seat)
  const holder = people.find((first) => seatsOfPerson(seats, first).includes(seat)) ?? null
  return {
    people: people.flatMap((first) => seats[first] ?? []),
    holder,
    onHold: (next) => onChange(heldBy(setup, seat, next)),
  }
}
