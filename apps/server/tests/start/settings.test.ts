import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { listen } from '../../src/start/listen.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { flagsFrom } from '../../src/start/flags.ts'
import { helpText } from '../../src/start/help.ts'
import {
  flagOf,
  madeDataFolder,
  SETTING_NAMES,
  SETTINGS,
  settingsFrom,
  type Environment,
} from '../../src/start/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the environment alone sets. */
const logLevelFrom = (env: Environment): string => settingsFrom({ env }).logLevel
const metricsTokenFrom = (env: Environment): string | null => settingsFrom({ env }).metricsToken
const databaseFrom = (env: Environment): string | null => settingsFrom({ env }).database
const dataFolderFrom = (env: Environment): string => madeDataFolder(settingsFrom({ env }).data)
/** What flags set over an environment. */
const flagged = (args: string, env: Environment = {}): ReturnType<typeof settingsFrom> =>
  settingsFrom({ env, flags: flagsFrom(args === '' ? [] : args.split(' ')).flags })

test('the log says warnings and worse unless told otherwise', () => {
  expect([logLevelFrom({}), logLevelFrom({ LOG_LEVEL: '' }), logLevelFrom({ LOG_LEVEL: 'debug' })]).toEqual([
    'warn',
    'warn',
    'debug',
  ])
  expect(() => logLevelFrom({ LOG_LEVEL: 'loud' })).toThrow(
    /^LOG_LEVEL is "loud"; allowed is one of trace, .+\.$/,
  )
})

test('metrics are given for a token that cannot be guessed, or not at all', () => {
  expect([metricsTokenFrom({}), metricsTokenFrom({ TRIALHALL_METRICS_TOKEN: '' })]).toEqual([null, null])
  const token = '0123456789abcdef'
  expect(metricsTokenFrom({ TRIALHALL_METRICS_TOKEN: token })).toBe(token)
  for (const wrong of ['short', '0123456789abcde', 'sixteen and more characters'])
    expect(() => metricsTokenFrom({ TRIALHALL_METRICS_TOKEN: wrong })).toThrow(/it must have at least 16, /)
  expect(() => metricsTokenFrom({ TRIALHALL_METRICS: '1' })).toThrow('set TRIALHALL_METRICS_TOKEN.')
})

test('the data folder is made, or one sentence says that it cannot be', () => {
  const deep = join(folder, 'a/b')
  expect(dataFolderFrom({ TRIALHALL_DATA: deep })).toBe(deep)
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => dataFolderFrom({ TRIALHALL_DATA: file })).toThrow(`The data folder ${file} cannot be made`)
  const within = join(file, 'deep/er')
  expect(() => dataFolderFrom({ TRIALHALL_DATA: within })).toThrow(`The data folder ${within} cannot be made`)
})

test('a folder that the system makes for nobody is told, not tried for ever', () => {
  const nowhere = existsSync('/proc/self') ? '/proc/x/y' : join(folder, 'file/x/y')
  expect(() => dataFolderFrom({ TRIALHALL_DATA: nowhere })).toThrow(
    `The data folder ${nowhere} cannot be made; set TRIALHALL_DATA to another one.`,
  )
})

test('every setting is a flag, which comes before the environment', () => {
  const env = { HOST: '0.0.0.0', PORT: '80', TRIALHALL_PROXY: '0', TRIALHALL_DATA: '/elsewhere' }
  expect(flagged('--host ::1 --port=8080 --proxy --log-level info --web page', env)).toMatchObject({
    host: '::1',
    port: 8080,
    proxy: true,
    logLevel: 'info',
    web: 'page',
    data: '/elsewhere',
  })
  expect(flagged('--metrics-token 0123456789abcdef --database postgres://db/hall')).toMatchObject({
    metricsToken: '0123456789abcdef',
    database: 'postgres://db/hall',
  })
  expect(flagged('', { PORT: '', TRIALHALL_PROXY: '' })).toEqual(flagged(''))
})

test.each([
  ['--prot 80', 'There is no flag --prot; see --help.'],
  ['--port', '--port needs a value: --port <number>.'],
  ['--port --proxy', '--port is "--proxy"; it must be a number from 0 to 65535.'],
  ['--port many', '--port is "many"; it must be a number from 0 to 65535.'],
  ['8080', '"8080" is no flag; see --help.'],
  ['--proxy=maybe', '--proxy is "maybe"; allowed is 1 or 0.'],
  ['--log-level loud', /^--log-level is "loud"; allowed is one of trace, .+\.$/],
  ['--metrics-token short', /^--metrics-token has 5 characters; it must have at least 16, .+\.$/],
  ['--database geheim', /^(?!.*geheim)--database is no address .+\.$/],
  ['--metrics-token @/nowhere/token', '--metrics-token names the file /nowhere/token, which cannot be read.'],
])('%s is told in one sentence', (args, said) => {
  expect(() => flagged(args)).toThrow(said)
})

test('what is wrong in the environment is told by the name that it has there', () => {
  expect(() => flagged('', { TRIALHALL_PROXY: 'yes' })).toThrow(
    'TRIALHALL_PROXY is "yes"; allowed is 1 or 0.',
  )
  expect(flagged('--proxy', { TRIALHALL_PROXY: 'yes' }).proxy).toBe(true)
})

test('a secret may stand in a file', () => {
  const file = join(folder, 'token')
  writeFileSync(file, '0123456789abcdef\n')
  expect(metricsTokenFrom({ TRIALHALL_METRICS_TOKEN: `@${file}` })).toBe('0123456789abcdef')
  expect(() => flagged(`--database @${file}`)).toThrow(/^--database is no address/)
})

test('the help names every flag and every variable, in lines that fit a terminal', () => {
  const help = helpText('trialhall serve')
  for (const name of SETTING_NAMES) {
    expect(help).toContain(`  ${flagOf(name)}`)
    expect(help).toContain(SETTINGS[name].variable)
  }
  expect(Math.max(...help.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(flagsFrom(['--port', '80', '-h']).isHelpAsked).toBe(true)
})

test('a database is named by its address, and what is wrong with that is told without it', () => {
  expect([databaseFrom({}), databaseFrom({ TRIALHALL_DATABASE: '' })]).toEqual([null, null])
  const url = 'postgresql://ada:geheim@db.example/hall'
  expect(databaseFrom({ TRIALHALL_DATABASE: url })).toBe(url)
  for (const wrong of [
    'mysql://ada:geheim@db/hall',
    'geheim',
    'postgres://ada:geheim@db:5432',
    'postgres://:geheim@:x/',
  ])
    expect(() => databaseFrom({ TRIALHALL_DATABASE: wrong })).toThrow(/^(?!.*geheim)TRIALHALL_DATABASE .+\.$/)
})

test('people are told the name and the host of a database, and nothing else of its address', () => {
  const names = [
    'postgres://ada:geheim@db.example:5433/the%20hall?sslmode=require&password=geheim',
    'postgres:///hall?host=/var/run/postgresql',
    'postgresql://localhost/hall',
  ].map((url) => databasePlace(url).name)
  expect(names).toEqual([
    'the hall at db.example:5433',
    'hall at /var/run/postgresql:5432',
    'hall at localhost:5432',
  ])
})

test('an address that is not of this machine is told by name', async () => {
  writeFileSync(join(folder, 'index.html'), '')
  const app = await createApp({ webFolder: folder, logLevel: 'silent' })
  await expect(listen(app, { host: '192.0.2.1', port: 0, isFixed: true })).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine',
  )
  await app.close()
})

test('a link is read like a database, and what is wrong with its address is told without it', () => {
  const url = 'nats://ada:geheim@nats.example:4222'
  expect(settingsFrom({ env: {} }).link).toBeNull()
  expect(settingsFrom({ env: { TRIALHALL_LINK: url } }).link).toBe(url)
  const wrong = { TRIALHALL_LINK: 'redis://ada:geheim@nats.example' }
  expect(() => settingsFrom({ env: wrong })).toThrow(
    /^(?!.*geheim)TRIALHALL_LINK is no address of a NATS server/,
  )
})
