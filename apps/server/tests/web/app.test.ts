import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'trialhall-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), '<title>Trialhall</title>')
const SCRIPT = 'export const table = "laid"\n'.repeat(50)
writeFileSync(join(webFolder, 'assets/index-1234.js'), SCRIPT)
writeFileSync(join(webFolder, 'assets/index-1234.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(webFolder, 'assets/index-1234.js.gz'), gzipSync(SCRIPT))
writeFileSync(join(webFolder, 'assets/letters-1234.woff2'), 'wOF2')

const app = await createApp({ webFolder })

afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true })
})

interface Sent {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Sent> {
  const { statusCode: status, headers: sent, rawPayload: body } = await app.inject({ url, headers })
  return { status, headers: sent, body }
}

describe('what the build compressed', () => {
  const url = '/assets/index-1234.js'

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('is sent as a browser takes it: %s', async (accepts, encoding, unpack) => {
    const { status, headers, body } = await ask(url, { 'accept-encoding': accepts })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toContain('javascript')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['etag']).toMatch(/^W?\/?"/)
    expect(headers).not.toHaveProperty('last-modified')
    expect(headers).not.toHaveProperty('accept-ranges')
    expect(headers['vary']).toBe('accept-encoding')
    expect(Number(headers['content-length'])).toBe(body.length)
    expect(unpack(body).toString()).toBe(SCRIPT)
  })

  test('has a tag of its own in each form, by which it is not sent twice', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => ask(url, { 'accept-encoding': form })),
    )
    const tags = forms.map(({ headers }) => String(headers['etag']))
    expect(new Set(tags).size).toBe(3)
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': tags[0] ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['vary']).toBe('accept-encoding')
    const other = await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': tags[0] ?? '' })
    expect(other.status).toBe(200)
  })

  test('is sent in parts of the form that was asked for', async () => {
    const whole = await ask(url, { 'accept-encoding': 'br' })
    const part = await ask(url, { 'accept-encoding': 'br', range: 'bytes=4-9' })
    expect(part.status).toBe(206)
    expect(part.headers['content-encoding']).toBe('br')
    expect(part.headers['content-range']).toBe(`bytes 4-9/${whole.body.length}`)
    expect(part.body).toEqual(whole.body.subarray(4, 10))
    const plain = await ask(url, { range: 'bytes=0-5' })
    expect([plain.status, plain.body.toString()]).toEqual([206, SCRIPT.slice(0, 6)])
  })

  test('is told by its head alone, too', async () => {
    const { headers, statusCode } = await app.inject({
      method: 'HEAD',
      url,
      headers: { 'accept-encoding': 'br' },
    })
    expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, 'br', 'accept-encoding'])
  })

  test('is not made of what is compressed by itself', async () => {
    const { headers, body } = await ask('/assets/letters-1234.woff2', { 'accept-encoding': 'br' })
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['font/woff2', undefined])
    expect(body.toString()).toBe('wOF2')
  })
})

describe('the static server', () => {
  test.each(['/', '/gallery', '/match/17?seat=2'])(
    'serves the app at %s, to be asked for again',
    async (url) => {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<title>Trialhall</title>')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test('lets named files be kept for a year', async () => {
    const answer = await app.inject({ url: '/assets/index-1234.js' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/assets/gone.js', '/favicon.png', '/../package.json'])('answers 404 for %s', async (url) => {
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ ok: false, code: 'not-found' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('answers a malformed address with the app to people, and with a sentence to programs', async () => {
    const page = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html,*/*' } })
    expect([page.statusCode, page.body]).toEqual([400, '<title>Trialhall</title>'])
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    for (const [url, accept] of [
      ['/%E0%A4%A', '*/*'],
      ['/api/%E0%A4%A', 'text/html'],
    ] as const) {
      const answer = await app.inject({ url, headers: { accept } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ ok: false, code: 'bad-request' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('takes no POST to a page', async () => {
    expect((await app.inject({ method: 'POST', url: '/gallery' })).statusCode).toBe(404)
  })

  test('says that it lives', async () => {
    const answer = await app.inject({ url: '/healthz' })
    expect(answer.json()).toEqual({ ok: true })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('sends the parts of a page without the policy of pages', async () => {
    const { headers } = await app.inject({ url: '/assets/index-1234.js' })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).not.toHaveProperty('permissions-policy')
  })

  test.each([
    '/',
    '/healthz',
    '/gone.js',
    '/sw.js',
    '/assets/table-worker-1234.js',
    '/assets/picture.svg',
    '/table/assets/index.js',
  ])('guards %s by headers', async (url) => {
    const { headers } = await app.inject({ url })
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['127.0.0.1:4310', 'same-origin'],
    ['localhost:4310', 'same-origin'],
    ['[::1]:4310', 'same-origin'],
    ['192.168.1.20:4310', undefined],
    ['localhost.example', undefined],
    ['127.0.0.1.example', undefined],
  ])('keeps openers apart where browsers trust the connection: %s', async (host, policy) => {
    const { headers } = await app.inject({ url: '/', headers: { host } })
    expect(headers['cross-origin-opener-policy']).toBe(policy)
  })

  test('refuses to start without a built app', async () => {
    await expect(createApp({ webFolder: join(webFolder, 'none') })).rejects.toThrow(
      'The web app is not built',
    )
  })
})
