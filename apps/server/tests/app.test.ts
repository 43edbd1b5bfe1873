import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'trialhall-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'index.html'), '<title>Trialhall</title>')
writeFileSync(join(webFolder, 'assets/index-1234.js'), 'export {}')

const app = await createApp({ webFolder })

afterAll(async () => {
  await app.close()
  rmSync(webFolder, { recursive: true })
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

  test.each(['/', '/healthz', '/gone.js'])('guards %s by headers', async (url) => {
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
