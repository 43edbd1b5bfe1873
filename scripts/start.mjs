import { pathToFileURL } from 'node:url'
import { endWithNpm } from './end-with-npm.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
endWithNpm(process)

try {
  const { installMissing } = await import('./install.mjs')
  const { buildStale } = await import('./build.mjs')
  const { inRoot } = await import('./repository.mjs')
  await installMissing()
  for (const target of ['web', 'server']) {
    if (await buildStale(target)) console.log(`Built the ${target === 'web' ? 'web app' : target}.`)
  }
  await import(pathToFileURL(inRoot('apps/server/dist/main.js')).href)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
