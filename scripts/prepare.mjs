import { existsSync } from 'node:fs'
import { inRoot } from './kit/repository.mjs'

// After `npm ci` the terminal program is ready. An install without development packages cannot build it, and one
// that cannot be built must not keep anybody from installing what is needed to mend it.
if (existsSync(inRoot('node_modules/esbuild'))) {
  const { build } = await import('./build.mjs')
  await build('cli').catch((error) =>
    console.warn(`The terminal program could not be built: ${error.message}`),
  )
}
