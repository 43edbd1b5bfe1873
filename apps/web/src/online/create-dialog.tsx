import { games } from '@trialhall/games'
import type { AnyGame, Fault } from '@trialhall/kernel'
import type { SeatPlan, TimeoutRule } from '@trialhall/protocol'
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react'
import { STRENGTHS } from '../engine/seating.ts'
import { type MatchSpec, OptionField, type OptionValue } from '../pages/option-field.tsx'
import { PerSeatField, type PerSeatSpec } from '../pages/seat-row.tsx'
import { faultAt } from '../pages/setup.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { Segments, SelectField } from '../parts/field.tsx'
import { createMatch } from './api.ts'
import styles from './online.module.css'
import {
  CLOCKS,
  type OnlineSetup,
  planOf,
  seatPlanFor,
  usualOnlineSetup,
  withCount,
  withPlan,
} from './setup.ts'

interface CreateDialogProps {
  readonly onCreated: (match: string) => void
  readonly onClose: () => void
}

/** A new match with others: which game, who sits where, how it is played. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps): ReactNode {
  const [game, setGame] = useState<AnyGame | undefined>(games.games[0])
  if (!game) return null
  return (
    <Dialog title="A match with others" width="wide" onClose={onClose}>
      {games.games.length > 1 ? (
        <SelectField
          label="Game"
          choices={games.games.map(({ id, title }) => ({ id, label: title }))}
          value={game.id}
          onChange={({ target }) => setGame(games.games.find(({ id }) => id === target.value))}
        />
      ) : null}
      <CreateForm key={game.id} game={game} onCreated={onCreated} onClose={onClose} />
    </Dialog>
  )
}

function CreateForm({ game, onCreated, onClose }: CreateDialogProps & { readonly game: AnyGame }): ReactNode {
  const [setup, setSetup] = useState(() => usualOnlineSetup(game))
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSent(true)
    const created = await createMatch(planOf(game, setup))
    if (created.ok) return onCreated(created.value.id)
    setFault(created.fault)
    return setSent(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Seats game={game} setup={setup} fault={fault} onChange={setSetup} />
      <Ways setup={setup} onChange={setSetup} />
      <MatchOptions game={game} setup={setup} fault={fault} onChange={setSetup} />
      <p role="alert" className={styles.fault}>
        {fault?.message}
      </p>
      <DialogActions>
        <Button kind="main" type="submit" disabled={isSent}>
          Open the table
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}

interface PartProps {
  readonly game: AnyGame
  readonly setup: OnlineSetup
  readonly fault: Fault | null
  readonly onChange: (setup: OnlineSetup) => void
}

function Seats({ game, setup, fault, onChange }: PartProps): ReactNode {
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  const specs = game.options.filter((spec): spec is PerSeatSpec => spec.type === 'per-seat')
  return (
    <>
      {counts.length > 1 ? (
        <Segments
          label="Seats"
          choices={counts.map((id) => ({ id, label: id }))}
          value={String(setup.seats.length)}
          fault={
            faultAt(fault, 'seats') ?? specs.map(({ id }) => faultAt(fault, `options.${id}`)).find(Boolean)
          }
          onChoose={(count) => onChange(withCount(setup, Number(count)))}
        />
      ) : null}
      {setup.seats.map((plan, seat) => (
        <SeatField
          key={seat}
          seat={seat}
          plan={plan}
          onChange={(next) => onChange(withPlan(setup, seat, next))}
        >
          {specs.map((spec) => (
            <PerSeatField
              key={spec.id}
              spec={spec}
              seat={seat}
              values={setup.options[spec.id] as readonly string[]}
              onChange={(values) => onChange({ ...setup, options: { ...setup.options, [spec.id]: values } })}
            />
          ))}
        </SeatField>
      ))}
    </>
  )
}

const KINDS = [
  { id: 'me', label: 'Me' },
  { id: 'open', label: 'Free' },
  { id: 'bot', label: 'Bot' },
] as const

interface SeatFieldProps {
  readonly seat: number
  readonly plan: SeatPlan
  readonly onChange: (plan: SeatPlan) => void
  readonly children: ReactNode
}

function SeatField({ seat, plan, onChange, children }: SeatFieldProps): ReactNode {
  return (
    <fieldset className={styles.seatField} style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}>
      <legend>Seat {seat + 1}</legend>
      <Segments
        label="Who sits here"
        choices={KINDS}
        value={plan.kind}
        onChoose={(kind) => onChange(seatPlanFor(kind))}
      />
      {children}
      {plan.kind === 'bot' ? (
        <SelectField
          label="Strength"
          choices={STRENGTHS}
          value={plan.bot}
          onChange={({ target }) => onChange({ kind: 'bot', bot: target.value })}
        />
      ) : null}
    </fieldset>
  )
}

const VISIBILITIES = [
  { id: 'link', label: 'Whoever has the link' },
  { id: 'public', label: 'Everybody here' },
] as const

const TIMEOUTS: readonly { readonly id: TimeoutRule; readonly label: string }[] = [
  { id: 'bot', label: 'A bot plays on' },
  { id: 'lose', label: 'The seat gives up' },
]

function Ways({ setup, onChange }: Pick<PartProps, 'setup' | 'onChange'>): ReactNode {
  return (
    <>
      <Segments
        label="Who may come"
        choices={VISIBILITIES}
        value={setup.visibility}
        onChoose={(visibility) => onChange({ ...setup, visibility })}
      />
      <SelectField
        label="Clock"
        choices={CLOCKS}
        value={setup.clock}
        onChange={({ target }) => onChange({ ...setup, clock: target.value })}
      />
      {setup.clock === 'none' ? null : (
        <Segments
          label="When time runs out"
          choices={TIMEOUTS}
          value={setup.onTimeout}
          onChoose={(onTimeout) => onChange({ ...setup, onTimeout })}
        />
      )}
    </>
  )
}

function MatchOptions({ game, setup, fault, onChange }: PartProps): ReactNode {
  const specs = game.options.filter((spec): spec is MatchSpec => spec.type !== 'per-seat')
  if (specs.length === 0) return null
  return (
    <div className={styles.options}>
      {specs.map((spec) => (
        <OptionField
          key={spec.id}
          spec={spec}
          value={setup.options[spec.id] as OptionValue}
          fault={faultAt(fault, `options.${spec.id}`)}
          onChange={(value) => onChange({ ...setup, options: { ...setup.options, [spec.id]: value } })}
        />
      ))}
    </div>
  )
}
