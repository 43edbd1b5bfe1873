import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/** Figures are for whoever runs the server: they are given for a token. Without one set, there are none here. */
export function addMetrics(
  app: FastifyInstance,
  { registry, requestSeconds }: Metrics,
  token: string | null,
): void {
  app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) => {
    requestSeconds.observe({ status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000)
  })
  app.get('/metrics', async ({ headers }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (token === null) {
      const error = 'This server has no metrics; its operator can enable them with TRIALHALL_METRICS_TOKEN.'
      return reply.code(404).send({ ok: false, code: 'not-found', error })
    }
    if (!isBearer(headers.authorization ?? '', token)) {
      const error = 'Metrics need their token, as "Authorization: Bearer …".'
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ ok: false, code: 'bad-request', error })
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/** True where a request was given for this token. */
export function isBearer(authorization: string, token: string): boolean {
  return isSame(authorization, `Bearer ${token}`)
}

/** True for the same text. It takes as long whatever differs, and wherever. */
export function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
