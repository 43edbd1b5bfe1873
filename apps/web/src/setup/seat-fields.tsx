import type { Fault, Options, Seat } from '@trialhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { DeckField } from '../decks/import/deck-field.tsx'
import type { PerSeatSpec } from '../games/option-field.tsx'
import { SelectField } from '../kit/field.tsx'
import { faultAt } from './setup.ts'
import styles from './setup-form.module.css'

interface SeatFieldsProps {
  readonly seat: Seat
  readonly children: ReactNode
}

/** A seat of a form: its number, its colour, and its fields beside each other. */
export function SeatFields({ seat, children }: SeatFieldsProps): ReactNode {
  return (
    <fieldset className={styles.seat} style={{ '--seat': `var(--seat-${seat})` } as CSSProperties}>
      <legend className="unseen">Seat {seat + 1}</legend>
      <span className={styles.number} aria-hidden="true">
        {seat + 1}
      </span>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

interface PerSeatFieldProps {
  readonly gameId: string
  readonly spec: PerSeatSpec
  readonly seat: Seat
  readonly options: Options
  readonly fault: Fault | null
  readonly onChange: (values: readonly string[]) => void
}

/** What one seat has of a per-seat option. What another seat has already cannot be had again where all must differ. */
export function PerSeatField({ gameId, spec, seat, options, fault, onChange }: PerSeatFieldProps): ReactNode {
  const values = options[spec.id] as readonly string[]
  const set = (chosen: string): void => onChange(values.map((value, at) => (at === seat ? chosen : value)))
  const taken = values.filter((value, at) => at !== seat && value !== '')
  const free = spec.distinct ? spec.choices.filter(({ id }) => !taken.includes(id)) : spec.choices
  const field = { value: values[seat] ?? '', fault: faultAt(fault, `options.${spec.id}[${seat}]`) }
  if (spec.open) return <DeckField {...field} gameId={gameId} spec={spec} options={options} onChange={set} />
  return (
    <SelectField
      {...field}
      label={spec.label}
      choices={[{ id: '', label: 'Left to the table' }, ...free]}
      onChange={({ target }) => set(target.value)}
    />
  )
}
