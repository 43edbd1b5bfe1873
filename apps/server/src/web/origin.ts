import type { FastifyRequest } from 'fastify'

/** Refuses what pages of other sites ask with this site's cookie (cross-site requests and WebSocket hijacking). */
export async function refuseForeign({ headers }: FastifyRequest): Promise<void> {
  const { origin, host } = headers
  if (origin === undefined || hostOf(origin) === host) return
  throw Object.assign(new Error(`Only pages of ${host} may ask for this, not pages of ${origin}.`), {
    statusCode: 403,
  })
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
