import { existsSync } from 'node:fs'
import { failed, misused } from './failure.ts'

/** Serves a hall in this process; resolves when it is open. Throws a Failure where it cannot be. */
export type Serve = (flags: readonly string[]) => Promise<void>

/** The server's own program, as far as it is called here. */
interface ServerProgram {
  serve(called: { readonly args: readonly string[]; readonly env: NodeJS.ProcessEnv }): Promise<void>
}

// Both `src/` and `dist/` stand one folder below the package.
const program = new URL('../../server/dist/serve.js', import.meta.url)
const builder = new URL('../../../scripts/build.mjs', import.meta.url)

/** Serves a hall; server and page are built when their sources are newer. */
export async function serve(flags: readonly string[]): Promise<void> {
  await built(flags)
  const server = (await import(program.href)) as ServerProgram
  await server.serve({ args: flags, env: process.env }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    throw error.name === 'WrongSetting' ? misused(error.message) : failed(error.message)
  })
}

/** The page takes longer, and whoever only wants help needs none. */
async function built(flags: readonly string[]): Promise<void> {
  if (existsSync(builder)) {
    const { buildStale } = (await import(builder.href)) as { buildStale(target: string): Promise<boolean> }
    const isServed =
      !flags.some((flag) => /^(?:-h|--help|--web\b.*)$/.test(flag)) && !process.env['TRIALHALL_WEB']
    for (const target of isServed ? ['web', 'server'] : ['server']) await buildStale(target)
  }
  if (!existsSync(program))
    throw failed('The server is not built; "npm run build" in the repository makes it.')
}
