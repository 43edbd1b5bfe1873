import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { decodeLog, encodeLog, logToLink, registry, type Log } from '@trialhall/kernel'
import { reported } from '../src/program.ts'
import { sprint } from './support/sprint.ts'
import { run } from './support/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-'))
const RULES =
  '# Sprint: the rules\n\nRun.\n\n## 1. Running\n\n- **P-1.1** Whoever is first wins. (P-R1)\n\n## Rulings\n\n- **P-R1 — Ties.** They share it.\n'

describe('help and usage', () => {
  test('without a command, help is printed', async () => {
    const { code, out, err } = await run('')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const command of [
      'play',
      'sim',
      'arena',
      'puzzles',
      'replay',
      'rules',
      'cards',
      'deck',
      'games',
      'env',
      'serve',
      'admin',
      'salvage',
      'reset-password',
      'backup',
      'export',
      'import',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'))
    }
  })

  test.each([
    'play',
    'sim',
    'arena',
    'puzzles',
    'replay',
    'rules',
    'cards',
    'deck',
    'games',
    'env',
    'salvage',
    'reset-password',
    'backup',
    'export',
    'import',
  ])('%s has help', async (command) => {
    const { code, out } = await run(`${command} --help`)
    expect(code).toBe(0)
    expect(out).toContain(`Usage: trialhall ${command}`)
    expect(await run(`help ${command}`)).toMatchObject({ code: 0, out })
  })

  test('a group of commands without one of them prints its help', async () => {
    const { code, out, err } = await run('deck')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Usage: trialhall deck')
  })

  test('the version is printed', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: '9.8.7\n', err: '' })
  })

  test('salvage hands its folder to the operator’s program, and what that says to the shell', async () => {
    expect(await run('salvage data --to there --all')).toEqual({
      code: 0,
      out: 'salvage --to=there --all -- data\n',
      err: '',
    })
    expect(await run('salvage nowhere')).toEqual({
      code: 1,
      out: '',
      err: 'trialhall: There is no database in nowhere.\n',
    })
  })

  test('backup, export and import hand over which hall is meant: that of a folder, or that of the environment', async () => {
    expect(await run('export saved --data data')).toMatchObject({
      code: 0,
      out: 'export --data=data -- saved\n',
    })
    expect(await run('import saved')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^trialhall: Name the hall: /),
    })
    vi.stubEnv('TRIALHALL_DATABASE', 'postgres://db/hall')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(await run('import saved')).toMatchObject({ code: 0, out: 'import -- saved\n' })
    expect(await run('reset-password ana')).toMatchObject({ code: 0, out: 'reset-password -- ana\n' })
  })

  const wrong: readonly [string, RegExp][] = [
    ['fly', /Unknown command 'fly'/],
    ['fly --help', /Unknown command 'fly' .*; see trialhall --help/],
    ['deck fly --help', /Unknown command 'fly'; see trialhall deck --help/],
    ['sim', /Missing required argument 'game'; see trialhall sim --help/],
    ['deck show', /Missing required argument 'deck'; see trialhall deck show --help/],
    ['sim chess', /game is "chess"; allowed is sprint/],
    ['sim sprint --gmaes 3', /Unknown option '--gmaes' \(Did you mean --games\?\)/],
    [
      'sim sprint --games many',
      /'--games <n>' argument 'many' is invalid. Allowed is a whole number from 1 to/,
    ],
    ['sim sprint --games 0', /Allowed is a whole number from 1 to/],
    ['sim sprint --seats 9', /seats is 9; Sprint takes 2 to 4/],
    ['sim sprint --by deck', /--by is "deck"; this game tells no such things apart/],
    ['sim sprint --bots random,,random', /one name or more with commas/],
    ['sim sprint --bots deep-thought', /bot is "deep-thought"; allowed are random, greedy/],
    ['sim sprint --option goal=99', /options.goal is 99; allowed is a whole number from 3 to 40/],
    ['sim sprint --option goal', /--option is "goal"; allowed is id=value, for example --option goal=12/],
    ['sim sprint --option gaol=3', /options.gaol is unknown; allowed are goal, fast/],
    ['sim sprint --option fast=perhaps', /options.fast is "perhaps"; allowed is true or false/],
    ['sim sprint --options [1]', /--options is "\[1\]"; allowed is a JSON object/],
    ['arena sprint', /Required option '--bots <names>' not specified/],
    ['arena sprint --bots random', /--bots names one bot; allowed are two or more/],
    ['arena sprint --bots random,greedy,novice --sprt 0.5,0.55', /--bots names 3 bots; --sprt takes two/],
    ['arena sprint --bots random,greedy --sprt 0.6,0.5', /two shares between 0 and 1, the lower first/],
    ['sim sprint --less-without', /--less-without needs --by, which names what is compared/],
    [
      'sim sprint --paired',
      /--paired needs two different bots, to give both the same luck; here is only "random"/,
    ],
    ['sim sprint --bots greedy,greedy --seats 4 --paired', /--paired needs two .* here is only "greedy"/],
    ['sim sprint --bots ./nobody.ts', /There is no bot \.\/nobody\.ts; name a module, or a command/],
    ['sim sprint --each no/such/folder/x.jsonl', /--each no\/such\/folder\/x\.jsonl cannot be written/],
    ['play sprint --seats 7', /seats is 7; Sprint takes 2 to 4/],
    ['play sprint --persons 3 --seats 2', /--persons is 3; allowed is 0 to 2/],
    [
      'play sprint --seats 4 --persons 1 --bots random,random',
      /--bots names 2 bots; allowed is one name, or 3/,
    ],
    ['replay', /replay needs a log/],
    ['replay no-such-file', /There is no file "no-such-file"/],
    [`replay ${folder}`, /is no file; allowed is a file, a link or -/],
    ['replay - --seed 3', /--seed is for a random match/],
    ['env chess', /game is "chess"; allowed is sprint/],
    ['cards chess', /game is "chess"/],
  ]
  test.each(wrong)('%s: one sentence, exit code 2', async (args, sentence) => {
    const { code, out, err } = await run(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(sentence)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(err).toMatch(/^trialhall: .*\.\n$/)
  })
})

describe('games, cards and rules', () => {
  test('games lists them for people and for programs', async () => {
    expect((await run('games', '', RULES)).out).toMatch(
      /Sprint \(sprint\)[^]*2 to 4[^]*version 3, 1 clause\b[^]*30 steps/,
    )
    const games: unknown = JSON.parse((await run('games --json', '', RULES)).out)
    expect(games).toEqual([
      {
        id: 'sprint',
        title: 'Sprint',
        blurb: 'First over the line.',
        seats: { min: 2, max: 4 },
        options: [expect.objectContaining({ id: 'goal', min: 3 }), expect.objectContaining({ id: 'fast' })],
        rulesVersion: 3,
        clauses: 1,
        content: { steps: 30 },
      },
    ])
  })

  test('cards lists all cards, or those that hold every word', async () => {
    expect((await run('cards sprint')).out).toContain('3 different cards, 30 in all')
    const { out } = await run('cards sprint STEP 2')
    expect(out).toMatch(
      /^Step of 2 {2}step {2}×10 {2}house\n {4}value 2 · Move 2\.\n\n1 different card, 10 in all\n$/,
    )
    expect(JSON.parse((await run('cards sprint --json move 3')).out)).toMatchObject([{ slug: 'step-3' }])
    expect(await run('cards sprint dragon')).toMatchObject({
      code: 1,
      err: 'trialhall: No card of Sprint holds "dragon".\n',
    })
  })

  test('rules prints the book, or what holds every word', async () => {
    expect((await run('rules sprint', '', RULES)).out).toMatch(
      /Sprint: the rules[^]*1\. RUNNING[^]*P-1\.1 {3}Whoever is first wins/,
    )
    expect((await run('rules sprint first wins', '', RULES)).out).toBe(
      'P-1.1   Whoever is first wins. (P-R1)\n',
    )
    expect(JSON.parse((await run('rules sprint p-r1 --json', '', RULES)).out)).toMatchObject([
      { id: 'P-R1' },
      { id: 'P-1.1' },
    ])
    expect(await run('rules sprint dragons', '', RULES)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No rule contains'),
    })
    expect(await run('rules sprint')).toMatchObject({
      code: 1,
      err: 'trialhall: Sprint has no written rules.\n',
    })
  })
})

describe('replay', () => {
  const file = join(folder, 'match.json')

  async function aLog(): Promise<Log> {
    return JSON.parse((await run('replay --game sprint --seed 5 --json')).out) as Log
  }

  test('a random match from a seed is told, verified and cut short', async () => {
    const { code, out, err } = await run('replay --game sprint --seed 5 --verify')
    expect(code).toBe(0)
    expect(out).toMatch(/^Sprint\n2 seats, seed 5, rules version 3\n/)
    expect(out).toMatch(/Seat [AB] wins \(goal\) after \d+ choices/)
    expect(err).toMatch(/^Verified: \d+ choices, played twice, both end in [0-9a-f]{16}\.\n$/)
    expect((await run('replay --game sprint --seed 5 --upto 1')).out).toContain(
      'Not over after 1 choice; seat B is to choose.',
    )
  })

  test('JSON, bytes, link, link within an address and standard input are the same match', async () => {
    const log = await aLog()
    const told = (await run('replay --game sprint --seed 5')).out
    writeFileSync(file, JSON.stringify(log))
    const bytes = join(folder, 'match.bin')
    writeFileSync(bytes, encodeLog(log))
    expect(decodeLog(readFileSync(bytes)).ok).toBe(true)
    const link = logToLink(log)
    for (const source of [file, bytes, link, `https://example.org/replay#${link}`]) {
      expect(await run(`replay ${source}`)).toEqual({ code: 0, out: told, err: '' })
    }
    expect((await run('replay -', link)).out).toBe(told)
    const broken = link.replace(/.{20}/g, '$&\n')
    expect((await run('replay -', broken)).out).toBe(told)
    expect((await run('replay -', encodeLog(log))).out).toBe(told)
  })

  test('verify compares with the hash that the file names', async () => {
    const log = await aLog()
    writeFileSync(file, JSON.stringify({ ...log, hash: '0000000000000000' }))
    const { code, err } = await run(`replay ${file} --verify`)
    expect(code).toBe(1)
    expect(err).toMatch(/^trialhall: Not verified: the log says that it ends in 0{16}; it ends in/)
  })

  test('what a log of strangers says steers no terminal', async () => {
    const seed = '\u001b[2J\u001b]0;owned\u0007\n forged'
    const log = { ...(await aLog()), seed, choices: [] }
    writeFileSync(file, JSON.stringify({ ...log, hash: '\u001b]0;owned\u0007' }))
    const { code, out, err } = await run(`replay ${file} --verify`)
    expect(code).toBe(0)
    const lines = `${out}${err}`.split('\n')
    expect(lines.filter((line) => /\p{C}/u.test(line) || line.startsWith(' forged'))).toEqual([])
    expect(out).toContain('forged')
    const shown = await run(`play sprint --from ${file} --plain`, 'q\n')
    expect(shown.out.replaceAll('\n', '')).not.toMatch(/\p{C}/u)
  })

  test.each([
    ['play sprint --from FILE --option roundLimit=3', '--option cannot stand beside --from'],
    ['replay FILE --option roundLimit=3', '--option is for a random match'],
    ['play sprint --save=', '--save is empty; allowed is the path of a file.'],
    ['play sprint --save /dev/null/x.json', 'cannot be saved to /dev/null/x.json'],
    ['sim sprint --games 1 --json --csv', '--csv cannot stand beside --json; name one of them.'],
    ['arena sprint --games 1 --bots random,greedy --json --csv', '--csv cannot stand beside --json'],
  ])('%s is refused before anything is played', async (args, sentence) => {
    writeFileSync(file, JSON.stringify(await aLog()))
    const { code, out, err } = await run(args.replace('FILE', file))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })

  test('verify says of a match of several rules that no version can play it again', async () => {
    const log = await aLog()
    writeFileSync(file, JSON.stringify({ ...log, earlierRules: [{ rulesVersion: 2, until: 1 }] }))
    const { code, err } = await run(`replay ${file} --verify`)
    expect(code).toBe(1)
    expect(err).toBe(
      'trialhall: Not verified: what was played and drawn. The rules of sprint changed while this match was under way: 1 choice was made before version 3 of them, so no version can play it again from its beginning.\n',
    )
  })

  test('a damaged, foreign or impossible log is one sentence and exit code 1', async () => {
    const log = await aLog()
    const cases: readonly [unknown, RegExp][] = [
      [{ ...log, rulesVersion: 2 }, /The log is of sprint rules version 2; this is sprint rules version 3/],
      [{ ...log, format: 'chess' }, /format is "chess"; allowed is "trialhall-log-1"/],
      [{ ...log, choices: [{ seat: 0, pick: 99 }] }, /choices\[0\] does not fit the match/],
      [{ ...log, choices: [{ seat: 7, pick: 0 }] }, /choices\[0\].seat is 7; allowed is 0 to 1/],
      [{ ...log, options: { goal: -1 } }, /options.goal is -1/],
    ]
    for (const [json, sentence] of cases) {
      writeFileSync(file, JSON.stringify(json))
      const { code, err } = await run(`replay ${file}`)
      expect(code).toBe(1)
      expect(err).toMatch(sentence)
    }
    for (const text of ['{', 'not a log!', 'VAAA']) {
      expect(await run('replay -', text)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^trialhall: (The log|This) is .*\.\n$/),
      })
    }
    writeFileSync(file, JSON.stringify({ ...log, game: 'chess' }))
    expect(await run(`replay ${file}`)).toMatchObject({
      err: expect.stringContaining('game is "chess"; allowed is sprint'),
    })
  })
})

describe('play without a terminal', () => {
  test('a whole match by numbers', async () => {
    const { code, out, err } = await run(
      'play sprint --seed 3 --bots random --option goal=6',
      '2\n'.repeat(60),
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Seat 1: run or dash?')
    expect(out).toMatch(/wins \(goal\) after \d+ choices/)
  })

  test('commands, wrong numbers, taking back and leaving', async () => {
    const { code, out, err } = await run(
      'play sprint --seed 3 --bots random',
      'w\n?\n9\nnonsense\n1\nb\ne\nq\n',
    )
    expect(code).toBe(0)
    expect(out).toContain('stop: nobody stops before the first step')
    expect(err).toBe(
      '"9" is no option here; allowed is 1 to 4, b, w, g, s, e, t, draw, ? or q.\n' +
        '"nonsense" is no option here; allowed is 1 to 4, b, w, g, s, e, t, draw, ? or q.\n',
    )
    const link = out.trim().split('\n').at(-1) ?? ''
    expect(await run(`replay ${link}`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Not over after 0 choices'),
    })
  })

  test('a saved match goes on where it was left', async () => {
    const saved = join(folder, 'saved.json')
    expect(await run(`play sprint --seed 3 --bots random --save ${saved}`, '1\nq\n')).toMatchObject({
      code: 0,
    })
    expect(await run(`replay ${saved} --verify`)).toMatchObject({
      code: 0,
      err: expect.stringContaining('as the log says'),
    })
    const { out } = await run(`play sprint --bots random --from ${saved}`, 'q\n')
    expect(out.match(/ran Step/g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('two persons see only their own cards', async () => {
    const { out } = await run('play sprint --seed 3 --persons 2', '1\nq\n')
    expect(out).toContain('Seat 1 drew Step of')
    expect(out).toMatch(/A \(player 1\) {2}scores \d+\n {4}hand 1\n▸ B \(player 2\)[^]*Seat 2: run or dash/)
  })

  test('watching bots needs no input', async () => {
    expect(await run('play sprint --seed 3 --persons 0 --bots random')).toMatchObject({ code: 0, err: '' })
  })

  test('an input that ends too early is a failure', async () => {
    const { code, err } = await run('play sprint --seed 3 --bots random', '1\n')
    expect(code).toBe(1)
    expect(err).toBe('trialhall: The input ended before the match did; A (you) is still asked.\n')
  })

  test('what was played before the input ended is saved', async () => {
    const saved = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'cut.json')
    const { code, err } = await run(`play sprint --seed 3 --bots random --plain --save ${saved}`, '1\n')
    expect([code, err]).toEqual([
      1,
      `trialhall: The input ended before the match did; A (you) is still asked. The match so far is in ${saved}.\n`,
    ])
    expect(await run(`play sprint --from ${saved} --plain`, 'q\n')).toMatchObject({ code: 0, err: '' })
  })

  test('a match whose rules fail is saved up to there', async () => {
    const saved = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'fault.json')
    const { outcome } = sprint
    const failing = registry([
      {
        ...sprint,
        outcome: (state: Parameters<typeof outcome>[0]) => {
          if (state.scores.some((score) => score > 2)) throw new Error('the track is broken')
          return outcome(state)
        },
      },
    ])
    const args = `play sprint --seed 3 --bots random --plain --save ${saved}`
    const { code, err } = await run(args, '1\n1\n1\n1\n1\n', null, failing)
    expect(code).toBe(1)
    expect(err).toContain('the track is broken')
    expect(err).toContain(`The match so far is in ${saved}.\n`)
    expect(existsSync(saved)).toBe(true)
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('a match that %s ends is saved', async (signal, code) => {
    const saved = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'stopped.json')
    const input = new PassThrough()
    input.write('1\n')
    const ended = run(`play sprint --seed 3 --bots random --plain --save ${saved}`, input)
    await new Promise((resolve) => setTimeout(resolve, 300))
    process.emit(signal, signal)
    expect(await ended).toMatchObject({
      code,
      err: `trialhall: Stopped before the match was over. The match so far is in ${saved}.\n`,
    })
    expect(await run(`play sprint --from ${saved} --plain`, 'q\n')).toMatchObject({ code: 0, err: '' })
  })
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk without room (%s) is told in one sentence, whatever was written',
  (code) => {
    const errors = new PassThrough()
    const thrown = Object.assign(new Error(`${code}: no space left on device, write`), { code })
    expect(reported(thrown, errors)).toBe(1)
    expect(String(errors.read())).toBe(
      `trialhall: There is no room left on the disk (${code}: no space left on device, write); make room and try again.\n`,
    )
  },
)
