import type { OptionSpec, Seat } from '@trialhall/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { SelectField } from '../parts/field.tsx'
import styles from './setup-form.module.css'

/** An option that has one value a seat, such as the Champion. */
export type PerSeatSpec = Extract<OptionSpec, { readonly type: 'per-seat' }>

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
