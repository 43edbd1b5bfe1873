import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const bin = join(root, 'apps/cli/bin/trialhall.js')
const main = join(root, 'apps/server/dist/main.js')
const box = mkdtempSync(join(tmpdir(), 'trialhall-'))
const data = join(box, 'data')
const web = join(box, 'web')
const OLD = 'a long password'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The real program, as a process of its own. */
function trialhall(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { cwd: box }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

interface RunningServer {
  readonly origin: string
  end(): Promise<void>
}

const running = new Set<RunningServer>()

/** The real server on the data folder. */
async function serve(): Promise<RunningServer> {
  const settings = { HOST: '127.0.0.1', PORT: '0', TRIALHALL_DATA: data, TRIALHALL_WEB: web }
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...settings }, stdio: 'pipe' })
  const origin = await new Promise<string>((found, failed) => {
    let output = ''
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString()
      const address = /http:\/\/[^\s/]+/.exec(output)?.[0]
      if (address) found(address)
    })
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}.`)))
  })
  const server: RunningServer = {
    origin,
    async end() {
      running.delete(server)
      child.kill()
      await once(child, 'exit')
    },
  }
  running.add(server)
  return server
}

interface Asked {
  readonly body?: object
  readonly cookie?: string
}

/** A browser's request; answers the cookie that it is to keep from then on, too. */
async function ask(origin: string, path: string, { body, cookie = '' }: Asked = {}) {
  const answer = await fetch(`${origin}/api/${path}`, {
    headers: { origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const kept = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, cookie: kept }
}

/** Signs in on a device that was never here; answers the status and the cookie. */
async function signIn(origin: string, password: string): Promise<{ status: number; cookie: string }> {
  return ask(origin, 'session', { body: { name: 'ana', password } })
}

beforeAll(async () => {
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<title>Trialhall</title>')
  await trialhall('--version')
  await trialhall('salvage', join(box, 'nowhere')) // builds the server where it is not built, or older than its sources
}, 120_000)

afterAll(async () => {
  for (const server of running) await server.end()
})

test('reset-password prints a new password with which one signs in; the old one and all cookies are void', async () => {
  const before = await serve()
  const guest = await ask(before.origin, 'me')
  const here = await ask(before.origin, 'account', {
    body: { name: 'ana', password: OLD },
    cookie: guest.cookie,
  })
  expect(here.body).toMatchObject({ account: 'ana' })
  const there = await signIn(before.origin, OLD)
  expect(there.status).toBe(200)

  const refused = await trialhall('reset-password', 'ana', '--data', data)
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(
    /^trialhall: The data folder \S+ is in use by process \d+; stop that server first\.\n$/,
  )
  await before.end()

  const { code, out, err } = await trialhall('reset-password', 'ana', '--data', data)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [first = '', second, ...rest] = out.trimEnd().split('\n')
  const password = /^The password of ana is now: (\S{16})$/.exec(first)?.[1] ?? ''
  expect(password).not.toBe('')
  expect(second).toMatch(/^It is shown only here\. .* All devices were signed out\.$/)
  expect(rest).toEqual([])

  const after = await serve()
  for (const { cookie } of [here, there])
    expect((await ask(after.origin, 'me', { cookie })).body).toMatchObject({ account: null })
  expect((await signIn(after.origin, OLD)).status).toBe(401)
  const again = await signIn(after.origin, password)
  expect(again.status).toBe(200)
  expect((await ask(after.origin, 'me', { cookie: again.cookie })).body).toMatchObject({
    account: 'ana',
    id: here.body['id'],
  })
  await after.end()
}, 120_000)

test('an account that nobody has is refused with one sentence, and changes nothing', async () => {
  const server = await serve() // makes the data folder where this test runs alone
  await server.end()
  expect(await trialhall('reset-password', 'nobody_here', '--data', data)).toEqual({
    code: 1,
    out: '',
    err: 'trialhall: There is no account "nobody_here" here.\n',
  })
}, 60_000)

test('a folder that is missing or holds no matches is refused with one sentence, and nothing is made there', async () => {
  const missing = join(box, 'missing')
  expect(await trialhall('reset-password', 'ana', '--data', missing)).toEqual({
    code: 1,
    out: '',
    err: `trialhall: There is no database in ${missing}: it holds no trialhall.db.\n`,
  })
  expect(existsSync(missing)).toBe(false)
  expect((await trialhall('reset-password', 'ana', '--data', web)).err).toContain('There is no database in')
}, 60_000)

test('without a data folder the command says which option it needs', async () => {
  const { code, err } = await trialhall('reset-password', 'ana')
  expect(code).toBe(2)
  expect(err).toBe(
    'trialhall: Name the hall: a data folder with --data, or a database in TRIALHALL_DATABASE.\n',
  )
}, 60_000)

test('an export that is not there begins no hall', async () => {
  const { code, err } = await trialhall('import', 'nowhere', '--data', join(box, 'new'))
  expect([code, err.trim()]).toEqual([
    1,
    `trialhall: ${join(box, 'nowhere')} holds no finished export: it has no manifest.json that can be read.`,
  ])
  expect(existsSync(join(box, 'new'))).toBe(false)
})
