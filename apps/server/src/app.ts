import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { SECURITY_HEADERS } from './headers.ts'

/** What the server serves: the folder of the built web app. */
export type AppOptions = { readonly webFolder: string }

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** The HTTP server, not yet listening. Throws where the web app is not built. */
export async function createApp({ webFolder }: AppOptions): Promise<FastifyInstance> {
  if (!existsSync(join(webFolder, 'index.html'))) {
    throw new Error(`The web app is not built: ${webFolder} has no index.html; "npm run build" makes it.`)
  }
  const app = fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  await app.register(fastifyStatic, { root: webFolder, cacheControl: false, setHeaders: setCaching })
  app.setNotFoundHandler((request, reply) => answerUnknown(reply, request))
  return app
}

/** Vite names the files in `assets` by their content, so those never change; all others may. */
function setCaching(reply: FastifyReply, path: string): void {
  void reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? A_YEAR : ASK_AGAIN)
}

/** Pages are routed in the browser, so an unknown page is the app; an unknown file is an error. */
function answerUnknown(reply: FastifyReply, { method, url }: { method: string; url: string }): FastifyReply {
  const isPage = (method === 'GET' || method === 'HEAD') && !/\.\w+$/.test(url.split('?')[0] ?? '')
  if (isPage) return reply.sendFile('index.html')
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ ok: false, code: 'not-found', error: `There is nothing at ${url}.` })
}
