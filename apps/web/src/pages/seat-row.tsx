import type { OptionSpec, Seat } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import type { CSSProperties, ReactNode } from 'react'
import { LONGEST_NAME, STRENGTHS, seatFor } from '../engine/seating.ts'
import { Segments, SelectField, TextField } from '../parts/field.tsx'
import styles from './new.module.css'

/** An option that has one value a seat, such as the Champion. */
export type PerSeatSpec = Extract<OptionSpec, { readonly type: 'per-seat' }>

interface SeatRowProps {
  readonly info: SeatInfo
  readonly fault: string | undefined
  readonly onChange: (info: SeatInfo) => void
  /** The per-seat options, drawn behind the name. */
  readonly children?: ReactNode
}

const KINDS = [
  { id: 'person', label: 'Person' },
  { id: 'bot', label: 'Bot' },
] as const

/** Who sits on one seat: a person or a bot, how it is called and how well it plays. */
export function SeatRow({ info, fault, onChange, children }: SeatRowProps): ReactNode {
  const seat = info.seat + 1
  return (
    <fieldset className={styles.seat} style={{ '--seat': `var(--seat-${info.seat})` } as CSSProperties}>
      <legend className="unseen">Seat {seat}</legend>
      <span className={styles.number} aria-hidden="true">
        {seat}
      </span>
      <Segments
        label="Played by"
        choices={KINDS}
        value={info.kind}
        onChoose={(kind) => onChange({ ...seatFor(kind, info.seat), name: info.name })}
      />
      <TextField
        label="Name"
        value={info.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        fault={fault}
        onChange={(event) => onChange({ ...info, name: event.target.value })}
      />
      {children}
      {info.kind === 'bot' ? (
        <SelectField
          label="Strength"
          help={STRENGTHS.find(({ id }) => id === info.strength)?.help}
          choices={STRENGTHS}
          value={info.strength ?? ''}
          onChange={(event) => onChange({ ...info, strength: event.target.value })}
        />
      ) : (
        <span className={styles.none} />
      )}
    </fieldset>
  )
}

interface PerSeatFieldProps {
  readonly spec: PerSeatSpec
  readonly seat: Seat
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** What one seat has of a per-seat option. What another seat has already cannot be had again where all must differ. */
export function PerSeatField({ spec, seat, values, onChange }: PerSeatFieldProps): ReactNode {
  const taken = values.filter((value, at) => at !== seat && value !== '')
  const free = spec.distinct ? spec.choices.filter(({ id }) => !taken.includes(id)) : spec.choices
  return (
    <SelectField
      label={spec.label}
      choices={[{ id: '', label: 'Left open' }, ...free]}
      value={values[seat] ?? ''}
      onChange={(event) => onChange(values.map((value, at) => (at === seat ? event.target.value : value)))}
    />
  )
}
