import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from '@trialhall/games'
import { optionsAmongBots, wholeNumberIn, type AnyGame, type Options } from '@trialhall/kernel'
import { playthrough, recipeOf } from '../packages/kernel/src/testkit/playthroughs/playthrough.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const USAGE = `npm run playthrough -- <game> <seed> [--seats n] [--options '{"goal":20}'] [--write]
npm run playthrough -- --all

Prints a whole random match as text; --write keeps it among the game's golden playthroughs.
--all plays every golden playthrough again and writes it anew.`

/** What the command was called with. Throws on an unknown flag. */
function flags() {
  return parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      options: { type: 'string', default: '{}' },
      write: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
}

/** A registered game, or an example that is registered nowhere. */
async function findGame(id: string): Promise<{ game: AnyGame; folder: string }> {
  const example = join(ROOT, 'examples', id, 'game.ts')
  if (existsSync(example)) {
    const module = (await import(pathToFileURL(example).href)) as Readonly<Record<string, AnyGame>>
    const game = module[id]
    if (game) return { game, folder: join(ROOT, 'examples', id, 'tests/playthroughs') }
  }
  const found = games.find(id)
  if (!found.ok) throw new Error(found.fault.message)
  return { game: found.value, folder: join(ROOT, 'games', id, 'tests/playthroughs') }
}

async function writeAll(): Promise<void> {
  for (const id of [...games.games.map((game) => game.id), ...readdirSync(join(ROOT, 'examples'))]) {
    const { game, folder } = await findGame(id)
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
      const path = join(folder, name)
      write(path, playthrough(game, recipeOf(readFileSync(path, 'utf8'))))
    }
  }
}

function write(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  console.log(relative(ROOT, path))
}

async function one(
  id: string,
  seed: string,
  { seats: count, options: json, write: isKept }: Flags,
): Promise<void> {
  const { game, folder } = await findGame(id)
  const seats = count === undefined ? game.seats.min : (wholeNumberIn(count) ?? 0)
  const options = optionsAmongBots(game.options, optionsFrom(json))
  const text = playthrough(game, { seats, seed, options })
  if (isKept) write(join(folder, `${seats}-seats-${seed.replace(/[^\w-]+/g, '-')}.txt`), text)
  else process.stdout.write(text)
}

type Flags = ReturnType<typeof flags>['values']

function optionsFrom(json: string): Options {
  try {
    return JSON.parse(json) as Options
  } catch {
    throw new Error(`--options is ${json}; allowed is JSON such as {"goal":20}.`)
  }
}

try {
  const { values, positionals } = flags()
  const [id, seed] = positionals
  if (values.help) console.log(USAGE)
  else if (values.all) await writeAll()
  else if (id !== undefined && seed !== undefined) await one(id, seed, values)
  else throw new Error(USAGE)
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown)
  process.exitCode = 1
}
