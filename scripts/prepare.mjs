import { existsSync } from 'node:fs'
import { inRoot } from './repository.mjs'

// After `npm ci` the terminal program is ready; an install without development packages cannot build it.
if (existsSync(inRoot('node_modules/esbuild'))) {
  const { build } = await import('./build.mjs')
  await build('cli')
}
