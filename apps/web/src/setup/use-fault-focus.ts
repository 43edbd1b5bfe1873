import type { Fault } from '@trialhall/kernel'
import { type RefObject, useEffect, useRef } from 'react'

/** Brings the first field that is at fault into sight whenever a form is refused. Belongs to the form. */
export function useFaultFocus(fault: Fault | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fault])
  return form
}
