import type { Fault, Result } from '@trialhall/kernel'
import { useState } from 'react'
import { faultWords } from '../../kit/fault-words.ts'

/** A form that is sent to the server: whether its answer is awaited, and what was wrong with what. */
interface Submission {
  readonly isSent: boolean
  /** What is wrong with a field. */
  at(field: string): string | undefined
  /** What is wrong with none of the fields; '' for nothing. */
  readonly other: string
  /** Waits for the answer and keeps its fault. */
  send<T>(request: Promise<Result<T>>): Promise<Result<T>>
}

/** Sends a form with these fields, as the server calls them. */
export function useSubmission(fields: readonly string[]): Submission {
  const [fault, setFault] = useState<Fault | null>(null)
  const [isSent, setSent] = useState(false)
  const isOfField = fault !== null && fields.includes(fault.field)
  return {
    isSent,
    at: (field) => (fault?.field === field ? faultWords(fault) : undefined),
    other: fault === null || isOfField ? '' : fault.message,
    async send(request) {
      setSent(true)
      const answer = await request
      setSent(false)
      setFault(answer.ok ? null : answer.fault)
      return answer
    },
  }
}
