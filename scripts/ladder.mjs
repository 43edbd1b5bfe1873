import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { inRoot } from './kit/repository.mjs'

const USAGE = `npm run ladder -- <game> [--bots adept,expert …] [--games 40 --seed 1 …]

Lets the scripts of bench/opponents/<game> and some of our bots (--bots, default: novice,adept) meet each other in \`trialhall arena\`, which takes
all other flags. Seats are mirrored on equal seeds, so both sides of a pair have the same cards and decks.`

const USUAL = 'novice,adept'

/** The scripts for a game: every module that is no part of others. */
function scriptsFor(game) {
  const folder = `bench/opponents/${game}`
  if (!existsSync(inRoot(folder))) return []
  return readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.ts') && name !== 'ways.ts')
    .map((name) => `${folder}/${name}`)
}

/** `--bots` and what follows it, taken out of the flags. */
function ownBots(flags) {
  const at = flags.indexOf('--bots')
  return at < 0 ? [USUAL, flags] : [flags[at + 1] ?? USUAL, flags.toSpliced(at, 2)]
}

const [game, ...flags] = process.argv.slice(2)
const scripts = game === undefined || game.startsWith('-') ? [] : scriptsFor(game)
if (scripts.length === 0) {
  console.log(USAGE)
  process.exitCode = game === '--help' ? 0 : 2
} else {
  const [bots, others] = ownBots(flags)
  const all = [...scripts, ...bots.split(',')].join(',')
  const args = [inRoot('apps/cli/bin/trialhall.js'), 'arena', game, '--bots', all, ...others]
  const child = spawn(process.execPath, args, { cwd: inRoot('.'), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
