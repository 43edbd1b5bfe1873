import type { Result } from '@trialhall/kernel'
import type { OperatorAct } from '@trialhall/protocol'
import { askFor } from './requests.ts'

/** A report of a player about another one, as operators read it. */
export interface Reported {
  readonly id: string
  readonly at: number
  readonly by: { readonly name: string }
  readonly about: { readonly identity: string; readonly name: string }
  readonly match: string
  readonly text: string
  readonly said: readonly string[]
}

/** Does something as an operator of the hall; answers what the server tells. */
export async function askAsOperator(act: OperatorAct, given: object = {}): Promise<Result<unknown>> {
  const read = (body: unknown): Result<unknown> => ({
    ok: true,
    value: (body as { readonly value: unknown }).value,
  })
  return askFor(`operator/${act}`, read, { method: 'POST', body: given })
}
