import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressFrom } from './address.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

// Both `src/` and `dist/` stand one folder below the package.
const beside = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main(): Promise<void> {
  const app = await createApp({ webFolder: resolve(process.env['TRIALHALL_WEB'] ?? beside) })
  const url = await listen(app, addressFrom(process.env))
  console.log(`Trialhall is open at ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
