import { wholeNumberIn } from '@trialhall/kernel'

/** Where to listen. `isFixed`: the port was asked for, so another one will not do. */
export type Address = { readonly host: string; readonly port: number; readonly isFixed: boolean }

/** Where a server listens if nothing is said. */
export const USUAL_ADDRESS = { host: '127.0.0.1', port: 4310 } as const

/** Reads HOST and PORT. Throws one sentence where PORT is no port. */
export function addressFrom(env: Readonly<Record<string, string | undefined>>): Address {
  const host = env['HOST'] || USUAL_ADDRESS.host
  const wanted = env['PORT']
  if (wanted === undefined || wanted === '') return { host, port: USUAL_ADDRESS.port, isFixed: false }
  const port = wholeNumberIn(wanted)
  if (port === null || port > 65535)
    throw new Error(`PORT is "${wanted}"; it must be a number from 0 to 65535.`)
  return { host, port, isFixed: true }
}
