import { games } from '@trialhall/games'
import type { AnyGame, Fault } from '@trialhall/kernel'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Segments } from '../parts/field.tsx'
import { Page } from '../parts/shell.tsx'
import { useSay } from '../parts/toasts.tsx'
import { NO_STORAGE } from '../store/local.ts'
import { newMatchId, newSeed, writeMatch } from '../store/shelf.ts'
import { type MatchSpec, OptionField, type OptionValue } from './option-field.tsx'
import { PerSeatField, type PerSeatSpec, SeatRow } from './seat-row.tsx'
import { type Setup, faultAt, matchFrom, usualSetup, withOption, withSeat, withSeats } from './setup.ts'
import styles from './new.module.css'

/** Seats, bots and options of a new match. */
export default function NewPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const game = games.find(gameId ?? games.games[0]?.id)
  if (!game.ok) return <UnknownGame sentence={game.fault.message} />
  return (
    <Page title={`New match of ${game.value.title}`} heading={game.value.title} lead={game.value.blurb}>
      <SetupForm game={game.value} />
    </Page>
  )
}

function UnknownGame({ sentence }: { readonly sentence: string }): ReactNode {
  return (
    <Page title="Unknown game" heading="There is no such game here." lead={sentence}>
      <div className={styles.choices}>
        {games.games.map(({ id, title }) => (
          <ButtonLink key={id} kind="main" href={`/new/${id}`}>
            {title}
          </ButtonLink>
        ))}
      </div>
    </Page>
  )
}

function SetupForm({ game }: { readonly game: AnyGame }): ReactNode {
  const [setup, setSetup] = useState(() => usualSetup(game))
  const [fault, setFault] = useState<Fault | null>(null)
  const start = useStart(game, setup)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setFault(start())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Seats game={game} setup={setup} fault={fault} onChange={setSetup} />
      <MatchOptions game={game} setup={setup} fault={fault} onChange={setSetup} />
      <div className={styles.foot}>
        <Button kind="main" size="large" type="submit">
          Begin the match
        </Button>
        <p role="alert">{fault?.message}</p>
      </div>
    </form>
  )
}

function useStart(game: AnyGame, setup: Setup): () => Fault | null {
  const [, travel] = useLocation()
  const say = useSay()
  return () => {
    const match = matchFrom(game, setup, { id: newMatchId(), now: Date.now(), seed: newSeed() })
    if (!match.ok) return match.fault
    if (writeMatch(match.value)) travel(`/table/${match.value.id}`)
    else say({ sentence: NO_STORAGE, mood: 'bad' })
    return null
  }
}

interface PartProps {
  readonly game: AnyGame
  readonly setup: Setup
  readonly fault: Fault | null
  readonly onChange: (setup: Setup) => void
}

function Seats({ game, setup, fault, onChange }: PartProps): ReactNode {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const specs = game.options.filter((spec): spec is PerSeatSpec => spec.type === 'per-seat')
  const perSeatFault = specs.map(({ id }) => faultAt(fault, `options.${id}`)).find((one) => one !== undefined)
  return (
    <section className={styles.group} aria-labelledby="seats">
      <h2 id="seats">Who plays</h2>
      {counts.length > 1 ? (
        <Segments
          label="Seats"
          choices={counts.map((id) => ({ id, label: id }))}
          value={String(setup.seats.length)}
          fault={faultAt(fault, 'seats') ?? perSeatFault}
          onChoose={(count) => onChange(withSeats(setup, Number(count)))}
        />
      ) : null}
      {specs.map(({ id, help }) => (
        <p key={id} className={styles.help}>
          {help}
        </p>
      ))}
      <div className={styles.seats}>
        {setup.seats.map((info) => (
          <SeatRow
            key={info.seat}
            info={info}
            fault={faultAt(fault, `seats.${info.seat}.name`)}
            onChange={(changed) => onChange(withSeat(setup, changed))}
          >
            {specs.map((spec) => (
              <PerSeatField
                key={spec.id}
                spec={spec}
                seat={info.seat}
                values={setup.options[spec.id] as readonly string[]}
                onChange={(values) => onChange(withOption(setup, spec.id, values))}
              />
            ))}
          </SeatRow>
        ))}
      </div>
    </section>
  )
}

function MatchOptions({ game, setup, fault, onChange }: PartProps): ReactNode {
  const specs = game.options.filter((spec): spec is MatchSpec => spec.type !== 'per-seat')
  if (specs.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="options">
      <h2 id="options">How it is played</h2>
      <div className={styles.options}>
        {specs.map((spec) => (
          <OptionField
            key={spec.id}
            spec={spec}
            value={setup.options[spec.id] as OptionValue}
            fault={faultAt(fault, `options.${spec.id}`)}
            onChange={(value) => onChange(withOption(setup, spec.id, value))}
          />
        ))}
      </div>
    </section>
  )
}
