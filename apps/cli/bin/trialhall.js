#!/usr/bin/env node
import { existsSync } from 'node:fs'

const builder = new URL('../../../scripts/build.mjs', import.meta.url)

// In the repository the program is built when its sources are newer; a published package brings it built.
if (existsSync(builder)) {
  const { buildStale } = await import(builder.href)
  await buildStale('cli').catch((error) => {
    console.error(`trialhall cannot be built:\n${error.message}`)
    process.exit(1)
  })
}
await import('../dist/main.js')
