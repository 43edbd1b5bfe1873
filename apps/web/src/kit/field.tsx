import type { Choosable } from '@trialhall/kernel'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './field.module.css'

/** What is wrong with what a field holds: one sentence, or one for each of several faults. */
export type FieldFault = string | readonly string[]

interface FieldProps {
  readonly label: string
  readonly help?: string | undefined
  readonly fault?: FieldFault | undefined
}

type Described = { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true }

function useDescribed({ help, fault }: FieldProps): Described {
  const id = useId()
  const described = [help ? `${id}-help` : '', fault ? `${id}-fault` : ''].join(' ').trim()
  return {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(fault ? { 'aria-invalid': true } : {}),
  }
}

function Explained({ id, help, fault }: { id: string } & Omit<FieldProps, 'label'>): ReactNode {
  return (
    <>
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {fault ? <FaultText id={`${id}-fault`} fault={fault} /> : null}
    </>
  )
}

/** What is wrong, fault by fault. */
export function FaultText({ id, fault }: { readonly id: string; readonly fault: FieldFault }): ReactNode {
  if (typeof fault === 'string' || fault.length === 1)
    return (
      <p id={id} className={styles.fault}>
        {fault}
      </p>
    )
  return (
    <ul id={id} className={`${styles.fault} ${styles.faults}`}>
      {fault.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Something to fill in, with its label above and what helps or is wrong below. */
function Labelled(props: FieldProps & { readonly id: string; readonly children: ReactNode }): ReactNode {
  const { id, label, help, fault, children } = props
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <Explained id={id} help={help} fault={fault} />
    </div>
  )
}

/** Several lines of text. */
export function TextAreaField(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>): ReactNode {
  const { label, help, fault, ...area } = props
  const described = useDescribed(props)
  return (
    <Labelled id={described.id} label={label} help={help} fault={fault}>
      <textarea rows={6} spellCheck={false} {...area} {...described} className={styles.input} />
    </Labelled>
  )
}

/** A line of text or a number to fill in. */
export function TextField(props: FieldProps & InputHTMLAttributes<HTMLInputElement>): ReactNode {
  const { label, help, fault, ...input } = props
  const described = useDescribed(props)
  return (
    <Labelled id={described.id} label={label} help={help} fault={fault}>
      <input {...input} {...described} className={styles.input} />
    </Labelled>
  )
}

/** One of several, from a list. */
export function SelectField(
  props: FieldProps & SelectHTMLAttributes<HTMLSelectElement> & { readonly choices: readonly Choosable[] },
): ReactNode {
  const { label, help, fault, choices, ...select } = props
  const described = useDescribed(props)
  return (
    <Labelled id={described.id} label={label} help={help} fault={fault}>
      <select {...select} {...described} className={styles.input}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

interface SegmentsProps<T extends string> extends FieldProps {
  readonly choices: readonly { readonly id: T; readonly label: string }[]
  readonly value: T
  readonly onChoose: (value: T) => void
  /** What is chosen shows of itself: the label is for screen readers. */
  readonly isBare?: boolean
}

/** One of a few, all in sight. */
export function Segments<T extends string>(props: SegmentsProps<T>): ReactNode {
  const { label, help, fault, choices, value, onChoose, isBare = false } = props
  const described = useDescribed(props)
  return (
    <fieldset className={styles.field} aria-describedby={described['aria-describedby']}>
      <legend className={isBare ? 'unseen' : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.id}>
            <input
              type="radio"
              name={described.id}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChoose(choice.id)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <Explained id={described.id} help={help} fault={fault} />
    </fieldset>
  )
}

interface RangeProps extends FieldProps {
  readonly value: number
  readonly max: number
  readonly step: number
  /** Stands behind the number, e.g. '%'. */
  readonly unit: string
  readonly onChoose: (value: number) => void
}

/** A number between nothing and the most. */
export function RangeField(props: RangeProps): ReactNode {
  const { label, help, fault, value, max, step, unit, onChoose } = props
  const described = useDescribed(props)
  const said = `${value} ${unit}`
  return (
    <Labelled id={described.id} label={label} help={help} fault={fault}>
      <div className={styles.range}>
        <input
          type="range"
          min={0}
          max={max}
          step={step}
          value={value}
          aria-valuetext={said}
          onChange={({ target }) => onChoose(Number(target.value))}
          {...described}
        />
        <output htmlFor={described.id}>{said}</output>
      </div>
    </Labelled>
  )
}

interface SwitchProps extends FieldProps {
  readonly checked: boolean
  readonly onSwitch: (checked: boolean) => void
}

/** On or off. */
export function Switch(props: SwitchProps): ReactNode {
  const { label, help, fault, checked, onSwitch } = props
  const described = useDescribed(props)
  return (
    <div className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onSwitch(event.target.checked)}
        {...described}
      />
      <label htmlFor={described.id} className={styles.label}>
        {label}
      </label>
      <Explained id={described.id} help={help} fault={fault} />
    </div>
  )
}
