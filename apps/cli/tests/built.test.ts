import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bin = join(root, 'apps/cli/bin/trialhall.js')

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The real program, as a process of its own, far from the repository. */
function trialhall(args: string, input = ''): Promise<Ran> {
  return run(args.split(' '), input)
}

function run(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const done = (error: (Error & { code?: unknown }) | null, out: string, err: string): void =>
      resolve({ code: error ? Number(error.code) : 0, out, err })
    const child = execFile(process.execPath, [bin, ...args], { cwd: tmpdir(), maxBuffer: 2 ** 28 }, done)
    child.stdin?.end(input)
  })
}

/** A long simulation that a signal stops as soon as its first matches are played, however long they take. */
async function simStoppedBy(signal: NodeJS.Signals): Promise<Ran> {
  const each = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'each.jsonl')
  const child = spawn(process.execPath, [
    bin,
    ...'sim sigmar --games 100000000 --json --each'.split(' '),
    each,
  ])
  let out = ''
  let err = ''
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (err += String(text)))
  const looking = setInterval(() => {
    if (!statSync(each, { throwIfNoEntry: false })?.size) return
    clearInterval(looking) // a second one would end it at once
    child.kill(signal)
  }, 50)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(looking)
  return { code, out, err }
}

beforeAll(async () => {
  await trialhall('--version')
}, 60_000)

describe('the built program', { timeout: 90_000 }, () => {
  test('says its version, its games and what is wrong', async () => {
    expect((await trialhall('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
    const games = JSON.parse((await trialhall('games --json')).out) as { id: string; clauses: number }[]
    expect(games.find((game) => game.id === 'sigmar')?.clauses).toBeGreaterThan(70)
    expect((await trialhall('rules sigmar S-R12')).out).toMatch(/^S-R12 {3}A Boost together with an attempt/)
    const { code, out, err } = await trialhall('sim chess')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const known = games.map(({ id }) => id).join(', ')
    expect(err).toBe(`trialhall: game is "chess"; allowed is ${known}.\n`)
  })

  test.each([
    ['the match is over', 'play sigmar --persons 0 --bots random --plain --seed 4', ''],
    ['somebody leaves', 'play sigmar --persons 1 --bots random --plain --seed 4', 'q\n'],
  ])('ends when %s, although its input stays open', async (_when, args, typed) => {
    const child = spawn(process.execPath, [bin, ...args.split(' ')], { cwd: tmpdir() })
    child.stdout.resume()
    child.stdin.write(typed)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
  })

  test('simulates the same matches on any number of cores, in one JSON object and nothing else', async () => {
    const args = 'sim sigmar --games 6 --bots random,greedy --seats 3 --seed 5 --option roundLimit=2 --json'
    const [one, three] = await Promise.all([trialhall(`${args} --cores 1`), trialhall(`${args} --cores 3`)])
    expect([one.code, one.err]).toEqual([0, ''])
    const { seconds, decisionsPerSecond, cores, ...figures } = JSON.parse(one.out) as Record<string, unknown>
    expect(JSON.parse(three.out)).toMatchObject(figures)
    expect(figures).toMatchObject({
      game: 'sigmar',
      games: 6,
      seats: 3,
      bots: ['random', 'greedy', 'random'],
      isComplete: true,
    })
    const { wins, draws } = figures as { wins: number[]; draws: number }
    expect(wins.reduce((sum, each) => sum + each, draws)).toBe(6)
    expect([typeof seconds, typeof decisionsPerSecond, cores]).toEqual(['number', 'number', 1])
  })

  test('a simulation stopped by Ctrl-C sums up what is done', async () => {
    const { code, out, err } = await simStoppedBy('SIGINT')
    expect(code).toBe(130)
    const { games, isComplete } = JSON.parse(out) as { games: number; isComplete: boolean }
    expect(isComplete).toBe(false)
    expect(err).toBe(`trialhall: Stopped after ${games} of 100000000 matches.\n`)
  })

  test('SIGTERM sums up as well, with its own exit code', async () => {
    const { code, out } = await simStoppedBy('SIGTERM')
    expect(code).toBe(143)
    expect(JSON.parse(out)).toMatchObject({ rulesVersion: expect.any(Number), isComplete: false })
  })

  test('a bot that is a process or a module sits at any table, and what is wrong with it is one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-'))
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const first = file('first.mjs', 'export default () => 0')
    const lines = "require('readline').createInterface({ input: process.stdin }).on('line', "
    const process0 = file('process.cjs', `${lines}() => console.log('{"index":0}'))`)
    const few = 'sim sigmar --games 4 --seed 2 --option roundLimit=2 --json'
    const sat = async (bot: string): Promise<object> => {
      const ran = await run([...few.split(' '), '--bots', `${bot},random`])
      const {
        seconds: _,
        decisionsPerSecond: __,
        bots: ___,
        command: ____,
        ...figures
      } = JSON.parse(ran.out) as Record<string, unknown>
      return figures
    }
    expect(await sat(`exec:${process.execPath} ${process0}`)).toEqual(await sat(first))

    const silent = file('silent.cjs', 'setTimeout(() => {}, 60_000)')
    const wrong = file('wrong.cjs', `${lines}() => console.log('pass'))`)
    const ended = file('ended.cjs', "console.error('no model'); process.exit(3)")
    const faults = await Promise.all(
      [silent, wrong, ended].map((path, i) =>
        run([
          ...few.split(' '),
          '--patience',
          i === 0 ? '2' : '60',
          '--bots',
          `exec:${process.execPath} ${path}`,
        ]),
      ),
    )
    expect(faults.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(faults[0]?.err).toMatch(
      /^trialhall: exec:.*silent\.cjs did not answer within 2 s; --patience gives it longer\.\n$/,
    )
    expect(faults[1]?.err).toMatch(/^trialhall: exec:.*wrong\.cjs answered "pass"; allowed is .*\.\n$/)
    expect(faults[2]?.err).toMatch(
      /^trialhall: exec:.*ended\.cjs ended with exit code 3 .*, and said: no model\.\n$/,
    )
  })

  test('a sequential test stops when it is decided, after the same matches on any number of cores', async () => {
    const args = 'arena sigmar --bots greedy,random --games 400 --sprt 0.5,0.8 --option roundLimit=4 --json'
    const [one, two] = await Promise.all([trialhall(`${args} --cores 1`), trialhall(`${args} --cores 2`)])
    const { seconds: _, ...figures } = JSON.parse(one.out) as Record<string, unknown>
    expect(one.code).toBe(0)
    expect(JSON.parse(two.out)).toMatchObject(figures)
    expect(figures).toMatchObject({ isComplete: true, sprt: { h0: 0.5, h1: 0.8, accepted: 'h1' } })
    expect(figures.games).toBeLessThan(400)
    expect(figures.command).toMatch(
      /^npx trialhall arena sigmar --bots greedy,random --games 400 .*--sprt 0\.5,0\.8$/,
    )
  })

  test('an arena rates bots with intervals', async () => {
    const args = 'arena sigmar --bots greedy,random --games 4 --option roundLimit=2'
    const [{ code, out }, text] = await Promise.all([trialhall(`${args} --json`), trialhall(args)])
    expect(code).toBe(0)
    const { elo, games } = JSON.parse(out) as {
      elo: { value: number; low: number; high: number }[]
      games: number
    }
    expect(games).toBe(4)
    for (const { value, low, high } of elo) expect([low < value, value < high]).toEqual([true, true])
    expect(text.out).toContain('Elo (95 % interval)')
  })

  test('the environment answers every line of a pipe and ends with it', async () => {
    const lines = ['{"op":"reset","seed":2,"seats":4}', 'nonsense', '{"op":"hash"}', '{"op":"hash"}']
    const { code, out } = await trialhall('env sigmar', lines.join('\n'))
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean })
    expect(code).toBe(0)
    expect(replies.map((reply) => reply.ok)).toEqual([true, false, true, true])
    expect(replies[2]).toEqual(replies[3])
  })

  test('a reader that goes away is no fault', async () => {
    const child = spawn(process.execPath, [bin, 'env', 'sigmar'], { stdio: ['pipe', 'pipe', 'pipe'] })
    let err = ''
    child.stderr.on('data', (text) => (err += String(text)))
    child.stdin.on('error', () => undefined)
    child.stdout.destroy()
    child.stdin.end('{"op":"reset","seed":1}\n'.repeat(2000))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  const wholes = [
    [
      'sigmar',
      '--seats 3 --option roundLimit=3',
      /(wins|share the victory|is a draw) \((rounds|valor)\) after \d+ choices/,
    ],
    [
      'lanes',
      '--option roundLimit=2',
      /(wins|share the victory|is a draw) \((rounds|life)\) after \d+ choices/,
    ],
    [
      'eldar',
      '--option format=mini',
      /(wins|share the victory|is a draw) \((glory|cap|rounds|sudden)\) after \d+ choices/,
    ],
  ] as const
  test.each(wholes)(
    'a whole match of %s is played by numbers, saved and verified',
    async (game, more, end) => {
      const file = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'match.json')
      const args = `play ${game} --seed 6 --bots greedy ${more} --save ${file}`
      const played = await trialhall(args, '1\n'.repeat(400))
      expect([played.code, played.err]).toEqual([0, ''])
      expect(played.out).toMatch(end)
      expect((await trialhall(`replay ${file} --verify`)).err).toMatch(/^Verified: .* as the log says\.\n$/)
    },
  )

  test('Lanes is simulated on several cores', async () => {
    const { code, out } = await trialhall(
      'sim lanes --games 4 --bots random --option roundLimit=3 --cores 2 --json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'lanes', games: 4, seats: 2, isComplete: true })
  })
})

describe('docs/protocol.md', { timeout: 90_000 }, () => {
  test('its player in JavaScript plays a match', async () => {
    const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8')
    const [, code = ''] = /^```js\n([^]*?)^```$/m.exec(page) ?? []
    const program = code.replace(
      "'npx', ['trialhall', ",
      `${JSON.stringify(process.execPath)}, [${JSON.stringify(bin)}, `,
    )
    expect(program).toContain(JSON.stringify(dirname(bin)).slice(1, -1))
    const file = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'player.mjs')
    writeFileSync(file, program)
    const out = await new Promise<string>((resolve) => {
      execFile(process.execPath, [file], (error, text, err) => resolve(error ? err : text))
    })
    expect(out).toMatch(/^\[ ?\d+, \d+, \d+, \d+ ?\]\n$/)
  })
})
