import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Registry } from '@trialhall/kernel'
import { failed } from '../failure.ts'

/**
 * What whoever works at a run must have in common with whoever wants it, so that both come to the same figures to the last bit: the code that plays, and
 * the engine that runs it, whose arithmetic may differ in the last digit.
 */
export interface Kin {
  /** All of it, in a few letters. */
  readonly build: string
  /** The engine's version. */
  readonly engine: string
  /** The version of the rules of each game. */
  readonly rules: Readonly<Record<string, number>>
}

const LETTERS = 12
/** Loaded on demand, and not for playing. */
const APART = ['esbuild', 'pg']

/** What this program is, with the games of a module: all code that plays is bundled and hashed, wherever it is installed. */
export async function kinOf({ games }: Registry, module: string): Promise<Kin> {
  const { build } = await import('esbuild')
  const parts = [module, new URL('../sim/sim-worker.ts', import.meta.url).href].map((href) =>
    fileURLToPath(href),
  )
  const built = await build({
    stdin: { contents: parts.map((path) => `import ${JSON.stringify(path)}`).join('\n'), resolveDir: '/' },
    bundle: true,
    write: false,
    minify: true, // without the paths of files, which differ from machine to machine
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'], // inside the repository; packages elsewhere have no such entry
    external: APART,
    logLevel: 'silent',
    legalComments: 'none',
  }).catch((error: unknown) => {
    throw failed(
      `What plays cannot be told from other versions: ${String(error).split('\n')[1] ?? String(error)}.`,
    )
  })
  const text = built.outputFiles[0]?.text ?? ''
  const [major, minor] = process.versions.v8.split('.')
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, LETTERS),
    engine: `V8 ${major}.${minor}`,
    rules: Object.fromEntries(games.map(({ id, rulesVersion }) => [id, rulesVersion])),
  }
}

/** As it stands in the queue. */
export function kinText({ build, engine }: Kin): string {
  return `${build} ${engine}`
}

/**
 * Why this program must not work at a run, in one sentence; null where it may.
 * @param run whose it is, by its name, and what its own program was: the kin and the rules of its game
 */
export function strangerText(
  mine: Kin,
  run: { readonly id: string; readonly kin: string; readonly game: string; readonly rulesVersion: number },
): string | null {
  const rules = mine.rules[run.game]
  if (rules === undefined)
    return `Run ${run.id} is of the game "${run.game}", which this program does not have; it is left to others.`
  if (rules !== run.rulesVersion)
    return `Run ${run.id} is of ${run.game} by rules version ${run.rulesVersion}, and this program has version ${rules}; it is left to others.`
  if (run.kin === kinText(mine)) return null
  return `Run ${run.id} is of another build (${run.kin}; this one is ${kinText(mine)}); it is left to others. Use the same version of the program, and of Node, on all machines.`
}
