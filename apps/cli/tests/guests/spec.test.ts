import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { think } from '@trialhall/bots'
import { Match, type Position } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { bundledModule, moduleBot } from '../../src/guests/module-bot.ts'
import { botSpecs } from '../../src/guests/spec.ts'
import { sprint } from '../support/sprint.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-'))

function bot(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function pickOf(given: Parameters<typeof think>[0]): number {
  const position = sure(Match.start(sprint, { seats: 2, seed: 3 })).position(0)
  return think(given, position as Position, { seed32: 1 }).pick
}

test('names, modules and commands are told apart', async () => {
  const path = bot(
    'last.ts',
    'export default ({ ask }: { ask: { options: unknown[] } }) => ask.options.length - 1',
  )
  const specs = await botSpecs(['greedy', path, 'exec:python3 bot.py'], 5000)
  expect(specs).toEqual([
    'greedy',
    { id: path, module: expect.stringMatching(/^file:.*\.mjs$/) },
    { id: 'exec:python3 bot.py', command: 'python3 bot.py', patienceMs: 5000 },
  ])
})

test('a module exports a function, or a whole bot under its default or as "bot"', async () => {
  const quick = bot('quick.js', 'export default () => 1')
  expect(pickOf(await moduleBot('quick', await bundledModule(quick)))).toBe(1)
  const whole = bot(
    'whole.js',
    "export const bot = { id: 'x', begin: () => ({ advance: () => true, conclude: () => ({ pick: 2, simulations: 0, ms: 0, value: null, options: [] }) }) }",
  )
  const made = await moduleBot('whole', await bundledModule(whole))
  expect([made.id, made.isTimed, pickOf(made)]).toEqual(['whole', false, 2])
})

test('a bot may be an instance of a class', async () => {
  const text = `class Second {
    pick = 1
    get isTimed() { return true }
    begin() { return { advance: () => true, conclude: () => ({ pick: this.pick, simulations: 0, ms: 0, value: null, options: [] }) } }
  }
  export default new Second()`
  const made = await moduleBot('second', await bundledModule(bot('second.js', text)))
  expect([made.isTimed, pickOf(made)]).toEqual([true, 1])
})

test.each([
  [
    'none.js',
    'export default 5',
    /none\.js exports no bot as default or "bot"; allowed is a bot, or a function/,
  ],
  ['syntax.ts', 'export default (', /syntax\.ts does not compile: line 1: /],
  ['early.js', 'throw new Error("no weights")', /early\.js cannot be loaded: no weights\.$/],
])('%s is refused in one sentence', async (name, text, sentence) => {
  await expect(botSpecs([bot(name, text)], 1)).rejects.toThrow(sentence)
})

test.each([
  ['./no-such-bot.ts', /^There is no bot \.\/no-such-bot\.ts; name a module, or a command as "exec:…"\.$/],
  ['exec: ', /^--bots names no command behind exec:; an example is "exec:python3 bot\.py"\.$/],
  ['deep-thought', /^bot is "deep-thought"; allowed are random/],
])('%s is refused in one sentence', async (name, sentence) => {
  await expect(botSpecs([name], 1)).rejects.toThrow(sentence)
})

test('what a bot throws, or picks beyond its options, says whose it is', async () => {
  const throwing = await moduleBot(
    't',
    await bundledModule(bot('t.js', "export default () => { throw new Error('oops') }")),
  )
  expect(() => pickOf(throwing)).toThrow('t failed when it was asked: oops.')
  const wrong = await moduleBot('w', await bundledModule(bot('w.js', 'export default () => 99')))
  expect(() => pickOf(wrong)).toThrow('w picked 99; allowed is 0 to 3.')
})

test('a module is bundled where nobody else has laid or changes anything', async () => {
  const path = bot('mine.js', 'export default () => 3')
  const first = fileURLToPath(await bundledModule(path))
  const text = readFileSync(first, 'utf8')
  writeFileSync(first, 'export default () => 0') // half of it, or what another user had laid there
  const again = fileURLToPath(await bundledModule(path))
  expect(readFileSync(again, 'utf8')).toBe(text)
  const mode = process.platform === 'win32' ? 0o700 : statSync(dirname(again)).mode & 0o777
  expect(mode).toBe(0o700)
  const shared = join(tmpdir(), 'trialhall-bots')
  mkdirSync(shared, { recursive: true })
  expect(dirname(again)).not.toBe(shared)
})
