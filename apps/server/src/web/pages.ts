import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Describe, LinkCard } from './link-cards.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The pages of the app, which are one file; what is said of each is put in. */
    readonly pages: Pages
  }
}

const HALL: LinkCard = {
  title: 'Trialhall',
  description:
    'The table where the Trials games are played: with friends, on one screen or online, and with bots that think ahead.',
  game: null,
}

/** Width and height of the pictures of links. */
const PICTURE = { width: 1200, height: 630 }

const PACKED = {
  br: (text: string): Buffer => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string): Buffer => gzipSync(text),
  identity: (text: string): Buffer => Buffer.from(text),
} as const

/** Sends the page of the app for any address, with what a link to that address looks like elsewhere. */
export class Pages {
  private readonly webFolder: string
  /** Set by what knows more of the addresses. */
  describe: Describe = async () => null

  constructor(webFolder: string) {
    this.webFolder = webFolder
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?')[0] ?? ''
    const card = await this.describe(path).catch((error: unknown) => {
      request.log.error({ err: error, path }, 'a page could not be described')
      return null
    })
    const page = await readFile(join(this.webFolder, 'index.html'), 'utf8')
    const text = withTags(page, this.tags(card ?? HALL, { origin: originOf(request), path }))
    return sendPacked(text, request, reply)
  }

  private tags(
    { title, description, game }: LinkCard,
    where: { origin: string | null; path: string },
  ): string {
    const { origin, path } = where
    const name = game !== null && existsSync(join(this.webFolder, 'pictures', `${game}.jpg`)) ? game : 'hall'
    const properties = {
      'og:site_name': 'Trialhall',
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      // Other places take whole addresses only.
      ...(origin === null
        ? {}
        : {
            'og:url': `${origin}${path}`,
            'og:image': `${origin}/pictures/${name}.jpg`,
            'og:image:width': String(PICTURE.width),
            'og:image:height': String(PICTURE.height),
            'og:image:alt': 'A table lit by candles',
          }),
    }
    const metas = Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    )
    return [
      `<title>${escaped(title === HALL.title ? title : `${title} · Trialhall`)}</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
      ...metas,
    ].join('\n    ')
  }
}

function withTags(page: string, tags: string): string {
  return page
    .replace(/<meta name="description"[^>]*>\s*/, () => '')
    .replace(/<title>[^<]*<\/title>/, () => tags)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Where the page was asked for, as others can ask for it; null where that makes no address. */
function originOf({ protocol, headers: { host } }: FastifyRequest): string | null {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : null
}

function sendPacked(text: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const taken = negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']) as 'br' | 'gzip' | null
  const encoding = taken ?? 'identity'
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}-${encoding}"`
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag })
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(PACKED[encoding](text))
}
