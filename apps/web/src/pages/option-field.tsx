import type { OptionSpec } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { Segments, SelectField, Switch, TextField } from '../parts/field.tsx'
import type { PerSeatSpec } from './seat-fields.tsx'

/** An option of the whole match. */
export type MatchSpec = Exclude<OptionSpec, PerSeatSpec>
/** What a form holds of it. A number that cannot be read stays as it was typed, so that the fault can quote it. */
export type OptionValue = number | boolean | string

interface OptionFieldProps {
  readonly spec: MatchSpec
  readonly value: OptionValue
  readonly fault: string | undefined
  readonly onChange: (value: OptionValue) => void
}

const FEW = 4

/** The control for one option, made from what the game says about it. */
export function OptionField({ spec, value, fault, onChange }: OptionFieldProps): ReactNode {
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
    case 'choice': {
      const { choices } = spec
      if (choices.length > FEW)
        return (
          <SelectField
            label={label}
            help={help}
            fault={fault}
            choices={choices}
            value={String(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      return (
        <Segments
          label={label}
          help={help}
          fault={fault}
          choices={choices}
          value={String(value)}
          onChoose={onChange}
        />
      )
    }
  }
}
