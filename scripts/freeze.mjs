import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from './kit/repository.mjs'

const USAGE = `npm run freeze -- <commit>

Keeps the bots of a commit, with all that the games told them then, as contenders for an arena: .cache/frozen/<commit>/<game>-<strength>.mjs.
They play by the rules of today, so the commit should have the same rulesVersion.`

const STRENGTHS = ['novice', 'adept', 'expert', 'master']

/** What stands in the bundle: bots of then at a table of today. Only what a game tells bots is of then, too. */
const ENTRY = `import { botNamed } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { HALT } from '@trialhall/kernel'

HALT.isTrialhallHalt = true // kernels knew only their own halt once

/** All that a game tells bots. What the game of then has not is not there for its bots either. */
const HOOKS = ['evaluate', 'rollout', 'novice', 'amateur', 'shortlist', 'isQuiet', 'search']

export function frozen(id, strength) {
  const [game, bot] = [games.find(id), botNamed(strength)]
  if (!game.ok) throw new Error(game.fault.message)
  if (!bot.ok) throw new Error(bot.fault.message)
  const told = Object.fromEntries(HOOKS.map((hook) => [hook, game.value[hook]]))
  const { isTimed, limitMs } = bot.value
  const begin = (position, start) => {
    const { seat, seats, view, ask } = position
    const then = { ...position.game, ...told }
    const simulate = (seed32, decider) => position.simulate(seed32, decider)
    return bot.value.begin({ game: then, seat, seats, view, ask, simulate }, start)
  }
  return { id: strength, isTimed, limitMs, begin }
}

export const ids = games.games.map(({ id }) => id)
`

/** Our packages as they were, by name. */
function packagesIn(folder) {
  const found = new Map()
  for (const group of ['packages', 'games']) {
    for (const name of readdirSync(join(folder, group))) {
      const file = join(folder, group, name, 'package.json')
      if (!existsSync(file)) continue
      const about = JSON.parse(readFileSync(file, 'utf8'))
      found.set(about.name, { folder: join(folder, group, name), exports: about.exports })
    }
  }
  return found
}

/** Finds our packages in the commit and not among today's. */
function asTheyWere(packages) {
  return {
    name: 'as-they-were',
    setup(building) {
      building.onResolve({ filter: /^@trialhall\// }, ({ path }) => {
        const name = path.split('/').slice(0, 2).join('/')
        const { folder, exports } = packages.get(name) ?? {}
        const entry = exports?.[`.${path.slice(name.length)}`]
        if (!entry) return { errors: [{ text: `the commit has no ${path}` }] }
        return { path: join(folder, entry.source) }
      })
    },
  }
}

async function freeze(ref) {
  const commit = execFileSync('git', ['rev-parse', '--short', `${ref}^{commit}`], {
    cwd: inRoot('.'),
    encoding: 'utf8',
  }).trim()
  const then = mkdtempSync(join(tmpdir(), 'trialhall-then-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'packages', 'games'], {
      cwd: inRoot('.'),
      maxBuffer: 2 ** 30,
    })
    execFileSync('tar', ['-x', '-C', then], { input: archive })
    const out = inRoot('.cache', 'frozen', commit)
    mkdirSync(out, { recursive: true })
    await build({
      stdin: { contents: ENTRY, resolveDir: then },
      outfile: join(out, 'bots.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      plugins: [asTheyWere(packagesIn(then))],
    })
    const { ids } = await import(join(out, 'bots.mjs'))
    for (const id of ids)
      for (const strength of STRENGTHS)
        writeFileSync(
          join(out, `${id}-${strength}.mjs`),
          `import { frozen } from './bots.mjs'\nexport default frozen('${id}', '${strength}')\n`,
        )
    console.log(`frozen in ${out}: ${ids.join(', ')}, each as ${STRENGTHS.join(', ')}`)
  } finally {
    rmSync(then, { recursive: true })
  }
}

const [ref, ...others] = process.argv.slice(2)
if (ref === undefined || others.length > 0 || ref === '--help') {
  console.log(USAGE)
  process.exitCode = ref === '--help' ? 0 : 2
} else {
  await freeze(ref).catch((error) => {
    console.error(`${ref} cannot be frozen: ${error.message}`)
    process.exitCode = 1
  })
}
