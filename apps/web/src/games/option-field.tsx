import { capital } from '@trialhall/kernel'
import type { OptionSpec } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Clauses } from './clauses.tsx'
import { type FieldFault, Segments, SelectField, Switch, TextAreaField, TextField } from '../kit/field.tsx'
import styles from './option-field.module.css'

/** An option that has one value a seat, such as the Champion. */
export type PerSeatSpec = Extract<OptionSpec, { readonly type: 'per-seat' }>
/** An option of the whole match. */
export type MatchSpec = Exclude<OptionSpec, PerSeatSpec>
/** What a form holds of it. A number that cannot be read stays as it was typed, so that the fault can quote it. */
export type OptionValue = number | boolean | string

interface ControlProps {
  readonly value: OptionValue
  readonly fault: FieldFault | undefined
  readonly onChange: (value: OptionValue) => void
}

interface OptionFieldProps extends ControlProps {
  /** The game whose rules it changes; without it they are not shown. */
  readonly gameId?: string
  readonly spec: MatchSpec
}

/** One option: its control, made from what the game says about it, and the rules that it changes. */
export function OptionField({ gameId, spec, ...control }: OptionFieldProps): ReactNode {
  const { value } = control
  const chosen = spec.type === 'choice' ? spec.choices.find(({ id }) => id === value) : undefined
  const clauses = [...(spec.clauses ?? []), ...(chosen?.clauses ?? [])]
  const isChanged = spec.clauses !== undefined && spec.type !== 'choice' && value !== spec.default
  return (
    <div className={styles.option} data-changed={isChanged ? '' : undefined}>
      <Control spec={spec} {...control} />
      {gameId === undefined || clauses.length === 0 ? null : (
        <p className={styles.changes}>
          {isChanged ? <span>Changed from {usualOf(spec)}. </span> : null}
          <Clauses gameId={gameId} ids={clauses} />
        </p>
      )}
    </div>
  )
}

/** The value that an option has in a match of the book. */
function usualOf({ default: usual }: MatchSpec): string {
  return typeof usual === 'boolean' ? (usual ? 'yes' : 'no') : String(usual)
}

function Control({ spec, value, fault, onChange }: ControlProps & { readonly spec: MatchSpec }): ReactNode {
  const { label, help } = spec
  switch (spec.type) {
    case 'integer':
      return (
        <TextField
          label={label}
          help={`${help} From ${spec.min} to ${spec.max}.`}
          fault={fault}
          type="number"
          inputMode="numeric"
          min={spec.min}
          max={spec.max}
          value={String(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
        />
      )
    case 'flag':
      return <Switch label={label} help={help} fault={fault} checked={value === true} onSwitch={onChange} />
    case 'choice':
      return <ChoiceControl spec={spec} value={value} fault={fault} onChange={onChange} />
  }
}

type ChoiceSpec = Extract<MatchSpec, { readonly type: 'choice' }>

const FEW = 4
/** Stands for a text of one's own; no game calls a choice so. */
const OWN = '\u0000own'

/** One of several; where any text will do, that is one more of them, with a place to write it. */
function ChoiceControl({
  spec,
  value,
  fault,
  onChange,
}: ControlProps & { readonly spec: ChoiceSpec }): ReactNode {
  const { label, open } = spec
  const known = spec.choices.find(({ id }) => id === value)
  const choices = open ? [...spec.choices, { id: OWN, label: 'Your own list' }] : spec.choices
  const shown = { label, help: known?.help ?? spec.help, choices, value: known ? known.id : OWN }
  const choose = (id: string): void => onChange(id === OWN ? '' : id)
  const field =
    choices.length > FEW ? (
      <SelectField {...shown} fault={fault} onChange={({ target }) => choose(target.value)} />
    ) : (
      <Segments {...shown} fault={open ? undefined : fault} onChoose={choose} />
    )
  if (!open || known) return field
  return (
    <>
      {field}
      <TextAreaField
        label={capital(open.form)}
        help="One card to a line, such as “2 Name of a card”."
        fault={fault}
        maxLength={open.longest}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
