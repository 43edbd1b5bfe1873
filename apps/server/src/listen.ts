import type { FastifyInstance } from 'fastify'
import type { Address } from './address.ts'

const TRIES = 20

/** Listens at the address, or at the next free port where none was asked for; answers the URL to open. */
export async function listen(app: FastifyInstance, { host, port, isFixed }: Address): Promise<string> {
  for (let offset = 0; ; offset++) {
    try {
      return await app.listen({ host, port: port + offset })
    } catch (error) {
      if (!isTaken(error)) throw error
      if (isFixed) throw new Error(`Port ${port} is taken; set PORT to another one.`, { cause: error })
      if (offset + 1 >= TRIES)
        throw new Error(`Ports ${port} to ${port + offset} are all taken; set PORT.`, { cause: error })
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
