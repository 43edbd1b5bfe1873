import { fault as faultOf, type Fault } from '@trialhall/kernel'
import type { ReactNode } from 'react'
import { TextField } from '../../kit/field.tsx'
import { faultAt } from '../../setup/setup.ts'
import { timeZone } from './words.ts'

const NAME = 'startsAt'

interface StartFieldProps {
  /** A day and a time by the reader's own clock, as the browser has them. Empty where there is none. */
  readonly at: string
  readonly fault: Fault | null
  readonly onChange: (at: string) => void
}

/** When a tournament begins by itself. */
export function StartField({ at, fault, onChange }: StartFieldProps): ReactNode {
  return (
    <TextField
      label="Begins by itself at"
      name={NAME}
      type="datetime-local"
      help={`By your clock (${timeZone()}). Leave it empty to begin it yourself.`}
      value={at}
      fault={faultAt(fault, NAME)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The same in milliseconds since 1970; null where its organiser begins it. */
export function startOf(at: string): number | null {
  return at === '' ? null : new Date(at).getTime()
}

/** What is wrong with it in a form. */
export function whyNoStart(form: HTMLFormElement, at: string): Fault | null {
  const start = startOf(at)
  if (isHalfTyped(form))
    return wrong('A day needs a time, and a time its day. Complete it, or leave it empty.')
  if (start === null || start > Date.now()) return null
  return wrong('This time has passed. Choose a later one, or leave it empty.')
}

/** A day without its time, or the other way round: only the browser knows. */
function isHalfTyped(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(NAME)
  return field instanceof HTMLInputElement && field.validity.badInput
}

function wrong(sentence: string): Fault {
  return faultOf('bad-request', NAME, sentence).fault
}
