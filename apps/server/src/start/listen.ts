import type { FastifyInstance } from 'fastify'
import type { Address } from './address.ts'

const TRIES = 20

/**
 * Pages that may knock before they are heard, as far as the system allows (net.core.somaxconn): when a server comes back, all of them do at the
 * same moment, and those beyond the 511 of Node are turned away.
 */
const KNOCKING = 8192

/** Listens at the address, or at the next free port where none was asked for; answers the URL to open. */
export async function listen(app: FastifyInstance, { host, port, isFixed }: Address): Promise<string> {
  for (let offset = 0; ; offset++) {
    try {
      return openable(await app.listen({ host, port: port + offset, backlog: KNOCKING }))
    } catch (error) {
      if (isCalled(error, 'ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN')) throw elsewhere(host, error)
      if (!isCalled(error, 'EADDRINUSE')) throw error
      if (isFixed)
        throw new Error(`Port ${port} is taken; set PORT or --port to another one.`, { cause: error })
      if (offset + 1 >= TRIES)
        throw new Error(`Ports ${port} to ${port + offset} are all taken; set PORT or --port.`, {
          cause: error,
        })
    }
  }
}

/** Browsers of this machine cannot open "every address". */
function openable(url: string): string {
  return url.replace(/\/\/(?:\[[0:]+\]|0\.0\.0\.0)(?=:)/, '//localhost')
}

function isCalled(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

function elsewhere(host: string, cause: unknown): Error {
  const allowed = '127.0.0.1 for this machine alone, 0.0.0.0 for the network'
  return new Error(`HOST is "${host}", which is not an address of this machine; allowed is ${allowed}.`, {
    cause,
  })
}
